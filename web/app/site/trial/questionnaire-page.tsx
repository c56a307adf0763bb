import { InlineScript } from '../../platform/document/inline-script.tsx'
import type { PageHandle } from '../../platform/document/page-handle.ts'
import { PageMeta } from '../../platform/document/page-meta.tsx'
import { Island } from '../../platform/islands/island.tsx'
import { SCRIPTS_REQUESTED } from '../../platform/islands/scripts-requested.ts'
import type { Route } from './+types/questionnaire-page'
import { receiveTrialForm } from './trial-action.ts'
import { TRIAL_DRAFT_KEY } from './trial-draft-key.ts'
import { TrialForm } from './trial-form.tsx'
import { TrialThanks } from './trial-thanks.tsx'

export const handle: PageHandle = { scripts: 'late' }

/** Hydrates at once if there is a draft to restore. */
const GO_ON_WITH_DRAFT = `try{localStorage.getItem('${TRIAL_DRAFT_KEY}')!==null&&dispatchEvent(new Event('${SCRIPTS_REQUESTED}'))}catch{}`

export function loader({ request }: Route.LoaderArgs) {
  return { sent: new URL(request.url).searchParams.has('sent'), shownAt: new Date().toISOString() }
}

export function action(args: Route.ActionArgs) {
  return receiveTrialForm(args)
}

export default function QuestionnairePage({
  loaderData: { sent, shownAt },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title="Start Free Trial"
        description="Four short steps to a 14-day free trial of Plumbline: full access, no credit card, cancel anytime."
        path="/questionnaire"
        card="trial"
      />
      <div className="wrap grid gap-x-16 gap-y-10 py-12 sm:py-16 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <header>
          <p className="eyebrow">14-day free trial</p>
          <h1 className="display mt-4 text-4xl sm:text-5xl">Start your free trial</h1>
          <p className="mt-4 text-ink-soft">
            Answer four short steps so that we can prepare your trial. Your answers stay in this browser until
            you send them.
          </p>
          <ul className="mt-6 grid gap-2.5 border-line border-t pt-5 text-[0.9375rem] text-ink-soft">
            <li>Full access for 14 days</li>
            <li>No credit card, no setup fees</li>
            <li>Cancel anytime</li>
          </ul>
        </header>
        <div className="rounded-card border border-line bg-surface p-5 sm:p-9">
          {sent && !actionData ? (
            <TrialThanks />
          ) : (
            <>
              <Island name="trial-form" component={TrialForm} props={{ shownAt, refusal: actionData }} />
              <InlineScript text={GO_ON_WITH_DRAFT} />
            </>
          )}
        </div>
      </div>
    </>
  )
}
