import type { Db } from '@plumbline/database/db.ts'
import type { RenderedMarkdown } from '../markdown/render-markdown.ts'
import { renderWritten } from '../markdown/written-text.ts'
import { type ImageSize, listImageSizes } from '../media/media-store.ts'

/** A picture of our own, as the renderer writes it. No text can look like this: there `<` is escaped. */
const OWN_IMAGE = /<img src="\/media\/([0-9a-f-]{36})"/g

/** A text as readers see it; its pictures say their size, so that nothing moves when they arrive. */
export async function renderText(db: Db, content: string): Promise<RenderedMarkdown> {
  const rendered = await renderWritten(content)
  const ids = [...rendered.html.matchAll(OWN_IMAGE)].map(([, id]) => id!)
  if (ids.length === 0) return rendered
  const sizes = new Map((await listImageSizes(db, ids)).map((size) => [size.id, size]))
  return { ...rendered, html: rendered.html.replaceAll(OWN_IMAGE, (tag, id) => sized(tag, sizes.get(id))) }
}

/** A row with its text as readers see it. */
export async function withRenderedText<Row extends { content: string }>(db: Db, { content, ...row }: Row) {
  const { html, headings } = await renderText(db, content)
  return { ...row, html, headings }
}

function sized(tag: string, size: ImageSize | undefined): string {
  return size ? `${tag} width="${size.width}" height="${size.height}" loading="lazy"` : tag
}
