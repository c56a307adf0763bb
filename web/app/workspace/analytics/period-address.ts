import type { Topic } from '@plumbline/contract/compliance/topics.ts'
import { ANALYTICS_DAYS, type AnalyticsDays } from '@plumbline/contract/insight/analytics.ts'

/** The period in the address; nonsense means the usual one. */
export const daysIn = (params: URLSearchParams): AnalyticsDays =>
  ANALYTICS_DAYS.find((days) => String(days) === params.get('days')) ?? 90

export const periodAddress = (days: AnalyticsDays, topic: Topic | undefined): string =>
  new URLSearchParams({ days: String(days), ...(topic && { concern: topic }) }).toString()
