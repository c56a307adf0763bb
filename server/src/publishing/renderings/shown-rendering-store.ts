import type { Db } from '@plumbline/database/db.ts'
import type { MarginNote } from '../../platform/markdown/margin-notes.ts'
import { type Rendering, renderText } from './text-rendering-store.ts'

/** A row read with `renderedColumns`. */
export interface WithRendering {
  rendering: Rendering | null
  source: string | null
}

/** The stored rendering. A text that the program has just loaded has none yet, and is rendered here. */
export async function renderingOf(
  db: Db,
  { rendering, source }: WithRendering,
  marginNotes: readonly MarginNote[] = [],
): Promise<Rendering> {
  return rendering && source === null ? rendering : renderText(db, source!, marginNotes)
}

/** A row with its rendered text. */
export async function withRenderedText<Row extends WithRendering>(
  db: Db,
  { rendering, source, ...row }: Row,
  marginNotes: readonly MarginNote[] = [],
) {
  const { html, headings } = await renderingOf(db, { rendering, source }, marginNotes)
  return { ...row, html, headings }
}
