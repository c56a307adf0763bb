import type { ArticleCategory } from './articles.ts'

export const CATEGORY_LABELS: Record<ArticleCategory, string> = {
  'qualified-mortgage': 'Qualified Mortgage',
  trid: 'TRID',
  hmda: 'HMDA',
  'fair-lending': 'Fair Lending',
  'bsa-aml': 'BSA/AML',
}

export const CATEGORIES = Object.keys(CATEGORY_LABELS) as ArticleCategory[]
