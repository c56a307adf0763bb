import type { Citation } from '@plumbline/rules/citations/citation.ts'
import { findCitations } from '@plumbline/rules/citations/find-citations.ts'
import type { CitationContext } from '@plumbline/rules/citations/parse-citation.ts'
import type { ReactNode } from 'react'

interface CitedTextProps {
  text: string
  context: CitationContext
  link: (citation: Citation, text: string) => ReactNode
}

/** A text whose citations are links. Lines of flush text stay apart; lines with tabs are the rows of a table. */
export function CitedText({ text, context, link }: CitedTextProps) {
  return blocksOf(text).map((block, index) =>
    typeof block === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no other name
      <span key={index} className={index === 0 ? undefined : 'mt-1.5 block'}>
        {withLinks(block, context, link)}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: likewise
      <TextTable key={index} rows={block} context={context} link={link} />
    ),
  )
}

/** Lines, and the rows of tables that stand together. */
function blocksOf(text: string): (string | string[][])[] {
  const blocks: (string | string[][])[] = []
  for (const line of text.split('\n')) {
    const last = blocks.at(-1)
    if (!line.includes('\t')) blocks.push(line)
    else if (Array.isArray(last)) last.push(line.split('\t'))
    else blocks.push([line.split('\t')])
  }
  return blocks
}

/** Of spans, since the text of a paragraph holds no blocks. */
function TextTable({ rows, context, link }: Omit<CitedTextProps, 'text'> & { rows: readonly string[][] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table may not stand in a paragraph
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reached with the keyboard
    <span role="region" aria-label="Table" tabIndex={0} className="my-2 block overflow-x-auto">
      {/* biome-ignore lint/a11y/useSemanticElements: likewise */}
      <span role="table" className="table border-collapse text-[0.9375rem] tabular-nums">
        {rows.map((cells, row) => (
          // biome-ignore lint/a11y/useSemanticElements: likewise
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
          // biome-ignore lint/a11y/useFocusableInteractive: a row of text is nothing to press
          <span key={row} role="row" className="table-row">
            {cells.map((cell, column) => (
              // biome-ignore lint/a11y/useSemanticElements: likewise
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name
              <span key={column} role="cell" className="table-cell border border-line px-2.5 py-1 align-top">
                {withLinks(cell, context, link)}
              </span>
            ))}
          </span>
        ))}
      </span>
    </span>
  )
}

function withLinks(line: string, context: CitationContext, link: CitedTextProps['link']): ReactNode[] {
  const parts: ReactNode[] = []
  let end = 0
  for (const found of findCitations(line, context)) {
    if (found.start > end) parts.push(line.slice(end, found.start))
    parts.push(<span key={found.start}>{link(found.citation, found.text)}</span>)
    end = found.end
  }
  parts.push(line.slice(end))
  return parts
}
