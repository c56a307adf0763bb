import { TYPICAL_COST_SPLIT } from '@plumbline/rules/pricing/compliance-cost.ts'
import { apiContext } from '../../platform/api/page-contexts.ts'
import { PageMeta, useOrigin } from '../../platform/document/page-meta.tsx'
import { questionsAndAnswers } from '../../platform/document/questions-and-answers.ts'
import { ShareChart } from '../../ui/charts.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ButtonLink } from '../frame/button-link.tsx'
import { ClosingCall } from '../frame/closing-call.tsx'
import { FigureRow } from '../frame/figure-row.tsx'
import { PageHero } from '../frame/page-hero.tsx'
import { PageSection } from '../frame/page-section.tsx'
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
        eyebrow="Plans and prices"
        title="Pricing"
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
        areSamples={claims.areSampleFigures}
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
        lead="Every plan starts with the same free trial and includes the whole library."
      >
        <PlanList>
          <BillingChoice />
        </PlanList>
      </PageSection>
      <PageSection
        id="calculator"
        title="Cost Calculator"
        lead="Choose the size of your institution to compare typical compliance costs with the price of a plan."
      >
        <CostCalculator />
      </PageSection>
      <PageSection
        id="cost-split"
        title="Typical Compliance Budget"
        lead="Staffing and penalties make up almost two thirds of a typical compliance budget."
      >
        <div className="max-w-2xl">
          <ShareChart
            label="A typical compliance budget"
            shares={TYPICAL_COST_SPLIT.map(({ kind, percent }) => ({ label: COST_TEXT[kind], percent }))}
          />
        </div>
      </PageSection>
      <PageSection id="questions" title="Frequently Asked Questions">
        <div className="max-w-3xl border-line border-t">
          {PRICING_QUESTIONS.map(({ question, answer }) => (
            <Disclosure key={question} title={question}>
              <p className="max-w-2xl pb-6 text-ink-soft">{answer}</p>
            </Disclosure>
          ))}
        </div>
      </PageSection>
      <ClosingCall
        title="Start your 14-day free trial"
        actions={
          <>
            <ButtonLink href="/questionnaire">Start Free Trial</ButtonLink>
            <ButtonLink href="/contact" quiet>
              Contact Sales
            </ButtonLink>
          </>
        }
      >
        Full access for your team. No credit card, cancel anytime.
      </ClosingCall>
    </>
  )
}
