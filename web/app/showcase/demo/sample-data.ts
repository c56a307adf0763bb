import type { RegulatoryUpdate } from '@plumbline/contract/regulations/regulatory-updates.ts'
import type { SampleStatCard } from './sample-stat-cards.tsx'

/** Contents of the demo. The figures are samples; statements about the law are true. */
export const STAT_CARDS: readonly SampleStatCard[] = [
  { id: 'active-regulations', label: 'Active Regulations', value: 127, change: '+12%', trend: 'up' },
  { id: 'compliance-articles', label: 'Compliance Articles', value: 45, change: '+8%', trend: 'up' },
  { id: 'pending-reviews', label: 'Pending Reviews', value: 8, change: '-15%', trend: 'down' },
  { id: 'risk-alerts', label: 'Risk Alerts', value: 3, change: '+2', trend: 'up' },
]

export const UPDATES: readonly RegulatoryUpdate[] = [
  {
    id: 'sample-qm',
    slug: 'qualified-mortgage-thresholds-2026',
    title: 'Qualified mortgage rule update',
    category: 'Qualified Mortgage',
    priority: 'high',
    dated: '2026-01-15',
    description:
      'For 2026 the points-and-fees cap is 3 percent of the total loan amount at or above $137,958.',
    citation: '12 CFR 1026.43(e)(3)(ii)',
  },
  {
    id: 'sample-hmda',
    slug: 'hmda-asset-threshold-2026',
    title: 'HMDA reporting changes',
    category: 'HMDA',
    priority: 'medium',
    dated: '2026-01-12',
    description:
      'Banks, savings associations and credit unions with assets of $59 million or less on December 31, 2025 do not collect data in 2026.',
    citation: '12 CFR 1003.2(g)',
  },
  {
    id: 'sample-trid',
    slug: 'trid-amendment-effective-date',
    title: 'TRID amendment effective date',
    category: 'TRID',
    priority: 'low',
    dated: '2026-01-08',
    description:
      'A Closing Disclosure given within three business days of learning of a listed event may reset tolerances, whatever the days left before consummation.',
    citation: '12 CFR 1026.19(e)(4)(ii)',
  },
]

export interface DemoArticle {
  id: string
  title: string
  excerpt: string
  category: string
  author: string
  publishedAt: string
  readTime: number
  tags: readonly string[]
  featured: boolean
}

const author = 'Plumbline Editorial'

export const ARTICLES: readonly DemoArticle[] = [
  {
    id: 'business-days',
    title: 'Two definitions of a business day, and where each one counts',
    excerpt:
      'Pick the right business-day definition for each TRID clock, handle Saturdays and observed holidays, and count over a July 4 weekend.',
    category: 'TRID',
    author,
    publishedAt: '2026-03-04',
    readTime: 5,
    tags: ['TRID', 'Business days'],
    featured: true,
  },
  {
    id: 'qm-price-test',
    title: 'The General QM price test, taken in the order that avoids errors',
    excerpt:
      'Run the APR-to-APOR test in the right order, with the 2026 tiers and the effect of financing a fee across a tier line.',
    category: 'Qualified Mortgage',
    author,
    publishedAt: '2026-01-06',
    readTime: 5,
    tags: ['General QM', 'Thresholds'],
    featured: false,
  },
  {
    id: 'hmda-fields',
    title: '48 data points, 110 fields, and a quality review',
    excerpt:
      'Translate the 48 data points of Regulation C into 110 register fields, and know the error counts that lead to resubmission.',
    category: 'HMDA',
    author,
    publishedAt: '2026-02-24',
    readTime: 6,
    tags: ['HMDA', 'Data quality'],
    featured: false,
  },
  {
    id: 'adverse-action',
    title: 'Adverse action under Regulation B, four clocks and the reasons that must be true',
    excerpt:
      'Pick the right 30-day or 90-day clock, and state reasons that match the part of the system the applicant failed.',
    category: 'Fair Lending',
    author,
    publishedAt: '2026-03-03',
    readTime: 6,
    tags: ['ECOA', 'Notices'],
    featured: false,
  },
]

export const CATEGORY_COUNTS: readonly { label: string; count: number }[] = [
  { label: 'All', count: 45 },
  { label: 'Qualified Mortgage', count: 12 },
  { label: 'TRID', count: 8 },
  { label: 'HMDA', count: 7 },
  { label: 'Fair Lending', count: 9 },
  { label: 'BSA/AML', count: 9 },
]

export const COMPLIANCE_SCORE = 98

export const RISK_AREAS = [
  { label: 'TRID', percent: 95 },
  { label: 'QM', percent: 88 },
  { label: 'HMDA', percent: 76 },
]

/** Oldest first, as a chart is read. */
export const SCORE_TREND = [
  { label: '6 months ago', value: 92 },
  { label: '3 months ago', value: 94 },
  { label: '1 month ago', value: 96 },
]
