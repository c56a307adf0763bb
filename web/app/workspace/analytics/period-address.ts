import { ANALYTICS_DAYS, type AnalyticsDays } from '@plumbline/contract/insight/analytics.ts'

/** The period in the address; nonsense means the usual one. */
export const daysIn = (params: URLSearchParams): AnalyticsDays =>
  ANALYTICS_DAYS.find((days) => String(days) === params.get('days')) ?? 90
