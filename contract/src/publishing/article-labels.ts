import { ARTICLE_CATEGORIES, FIRST_CATEGORIES } from './article-categories.ts'
import type { ArticleCategory } from './articles.ts'

export const CATEGORY_LABELS: Record<ArticleCategory, string> = {
  'qualified-mortgage': 'Qualified Mortgage',
  trid: 'TRID',
  hmda: 'HMDA',
  'fair-lending': 'Fair Lending',
  'bsa-aml': 'BSA/AML',
  deposits: 'Deposits and Payments',
  servicing: 'Servicing',
  'consumer-credit': 'Consumer Credit',
  program: 'Compliance Program',
  'privacy-security': 'Privacy and Security',
  'credit-union': 'Credit Union Rules',
}

/** What an institution lists and counts: the sample keeps to the first five. */
export const listedCategories = (isSample: boolean): readonly ArticleCategory[] =>
  isSample ? FIRST_CATEGORIES : ARTICLE_CATEGORIES
