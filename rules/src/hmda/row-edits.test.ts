import { expect, test } from 'vitest'
import GEOGRAPHY from '../hmda-data/geography-2024.json' with { type: 'json' }
import { EDIT_CASES } from '../testing/hmda-edit-cases.ts'
import { CLEAN_SHEET, changesOf, rowText } from '../testing/hmda-rows.ts'
import { ROW_RULES } from './edit-program.ts'
import { type FilingYear, filingYear } from './filing-years.ts'
import { createGeography } from './geography.ts'
import { RegisterCheck } from './register-check.ts'

const geography = createGeography(GEOGRAPHY)
const filing = filingYear(2026)!

function check(rows: readonly string[], sheet = CLEAN_SHEET, year: FilingYear = filing) {
  const text = [sheet.replace('|5|1|53', `|5|${rows.length}|53`), ...rows].join('\n')
  const run = new RegisterCheck(new TextEncoder().encode(text), { filing: year, geography })
  while (run.step(100));
  return run
}
const editsOf = (changes: string, sheet?: string, year?: FilingYear) => {
  const run = check([rowText(changesOf(changes))], sheet, year)
  expect([run.wrongLength.count, run.unreadable.count], changes).toEqual([0, 0])
  return run.editsOf(0)
}

test('a clean row has no finding', () => {
  const run = check([rowText()])
  expect(run.editsOf(0)).toEqual([])
  expect(run.sheetFindings).toEqual([])
})

test.each(EDIT_CASES)(
  '%s fires when the row breaks it, and not when the row keeps it',
  (edit, fails, passes) => {
    expect(editsOf(fails)).toContain(edit)
    expect(editsOf(passes)).not.toContain(edit)
  },
)

test('every row edit of 2026 that a readable row can break has a case', () => {
  // The reader refuses these values before an edit sees them.
  const caughtByReader = ['V610-1', 'V619-1', 'V657-1', 'V660-1', 'V665-1', 'V679-1']
  const otherYears = ['Q621', 'Q628-1', 'Q628-2', 'V695-4', 'V695-5']
  const otherSheet = ['Q647']
  const cased = new Set(EDIT_CASES.map(([edit]) => edit))
  const missing = [...new Set(ROW_RULES.map(({ id }) => id))].filter((id) => !cased.has(id))
  expect(missing.sort()).toEqual(
    [...caughtByReader, ...otherYears, ...otherSheet]
      .filter((id) => ROW_RULES.some((rule) => rule.id === id))
      .sort(),
  )
})

test('single changes of a clean row fire exactly the edits that the text names', () => {
  const expected: readonly (readonly [string, readonly string[]])[] = [
    ['preapproval=1', []],
    ['loanType=5', ['V611']],
    ['loanPurpose=31', []],
    ['constructionMethod=2', ['Q618', 'Q619']],
    ['lienStatus=2', ['Q607']],
    ['applicantCreditScoreModel=8', ['V662-1', 'V662-2']],
    ['uli=549300PLUMBLINE00LEI202600038192', ['V609']],
    ['uli=549300plumbline00lei202600038191', ['Q648']],
    ['county=NA', []],
    ['county=na', ['V626', 'V627']],
    ['state=TX', ['V716']],
    ['reverseMortgage=3', ['V706']],
    ['totalLoanCosts=Exempt', ['V712', 'Q646']],
    ['coApplicantEthnicityObserved=3', ['V634']],
    ['aus1=6', ['V700-1']],
    ['censusTract=-', ['V625-1', 'V625-2', 'V627']],
    ['purchaserType=1111', ['V656-1', 'Q657']],
  ]
  for (const [change, edits] of expected)
    expect([change, editsOf(change).sort()]).toEqual([change, [...edits].sort()])
})

test('a HUD filer with an exemption code is asked about it', () => {
  const sheet = CLEAN_SHEET.replace('|5|1|', '|7|1|')
  expect(editsOf('loanTerm=Exempt', sheet)).toEqual(['Q646', 'Q647'])
  expect(editsOf('loanTerm=Exempt')).toEqual(['Q646'])
})

test('2025 allows loan officer identifiers of up to twelve digits and lists Q621', () => {
  const year = filingYear(2025)!
  const row = 'actionTakenDate=20250331 applicationDate=20250221 nmlsrIdentifier='
  expect(editsOf(`${row}123456789012`, undefined, year)).toEqual([])
  expect(editsOf(`${row}123`, undefined, year)).toEqual(['V695-3', 'Q621'])
  expect(editsOf('nmlsrIdentifier=123')).toEqual(['V695-3'])
})

test('values that cannot be read are reading errors and not edits', () => {
  for (const change of [
    'applicationDate=20260230',
    'loanAmount=-',
    'income=12.5',
    'businessOrCommercialPurpose=x',
  ]) {
    const run = check([rowText(changesOf(change))])
    expect([change, run.unreadable.count, run.editsOf(0)]).toEqual([change, 1, []])
  }
  expect(check([rowText().split('|').slice(0, 109).join('|')]).wrongLength.count).toBe(1)
  expect(check([`${rowText()}|`]).wrongLength.count).toBe(0)
  expect(check([`${rowText()}||`]).wrongLength.count).toBe(1)
})

test('control characters, quotes, spaces and the line end are read as the service reads them', () => {
  const quoted = rowText().replace('|NA|', '|"NA"|').replace('Tulsa', ' Tulsa\t')
  expect(check([`${quoted}\r`]).editsOf(0)).toEqual([])
})
