import { TOPICS, type Topic } from '@plumbline/contract/publishing/articles.ts'

interface Day {
  day: string
  concerns: readonly { topic: Topic; score: number | null }[]
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** The last counted day of each month, oldest first, and the score of each concern on it. */
export function heatMapOf(days: readonly Day[]) {
  const byMonth = new Map(days.map((day) => [day.day.slice(0, 7), day]))
  const last = [...byMonth.values()]
  return {
    months: last.map(({ day }) => ({ month: day.slice(0, 7), day, label: MONTH.format(new Date(day)) })),
    rows: TOPICS.map((topic) => ({
      topic,
      scores: last.map(({ concerns }) => concerns.find((one) => one.topic === topic)?.score ?? null),
    })),
  }
}
