import { annualSavings, PLANS } from '@plumbline/rules/pricing/plan.ts'
import { dollars } from './money.ts'
import { PLAN_TEXT } from './plan-text.ts'

export interface PricingQuestion {
  question: string
  answer: string
}

export const PRICING_QUESTIONS: readonly PricingQuestion[] = [
  {
    question: 'What does the free trial include?',
    answer:
      'Full access for 14 days for your own team. No credit card is needed and nothing is charged when the trial ends. The account is kept until you choose a plan.',
  },
  {
    question: 'Can we cancel at any time?',
    answer:
      'Yes, with 30 days’ notice. Within 30 days of canceling, you can reactivate the account with everything in it.',
  },
  {
    question: 'Are there setup fees?',
    answer:
      'No. You pay only for the plan. Integration projects are quoted separately before any work begins.',
  },
  {
    question: 'Can prices change?',
    answer: 'Only with 30 days’ notice, so that you can decide before a new price applies to you.',
  },
  {
    question: 'What is the difference between monthly and annual billing?',
    answer: `Annual billing costs ten months instead of twelve. ${annualPrices()}`,
  },
  {
    question: 'What happens when we need more users?',
    answer:
      'Starter is for up to 5 users and Professional for up to 25. Enterprise has no limit. You can move to a larger plan whenever you need it.',
  },
  {
    question: 'Where do the figures in the calculator come from?',
    answer:
      'They are typical annual costs for three sizes of institution, with assumed savings of 40% of the total. Your own costs will differ.',
  },
]

function annualPrices(): string {
  return (['starter', 'professional'] as const)
    .map((plan) => {
      const price = PLANS[plan].price!
      return `${PLAN_TEXT[plan].name} is ${dollars(price.annual)} a year and saves ${dollars(annualSavings(price))}.`
    })
    .join(' ')
}
