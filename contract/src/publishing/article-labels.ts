import type { ArticleCategory, Topic } from './articles.ts'

export const CATEGORY_LABELS: Record<ArticleCategory, string> = {
  'qualified-mortgage': 'Qualified Mortgage',
  trid: 'TRID',
  hmda: 'HMDA',
  'fair-lending': 'Fair Lending',
  'bsa-aml': 'BSA/AML',
}

export const TOPIC_LABELS: Record<Topic, string> = {
  qm: 'Qualified Mortgage',
  trid: 'TRID',
  hmda: 'HMDA',
  fair_lending: 'Fair Lending',
  bsa_aml: 'BSA/AML',
  cra: 'CRA',
  flood_insurance: 'Flood Insurance',
  appraisal_management: 'Appraisal Management',
}

export const CATEGORIES = Object.keys(CATEGORY_LABELS) as ArticleCategory[]
