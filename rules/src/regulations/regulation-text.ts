/** One piece of a regulation that has a citation of its own. */
export interface RegulationParagraph {
  /** The citation within the part, made unique by `#2` where the official text repeats a number. */
  key: string
  /** The page of the library: '19', 'appendix-h', 'supplement-i'. */
  page: string
  kind: 'heading' | 'introduction' | 'paragraph' | 'definition' | 'comment' | 'comment-heading' | 'appendix'
  /** Marks below the section, the appendix, or the heading of the comments. */
  path: string[]
  /** Levels of indentation. */
  level: number
  text: string
}

/** A note of the editors that announces an amendment; never a text of the rule. */
export interface RegulationNote {
  page: string
  text: string
  /** Where the document is printed: 89 FR 19202. */
  volume?: number
  fromPage?: number
}

export interface RegulationPage {
  id: string
  /** `§ 1026.19`, `Appendix H`. */
  label: string
  title: string
  kind: 'section' | 'appendix' | 'supplement'
  isReserved: boolean
}

export interface TextCounts {
  sections: number
  appendices: number
  supplements: number
  paragraphs: number
  comments: number
  subcomments: number
  headings: number
  appendixLines: number
  /** Lines without a mark: flush text, cells of tables, definitions, torn lists. */
  unmarked: number
  /** Groups whose numbering does not run without a gap. */
  doubts: string[]
}

export interface RegulationText {
  part: string
  pages: RegulationPage[]
  paragraphs: RegulationParagraph[]
  notes: RegulationNote[]
  counts: TextCounts
}
