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
}

/** What was read of a Word file, and what is lost, before anything is saved. */
export function DocumentPreview({ document: { body, losses } }: { document: ReadDocument }) {
  const headings = policySections(body).length - 1
  const counted = `${body.length.toLocaleString('en-US')} characters with ${headings} ${headings === 1 ? 'heading' : 'headings'} were read.`
  if (losses.length === 0)
    return <Banner tone="success" title={`${counted} Everything but fonts and colors stays.`} />
  return (
    <Banner tone="warning" title={counted}>
      <p>Fonts and colors do not stay, nor does this:</p>
      <ul className="list-disc pl-5">
        {losses.map(({ kind, count }) => (
          <li key={kind}>
            {count} {WORDS[kind][count === 1 ? 0 : 1]}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
