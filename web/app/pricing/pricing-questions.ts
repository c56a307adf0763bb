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
      'Everything, for 14 days, with your own people signed in. It needs no credit card, and nothing is charged when it ends: the account waits until you choose a plan.',
  },
  {
    question: 'Can we cancel at any time?',
    answer:
      'Yes, with 30 days’ notice. Within 30 days of cancelling, the account can be reactivated with everything in it.',
  },
  {
    question: 'Are there setup fees?',
    answer: 'No. The plan is the price. Integration projects are quoted separately, before any work begins.',
  },
  {
    question: 'Can prices change?',
    answer: 'Only with 30 days’ notice, so that you can decide before a new price applies to you.',
  },
  {
    question: 'What is the difference between monthly and annual billing?',
    answer: `A year paid at once costs ten months instead of twelve. ${annualPrices()}`,
  },
  {
    question: 'What happens when we need more users?',
    answer:
      'Starter is for up to 5 users and Professional for up to 25. Enterprise has no limit. You can move to a larger plan whenever you need it.',
  },
  {
    question: 'Where do the figures of the calculator come from?',
    answer:
      'They are typical annual costs for three sizes of institution, added up in the open, with savings of 40% of the total. Yours will differ: take the shape of the sum, and put your own figures in it.',
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
