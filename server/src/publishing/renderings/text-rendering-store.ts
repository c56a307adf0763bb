import type { Db } from '@plumbline/database/db.ts'
import type { MarginNote } from '../../platform/markdown/margin-notes.ts'
import {
  type RenderErrors,
  renderInWorker,
  requireRenderable,
  type Writer,
} from '../../platform/markdown/render-in-worker.ts'
import type { RenderedMarkdown } from '../../platform/markdown/render-markdown.ts'
import { type ImageSize, listImageSizes } from '../media/media-store.ts'

/** What is stored of a rendered text. */
export type Rendering = Pick<RenderedMarkdown, 'html' | 'headings' | 'tasks'>

/** One of our pictures as the renderer writes it. Text cannot contain this, because `<` is escaped. */
const OWN_IMAGE = /<img src="\/media\/([0-9a-f-]{36})"/g

/** Rendered HTML whose pictures have their size, which avoids layout shifts. */
export async function renderText(
  db: Db,
  source: string,
  marginNotes: readonly MarginNote[] = [],
  writer?: Writer,
): Promise<Rendering> {
  return withImageSizes(db, await renderInWorker(source, marginNotes, writer))
}

/** Rendered before it is saved; a text that cannot be rendered is refused. */
export async function renderForSaving(
  db: Db,
  source: string,
  marginNotes: readonly MarginNote[],
  errors: RenderErrors,
  writer?: Writer,
): Promise<Rendering> {
  return withImageSizes(db, await requireRenderable(source, marginNotes, errors, writer))
}

async function withImageSizes(db: Db, { html, headings, tasks }: RenderedMarkdown): Promise<Rendering> {
  const ids = [...html.matchAll(OWN_IMAGE)].map(([, id]) => id!)
  if (ids.length === 0) return { html, headings, tasks }
  const sizes = new Map((await listImageSizes(db, ids)).map((size) => [size.id, size]))
  return { html: html.replaceAll(OWN_IMAGE, (tag, id) => sized(tag, sizes.get(id))), headings, tasks }
}

function sized(tag: string, size: ImageSize | undefined): string {
  return size ? `${tag} width="${size.width}" height="${size.height}" loading="lazy"` : tag
}
