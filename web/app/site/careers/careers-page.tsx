import { apiContext } from '../../platform/api/page-contexts.ts'
import type { PageHandle } from '../../platform/document/page-handle.ts'
import { PageMeta } from '../../platform/document/page-meta.tsx'
import { Island } from '../../platform/islands/island.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { opens } from '../../ui/page-dialog.tsx'
import { ButtonLink } from '../frame/button-link.tsx'
import { ClosingCall } from '../frame/closing-call.tsx'
import { PageHero } from '../frame/page-hero.tsx'
import { PageSection } from '../frame/page-section.tsx'
import type { Route } from './+types/careers-page'
import { Application } from './application.tsx'
import { receiveApplicationForm } from './application-action.ts'
import { APPLICATION_DIALOG_ID } from './application-dialog.tsx'
import { VALUES, WORKING_HERE } from './careers-text.ts'

export const handle: PageHandle = { scripts: 'late' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { email } = await context.get(apiContext).content.contact()
  return {
    address: email.careers,
    sent: new URL(request.url).searchParams.has('sent'),
    shownAt: new Date().toISOString(),
  }
}

export function action(args: Route.ActionArgs) {
  return receiveApplicationForm(args)
}

export default function CareersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { address, sent, shownAt } = loaderData
  return (
    <>
      <PageMeta
        title="Careers"
        description="Work on mortgage compliance with people who read closely and build carefully. Apply with a cover letter and a resume as PDF."
        path="/careers"
        card="careers"
      />
      <PageHero
        eyebrow="Careers"
        title="Careers at Plumbline"
        lead="We build software for people who have to get the details right. If you like careful work, apply."
        actions={<ApplyButton />}
      />
      <PageSection id="values" title="Our Values">
        <ul className="grid gap-x-12 border-line border-t sm:grid-cols-2">
          {VALUES.map(({ title, text }) => (
            <li key={title} className="border-line border-b py-7">
              <h3 className="display text-xl">{title}</h3>
              <p className="mt-2.5 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection id="working-here" title="How We Hire">
        <ol className="grid gap-x-10 gap-y-9 sm:grid-cols-3">
          {WORKING_HERE.map(({ title, text }) => (
            <li key={title} className="border-line border-t pt-5">
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </PageSection>
      <ClosingCall
        title="Apply now"
        actions={
          <>
            <ApplyButton />
            <ButtonLink href={`mailto:${address}`} quiet>
              Write to {address}
            </ButtonLink>
          </>
        }
      >
        Not sure whether we have a position for you? Please{' '}
        <a
          href={`mailto:${address}?subject=${encodeURIComponent('A question about working at Plumbline')}`}
          className="font-semibold text-brand underline underline-offset-4"
        >
          email us your question
        </a>
        .
      </ClosingCall>
      <Island
        name="application"
        component={Application}
        props={{ shownAt, refusal: actionData, sent: sent && !actionData }}
      />
    </>
  )
}

function ApplyButton() {
  return (
    <button type="button" className={buttonClass('primary', 'large')} {...opens(APPLICATION_DIALOG_ID)}>
      Apply Now
    </button>
  )
}
