import { ArrowLeft } from 'lucide-react'
import { apiContext } from '../../platform/api/page-contexts.ts'
import { PageMeta } from '../../platform/document/page-meta.tsx'
import { ButtonLink } from '../frame/button-link.tsx'
import { ClosingCall } from '../frame/closing-call.tsx'
import { FigureRow } from '../frame/figure-row.tsx'
import { PageHero } from '../frame/page-hero.tsx'
import { PageSection } from '../frame/page-section.tsx'
import type { Route } from './+types/about-page'
import { HOW_IT_WORKS, REASONS, WHAT_WE_DO } from './about-text.ts'
import { InstitutionTypes } from './institution-types.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext).content.claims()
}

export default function AboutPage({ loaderData: claims }: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title="About"
        description="Why Plumbline exists, what it does for credit unions, community banks and mortgage companies, and how it works in four steps."
        path="/about"
        card="about"
      />
      <p className="wrap pt-8 text-[0.9375rem]">
        <a
          href="/"
          className="inline-flex items-center gap-2 py-1 text-ink-soft hover:text-ink hover:underline"
        >
          <ArrowLeft className="size-4" aria-hidden />
          Back to home
        </a>
      </p>
      <div className="-mt-8">
        <PageHero
          eyebrow="About Plumbline"
          title="A plumb line shows what is truly upright."
          lead="Builders use it to check a wall: a string and a weight. Plumbline does the same for mortgage compliance: it shows the rule, the date and the reason, so that everyone can check them."
        />
      </div>
      <FigureRow
        className="wrap pb-6"
        areSamples={claims.areSampleFigures}
        figures={[
          { value: claims.institutionsServed, label: 'institutions served' },
          { value: claims.complianceScore, label: 'compliance score' },
          { value: claims.monitoring, label: 'monitoring' },
          { value: claims.hoursSavedPerWeek, label: 'hours saved per week' },
        ]}
      />
      <PageSection id="what-we-do" title="What We Do">
        <ul className="grid gap-x-12 border-line border-t sm:grid-cols-2">
          {WHAT_WE_DO.map(({ title, text }) => (
            <li key={title} className="border-line border-b py-7">
              <h3 className="display text-xl">{title}</h3>
              <p className="mt-2.5 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection id="how-it-works" title="How It Works">
        <ol className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
          {HOW_IT_WORKS.map(({ title, text }, index) => (
            <li key={title}>
              <p aria-hidden className="display text-5xl text-brass-mark">
                {index + 1}
              </p>
              <h3 className="mt-3 font-semibold">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection
        id="institutions"
        title="Who We Serve"
        {...(claims.areSampleFigures && { lead: 'The numbers of customers are samples.' })}
      >
        <InstitutionTypes claims={claims.institutionTypes} />
      </PageSection>
      <PageSection id="why" title="Why Choose Us">
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {REASONS.map(({ title, text }) => (
            <li key={title} className="rounded-card border border-line bg-surface p-6">
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      <section aria-labelledby="skip-trial" className="wrap py-10">
        <div className="flex flex-wrap items-center justify-between gap-6 rounded-card border border-line bg-surface p-7 sm:p-10">
          <div>
            <h2 id="skip-trial" className="display text-2xl sm:text-3xl">
              Skip the trial
            </h2>
            <p className="mt-2 max-w-xl text-ink-soft">
              Contact us about your institution, or go straight to the plans.
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/contact">Contact Us</ButtonLink>
            <ButtonLink href="/pricing" quiet>
              View Pricing
            </ButtonLink>
          </div>
        </div>
      </section>
      <ClosingCall
        title="Start your 14-day free trial"
        actions={
          <>
            <ButtonLink href="/questionnaire">Start Free Trial</ButtonLink>
            <ButtonLink href="/demo" quiet>
              See the demo
            </ButtonLink>
          </>
        }
      >
        14 days, full access, no credit card. Cancel anytime.
      </ClosingCall>
    </>
  )
}
