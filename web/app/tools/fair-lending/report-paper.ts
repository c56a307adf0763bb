import type { FairLendingAnalysis } from '@plumbline/rules/fair-lending/analysis.ts'
import { BASES, GROUP_RULES } from '@plumbline/rules/fair-lending/applications.ts'
import type { Disparity } from '@plumbline/rules/fair-lending/disparity.ts'
import type { PairAbout } from '@plumbline/rules/fair-lending/matched-pairs.ts'
import { MEASURES, type Measure, SMALL_GROUP } from '@plumbline/rules/fair-lending/outcomes.ts'
import type { Paper, PaperBlock } from '../hmda/pdf-paper.ts'
import {
  BASIS_NAMES,
  chance,
  findingsLead,
  isAdverseImpact,
  MEASURE_HINTS,
  MEASURE_NAMES,
  PRICE_NAMES,
  percent,
  priceText,
  thousands,
} from './fair-lending-words.ts'
import { PAIR_WORDS } from './matters.ts'
import { appendixBlocks } from './report-appendix.ts'
import { controlWords, type Explained, effectText, explainedSentence } from './report-words.ts'

/** What a person writes about the figures. */
export interface ReportWords {
  institution: string
  question: string
  reviewed: string
  next: string
  isForCounsel: boolean
  counsel: string
}

/** A note on a matched pair, by the line of the group's application. */
export interface PairNote {
  about: PairAbout
  line: number
  group: string
  note: string
}

/** A part that another screen adds to the findings, such as the market. */
export interface ReportPart {
  title: string
  /** What of it belongs on the first page. */
  brief: readonly string[]
  sentences: readonly string[]
  tables: readonly PaperTable[]
  /** Longer tables for the workbook alone. */
  sheets?: readonly { name: string; head: readonly string[]; rows: readonly (readonly string[])[] }[]
}

export type PaperTable = PaperBlock & { kind: 'table' }

export interface ReportSource {
  name: string
  analysis: FairLendingAnalysis
  explained: readonly Explained[]
  notes: readonly PairNote[]
  parts: readonly ReportPart[]
  words: ReportWords
  /** The day it is made, as people read it. */
  day: string
}

export const COUNSEL_MARK = 'Prepared at the direction of counsel'
export const USUAL_QUESTION =
  'Were applicants of different ethnicity, race, sex, or age treated alike when we decided on their applications and set their prices?'
export const USUAL_NEXT =
  'Read the files behind each difference, write down the reason for each decision, and correct what has none.'

const text = (words: string, strong = false): PaperBlock => ({ kind: 'text', text: words, strong })
const heading = (words: string): PaperBlock => ({ kind: 'heading', text: words })
const written = (words: string, otherwise: string): PaperBlock[] =>
  (words.trim() || otherwise).split(/\n+/).map((line) => text(line))

/** For counsel or the board: what was asked, looked at, found, and left open. The first page needs no statistics. */
export function reportPaper(source: ReportSource): Paper {
  const { words, analysis, name, day, parts } = source
  const mark = words.isForCounsel ? markOf(words) : undefined
  const lead = findingsLead(analysis.findings)
  const found = [
    ...(lead ? [lead] : []),
    ...new Set([...analysis.sentences, ...parts.flatMap(({ brief }) => brief)]),
  ]
  return {
    title: 'Fair lending review',
    ...(mark && { foot: COUNSEL_MARK }),
    blocks: [
      ...(mark ? [text(mark, true)] : []),
      text(`${words.institution.trim() || 'Institution not named'}. Made on ${day} from ${name}.`),
      heading('In short'),
      ...found.map((sentence) => text(sentence)),
      heading('How to read this'),
      text(
        'A difference is a question, not proof that anybody was treated unfairly: a register does not hold every reason for a decision. “Chance alone does not explain it” means that a difference this large would seldom come about if both groups had been treated alike. The sections that follow hold every figure.',
      ),
      { kind: 'pageBreak' },
      heading('The question'),
      ...written(words.question, USUAL_QUESTION),
      heading('The data'),
      ...dataBlocks(source),
      heading('The method'),
      ...methodBlocks(),
      heading('Findings: outcomes'),
      ...outcomeBlocks(analysis),
      heading('Findings: prices and time'),
      ...priceBlocks(analysis),
      heading('Findings: where denials concentrate'),
      ...focalBlocks(analysis),
      heading('Findings: similarly situated applicants'),
      ...explainedBlocks(source.explained),
      ...parts.flatMap(({ title, sentences, tables }) => [
        heading(`Findings: ${title.charAt(0).toLowerCase()}${title.slice(1)}`),
        ...sentences.map((sentence) => text(sentence)),
        ...tables,
      ]),
      heading('Limits'),
      ...limitBlocks(words),
      heading('What was reviewed'),
      ...reviewedBlocks(source),
      heading('What is next'),
      ...written(words.next, USUAL_NEXT),
      { kind: 'signature', text: 'Reviewed by, title, and date' },
      ...appendixBlocks(analysis),
    ],
  }
}

const markOf = ({ counsel }: ReportWords) =>
  counsel.trim() ? `${COUNSEL_MARK}, ${counsel.trim()}. Confidential.` : `${COUNSEL_MARK}. Confidential.`

function dataBlocks({ analysis }: ReportSource): PaperBlock[] {
  const { year, rows, applications, leftOut, notProvided } = analysis
  return [
    text(
      `The register${year && ` of ${year}`} has ${thousands(rows)} loan rows; ${thousands(applications)} of them are applications that are compared here.`,
    ),
    ...(leftOut.length > 0
      ? [text(`Left out: ${leftOut.map(({ because, rows: count }) => `${count} ${because}`).join(', ')}.`)]
      : []),
    text(
      `Applicants did not say, or were not natural persons: ${BASES.map((basis) => `${BASIS_NAMES[basis].toLowerCase()} in ${notProvided[basis]}`).join(', ')}. They are counted and compared with nobody.`,
    ),
    ...BASES.map((basis) => text(`${BASIS_NAMES[basis]}: ${GROUP_RULES[basis]}`)),
  ]
}

const methodBlocks = (): PaperBlock[] => [
  text(
    `Rates of two groups are compared by Fisher’s exact test, averages of prices by Welch’s test. Each is two-sided and corrected by Holm’s method for all comparisons of its table; below 5 percent it is called out. Groups of fewer than ${SMALL_GROUP} are counted and not judged.`,
  ),
  text(
    'A ratio is the rate of the group over the rate of its comparison group, with a 95 percent interval. Where similarly situated applicants are compared, a logistic regression (denial) or least squares (rate spread) with robust errors holds the named figures equal.',
  ),
]

function outcomeBlocks({ outcomes }: FairLendingAnalysis): PaperBlock[] {
  return MEASURES.flatMap((measure): PaperBlock[] => {
    const rows = outcomes.filter((row) => row.measure === measure && row.groupTotal > 0)
    const lead = text(`${MEASURE_NAMES[measure]}. ${MEASURE_HINTS[measure]}`, true)
    if (rows.length === 0) return [lead, text('No group to compare.')]
    if (hasNoEvent(rows)) return [lead, text('None, in any group.')]
    return [
      lead,
      {
        kind: 'table',
        widths: [0.28, 0.18, 0.2, 0.19, 0.15],
        head: ['Group', 'Rate', 'Comparison', 'Ratio (95 percent)', 'Beyond chance'],
        rows: rows.map(({ group, groupEvents, groupTotal, disparity, tooSmall, isSignal, ...row }) => [
          `${group}, against ${row.comparison}`,
          `${disparity ? `${percent(disparity.groupRate)}, ` : ''}${groupEvents} of ${groupTotal}`,
          disparity
            ? `${percent(disparity.comparisonRate)}, ${row.comparisonEvents} of ${row.comparisonTotal}`
            : 'nobody',
          ratioText(disparity),
          `${verdict(tooSmall, isSignal, row.correctedP)}${fourFifths(row.measure, tooSmall, disparity)}`,
        ]),
      },
    ]
  })
}

/** A table of zeros says no more than a sentence. */
export const hasNoEvent = (rows: readonly { groupEvents: number; comparisonEvents: number }[]): boolean =>
  rows.every(({ groupEvents, comparisonEvents }) => groupEvents === 0 && comparisonEvents === 0)

const fourFifths = (measure: Measure, tooSmall: boolean, disparity: Disparity | undefined): string =>
  isAdverseImpact(measure, tooSmall, disparity) ? '; below four fifths' : ''

export function ratioText(disparity: FairLendingAnalysis['outcomes'][number]['disparity']): string {
  if (disparity?.ratio === undefined) return 'not defined'
  const { ratio, ratioInterval } = disparity
  return ratioInterval
    ? `${ratio.toFixed(2)} (${ratioInterval[0].toFixed(2)} to ${ratioInterval[1].toFixed(2)})`
    : ratio.toFixed(2)
}

export function verdict(tooSmall: boolean, isSignal: boolean, p: number | undefined): string {
  if (tooSmall) return 'Too small to say'
  return `${isSignal ? 'Yes' : 'No'}, p ${chance(p)}`
}

function priceBlocks({ prices }: FairLendingAnalysis): PaperBlock[] {
  if (prices.length === 0) return [text('The register has no prices to compare between groups.')]
  return [
    {
      kind: 'table',
      widths: [0.2, 0.3, 0.18, 0.17, 0.15],
      head: ['What', 'Group', 'Mean', 'Comparison', 'Beyond chance'],
      rows: prices.map((row) => [
        PRICE_NAMES[row.price],
        `${row.group} (${row.groupCount}), against ${row.comparison} (${row.comparisonCount})`,
        priceText(row.price, row.groupMean),
        priceText(row.price, row.comparisonMean),
        verdict(row.tooSmall, row.isSignal, row.correctedP),
      ]),
    },
  ]
}

function focalBlocks({ focalPoints }: FairLendingAnalysis): PaperBlock[] {
  if (focalPoints.length === 0)
    return [text('No loan originator, purpose, type, county, or month stands out beyond chance.')]
  return [
    {
      kind: 'table',
      widths: [0.3, 0.28, 0.14, 0.14, 0.14],
      head: ['Where', 'Group', 'Denied', 'Comparison', 'p'],
      rows: focalPoints.map((point) => [
        `${point.kind} ${point.label}`,
        point.group,
        `${point.groupDenied} of ${point.groupTotal}`,
        `${point.comparisonDenied} of ${point.comparisonTotal}`,
        chance(point.correctedP),
      ]),
    },
  ]
}

function explainedBlocks(explained: readonly Explained[]): PaperBlock[] {
  if (explained.length === 0)
    return [
      text('No regression was run. Differences above are before any reason for a decision is looked at.'),
    ]
  return explained.flatMap((each): PaperBlock[] => [
    text(
      `${each.about === 'denial' ? 'Denials' : 'Rate spreads'} of ${each.controlled.question.group} applicants, alike in: ${controlWords(each)}.`,
      true,
    ),
    text(`${explainedSentence(each)} ${each.controlled.used} applications were used.`),
    {
      kind: 'table',
      widths: [0.6, 0.4],
      head: ['Held equal', 'Difference that is left'],
      rows: each.controlled.steps.map(({ with: control, effect }, at) => [
        control ? `and ${controlWords(stepOf(each, at))}` : 'Nothing',
        effect === undefined ? 'not fitted' : effectText(each, effect),
      ]),
    },
  ])
}

/** The same answer as if it had only the control of that step, for its words. */
const stepOf = (each: Explained, at: number): Explained =>
  ({
    ...each,
    controlled: {
      ...each.controlled,
      question: { ...each.controlled.question, controls: [each.controlled.steps[at]!.with!] },
    },
  }) as Explained

const limitBlocks = ({ isForCounsel }: ReportWords): PaperBlock[] => [
  text(
    'A register does not hold every reason for a decision. A difference that is found may have a lawful reason in the files, and a difference that is not found may hide in small numbers.',
  ),
  text(
    'Figures that are derived from loan and application files are not privileged as a self-test, even if they are aggregated or reorganized (12 CFR 1002.15(b)(3)(ii)). Another privilege may apply (12 CFR 1002.15(a)(3)); counsel decides. 12 CFR 1002.15 was amended on July 21, 2026: this sentence follows the text before that.',
  ),
  ...(isForCounsel
    ? [
        text(
          'Do not pass this report on without asking counsel: a privilege can be lost when it is disclosed.',
        ),
      ]
    : []),
]

function reviewedBlocks({ notes, words }: ReportSource): PaperBlock[] {
  return [
    ...(words.reviewed.trim() || notes.length === 0
      ? written(words.reviewed, 'Nothing is written down yet: no file was reviewed for this report.')
      : []),
    ...(notes.length > 0
      ? [
          text(`${notes.length} matched ${notes.length === 1 ? 'pair was' : 'pairs were'} reviewed.`),
          {
            kind: 'table' as const,
            widths: [0.2, 0.26, 0.54],
            head: ['Application', 'Group', 'Note'],
            rows: notes.map(({ about, line, group, note }) => [
              `${PAIR_WORDS[about].applicant}, line ${line}`,
              group,
              note,
            ]),
          },
        ]
      : []),
  ]
}
