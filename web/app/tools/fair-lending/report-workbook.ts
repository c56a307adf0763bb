import { isFit } from '@plumbline/rules/fair-lending/design.ts'
import type {
  LinearFit,
  LinearTerm,
  LogisticFit,
  LogisticTerm,
} from '@plumbline/rules/fair-lending/regression.ts'
import type { WorkbookSheet } from '../hmda/workbook-file.ts'
import { focalRows, priceRows, rateRows } from './figure-rows.ts'
import { PAIR_WORDS } from './matters.ts'
import { COUNSEL_MARK, type ReportSource, reportPaper } from './report-paper.ts'
import { controlWords, type Explained } from './report-words.ts'

/** As many whole words as Excel allows in 31 characters. */
const sheetName = (words: string): string => /^.{0,31}(?=\s|$)/.exec(words)![0]

type Cell = string | number
const cells = (row: readonly (Cell | undefined)[]): Cell[] => row.map((cell) => cell ?? '')

/** The report as sheets: its words, then every figure unrounded. */
export function reportSheets(source: ReportSource): WorkbookSheet[] {
  return [
    {
      name: 'Report',
      widths: [140],
      head: [source.words.isForCounsel ? `Fair lending review. ${COUNSEL_MARK}` : 'Fair lending review'],
      rows: reportPaper(source).blocks.flatMap((block) =>
        block.kind === 'text' || block.kind === 'heading' ? [[block.text]] : [],
      ),
    },
    figureSheet('Rates', rateRows(source.analysis)),
    figureSheet('Prices', priceRows(source.analysis)),
    figureSheet('Focal points', focalRows(source.analysis)),
    {
      name: 'Alike applicants',
      widths: [12, 28, 50, 40, ...TERM_FIGURES.map(() => 16), 16],
      head: ['About', 'Group', 'Held equal', 'Term', ...TERM_FIGURES.map(([heading]) => heading), 'Used'],
      rows: source.explained.flatMap(termRows),
    },
    {
      name: 'Reviewed pairs',
      widths: [14, 32, 100],
      head: ['Application', 'Group', 'Note'],
      rows: source.notes.map(({ about, line, group, note }) => [
        `${PAIR_WORDS[about].applicant}, line ${line}`,
        group,
        note,
      ]),
    },
    ...source.parts.flatMap(({ tables, sheets }) => [
      ...tables
        // Its sheet has every row.
        .filter(({ head: names }) => !sheets?.some(({ head }) => head[0] === names[0]))
        .map(({ head: names, rows: lines }) => ({
          name: sheetName(names[0]!),
          widths: names.map(() => 24),
          head: names,
          rows: lines,
        })),
      ...(sheets ?? []).map(({ name, head, rows }) => ({
        ...{ name, widths: head.map(() => 24), head: [...head], rows: rows.map((row) => [...row]) },
      })),
    ]),
  ]
}

const figureSheet = (name: string, [head, ...rows]: (Cell | undefined)[][]): WorkbookSheet => ({
  name,
  widths: head!.map(() => 20),
  head: head!.map(String),
  rows: rows.map(cells),
})

type AnyTerm = Partial<LogisticTerm & LinearTerm>

const TERM_FIGURES: readonly [heading: string, of: (term: AnyTerm) => number | undefined][] = [
  ['Coefficient', ({ coefficient }) => coefficient],
  ['Model error', ({ standardError }) => standardError],
  [
    'Robust error',
    ({ standardErrorSandwich, standardErrorHc1 }) => standardErrorSandwich ?? standardErrorHc1,
  ],
  ['p', ({ p }) => p],
  ['Low (robust)', ({ low }) => low],
  ['High (robust)', ({ high }) => high],
  ['Odds ratio', ({ oddsRatio }) => oddsRatio],
  ['Odds ratio, low', ({ oddsRatioLow }) => oddsRatioLow],
  ['Odds ratio, high', ({ oddsRatioHigh }) => oddsRatioHigh],
  ['Marginal effect', ({ averageMarginalEffect }) => averageMarginalEffect],
  ['Effect, error', ({ averageMarginalEffectSe }) => averageMarginalEffectSe],
  ['Effect, low', ({ averageMarginalEffectLow }) => averageMarginalEffectLow],
  ['Effect, high', ({ averageMarginalEffectHigh }) => averageMarginalEffectHigh],
]

function termRows({ about, controlled }: Explained): Cell[][] {
  const { question, used } = controlled
  const lead = [about, question.group, controlWords({ about, controlled } as Explained)]
  const { result } = controlled
  if (!isFit<LogisticFit | LinearFit>(result))
    return [[...lead, result.message, ...TERM_FIGURES.map(() => ''), used]]
  const terms: readonly AnyTerm[] = 'fit' in result ? result.fit : result.terms
  return terms.map((term) => [
    ...[...lead, term.name!],
    ...cells(TERM_FIGURES.map(([, of]) => of(term))),
    used,
  ])
}
