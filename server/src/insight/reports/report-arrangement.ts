import type { ReportContent, ReportSection } from './report-content.ts'

/** A report as it is read: what to make of it first, then the sections that hold something. */
export function arranged({ kind, sections }: ReportContent): ReportSection[] {
  const filled = sections.filter((section) => !isEmpty(section))
  const nothing = [...new Set(sections.filter(isEmpty).map(({ empty }) => empty))]
  // The board's report opens with the words of a manager.
  if (kind !== 'board-report') return [inShort(sections, nothing), ...filled]
  return nothing.length > 0 ? [...filled, { ...WORDS, title: 'Nothing to report', list: nothing }] : filled
}

const isEmpty = ({ columns, rows, sentences, chart }: ReportSection): boolean =>
  columns.length > 0 && rows.length === 0 && !sentences?.length && !chart

const WORDS = { columns: [], rows: [], empty: '' }

function inShort(sections: readonly ReportSection[], nothing: readonly string[]): ReportSection {
  const said = sections.flatMap((section) => (section.inShort ? [section.inShort] : []))
  const textOf = (needsAttention: boolean) =>
    said
      .filter((one) => one.needsAttention === needsAttention)
      .map(({ text }) => text)
      .join(' ')
  const [poor, fine] = [textOf(true), textOf(false)]
  const verdict = poor ? `Needs attention: ${poor}` : 'Nothing that is counted here needs attention.'
  return {
    ...WORDS,
    title: 'In short',
    sentences: [said.length > 0 ? verdict : '', fine, nothing.join(' ')].filter(Boolean),
  }
}
