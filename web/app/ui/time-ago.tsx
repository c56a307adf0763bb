import type { Moment } from '@plumbline/contract/platform/days.ts'
import { useEffect, useState } from 'react'
import { publicDate } from './date-text.tsx'

const AGO = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** `3 hours ago`; the day until scripts run, since a document that was rendered earlier cannot know. */
export function TimeAgo({ iso }: { iso: Moment }) {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return <time dateTime={iso}>{now === undefined ? publicDate(iso) : ago(now - Date.parse(iso))}</time>
}

function ago(ms: number): string {
  if (ms < HOUR_MS) return AGO.format(-Math.max(0, Math.round(ms / MINUTE_MS)), 'minute')
  if (ms < DAY_MS) return AGO.format(-Math.round(ms / HOUR_MS), 'hour')
  return AGO.format(-Math.round(ms / DAY_MS), 'day')
}
