import { PageMeta } from '../document/page-meta.tsx'
import { apiContext } from '../entry.server.tsx'
import { ButtonLink } from '../site/button-link.tsx'
import { ClosingCall } from '../site/closing-call.tsx'
import { PageHero } from '../site/page-hero.tsx'
import { PageSection } from '../site/page-section.tsx'
import type { Route } from './+types/integrations-page'
import { IntegrationProcess } from './integration-process.tsx'
import { IntegrationTypes } from './integration-types.tsx'

const BENEFITS = [
  { title: 'Nothing typed twice', text: 'Data moves once, from the system that owns it.' },
  { title: 'Figures that agree', text: 'A report and the system behind it give the same number.' },
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
        eyebrow="Integrations"
        title="Connected where the facts are kept."
        lead="Compliance is as good as the data it reads. An integration project connects Plumbline to the systems you already run."
        actions={
          <>
            <ButtonLink href="#types">Explore Solutions</ButtonLink>
            <ButtonLink href="/contact" quiet>
              Talk to an Engineer
            </ButtonLink>
          </>
        }
      />
      <PageSection id="types" title="Four kinds of system." className="pt-4!">
        <IntegrationTypes systems={claims.supportedSystems} />
      </PageSection>
      <PageSection id="benefits" title="What it brings.">
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
        title="Four steps, each with its length."
        lead="You know before the first one what the last one costs."
      >
        <IntegrationProcess />
      </PageSection>
      <ClosingCall
        title="Tell us what you run."
        actions={
          <>
            <ButtonLink href="/contact">Contact Us</ButtonLink>
            <ButtonLink href="/demo" quiet>
              View the Demo
            </ButtonLink>
          </>
        }
      >
        We answer within one business day, with questions rather than a brochure.
      </ClosingCall>
    </>
  )
}
