import { PageMeta } from '../document/page-meta.tsx'
import { apiContext } from '../entry.server.tsx'
import { Island } from '../islands/island.tsx'
import type { PageHandle } from '../root.tsx'
import { ButtonLink } from '../site/button-link.tsx'
import { ClosingCall } from '../site/closing-call.tsx'
import { PageHero } from '../site/page-hero.tsx'
import { PageSection } from '../site/page-section.tsx'
import { buttonClass } from '../ui/button.tsx'
import { opens } from '../ui/page-dialog.tsx'
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
        title="Work on what is upright."
        lead="We make an instrument for people who have to be right. If exactness gives you pleasure, you may like it here."
        actions={<ApplyButton />}
      />
      <PageSection id="values" title="What we value">
        <ul className="grid gap-x-12 border-line border-t sm:grid-cols-2">
          {VALUES.map(({ title, text }) => (
            <li key={title} className="border-line border-b py-7">
              <h3 className="display text-xl">{title}</h3>
              <p className="mt-2.5 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection id="working-here" title="How it goes">
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
        title="Send us a page about yourself."
        actions={
          <>
            <ApplyButton />
            <ButtonLink href={`mailto:${address}`} quiet>
              Write to {address}
            </ButtonLink>
          </>
        }
      >
        Not sure whether there is a place for you? Ask:{' '}
        <a
          href={`mailto:${address}?subject=${encodeURIComponent('A question about working at Plumbline')}`}
          className="font-semibold text-brand underline underline-offset-4"
        >
          mail us a question
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
