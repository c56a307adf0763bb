import type { DocumentLoss, ReadDocument } from '@plumbline/contract/compliance/policy-documents.ts'
import { policySections } from '@plumbline/rules/policies/policy-sections.ts'
import { Banner } from '../../ui/banner.tsx'

const WORDS: Readonly<Record<DocumentLoss['kind'], [one: string, many: string]>> = {
  picture: ['picture', 'pictures'],
  header_or_footer: ['header or footer', 'headers and footers'],
  comment: ['comment', 'comments'],
  tracked_change: [
    'tracked change: what was inserted is read, what was deleted is not',
    'tracked changes: what was inserted is read, what was deleted is not',
  ],
  merged_cell: ['merged cell: it is split', 'merged cells: they are split'],
  underline: ['underlined passage: the words stay', 'underlined passages: the words stay'],
  equation: ['equation', 'equations'],
  page_without_text: ['page without text, such as a scanned one', 'pages without text, such as scanned ones'],
  contents_line: ['line of a table of contents', 'lines of a table of contents'],
  form_field: ['filled-in field of a form', 'filled-in fields of a form'],
  unreadable_letter: [
    'letter whose font does not say what it is',
    'letters whose font does not say what they are',
  ],
  slanted_text: ['text across the page, such as a watermark', 'texts across the page, such as a watermark'],
  column_page: [
    'page in two columns: the left one is read first',
    'pages in two columns: the left one is read first',
  ],
  guessed_table: [
    'table: its cells were told by their place. Check it',
    'tables: their cells were told by their place. Check them',
  ],
}

interface DocumentPreviewProps {
  document: ReadDocument
  isPdf: boolean
}

const pagesText = (pages: readonly number[]) =>
  pages.length === 1 ? `page ${pages[0]}` : `pages ${pages.join(', ')}`

/** What was read of a file, and what is lost, before anything is saved. */
export function DocumentPreview({ document: { body, losses }, isPdf }: DocumentPreviewProps) {
  const look = isPdf ? 'Fonts, colors, bold, and italics' : 'Fonts and colors'
  const headings = policySections(body).length - 1
  const counted = `${body.length.toLocaleString('en-US')} characters with ${headings} ${headings === 1 ? 'heading' : 'headings'} were read.`
  if (losses.length === 0)
    return (
      <Banner
        tone="success"
        title={
          isPdf
            ? `${counted} ${look} are lost. Headings, lists, and tables are guessed from the page: compare them with the file.`
            : `${counted} ${look} are lost; everything else is kept.`
        }
      />
    )
  return (
    <Banner tone="warning" title={counted}>
      <p>{look} are lost. These are lost too, or need checking:</p>
      <ul className="list-disc pl-5">
        {losses.map(({ kind, count, pages }) => (
          <li key={kind}>
            {count} {WORDS[kind][count === 1 ? 0 : 1]}
            {pages && ` (${pagesText(pages)})`}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
