import { ANALYTICS_DAYS, type AnalyticsDays } from '@plumbline/contract/insight/analytics.ts'
import { TOPICS, type Topic } from '@plumbline/contract/publishing/articles.ts'

/** The period in the address; nonsense means the usual one. */
export const daysIn = (params: URLSearchParams): AnalyticsDays =>
  ANALYTICS_DAYS.find((days) => String(days) === params.get('days')) ?? 90

/** The concern in the address; without one, all. */
export const topicIn = (params: URLSearchParams): Topic | undefined =>
  TOPICS.find((topic) => topic === params.get('concern'))

export const periodAddress = (days: AnalyticsDays, topic: Topic | undefined): string =>
  new URLSearchParams({ days: String(days), ...(topic && { concern: topic }) }).toString()
