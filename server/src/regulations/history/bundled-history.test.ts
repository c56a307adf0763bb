import { BUREAU_PARTS } from '@plumbline/rules/citations/citation.ts'
import { LIBRARY_PARTS } from '@plumbline/rules/citations/library-parts.ts'
import { type ArrivedText, classifyDay, type DayReport } from '@plumbline/rules/regulations/classify-day.ts'
import { newSplitCache, splitRegulationText } from '@plumbline/rules/regulations/split-text.ts'
import { describe, expect, test } from 'vitest'
import { listBundledParts, readBundledHistory } from './bundled-history.ts'

interface Day extends DayReport {
  on: string
  recordedClass: string | undefined
}

function replay(part: string): Day[] {
  const history = readBundledHistory(part)
  const known = newSplitCache()
  const textOf = (version: string | null): ArrivedText => {
    const lines = history.linesOf(version)
    return { lines, text: splitRegulationText(part, lines, known) }
  }
  let accepted = textOf(history.firstVersion.id)
  let wasHeld = false
  return history.events.map(({ on, version, recordedClass }) => {
    const arrived = textOf(version)
    const report = classifyDay(accepted, arrived, wasHeld)
    wasHeld = report.class === 'false-alarm-empty'
    if (!wasHeld) accepted = arrived
    return { ...report, on, recordedClass }
  })
}

const days = new Map(BUREAU_PARTS.map((part) => [part, replay(part)]))

test('each part of the library has a text', () => {
  expect(listBundledParts()).toEqual(LIBRARY_PARTS.toSorted())
})

test('fifteen parts have a history', () => {
  expect([...days.keys()]).toEqual([
    ...[
      '1002',
      '1003',
      '1004',
      '1005',
      '1006',
      '1007',
      '1008',
      '1010',
      '1013',
      '1016',
      '1022',
      '1024',
      '1026',
    ],
    ...['1030', '1041'],
  ])
})

test.each([...days])('part %s: each day is classed as a person classed it', (_, replayed) => {
  const judged = replayed.filter(({ recordedClass }) => recordedClass)
  expect(judged.map(({ on, class: found }) => [on, found])).toEqual(
    judged.map(({ on, recordedClass }) => [on, recordedClass]),
  )
})

/** Days since July 1, 2024: false alarms, only a note, renderer or editorial, words of the rule. */
test.each([
  ['1026', 2, 7, 7, 5],
  ['1002', 0, 3, 3, 3],
  ['1022', 0, 4, 0, 3],
  ['1003', 0, 1, 0, 2],
  ['1024', 2, 1, 0, 1],
  ['1013', 0, 2, 0, 2],
  ['1005', 0, 1, 2, 1],
  ['1006', 2, 0, 1, 0],
  ['1007', 4, 0, 0, 0],
  ['1004', 2, 0, 0, 0],
  ['1030', 0, 0, 2, 0],
  ['1010', 0, 0, 2, 0],
  ['1008', 0, 0, 0, 0],
  ['1016', 0, 0, 0, 0],
  ['1041', 0, 0, 0, 0],
])(
  'part %s since July 2024: %i false alarms, %i notes, %i without new words, %i changes',
  (part, ...counts) => {
    const since = days.get(part)!.filter(({ on }) => on >= '2024-07-01')
    const count = (...classes: string[]) => since.filter((day) => classes.includes(day.class)).length
    expect([
      count('false-alarm-empty', 'false-alarm-restore', 'restore-with-change'),
      count('announced'),
      count('renderer', 'editorial'),
      count('substantive'),
    ]).toEqual(counts)
  },
)

describe('the paragraphs of the changes', () => {
  const changed = (part: string, on: string) =>
    days
      .get(part)!
      .find((day) => day.on === on)!
      .changes.filter(({ kind }) => kind !== 'editorial')
  const keys = (part: string, on: string) =>
    changed(part, on).map(({ after, before }) => (after ?? before)!.key)

  test.each([
    ['1026', '2024-05-16', ['1026.52(b)(1)(ii)', '1026.52(b)(3)', '1026.58(b)(6)', 'comment 7(b)(11)-4']],
    ['1002', '2024-08-06', ['comment 105(b)', 'comment 109(b)', 'comment 114(b)', 'comment 114(c)']],
    ['1002', '2024-09-21', ['1002.114(b)(1)', '1002.114(b)(4)', '1002.114(c)(3)']],
    ['1013', '2025-01-03', ['comment 2(e)-11.xvi', 'comment 2(e)-9']],
    ['1022', '2025-01-03', ['Appendix O']],
    [
      '1022',
      '2025-03-19',
      ['1022.3(j)', '1022.30(c)(2)', '1022.30(d)', '1022.30(e)(1)(x)', '1022.30(e)(6)', '1022.38'],
    ],
    ['1005', '2025-11-18', ['1005.10(e)(1)', 'comment 10(e)(1)-2', 'comment 17(a)-2']],
    [
      '1026',
      '2025-11-18',
      ['1026.1(c)(6)', '1026.2(a)(11)', '1026.3(i)', '1026.42(a)', '1026.42(i)', 'comment 3-2'],
    ],
    [
      '1026',
      '2025-11-18',
      ['1026.2(a)(15)', '1026.4(b)(2)', '1026.4(b)(12)', '1026.4(c)(3)', '1026.60(a)(5)', '1026.62'],
    ],
    ['1013', '2026-01-07', ['comment 2(e)-11.xvii', 'comment 2(e)-9']],
    [
      '1026',
      '2026-01-07',
      ['comment 3(b)-3.xvii', 'comment 32(a)(1)(ii)-1.xii', 'comment 32(a)(1)(ii)-3.xii'],
    ],
    [
      '1026',
      '2026-01-07',
      ['comment 35(c)(2)(ii)-3.xiii', 'comment 43(e)(2)(vi)-3.v', 'comment 43(e)(3)(ii)-1.xii'],
    ],
    ['1003', '2026-01-09', ['comment 2(g)-2']],
  ])('%s on %s', (part, on, expected) => {
    const found = keys(part, on)
    for (const key of expected)
      expect(
        found.some((one) => one.startsWith(key)),
        key,
      ).toBe(true)
  })

  test('the reprint that turns $1,348 into $1,305 is a change of an amount', () => {
    const slip = changed('1026', '2026-01-07').find(
      ({ after }) => after?.key === 'comment 43(e)(3)(ii)-1.xi.D',
    )
    expect(slip).toMatchObject({ kind: 'amount', amounts: [{ before: '$1,348', after: '$1,305' }] })
  })

  test('the asset threshold of Regulation C is a change of amounts and dates', () => {
    expect(changed('1003', '2026-01-09')).toMatchObject([
      { kind: 'amount', after: { key: 'comment 2(g)-2' } },
    ])
  })

  test('comments that vanish while their paragraph stands are marked for a person', () => {
    const loss = days.get('1026')!.find(({ on }) => on === '2024-05-16')!
    expect(loss.unexplained).toContain('comment 52(b)(1)(i)-1')
    expect(days.get('1026')!.filter(({ unexplained }) => unexplained.length > 0)).toHaveLength(1)
  })

  test('no false alarm names a paragraph', () => {
    for (const day of [...days.values()].flat())
      if (!['substantive', 'editorial', 'announced'].includes(day.class)) expect(day.changes).toEqual([])
  })
})
