/** A table cell: text, or a number that is aligned right. */
export type DocumentCell = string | number

export type DocumentBlock =
  | { kind: 'heading'; text: string; note?: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'facts'; facts: { label: string; value: string }[] }
  | { kind: 'list'; items: string[] }
  | { kind: 'entries'; entries: { title: string; detail: string; text: string }[] }
  | { kind: 'bar'; label: string; percent: number }
  | { kind: 'table'; headings: string[]; rows: DocumentCell[][]; widths?: number[] }

/** A document before it is drawn, as plain data: every format draws the same blocks, in any thread. */
export interface DocumentContent {
  title: string
  /** The line below the title: the period, the institution, for whom and when. */
  about: string
  /** Shown in the properties of the file; the title when absent. */
  fileTitle?: string
  createdAt: string
  blocks: DocumentBlock[]
}
