import type { SetupStep } from '@plumbline/contract/tenancy/setup.ts'

interface StepText {
  title: string
  /** In the list of steps. */
  short: string
  unlocks: string
}

export const STEP_TEXTS: Readonly<Record<SetupStep, StepText>> = {
  institution: {
    title: 'Institution and regulator',
    short: 'Institution',
    unlocks: 'Your charter and regulator decide which agency’s rules you follow.',
  },
  size: {
    title: 'Size and counts',
    short: 'Size',
    unlocks: 'Assets and loan counts decide thresholds: HMDA, escrow, small servicers, and more.',
  },
  products: {
    title: 'Products',
    short: 'Products',
    unlocks: 'What you offer decides which regulations and loan tests apply.',
  },
  places: {
    title: 'States and offices',
    short: 'States',
    unlocks: 'Where you have offices decides whether you report under HMDA.',
  },
  team: {
    title: 'Team',
    short: 'Team',
    unlocks: 'Colleagues can own tasks, sign policies, and answer complaints.',
  },
  policies: {
    title: 'Policies',
    short: 'Policies',
    unlocks: 'Each policy section cites the law it carries out, so that you see what is covered.',
  },
  duties: {
    title: 'Recurring duties',
    short: 'Duties',
    unlocks: 'Tasks with dates for filings, reviews, and disclosures, with reminders.',
  },
}
