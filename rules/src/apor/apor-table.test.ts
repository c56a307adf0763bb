import { expect, test } from 'vitest'
import { formatDay, parseDay } from '../dates/calendar-day.ts'
import { percentText } from '../money/percent.ts'
import { bundledApor, bundledText } from '../testing/bundled-data.ts'
import { aporCoverage, aporWeekOn, compareAporTables, parseAporFile } from './apor-table.ts'

const FIXED = bundledText('apor/YieldTableFixed.txt')
const [HEADER, ...WEEKS] = FIXED.trimEnd().split('\n')

test('the bundled tables: every Monday without a gap', () => {
  const coverage = (['fixed', 'variable'] as const).map((kind) => {
    const { first, last, weeks, missing } = aporCoverage(bundledApor[kind])!
    return [formatDay(first), formatDay(last), weeks, missing.length]
  })
  expect(coverage).toEqual([
    ['2017-01-02', '2026-09-14', 507, 0],
    ['2017-01-02', '2023-10-23', 356, 0],
  ])
})

test.each([
  // A rate is in effect from its Monday to the Sunday before the next.
  ['2025-12-28', '2025-12-22'],
  ['2025-12-29', '2025-12-29'],
  ['2026-01-02', '2025-12-29'],
  ['2026-01-04', '2025-12-29'],
  ['2026-01-05', '2026-01-05'],
  ['2026-09-20', '2026-09-14'],
  ['2026-09-21', undefined],
  ['2017-01-01', undefined],
  ['2017-01-02', '2017-01-02'],
])('on %s the week of %s is in effect', (day, week) => {
  const found = aporWeekOn(bundledApor.fixed, parseDay(day, 'day'))
  expect(found && formatDay(found.effective)).toBe(week)
})

test('the week of January 5, 2026 in force: nine column groups of the notice', () => {
  const { values } = aporWeekOn(bundledApor.fixed, parseDay('2026-01-05', 'day'))!
  const columns = [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 17, 18, 25, 26, 50]
  expect(columns.map((term) => percentText(values[term - 1]!))).toEqual([
    ...['6.4', '6.12', '6.1', '6.1', '5.68', '5.68', '5.7', '5.7'],
    ...['5.75', '5.75', '5.69', '5.69', '5.88', '5.88', '6.19', '6.19'],
  ])
})

test.each([
  ['Line 1 is not the first line', 'Date|1|2\n01/02/2017|1|2'],
  ['no weeks', `${HEADER}\n`],
  ['Line 2: "13/02/2017" is not a date', `${HEADER}\n${WEEKS[0]!.replace('01/02/2017', '13/02/2017')}`],
  ['Line 2: 01/03/2017 is not a Monday', `${HEADER}\n${WEEKS[0]!.replace('01/02', '01/03')}`],
  ['Line 2: has 49 rates instead of 50', `${HEADER}\n${WEEKS[0]!.replace(/\|[^|]*$/, '')}`],
  ['Line 2: the rate for 1 years, "6,875"', `${HEADER}\n${WEEKS[0]!.replace('|3.52|', '|6,875|')}`],
  ['Line 3: the week of 2017-01-02 is in the file twice', `${HEADER}\n${WEEKS[0]}\n${WEEKS[0]}`],
])('refused: %s', (message, text) => {
  expect(() => parseAporFile(text)).toThrow(message)
})

test('a file with Windows line ends, a byte order mark and empty lines at the end is the same table', () => {
  const windows = `\uFEFF${FIXED.replaceAll('\n', '\r\n')}\r\n`
  expect(parseAporFile(windows).table).toEqual(bundledApor.fixed)
})

test('what a file would change is told before it is done', () => {
  const newer = parseAporFile(
    [
      HEADER,
      WEEKS[0],
      WEEKS[1]!.replace('|3.52|3.39|', '|3.52|3.38|'),
      `09/21/2026${'|6.1'.repeat(50)}`,
    ].join('\n'),
  ).table
  const changes = compareAporTables(bundledApor.fixed, newer)
  expect(changes.added.map(formatDay)).toEqual(['2026-09-21'])
  expect(changes.changed.map(({ effective, years }) => [formatDay(effective), years])).toEqual([
    ['2017-01-09', [2]],
  ])
  expect([changes.same, changes.absent.length]).toEqual([1, 505])
})
