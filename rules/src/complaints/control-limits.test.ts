import { expect, test } from 'vitest'
import { controlChart } from './control-limits.ts'

const NOW = { thisMonth: '2026-07', since: '2026-01' }
const counts = (...each: number[]) =>
  each.map((count, index) => ({ month: `2026-0${index + 1}`, count })).filter(({ count }) => count > 0)

test('the limits are the mean and three times its square root', () => {
  // Full months 4, 2, 6, 4, 3, 5: a mean of 24 / 6 = 4 and a sigma of 2. The running July does not count.
  const { limits, months } = controlChart(counts(4, 2, 6, 4, 3, 5, 40), NOW)
  expect(limits).toEqual({ mean: 4, lower: 0, upper: 10, monthCount: 6 })
  expect(months.map(({ count }) => count)).toEqual([4, 2, 6, 4, 3, 5, 40])
  expect(months.filter(({ isOutside }) => isOutside)).toEqual([])
  expect(months.at(-1)).toMatchObject({ month: '2026-07', isRunning: true })
})

test('a month above the upper limit is outside, one on it is not', () => {
  // 0, 0, 0, 0, 0, 6: a mean of 1 and a limit of 1 + 3 = 4.
  const peak = controlChart(counts(0, 0, 0, 0, 0, 6), NOW)
  expect(peak.limits).toMatchObject({ mean: 1, upper: 4 })
  expect(peak.months.filter(({ isOutside }) => isOutside).map(({ month }) => month)).toEqual(['2026-06'])
  // 10, 2, 2, 3, 3, 4: the mean is 4, the limit 10.
  expect(controlChart(counts(10, 2, 2, 3, 3, 4), NOW).months.some(({ isOutside }) => isOutside)).toBe(false)
})

test('a month below the lower limit is outside', () => {
  // 20, 18, 19, 0, 19, 20: a mean of 96 / 6 = 16, and a lower limit of 16 - 12 = 4.
  const { limits, months } = controlChart(counts(20, 18, 19, 0, 19, 20), NOW)
  expect(limits).toMatchObject({ mean: 16, lower: 4, upper: 28 })
  expect(months.filter(({ isOutside }) => isOutside).map(({ month }) => month)).toEqual(['2026-04'])
})

test('five full months give no limits', () => {
  const { limits, months } = controlChart(counts(1, 2, 9, 1, 2), { ...NOW, thisMonth: '2026-06' })
  expect(limits).toBeNull()
  expect(months).toHaveLength(6)
})

test('twelve months are shown, over the turn of a year', () => {
  const { months } = controlChart([], { thisMonth: '2026-02', since: '2020-01' })
  expect(months.map(({ month }) => month)).toEqual([
    ...['2025-03', '2025-04', '2025-05', '2025-06', '2025-07', '2025-08'],
    ...['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02'],
  ])
})
