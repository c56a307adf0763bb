import { TYPICAL_COST_SPLIT } from '@plumbline/rules/pricing/compliance-cost.ts'
import { PageMeta, useOrigin } from '../document/page-meta.tsx'
import { questionsAndAnswers } from '../document/questions-and-answers.ts'
import { apiContext } from '../entry.server.tsx'
import { ButtonLink } from '../site/button-link.tsx'
import { ClosingCall } from '../site/closing-call.tsx'
import { FigureRow } from '../site/figure-row.tsx'
import { PageHero } from '../site/page-hero.tsx'
import { PageSection } from '../site/page-section.tsx'
import { ShareChart } from '../ui/charts.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import type { Route } from './+types/pricing-page'
import { CostCalculator } from './cost-calculator.tsx'
import { COST_TEXT } from './cost-text.ts'
import { BillingChoice, PlanList } from './plan-list.tsx'
import { PRICING_QUESTIONS } from './pricing-questions.ts'
import { productWithOffers } from './product-offers.ts'

export function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext).content.claims()
}

export default function PricingPage({ loaderData: claims }: Route.ComponentProps) {
  const origin = useOrigin()
  return (
    <>
      <PageMeta
        title="Pricing"
        description="Starter $99, Professional $299 a month, Enterprise on request. 14-day free trial, no credit card, no setup fees, cancel anytime."
        path="/pricing"
        card="pricing"
        about={[productWithOffers(origin), questionsAndAnswers(PRICING_QUESTIONS)]}
      />
      <PageHero
        eyebrow="Pricing"
        title="A price you can put in the budget."
        lead="Three plans by the size of your institution. No setup fees, no credit card for the trial, and you can cancel anytime."
        actions={
          <>
            <ButtonLink href="/questionnaire">Start Free Trial</ButtonLink>
            <ButtonLink href="/contact" quiet>
              Talk to Sales
            </ButtonLink>
          </>
        }
      />
      <FigureRow
        className="wrap pb-6"
        figures={[
          { value: '14 days', label: 'free trial with full access' },
          { value: '40%', label: 'savings assumed on compliance costs' },
          { value: claims.hoursSavedPerWeek, label: 'hours saved per week' },
          { value: claims.uptime, label: 'uptime SLA' },
        ]}
      />
      <PageSection
        id="plans"
        title="Plans"
        lead="Every plan begins with the same trial and the same library."
      >
        <PlanList>
          <BillingChoice />
        </PlanList>
      </PageSection>
      <PageSection
        id="calculator"
        title="What compliance costs you now"
        lead="Choose a size. The five costs are added in the open, and the plan is taken off what you save."
      >
        <CostCalculator />
      </PageSection>
      <PageSection
        id="cost-split"
        title="Where the budget goes"
        lead="A typical compliance budget. Nearly two thirds of it are staff and penalties: the two that better information changes most."
      >
        <div className="max-w-2xl">
          <ShareChart
            label="A typical compliance budget"
            shares={TYPICAL_COST_SPLIT.map(({ kind, percent }) => ({ label: COST_TEXT[kind], percent }))}
          />
        </div>
      </PageSection>
      <PageSection id="questions" title="Questions about pricing">
        <div className="max-w-3xl border-line border-t">
          {PRICING_QUESTIONS.map(({ question, answer }) => (
            <Disclosure key={question} title={question}>
              <p className="max-w-2xl pb-6 text-ink-soft">{answer}</p>
            </Disclosure>
          ))}
        </div>
      </PageSection>
      <ClosingCall
        title="Fourteen days will tell you more than a price list."
        actions={
          <>
            <ButtonLink href="/questionnaire">Start Free Trial</ButtonLink>
            <ButtonLink href="/contact" quiet>
              Contact Sales
            </ButtonLink>
          </>
        }
      >
        Full access for your team. No credit card, and nothing to undo afterwards.
      </ClosingCall>
    </>
  )
}
