import type { PlanId } from '@plumbline/rules/pricing/plan.ts'

interface PlanText {
  name: string
  subtitle: string
  description: string
  targetSize: string
  maxUsers: string
  features: readonly string[]
  cta: { label: string; href: string }
}

export const PLAN_TEXT: Readonly<Record<PlanId, PlanText>> = {
  starter: {
    name: 'Starter',
    subtitle: 'For one compliance desk',
    description: 'The rules, the changes and the dates, for a small team that does everything itself.',
    targetSize: 'Under $100M in assets',
    maxUsers: 'Up to 5 users',
    features: [
      'Compliance article library, with its checklists',
      'Regulatory updates, reviewed within 24 hours',
      'Dashboard, risk areas and compliance score',
      'Reports as PDF or Excel',
      'AI assistant that names its sources',
    ],
    cta: { label: 'Start Free Trial', href: '/questionnaire' },
  },
  professional: {
    name: 'Professional',
    subtitle: 'For a compliance department',
    description: 'For a team that divides the work, and answers to a board and an examiner.',
    targetSize: '$100M to $1B in assets',
    maxUsers: 'Up to 25 users',
    features: [
      'Everything in Starter',
      'Roles for your team: Admin, Manager, User',
      'Articles of your own, beside ours',
      'Live chat in business hours',
      'Training sessions for your staff',
    ],
    cta: { label: 'Start Free Trial', href: '/questionnaire' },
  },
  enterprise: {
    name: 'Enterprise',
    subtitle: 'For several charters or lines of business',
    description: 'Connected to your systems, without a limit of users, with help at any hour.',
    targetSize: 'Over $1B in assets',
    maxUsers: 'Unlimited users',
    features: [
      'Everything in Professional',
      'Integration with core and loan origination systems',
      '24/7 critical support',
      'Uptime service level in the agreement',
      'Price for all your charters together',
    ],
    cta: { label: 'Contact for Quote', href: '/contact' },
  },
}
