import type { Moment } from '@plumbline/contract/platform/days.ts'
import { longDateUtc } from '../../ui/date-text.tsx'
import { lastDayBefore } from '../../ui/last-day-before.ts'

const DAY_MS = 86_400_000

/** Days left in the trial, above every screen. */
export function TrialNotice({ endsAt }: { endsAt: Moment | null }) {
  if (endsAt === null) return null
  const days = Math.ceil((new Date(endsAt).getTime() - Date.now()) / DAY_MS)
  return (
    <aside
      aria-label="Your trial"
      className="border-line border-b bg-brass-soft px-4 py-2 text-sm md:px-8 print:hidden"
    >
      <span className="font-semibold">{days === 1 ? '1 day left' : `${days} days left`}</span> in your free
      trial, until {longDateUtc(lastDayBefore(endsAt))}.{' '}
      <a href="/contact" className="font-semibold text-brand underline underline-offset-4">
        Contact us to keep your account
      </a>
    </aside>
  )
}
