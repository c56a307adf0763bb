import type { SiteClaims } from '@plumbline/contract/publishing/content.ts'

interface IntegrationCategory {
  id: string
  title: string
  summary: string
  features: readonly string[]
  /** Key of the supported systems in the claims file. */
  systems: keyof SiteClaims['supportedSystems']
}

export const INTEGRATION_CATEGORIES: readonly IntegrationCategory[] = [
  {
    id: 'core-banking',
    title: 'Core banking',
    summary: 'Members, accounts and transactions, read from the system of record.',
    features: [
      'Account and customer data by schedule or on request',
      'Transaction figures for monitoring and thresholds',
      'Read-only access, limited to the fields agreed on',
      'Reconciliation after each run',
    ],
    systems: 'coreBanking',
  },
  {
    id: 'loan-origination',
    title: 'Loan origination',
    summary: 'Applications, disclosures and decisions, at the moment they happen.',
    features: [
      'Application and disclosure dates for TRID timing',
      'Fields of the loan/application register for HMDA',
      'Points, fees and rates for the qualified mortgage tests',
      'Decision reasons for adverse action notices',
    ],
    systems: 'loanOrigination',
  },
  {
    id: 'analytics',
    title: 'Analytics and reporting',
    summary: 'Your figures in the tools in which your board already reads them.',
    features: [
      'Scores, risk areas and trends through the documented API',
      'Reports as PDF or Excel',
      'Regulatory updates as a feed for your own dashboards',
      'The same figures in every place they appear',
    ],
    systems: 'analyticsAndReporting',
  },
  {
    id: 'cloud',
    title: 'Cloud infrastructure',
    summary: 'Hosting, identity and logs on the terms of your own security program.',
    features: [
      'Deployment in your own cloud account or data center',
      'PostgreSQL, managed by you or embedded',
      'Single sign-on through your identity provider',
      'Structured logs and metrics for your monitoring',
    ],
    systems: 'cloudInfrastructure',
  },
]
