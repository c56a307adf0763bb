/** A table cell: text, or a number that is aligned right. */
export type DocumentCell = string | number

export interface MarkedPiece {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** As it is in the text: a mark that is only a line is lost when the text is copied or read aloud. */
export function bracketed({ kind, text }: MarkedPiece): string {
  return kind === 'same' ? text : kind === 'added' ? `{${text}}` : `[${text}]`
}

export type DocumentBlock =
  /** One that is roomy begins a page of its own where little of the present one is left. */
  | { kind: 'heading'; text: string; note?: string; isRoomy?: boolean }
  | { kind: 'paragraph'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'pageBreak' }
  | { kind: 'facts'; facts: { label: string; value: string }[] }
  | { kind: 'list'; items: string[] }
  /** Lists within lists, whose items have numbers or bullets. */
  | { kind: 'outline'; items: OutlineItem[] }
  | { kind: 'entries'; entries: { title: string; detail: string; text: string }[] }
  | { kind: 'bar'; label: string; percent: number }
  /** Values over time, drawn where a format draws; what it shows is in the words and in the table that follows. */
  | { kind: 'chart'; chart: DocumentChart }
  /** Words that were taken out or put in; told apart by lines and brackets, not by color alone. */
  | { kind: 'marked'; pieces: MarkedPiece[] }
  | { kind: 'table'; headings: string[]; rows: DocumentCell[][]; widths?: number[] }

export interface OutlineItem {
  /** Which list of the document: each counts for itself. */
  list: number
  depth: number
  /** A number with a period, or a bullet. Empty where it goes on with the item before. */
  mark: string
  text: string
}

export interface DocumentChart {
  form: 'line' | 'columns'
  /** What its values are of: the head of their labels where they are listed. */
  of: string
  /** What it shows, in a few words. */
  caption: string
  /** What a screen reader says in its place. */
  words: string
  points: { label: string; value: number }[]
  /** The end of the scale; the highest value where absent. */
  most?: number
}

/** The colors and the logo of the issuer of a document. */
export interface DocumentLook {
  /** Of headings: #0e4b42. */
  color: string
  /** A PNG without transparency, in base 64, and its size in pixels. */
  logo: { png: string; width: number; height: number } | null
}

/** A document before it is drawn, as plain data: every format draws the same blocks, in any thread. */
export interface DocumentContent {
  title: string
  /** The line below the title: the period, the institution, for whom and when. */
  about: string
  /** Shown in the properties of the file; the title when absent. */
  fileTitle?: string
  createdAt: string
  /** Whose document it is: the name is above the title where there is no logo. The product's where absent. */
  issuer?: string
  look?: DocumentLook
  blocks: DocumentBlock[]
}
