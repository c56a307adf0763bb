import { signOut } from '../session/session.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { longDate } from '../ui/date-text.tsx'
import { Mark } from '../ui/mark.tsx'

const DAY_MS = 86_400_000

/** How much of the trial is left, above every screen. */
export function TrialNotice({ endsAt }: { endsAt: string | null }) {
  if (endsAt === null) return null
  const days = Math.ceil((new Date(endsAt).getTime() - Date.now()) / DAY_MS)
  return (
    <div className="border-line border-b bg-brass-soft px-4 py-2 text-sm md:px-8 print:hidden">
      <span className="font-semibold">{days === 1 ? '1 day left' : `${days} days left`}</span> in your free
      trial, until {longDate(endsAt)}.{' '}
      <a href="/contact" className="font-semibold text-brand underline underline-offset-4">
        Contact us to keep your account
      </a>
    </div>
  )
}

/** All that is left of the application after the trial: ways to go on. */
export function TrialEnded() {
  return (
    <main className="grid min-h-dvh place-items-center px-6 py-16 text-center">
      <title>Your trial has ended · Plumbline</title>
      <div className="grid max-w-lg justify-items-center gap-4">
        <Mark className="h-14 w-10 text-brass-mark" />
        <h1 className="display text-4xl">Your free trial has ended</h1>
        <p className="text-ink-soft">
          Nothing you made is lost. Contact us to turn your trial into an account, and everything is where you
          left it.
        </p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <a href="/contact" className={buttonClass('primary')}>
            Contact us
          </a>
          <a href="/pricing" className={buttonClass('quiet')}>
            See plans
          </a>
          <Button look="plain" onClick={signOut}>
            Sign out
          </Button>
        </div>
      </div>
    </main>
  )
}
