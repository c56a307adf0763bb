import { expect, test } from 'vitest'
import { CLEAN_SHEET, changesOf, rowText } from '../testing/hmda-rows.ts'
import { filingYear } from './filing-years.ts'
import { findingLines } from './finding-lines.ts'
import { RegisterCheck } from './register-check.ts'

function check(
  rows: readonly string[],
  sheet: string,
  quarter?: 1 | 2 | 3,
  institution?: { lei: string; agency: number; taxId: string },
) {
  const text = new TextEncoder().encode([sheet, ...rows].join('\n'))
  const run = new RegisterCheck(text, { filing: filingYear(2026, quarter)!, institution })
  while (run.step(2));
  return run
}
const row = (changes = '') => rowText(changesOf(changes))
/** Rows that an edit names, as lines of the file. */
const lines = (run: RegisterCheck, edit: string) =>
  run
    .rowsOf(edit)
    ?.rows()
    .map((at) => run.register.line(at))
const sheetOf = (entries: number) => CLEAN_SHEET.replace('|5|1|', `|5|${entries}|`)

test('sheet edits fire for the value they forbid and only for that', () => {
  const cases: readonly (readonly [edit: string, from: string, fails: string, passes: string])[] = [
    ['S300', '1|H', '2|H', '1|H'],
    ['S302', '|2026|', '|2025|', '|2026|'],
    ['V600', 'LEI', 'LE', 'LEX'],
    ['V601', 'Ana Ruiz', '', 'A'],
    ['V602', '|2026|4|', '|2026|1|', '|2026|4|'],
    ['V603', '555-555-0100', '(555) 555-0100', '555-555-0101'],
    ['V604', '|OK|', '|AE|', '|FM|'],
    ['V605', '74103', '7410', '74103-0001'],
    ['V606', '|5|1|', '|5|0|', '|5|1|'],
    ['V607', '53-1111111', '531111111', '53-2222222'],
    ['V717', 'hmda@harborlight.example', 'hmda@harborlight', 'h.m-d+a@harbor-light.example.com'],
    ['V719-1', 'Harborlight Credit Union', '12.5', '12 Bank'],
    ['V719-2', 'Harborlight Credit Union', '549300PLUMBLINE00LEI', '549300plumbline00lei'],
  ]
  for (const [edit, from, fails, passes] of cases) {
    expect([edit, check([row()], CLEAN_SHEET.replace(from, fails)).sheetFindings]).toEqual([
      edit,
      expect.arrayContaining([edit]),
    ])
    const allowed = edit === 'V717' ? passes.replace('d+a', 'da').replace('h.m', 'h+m') : passes
    expect([edit, check([row()], CLEAN_SHEET.replace(from, allowed)).sheetFindings]).toEqual([
      edit,
      expect.not.arrayContaining([edit]),
    ])
  }
})

test('a quarterly filing asks for the quarter instead of 4, and for dates within it', () => {
  const first = CLEAN_SHEET.replace('|2026|4|', '|2026|1|')
  expect(check([row()], first, 1).sheetFindings).toEqual([])
  expect(check([row()], CLEAN_SHEET, 1).sheetFindings).toEqual(['V718'])
  expect(
    lines(
      check([row('actionTakenDate=20260401'), row('uli=A1')], first.replace('|5|1|', '|5|2|'), 1),
      'S307',
    ),
  ).toEqual([2])
  expect(
    check([row('actionTakenDate=20260331')], first.replace('|1|Ana', '|2|Ana'), 2).sheetFindings,
  ).toEqual(['S307'])
  expect(
    check([row('actionTakenDate=20260401')], first.replace('|1|Ana', '|2|Ana'), 2).sheetFindings,
  ).toEqual([])
})

test('the number of entries is compared with the rows and with the different identifiers', () => {
  expect(check([row()], sheetOf(2)).sheetFindings).toEqual(['S304', 'Q600'])
  const repeated = check([row(), row('actionTaken=2 hoepaStatus=3'), row('uli=B2')], sheetOf(3))
  expect(repeated.sheetFindings).toEqual([])
  expect(lines(repeated, 'Q600')).toEqual([3])
  expect(lines(check([row(), row('uli=B2')], sheetOf(2)), 'Q600')).toEqual([])
})

test('repeated rows and repeated originated identifiers name the later rows', () => {
  const run = check(
    [row('uli=A1'), row('uli=a1'), row('uli=A1'), row('uli=A1 actionTaken=3'), row('uli=A1 actionTaken=3')],
    sheetOf(5),
  )
  expect(lines(run, 'S306')).toEqual([3, 4])
  expect(lines(run, 'S305')).toEqual([4, 6])
  expect(
    lines(check([row('uli=A1 actionTaken=3'), row('uli=A1 actionTaken=3 income=5')], sheetOf(2)), 'S305'),
  ).toEqual([])
})

test('the record of the institution is compared only where there is one', () => {
  const record = { lei: '549300plumbline00lei', agency: 5, taxId: '53-1111111' }
  expect(check([row()], CLEAN_SHEET, undefined, record).sheetFindings).toEqual([])
  expect(check([row()], CLEAN_SHEET, undefined, { ...record, agency: 9 }).sheetFindings).toEqual(['Q303'])
  expect(check([row()], CLEAN_SHEET).notChecked.map(({ because }) => because)).toEqual([
    'noGeography',
    'noInstitutionRecord',
  ])
})

test('without county and tract lists the edits that need them are not checked', () => {
  const run = check([row('county=99999')], CLEAN_SHEET)
  expect(run.editsOf(0)).toEqual([])
  expect(run.notChecked[0]).toEqual({
    edits: ['V625-2', 'V626', 'V627', 'V716', 'Q603'],
    because: 'noGeography',
  })
})

const many = (count: number, changes: string) =>
  Array.from({ length: count }, (_, at) => row(`uli=${changes.length}X${at} ${changes}`))
const macros = (rows: readonly string[]) =>
  check(rows, sheetOf(rows.length))
    .macros.filter(({ fires }) => fires)
    .map(({ edit }) => edit)

test('macro edits fire just beyond their border', () => {
  expect(macros(many(26, ''))).toEqual(['Q634'])
  expect(macros(many(25, ''))).toEqual([])
  expect(macros([...many(17, ''), ...many(3, 'actionTaken=2')])).toEqual([])
  expect(macros([...many(16, ''), ...many(4, 'actionTaken=2')])).toEqual(['Q635'])
  expect(macros([...many(7, ''), ...many(3, 'actionTaken=4')])).toEqual([])
  expect(macros([...many(6, ''), ...many(4, 'actionTaken=4')])).toEqual(['Q636'])
  expect(macros([...many(16, ''), ...many(4, 'actionTaken=5')])).toEqual(['Q637'])
  expect(macros([...many(1, ''), ...many(4, 'actionTaken=3')])).toEqual([])
  expect(macros([...many(1, ''), ...many(5, 'actionTaken=3')])).toEqual(['Q638'])
  expect(macros(many(2, 'actionTaken=7'))).toEqual(['Q638'])
  expect(macros(many(1001, 'preapproval=1 loanPurpose=31'))).toEqual(['Q639'])
  expect(macros(many(1000, 'preapproval=1 loanPurpose=31'))).toEqual([])
  expect(macros([...many(3, ''), ...many(1, 'income=9')])).toEqual(['Q640'])
  expect(macros([...many(4, ''), ...many(1, 'income=9'), ...many(20, 'income=NA')])).toEqual([])
})

test('a changed row is judged again, and the edits of the file with it', () => {
  const run = check([row(), row('uli=B2 loanType=5')], sheetOf(2))
  expect(run.rowsOf('V611')?.rows()).toEqual([1])
  run.register.change(1, new TextEncoder().encode(row()))
  run.recheck([1])
  expect([run.rowsOf('V611')?.count, run.rowsOf('S305')?.rows(), run.rowsOf('Q600')?.rows()]).toEqual([
    0,
    [1],
    [1],
  ])
  run.register.remove(1)
  run.recheck([1])
  expect([run.sheetFindings, run.rowsOf('S305')?.rows()]).toEqual([['S304', 'Q600'], []])
})

test('a file without a transmittal sheet still has its rows checked', () => {
  const run = check([row('loanType=5')], row('uli=B2'))
  expect([run.sheetProblem, run.register.count, run.register.line(1)]).toEqual(['notASheet', 2, 2])
  expect(run.rowsOf('V611')?.rows()).toEqual([1])
})

/** Everything that a check found, to compare two of them. */
const verdict = (run: RegisterCheck) => [...findingLines(run)]

test('after any change the findings are those of a fresh check', () => {
  let seed = 7
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  const some = () =>
    next(6) === 0
      ? 'not a row'
      : row(`uli=${'ABC'[next(3)]}1 actionTaken=${1 + next(3)} loanType=${1 + next(5)}`)
  const rows = Array.from({ length: 8 }, some)
  const run = check(rows, sheetOf(7))
  for (let change = 0; change < 300; change++) {
    const at = next(rows.length)
    rows[at] = some()
    run.register.change(at, new TextEncoder().encode(rows[at]))
    run.recheck([at])
    expect(verdict(run), `after change ${change}`).toEqual(verdict(check(rows, sheetOf(7))))
  }
})

test('a sheet without rows is read, and says what could not be checked', () => {
  const run = check([], sheetOf(0))
  expect([run.register.count, run.sheetProblem, run.sheetFindings]).toEqual([0, 'none', ['V606']])
  expect(run.notChecked.at(-1)?.because).toBe('noRows')
})

test('a row of ten megabytes is one row of the wrong length, and the next row is read', () => {
  const run = check([`2|${'x'.repeat(10_000_000)}`, row('loanType=5')], sheetOf(1))
  expect([run.wrongLength.rows(), run.rowsOf('V611')?.rows()]).toEqual([[0], [1]])
  const wide = check([row().replace('Tulsa', 'T'.repeat(10_000_000)), row()], sheetOf(2))
  expect(wide.wrongLength.rows()).toEqual([0])
})

test('a second transmittal sheet is a row of fifteen fields', () => {
  const run = check([row(), sheetOf(1)], sheetOf(1))
  expect(verdict(run)).toMatchObject([{ row: 3, edit: 'READ-LENGTH', count: 15, of: 110 }])
})
