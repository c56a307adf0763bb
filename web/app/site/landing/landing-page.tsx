import { apiContext } from '../../platform/api/page-contexts.ts'
import { PageMeta, useOrigin } from '../../platform/document/page-meta.tsx'
import { ButtonLink } from '../frame/button-link.tsx'
import { ClosingCall } from '../frame/closing-call.tsx'
import { FigureRow } from '../frame/figure-row.tsx'
import { PageSection } from '../frame/page-section.tsx'
import { REGULATORS } from '../frame/regulators.ts'
import { PlanList } from '../pricing/plan-list.tsx'
import { productWithOffers } from '../pricing/product-offers.ts'
import type { Route } from './+types/landing-page'
import { ClosingDisclosureTimeline } from './closing-disclosure-timeline.tsx'
import { DashboardPicture } from './dashboard-picture.tsx'
import { FeatureGrid } from './feature-grid.tsx'
import { TestimonialList } from './testimonial-list.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext).content.claims()
}

export default function LandingPage({ loaderData: claims }: Route.ComponentProps) {
  const origin = useOrigin()
  return (
    <>
      <PageMeta
        title="Plumbline: mortgage compliance software"
        description="Every rule that applies to you, what changed in it, what to do about it and by when. For credit unions, community banks and mortgage companies."
        path="/"
        about={[productWithOffers(origin)]}
      />
      <section className="wrap grid items-center gap-x-14 gap-y-12 pt-10 pb-16 sm:pt-16 lg:grid-cols-[1.14fr_1fr] lg:pb-24">
        <div>
          <p className="eyebrow">For credit unions, community banks and mortgage companies</p>
          <h1 className="display mt-4 text-[2.625rem] leading-[1.04] sm:text-[3.75rem]">
            Mortgage compliance you can show your examiner.
          </h1>
          <p className="mt-6 max-w-[33em] text-lg text-ink-soft sm:text-[1.1875rem]">
            Every rule that applies to you, what changed in it, what to do about it and by when, each with the
            paragraph it comes from.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href="/questionnaire">Start Free Trial</ButtonLink>
            <ButtonLink href="/demo" quiet>
              See the demo
            </ButtonLink>
          </div>
          <p className="mt-4 text-sm text-ink-faint">14 days, full access, no credit card. Cancel anytime.</p>
        </div>
        <DashboardPicture />
      </section>
      <RegulatorStrip />
      <FigureRow
        className="wrap py-16 sm:py-20"
        areSamples={claims.areSampleFigures}
        figures={[
          // Statements that nobody made do not go with a number of customers.
          claims.testimonials.areSamples
            ? { value: claims.complianceScore, label: 'compliance score' }
            : { value: claims.institutionsServed, label: 'institutions served' },
          { value: claims.hoursSavedPerWeek, label: 'hours saved per week' },
          { value: claims.fewerIncidents, label: 'fewer incidents' },
          { value: claims.uptime, label: 'uptime SLA' },
        ]}
      />
      <PageSection
        id="features"
        title="Features"
        lead="From the day a rule is published to the day an examiner asks about it."
      >
        <FeatureGrid />
      </PageSection>
      <section
        aria-labelledby="dates"
        className="wrap grid items-center gap-x-16 gap-y-10 py-12 sm:py-16 lg:grid-cols-[0.9fr_1.1fr]"
      >
        <div>
          <h2 id="dates" className="display text-3xl sm:text-[2.5rem]">
            Deadlines with their citation
          </h2>
          <p className="mt-4 max-w-[32em] text-lg text-ink-soft">
            For each deadline, Plumbline shows which business-day definition applies, which days were skipped
            and why, and the section that says so.
          </p>
        </div>
        <ClosingDisclosureTimeline />
      </section>
      <PageSection
        id="testimonials"
        title="Testimonials"
        {...(claims.testimonials.areSamples && {
          lead: 'Sample statements by role, shown until customers give us theirs.',
        })}
      >
        <TestimonialList testimonials={claims.testimonials.statements} />
      </PageSection>
      <PageSection
        id="pricing"
        title="Pricing"
        lead={`14-day free trial. No credit card, no setup fees. ${claims.support} and ${claims.attestation}.`}
      >
        <PlanList>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
            Prices by the month. Paid annually:
            <span className="font-semibold text-brass">Save 20%</span>
            <a href="/pricing" className="font-semibold text-brand underline underline-offset-4">
              Compare monthly and annual
            </a>
          </p>
        </PlanList>
      </PageSection>
      <ClosingCall
        title="Start your 14-day free trial"
        actions={
          <>
            <ButtonLink href="/questionnaire">Start Free Trial</ButtonLink>
            <ButtonLink href="/contact" quiet>
              Skip the trial, contact us
            </ButtonLink>
          </>
        }
      >
        Answer four short steps, then use everything in Plumbline for 14 days. No credit card.
      </ClosingCall>
    </>
  )
}

function RegulatorStrip() {
  return (
    <section aria-label="Regulators we monitor" className="border-line border-y">
      <ul className="wrap flex flex-wrap items-center justify-between gap-x-7 gap-y-3 py-5 text-[0.9375rem] font-semibold text-ink-soft">
        <li className="w-full font-medium text-ink-faint sm:w-auto">We monitor</li>
        {REGULATORS.map((regulator) => (
          <li key={regulator}>{regulator}</li>
        ))}
      </ul>
    </section>
  )
}
