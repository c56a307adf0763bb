import { isFit, type LinearFit, type LogisticFit } from '@plumbline/rules/fair-lending/regression.ts'
import type { WorkbookSheet } from '../hmda/workbook-file.ts'
import { figureRows } from './outcome-tables.tsx'
import { COUNSEL_MARK, type ReportSource, reportPaper } from './report-paper.ts'
import { controlWords, type Explained } from './report-words.ts'

type Cell = string | number
const cells = (row: readonly (Cell | undefined)[]): Cell[] => row.map((cell) => cell ?? '')

/** The report as sheets: its words, then every figure unrounded. */
export function reportSheets(source: ReportSource): WorkbookSheet[] {
  const [head, ...rows] = figureRows(source.analysis)
  return [
    {
      name: 'Report',
      widths: [140],
      head: [source.words.isForCounsel ? `Fair lending review. ${COUNSEL_MARK}` : 'Fair lending review'],
      rows: reportPaper(source).blocks.flatMap((block) =>
        block.kind === 'text' || block.kind === 'heading' ? [[block.text]] : [],
      ),
    },
    { name: 'Figures', widths: head!.map(() => 20), head: head!.map(String), rows: rows.map(cells) },
    {
      name: 'Alike applicants',
      widths: [12, 28, 50, 40, 16, 16, 16, 16],
      head: ['About', 'Group', 'Held equal', 'Term', 'Coefficient', 'Robust error', 'p', 'Used'],
      rows: source.explained.flatMap(termRows),
    },
    {
      name: 'Reviewed pairs',
      widths: [14, 32, 100],
      head: ['Denied, line', 'Group', 'Note'],
      rows: source.notes.map(({ line, group, note }) => [line, group, note]),
    },
    ...source.parts.flatMap(({ title, tables }) =>
      tables.map(({ head: names, rows: lines }, at) => ({
        name: `${title.slice(0, 26)} ${at + 1}`,
        widths: names.map(() => 24),
        head: names,
        rows: lines,
      })),
    ),
  ]
}

function termRows({ about, controlled }: Explained): Cell[][] {
  const { question, used } = controlled
  const lead = [about, question.group, controlWords({ about, controlled } as Explained)]
  const { result } = controlled
  if (!isFit<LogisticFit | LinearFit>(result)) return [[...lead, result.message, '', '', '', used]]
  const terms =
    'fit' in result
      ? result.fit.map(({ standardErrorSandwich, ...term }) => ({ ...term, error: standardErrorSandwich }))
      : result.terms.map(({ standardErrorHc1, ...term }) => ({ ...term, error: standardErrorHc1 }))
  return terms.map(({ name, coefficient, error, p }) => [...lead, name, coefficient, error, p, used])
}
