import type { DrawnSample, MonitoringSheet } from '@plumbline/contract/compliance/monitoring-sheets.ts'
import type { Db } from '@plumbline/database/db.ts'
import { isException } from '@plumbline/rules/sampling/sheet-result.ts'
import { strataWords } from '@plumbline/rules/sampling/strata-words.ts'
import { longDay } from '../../platform/days/long-day.ts'
import type { DocumentBlock } from '../../platform/documents/document-content.ts'
import { findLook } from '../../platform/documents/document-look-store.ts'
import { renderPdfDocument } from '../../platform/documents/rendered-documents.ts'

const ANSWERS = { yes: 'Yes', no: 'NO', na: 'n/a' } as const
const RESULTS = { passed: 'Passed', failed: 'Failed' } as const
const count = (value: number) => value.toLocaleString('en-US')
const percent = (share: string) => `${Number((Number(share) * 100).toFixed(6))} percent`

/** For the examiner and the second reader: what was tested, how the items were drawn, and what was found. */
export async function monitoringWorkpaper(
  tx: Db,
  institutionId: string,
  sheet: MonitoringSheet,
  companyName: string,
): Promise<File> {
  const bytes = await renderPdfDocument({
    title: `Workpaper: ${sheet.test.title}`,
    about: `${companyName} · Run due ${longDay(sheet.dueOn)}`,
    issuer: companyName,
    createdAt: new Date().toISOString(),
    look: await findLook(tx, institutionId),
    blocks: workpaperBlocks(sheet),
  })
  return new File([new Uint8Array(bytes)], `workpaper-${sheet.dueOn}.pdf`, { type: 'application/pdf' })
}

export function workpaperBlocks(sheet: MonitoringSheet): DocumentBlock[] {
  const { sample } = sheet
  return [
    ...resultBlocks(sheet),
    ...procedureBlocks(sheet),
    ...(sample
      ? [...methodBlocks(sample), ...sheetBlocks(sheet, sample)]
      : ([{ kind: 'paragraph', text: 'No sample was drawn for this run.' }] as const)),
  ]
}

function resultBlocks({ result, outcome, recordedOn, recordedByName, note, ...sheet }: MonitoringSheet) {
  const blocks: DocumentBlock[] = [
    { kind: 'heading', text: 'Result' },
    {
      kind: 'facts',
      facts: [
        {
          label: 'Recorded',
          value:
            result && recordedOn
              ? `${RESULTS[result]}, ${longDay(recordedOn)}, by ${recordedByName}`
              : 'Not yet',
        },
        { label: 'Control performed by', value: sheet.performer ?? 'Not stated' },
        { label: 'Tested by', value: testersOf(sheet.items) || (sheet.tester ?? 'Not stated') },
        ...(outcome
          ? [
              { label: 'Items finished', value: `${outcome.finished} of ${outcome.needed}` },
              { label: 'Exceptions', value: String(outcome.exceptions) },
              { label: 'Items to which nothing applies', value: String(outcome.notApplicable) },
            ]
          : []),
      ],
    },
  ]
  if (outcome)
    blocks.push({
      kind: 'paragraph',
      text: outcome.verdict?.words ?? 'No conclusion: the sheet is not finished, or no item of it applies.',
    })
  if (outcome && outcome.strata.length > 0)
    blocks.push({ kind: 'list', items: outcome.strata.map(stratumText) })
  if (note) blocks.push({ kind: 'paragraph', text: note })
  return blocks
}

const stratumText = ({
  name,
  population,
  size,
  exceptions,
  upperErrors,
}: NonNullable<MonitoringSheet['outcome']>['strata'][number]): string =>
  `${name}: ${count(exceptions)} exceptions in ${count(size)} of ${count(population)} items${upperErrors === null ? '' : `; at the confidence of the plan, taken alone, at most ${count(upperErrors)} exceptions`}`

const testersOf = (items: MonitoringSheet['items']): string =>
  [...new Set(items.map(({ testerName }) => testerName).filter(Boolean))].join(', ')

function procedureBlocks({ description, procedure }: MonitoringSheet): DocumentBlock[] {
  const steps = procedure.split('\n').filter((line) => line.trim() !== '')
  if (description === '' && steps.length === 0) return []
  return [
    { kind: 'heading', text: 'Procedure' },
    ...(description ? ([{ kind: 'paragraph', text: description }] as const) : []),
    ...(steps.length > 0
      ? ([{ kind: 'list', items: steps.map((step, index) => `${index + 1}. ${step}`) }] as const)
      : []),
  ]
}

function methodBlocks(sample: DrawnSample): DocumentBlock[] {
  return [
    { kind: 'heading', text: 'Population and sample' },
    {
      kind: 'facts',
      facts: [
        { label: 'Population', value: `${sample.description} (${count(sample.populationSize)} items)` },
        ...(sample.sourceName ? [{ label: 'Drawn from', value: sample.sourceName }] : []),
        ...planFacts(sample),
        { label: 'Sample size', value: count(sample.size) },
        { label: 'Seed', value: sample.seed },
        { label: 'Drawn', value: `${longDay(sample.drawnOn)}, by ${sample.drawnByName}` },
      ],
    },
    { kind: 'paragraph', text: methodText(sample) },
  ]
}

function planFacts({ stages, strata, ...sample }: DrawnSample): { label: string; value: string }[] {
  if (stages)
    return [
      { label: 'Initial sample', value: `${count(stages.initialSize)} of ${count(stages.totalSize)} items` },
      { label: 'Second stage', value: `At ${stages.initialErrors} errors or more in one attribute` },
      { label: 'An attribute fails', value: `At ${stages.finalErrors} errors or more in all items` },
    ]
  return [
    { label: 'Confidence', value: percent(sample.confidence) },
    { label: 'Tolerable rate', value: percent(sample.tolerableRate) },
    { label: 'Errors allowed', value: String(sample.expectedErrors) },
    ...(strata
      ? [
          {
            label: `Strata by ${strataWords(strata.column)}`,
            value: strata.parts
              .map(({ name, population, size }) => `${name}: ${count(size)} of ${count(population)}`)
              .join('; '),
          },
        ]
      : []),
  ]
}

const REPEATED =
  'number the items from 1, sort the numbers by the SHA-256 digest of "seed:number", and take the first ones'
const COMMON = 'The program chose the seed.'
const SMALLER = 'An item to which no attribute applies makes the sample smaller.'

function methodText({ stages, strata }: DrawnSample): string {
  if (stages)
    return `Two stages, as examiners test HMDA data. The manager entered sizes and thresholds from the published table; they decide, and no confidence is stated. To repeat the draw, ${REPEATED}. ${COMMON}`
  if (strata)
    return `The bounds of single strata do not hold together at that confidence; the bound of all strata does. It holds however the errors are spread among them: exact where none is found, and bounded by the binomial distribution (Hoeffding 1956) where some are. To repeat the draw, ${REPEATED} of each stratum. ${SMALLER} ${COMMON}`
  return `Size and bound are exact (hypergeometric distribution, without replacement). To repeat the draw, ${REPEATED}. ${SMALLER} ${COMMON}`
}

/** Attributes are lettered, as on paper: their words would not fit above columns. */
const letter = (index: number) => String.fromCharCode(65 + index)

/** So many columns leave room for whole words. */
const WORDED_COLUMNS = 8
const SHORT_ANSWERS = { yes: 'Y', no: 'N', na: '–' } as const

function sheetBlocks({ items: all, outcome }: MonitoringSheet, { attributes }: DrawnSample): DocumentBlock[] {
  // A second stage that was not needed has nothing to show.
  const items = outcome ? all.filter(({ place, testedOn }) => place <= outcome.needed || testedOn) : all
  const isWide = attributes.length > WORDED_COLUMNS
  const words = isWide ? SHORT_ANSWERS : ANSWERS
  return [
    { kind: 'heading', text: 'Test sheet', isRoomy: true },
    { kind: 'list', items: attributes.map((asked, index) => `${letter(index)}: ${asked}`) },
    ...(isWide ? ([{ kind: 'paragraph', text: 'Y: yes. N: no. –: does not apply.' }] as const) : []),
    {
      kind: 'table',
      headings: ['No.', 'Item', ...attributes.map((_, index) => letter(index)), 'Note', 'Tested'],
      widths: [2, 7, ...attributes.map(() => (isWide ? 1 : 2)), 6, 5],
      rows: items.map(({ place, position, label, answers, note, testerName, testedOn, findingId }) => [
        place,
        label === `Item ${position}` ? label : `${position}. ${label}`,
        ...answers.map((answer) => (answer ? words[answer] : '')),
        [isException(answers) && (findingId ? 'Exception, with a finding.' : 'Exception.'), note]
          .filter(Boolean)
          .join(' '),
        testedOn ? `${testerName}, ${longDay(testedOn)}` : '',
      ]),
    },
    ...evidenceBlocks(items),
  ]
}

function evidenceBlocks(items: MonitoringSheet['items']): DocumentBlock[] {
  const rows = items.flatMap(({ place, label, evidence }) =>
    evidence.map(({ attribute, title, isThere }) => [
      place,
      label,
      letter(attribute),
      isThere ? title : `${title} (taken off since)`,
    ]),
  )
  if (rows.length === 0) return []
  return [
    { kind: 'heading', text: 'Evidence of the answers' },
    { kind: 'table', headings: ['No.', 'Item', 'Answer', 'Evidence'], widths: [2, 7, 2, 11], rows },
  ]
}
