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
    subtitle: 'For small compliance teams',
    description: 'Rules, changes and deadlines for a small team.',
    targetSize: 'Under $100M in assets',
    maxUsers: 'Up to 5 users',
    features: [
      'Compliance article library, with its checklists',
      'Regulatory updates, reviewed within 24 hours',
      'Dashboard, risk areas and compliance score',
      'Reports as PDF or Excel',
      'AI assistant that cites its sources',
    ],
    cta: { label: 'Start Free Trial', href: '/questionnaire' },
  },
  professional: {
    name: 'Professional',
    subtitle: 'For compliance departments',
    description: 'For a team that shares the work and reports to a board and an examiner.',
    targetSize: '$100M to $1B in assets',
    maxUsers: 'Up to 25 users',
    features: [
      'Everything in Starter',
      'Roles for your team: Admin, Manager, User',
      'Your own articles in the library',
      'Live chat in business hours',
      'Training sessions for your staff',
    ],
    cta: { label: 'Start Free Trial', href: '/questionnaire' },
  },
  enterprise: {
    name: 'Enterprise',
    subtitle: 'For several charters or lines of business',
    description: 'Integration with your systems, unlimited users and support at any hour.',
    targetSize: 'Over $1B in assets',
    maxUsers: 'Unlimited users',
    features: [
      'Everything in Professional',
      'Integration with core and loan origination systems',
      '24/7 critical support',
      'Uptime SLA',
      'One price for all your charters',
    ],
    cta: { label: 'Contact for Quote', href: '/contact' },
  },
}
