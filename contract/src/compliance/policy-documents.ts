import { z } from 'zod'
import { Topic } from './topics.ts'

export const POLICY_BODY_AT_MOST = 200_000
export const DOCUMENT_MIB_AT_MOST = 10

export const PolicyTemplate = z.object({
  key: z.string(),
  title: z.string(),
  topic: Topic.nullable(),
  /** The day of the regulation text that it was checked against. */
  checkedAgainst: z.string(),
  body: z.string(),
})
export type PolicyTemplate = z.infer<typeof PolicyTemplate>

export const PolicyTemplateSummary = PolicyTemplate.omit({ body: true }).extend({
  sections: z.number().int(),
  /** The paragraphs of law that its sections carry out. */
  citations: z.array(z.string()),
})
export type PolicyTemplateSummary = z.infer<typeof PolicyTemplateSummary>

/** What a Word file or a PDF has and Markdown does not keep, and what was told by its place on a page. */
export const DocumentLoss = z.object({
  kind: z.enum([
    'picture',
    'header_or_footer',
    'comment',
    'tracked_change',
    'merged_cell',
    'underline',
    'equation',
    'page_without_text',
    'contents_line',
    'form_field',
    'unreadable_letter',
    'column_page',
    'guessed_table',
    'slanted_text',
  ]),
  count: z.number().int(),
  /** Of a PDF: where. */
  pages: z.array(z.number().int()).optional(),
})
export type DocumentLoss = z.infer<typeof DocumentLoss>

export const ReadDocument = z.object({
  /** The first heading of the first level; '' without one. */
  title: z.string(),
  /** Markdown. */
  body: z.string(),
  losses: z.array(DocumentLoss),
})
export type ReadDocument = z.infer<typeof ReadDocument>

export const DOCUMENT_REFUSALS = {
  NOT_A_DOCX: {
    status: 422,
    message: 'This is neither a Word file (.docx) nor a PDF. Save it as one of them and send it again.',
  },
  DOCUMENT_ENCRYPTED: {
    status: 422,
    message: 'The file is encrypted. Take its password off and send it again.',
  },
  DOCUMENT_TOO_LARGE: {
    status: 422,
    message: `The file is damaged, larger than ${DOCUMENT_MIB_AT_MOST} MB, or unpacks to more than we read.`,
  },
  DOCUMENT_DAMAGED: {
    status: 422,
    message: 'The file could not be read. Open it in its program, save it again, and send that.',
  },
  DOCUMENT_TOO_LONG: {
    status: 422,
    message: `The text is longer than ${POLICY_BODY_AT_MOST.toLocaleString('en-US')} characters, the limit of a policy.`,
  },
  DOCUMENT_SCANNED: {
    status: 422,
    message:
      'The PDF holds pictures of its pages and no text, as a scanner makes them. Send the file that was printed, or type the text.',
  },
  DOCUMENT_EMPTY: { status: 422, message: 'The file has no text.' },
} as const
