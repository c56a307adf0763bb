import { readFileSync } from 'node:fs'
import { analyze } from '@plumbline/rules/fair-lending/analysis.ts'
import { explainDenial, explainRateSpread } from '@plumbline/rules/fair-lending/controls.ts'
import { compareMarket } from '@plumbline/rules/fair-lending/market.ts'
import { PublicFileReader } from '@plumbline/rules/fair-lending/public-file.ts'
import { sampleMarket } from '@plumbline/rules/fair-lending/sample-market.ts'
import { withPlantedDisparities } from '@plumbline/rules/fair-lending/sample-register.ts'
import { oddRegister } from '@plumbline/rules/fair-lending/testing/odd-registers.ts'
import { expect, test } from 'vitest'
import type { PaperBlock } from '../hmda/pdf-paper.ts'
import { pdfOf } from '../hmda/pdf-paper.ts'
import { hexText } from '../hmda/pdf-type.ts'
import { wordOf } from '../hmda/word-paper.ts'
import { zipPart } from '../hmda/zip-part.ts'
import type { PublicSummary } from './fair-lending-protocol.ts'
import { csvOf } from './fair-lending-words.ts'
import { figureRows } from './figure-rows.ts'
import { marketReport } from './market-words.ts'
import { COUNSEL_MARK, type ReportSource, reportPaper, USUAL_NEXT, USUAL_QUESTION } from './report-paper.ts'
import { reportSheets } from './report-workbook.ts'
import { steeringReport } from './steering-words.ts'

const SAMPLE = readFileSync(
  new URL('../../../public/samples/hmda-harborlight-2025.txt', import.meta.url),
  'utf8',
)

const TRACTS = ['39049000110', '39049000120', '39049000130']

function sourceOf(text: string, words: Partial<ReportSource['words']> = {}): ReportSource {
  const { analysis, applications } = analyze(text)
  const question = {
    basis: 'race',
    group: 'Black or African American',
    controls: ['creditScore', 'loanPurpose'],
  } as const
  return {
    name: 'register.txt',
    day: 'November 27, 2026',
    analysis,
    explained: [
      { about: 'denial', controlled: explainDenial(applications, question) },
      { about: 'price', controlled: explainRateSpread(applications, question) },
    ],
    notes: [
      { about: 'denial', line: 12, group: 'Black or African American', note: 'Verified income was lower.' },
    ],
    parts: [],
    words: {
      institution: 'Harborlight',
      question: USUAL_QUESTION,
      reviewed: '',
      next: USUAL_NEXT,
      isForCounsel: false,
      counsel: '',
      ...words,
    },
  }
}

const wordsOf = (blocks: readonly PaperBlock[]) =>
  blocks
    .flatMap((block) =>
      block.kind === 'pageBreak'
        ? []
        : block.kind === 'table'
          ? [block.head, ...block.rows].flat()
          : [block.text],
    )
    .join('\n')

test('the first page says what was found without a word of statistics', () => {
  const { blocks } = reportPaper(sourceOf(withPlantedDisparities(SAMPLE)))
  const first = wordsOf(
    blocks.slice(
      0,
      blocks.findIndex(({ kind }) => kind === 'pageBreak'),
    ),
  )
  expect(first).toContain('Black or African American applicants were denied in')
  expect(first).toContain('Hispanic or Latino borrowers had a rate spread')
  expect(first).not.toMatch(/Fisher|Holm|regression|interval|\bp \d|odds|standard/i)
})

test('it has its seven parts, the note on a pair, and never NaN', () => {
  for (const text of [withPlantedDisparities(SAMPLE), SAMPLE, SAMPLE.split('\n').slice(0, 2).join('\n')]) {
    const { blocks } = reportPaper(sourceOf(text))
    const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
    for (const part of [
      'The question',
      'The data',
      'The method',
      'Limits',
      'What was reviewed',
      'What is next',
    ])
      expect(headings).toContain(part)
    expect(headings.filter((each) => each.startsWith('Findings')).length).toBeGreaterThan(3)
    expect(wordsOf(blocks)).toContain('Verified income was lower.')
    expect(wordsOf(blocks)).not.toMatch(/NaN|undefined|Infinity/)
  }
})

test('it says whose register it is, and of which year', () => {
  const { analysis } = analyze(SAMPLE)
  expect(analysis.institution).toBe('Harborlight Credit Union (sample)')
  expect(wordsOf(reportPaper(sourceOf(SAMPLE)).blocks)).toContain('The register of 2025 has 500 loan rows')
  const rowsAlone = SAMPLE.slice(SAMPLE.indexOf('\n') + 1)
  expect(analyze(rowsAlone).analysis).toMatchObject({ institution: '', year: '' })
  expect(wordsOf(reportPaper(sourceOf(rowsAlone)).blocks)).toContain('The register has 500 loan rows')
})

test('no head of a table in the PDF breaks within a word', async () => {
  const pdf = await pdfOf(reportPaper(sourceOf(SAMPLE))).text()
  expect(pdf).toContain(`<${hexText('Chi-square')}>`)
})

test('the mark of counsel is on every page, and only where it was chosen', async () => {
  const marked = reportPaper(sourceOf(SAMPLE, { isForCounsel: true, counsel: 'Ada Lake' }))
  expect(wordsOf(marked.blocks)).toContain(`${COUNSEL_MARK}, Ada Lake. Confidential.`)
  const pdf = await pdfOf(marked).text()
  const pages = pdf.match(/\/Type\/Page\//g)!.length
  expect(pages).toBeGreaterThan(3)
  expect(pdf.split(`BMC BT /R 8 Tf 54.00 30 Td <${hexText(COUNSEL_MARK)}>`)).toHaveLength(pages + 1)
  const plain = reportPaper(sourceOf(SAMPLE))
  expect(wordsOf(plain.blocks)).not.toContain(COUNSEL_MARK)
  expect(await pdfOf(plain).text()).not.toContain(hexText(COUNSEL_MARK))
})

test('the Word file holds the same words, the workbook every figure unrounded', async () => {
  const source = sourceOf(withPlantedDisparities(SAMPLE), { isForCounsel: true })
  const word = new Uint8Array(await (await wordOf(reportPaper(source))).arrayBuffer())
  const document = (await zipPart(word, 'word/document.xml'))!
  expect(document).toContain('Verified income was lower.')
  expect(document).toContain('Black or African American, against White')
  const sheets = reportSheets(source)
  const rowsOf = (sheet: string) => sheets.find(({ name }) => name === sheet)!.rows
  const { outcomes, prices, focalPoints, steering } = source.analysis
  expect(rowsOf('Rates')).toHaveLength(outcomes.length + steering.length)
  expect(rowsOf('Prices')).toHaveLength(prices.length)
  expect(rowsOf('Focal points')).toHaveLength(focalPoints.length)
  const { disparity } = outcomes.find(({ isSignal }) => isSignal)!
  for (const figure of [
    ...[disparity!.ratio, disparity!.favorableRatio, disparity!.standardizedDifference],
    ...[disparity!.fisherTwoSidedP, disparity!.chiSquareP, disparity!.groupClopperPearson[1]],
  ])
    expect(rowsOf('Rates').flat()).toContain(figure)
  const terms = sheets.find(({ name }) => name === 'Alike applicants')!
  expect(new Set(terms.rows.map(([about]) => about))).toEqual(new Set(['denial', 'price']))
})

test('the report of an odd register has words and figures alone, in every format', async () => {
  for (let seed = 0; seed < 40; seed++) {
    const text = oddRegister(seed)
    const { applications, analysis } = analyze(text)
    const reader = new PublicFileReader()
    reader.push(sampleMarket(applications, TRACTS, { planted: true }))
    const file = reader.finish()
    const market = compareMarket(applications, file, {
      ...{ area: new Set(TRACTS), peers: 'all', ownLei: undefined },
    })
    const summary: PublicSummary = {
      ...{ facts: undefined, years: file.years, lenders: file.lenders.length, rows: file.rows },
      ...{ leftOut: file.leftOut, tracts: [], ownCounties: [] },
    }
    const source = {
      ...sourceOf(text),
      parts: [steeringReport(analysis.steering), marketReport(market, summary)],
    }
    const words = [
      wordsOf(reportPaper(source).blocks),
      ...reportSheets(source).flatMap(({ head, rows }) => [head, ...rows].flat().map(String)),
      csvOf(figureRows(analysis)),
    ].join('\n')
    expect(words, `register ${seed}`).not.toMatch(/NaN|Infinity|undefined|\[object/)
    expect(pdfOf(reportPaper(source)).size).toBeGreaterThan(1000)
  }
})

test('with a market of many tracts the report stays at about twelve pages, the workbook lists every tract', async () => {
  const source = sourceOf(withPlantedDisparities(SAMPLE))
  const { applications } = analyze(SAMPLE)
  const area = Array.from({ length: 1000 }, (_, at) => `39049${String(at).padStart(6, '0')}`)
  const reader = new PublicFileReader()
  reader.push(sampleMarket(applications, area, { planted: true }))
  const file = reader.finish()
  const market = compareMarket(applications, file, {
    ...{ area: new Set(area), peers: 'all', ownLei: undefined },
  })
  const summary: PublicSummary = {
    ...{ facts: undefined, years: file.years, lenders: file.lenders.length, rows: file.rows },
    ...{ leftOut: file.leftOut, tracts: [], ownCounties: [] },
  }
  const whole = {
    ...source,
    parts: [steeringReport(source.analysis.steering), marketReport(market, summary)],
  }
  const pages = (await pdfOf(reportPaper(whole)).text()).match(/\/Type\/Page\//g)!.length
  expect(pages).toBeGreaterThan(6)
  expect(pages).toBeLessThanOrEqual(12)
  const names = reportSheets(whole).map(({ name }) => name)
  expect(names).toEqual([
    ...['Report', 'Rates', 'Prices', 'Focal points', 'Alike applicants', 'Reviewed pairs'],
    ...['Denied although the system', 'Applications', 'Loans made', 'Tracts without application'],
  ])
  expect(wordsOf(reportPaper(whole).blocks)).toMatch(/Findings: redlining and market[\s\S]*1,000 tracts/)
  const sheet = reportSheets(whole).find(({ name }) => name === 'Tracts without application')!
  expect(sheet.rows).toHaveLength(1000)
})
