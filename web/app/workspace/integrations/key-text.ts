import { eachOfNouns } from '@plumbline/contract/noun-list.ts'
import type { KeyNoun } from '@plumbline/contract/tenancy/api-keys.ts'

export const NOUN_LABELS: Readonly<Record<KeyNoun, string>> = {
  tasks: 'Tasks and checklists',
  findings: 'Findings',
  complaints: 'Complaints',
  incidents: 'Security incidents',
  meetings: 'Meetings and minutes',
  product_reviews: 'Product reviews',
  marketing_reviews: 'Marketing reviews',
  risks: 'Risks',
  vendors: 'Vendors',
  monitoring: 'Monitoring plan',
  policies: 'Policies and signatures',
  evidence: 'Evidence and files',
  comments: 'Comments, history, and links',
  loan_tests: 'Loan tests',
  loan_runs: 'Stored runs of loans, to read',
  hmda: 'HMDA',
  regulations: 'Regulations, updates, and search',
  institution: 'Facts about the institution and its people',
  team: 'The team, through SCIM alone',
  readers: 'Readers, through SCIM alone',
  ...eachOfNouns('keys', ({ label }) => label),
}

export const DAYS_LABELS: Readonly<Record<number, string>> = {
  30: '30 days',
  90: '90 days',
  180: '180 days',
  365: '1 year',
}
