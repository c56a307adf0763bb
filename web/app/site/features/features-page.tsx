import { apiContext } from '../../platform/api/page-contexts.ts'
import type { PageHandle } from '../../platform/document/page-handle.ts'
import { PageMeta } from '../../platform/document/page-meta.tsx'
import { Island } from '../../platform/islands/island.tsx'
import { ButtonLink } from '../frame/button-link.tsx'
import { ClosingCall } from '../frame/closing-call.tsx'
import { INTEGRATION_CATEGORIES } from '../frame/integration-categories.ts'
import { PageHero } from '../frame/page-hero.tsx'
import { PageSection } from '../frame/page-section.tsx'
import { ScreenPicture } from '../frame/screen-picture.tsx'
import type { Route } from './+types/features-page'
import { AREA_IDS } from './feature-areas.ts'
import { FeatureTabs } from './feature-tabs.tsx'
import { PainPointCards } from './pain-point-cards.tsx'
import { WorkList } from './work-list.tsx'

export const handle: PageHandle = { scripts: 'late' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('area')
  return {
    claims: await context.get(apiContext).content.claims(),
    area: AREA_IDS.find((id) => id === asked) ?? ('monitoring' as const),
  }
}

export default function FeaturesPage({ loaderData: { claims, area } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title="Features"
        description="Regulatory monitoring, a compliance library, analytics, collaboration, an AI assistant and integration, in one place."
        path="/features"
        card="features"
      />
      <PageHero
        eyebrow="What Plumbline does"
        title="Features"
        lead="Six feature areas, what each one does, and which problems it solves."
        actions={
          <>
            <ButtonLink href="/questionnaire">Start Free Trial</ButtonLink>
            <ButtonLink href="/demo" quiet>
              See the demo
            </ButtonLink>
          </>
        }
      />
      <PageSection
        id="pain-points"
        title="Common Compliance Problems"
        lead="Choose a problem to see which features solve it."
        className="pt-2! sm:pt-4!"
      >
        <PainPointCards />
      </PageSection>
      <PageSection id="areas" title="Feature Areas">
        <Island name="feature-tabs" component={FeatureTabs} props={{ asked: area, claims }} />
      </PageSection>
      <PageSection
        id="loan-tests"
        title="Loan Tests"
        lead="Dates, tolerances, points and fees, APR: each answer shows its working, paragraph by paragraph."
      >
        <ScreenPicture
          name="trid-clock"
          caption="When can we close? The days that count, and the law behind each."
        />
      </PageSection>
      <PageSection id="work" title="The Work of Each Day">
        <WorkList />
      </PageSection>
      <PageSection
        id="ecosystem"
        title="Integration Ecosystem"
        lead="Integration projects connect Plumbline to four kinds of system."
      >
        <ul className="grid gap-x-12 border-line border-t sm:grid-cols-2">
          {INTEGRATION_CATEGORIES.map(({ id, title, summary, systems }) => (
            <li key={id} className="border-line border-b py-6">
              <h3 className="display text-xl">{title}</h3>
              <p className="mt-2 text-ink-soft">{summary}</p>
              <p className="mt-2 text-sm text-ink-faint">{claims.supportedSystems[systems].join(' · ')}</p>
            </li>
          ))}
        </ul>
        <p className="mt-8">
          <ButtonLink href="/integrations" quiet>
            View All Integrations
          </ButtonLink>
        </p>
      </PageSection>
      <ClosingCall
        title="Start your 14-day free trial"
        actions={
          <>
            <ButtonLink href="/questionnaire">Start Free Trial</ButtonLink>
            <ButtonLink href="/contact" quiet>
              Contact Sales
            </ButtonLink>
            <ButtonLink href="/pricing" quiet>
              View Pricing
            </ButtonLink>
          </>
        }
      >
        Full access, no credit card, cancel anytime.
      </ClosingCall>
    </>
  )
}
