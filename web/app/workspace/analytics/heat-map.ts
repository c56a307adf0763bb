import type { Topic } from '@plumbline/contract/compliance/topics.ts'

interface Day {
  day: string
  concerns: readonly { topic: Topic; score: number | null }[]
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** The last counted day of each month, oldest first, and the scores on it of each concern that has one. */
export function heatMapOf(days: readonly Day[], topics: readonly Topic[]) {
  const byMonth = new Map(days.map((day) => [day.day.slice(0, 7), day]))
  const last = [...byMonth.values()]
  return {
    months: last.map(({ day }) => ({ month: day.slice(0, 7), day, label: MONTH.format(new Date(day)) })),
    rows: topics
      .map((topic) => ({
        topic,
        scores: last.map(({ concerns }) => concerns.find((one) => one.topic === topic)?.score ?? null),
      }))
      .filter(({ scores }) => scores.some((score) => score !== null)),
  }
}
