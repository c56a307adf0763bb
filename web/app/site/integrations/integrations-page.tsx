import { apiContext } from '../../platform/api/page-contexts.ts'
import { PageMeta } from '../../platform/document/page-meta.tsx'
import { ButtonLink } from '../frame/button-link.tsx'
import { ClosingCall } from '../frame/closing-call.tsx'
import { PageHero } from '../frame/page-hero.tsx'
import { PageSection } from '../frame/page-section.tsx'
import type { Route } from './+types/integrations-page'
import { IntegrationProcess } from './integration-process.tsx'
import { IntegrationTypes } from './integration-types.tsx'

const BENEFITS = [
  { title: 'No double entry', text: 'Data is read once, from the system that owns it.' },
  { title: 'Consistent figures', text: 'A report shows the same number as the system behind it.' },
  { title: 'Access by agreement', text: 'Only the fields you name, only as often as you say.' },
  { title: 'Errors that surface', text: 'A run that failed is reported with its reason and repeated.' },
  { title: 'Evidence of each run', text: 'What was read and when stays on record for an examiner.' },
  { title: 'An API without secrets', text: 'Everything the platform does is documented and open to you.' },
]

export function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext).content.claims()
}

export default function IntegrationsPage({ loaderData: claims }: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title="Integrations"
        description="Core banking, loan origination, analytics and cloud: which systems Plumbline connects to, and how a project runs in four steps."
        path="/integrations"
        card="integrations"
      />
      <PageHero
        eyebrow="Connect your systems"
        title="Integrations"
        lead="An integration project connects Plumbline to the systems you already use."
        actions={
          <>
            <ButtonLink href="#types">Explore Solutions</ButtonLink>
            <ButtonLink href="/contact" quiet>
              Talk to an Engineer
            </ButtonLink>
          </>
        }
      />
      <PageSection id="types" title="Integration Types" className="pt-4!">
        <IntegrationTypes systems={claims.supportedSystems} />
      </PageSection>
      <PageSection id="benefits" title="Benefits">
        <ul className="grid gap-x-12 border-line border-t sm:grid-cols-2 lg:grid-cols-3">
          {BENEFITS.map(({ title, text }) => (
            <li key={title} className="border-line border-b py-6">
              <h3 className="display text-xl">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection
        id="process"
        title="Integration Process"
        lead="Four steps. You know the full cost before the first one starts."
      >
        <IntegrationProcess />
      </PageSection>
      <ClosingCall
        title="Discuss your integration"
        actions={
          <>
            <ButtonLink href="/contact">Contact Us</ButtonLink>
            <ButtonLink href="/demo" quiet>
              View the Demo
            </ButtonLink>
          </>
        }
      >
        We answer within one business day.
      </ClosingCall>
    </>
  )
}
