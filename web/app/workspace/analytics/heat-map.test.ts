import { expect, test } from 'vitest'
import { heatMapOf } from './heat-map.ts'

test('the last counted day of each month stands for it', () => {
  const on = (day: string, score: number | null) => ({ day, concerns: [{ topic: 'qm', score }] })
  const { months, rows } = heatMapOf(
    [on('2026-01-30', 50), on('2026-02-01', 60), on('2026-02-27', null)],
    ['qm', 'cra'],
  )
  expect(months.map(({ day }) => day)).toEqual(['2026-01-30', '2026-02-27'])
  expect(rows).toEqual([{ topic: 'qm', scores: [50, null] }])
})
