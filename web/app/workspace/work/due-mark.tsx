import { TriangleAlert } from 'lucide-react'
import { dueText } from './day-text.ts'

/** A date in words; one that has passed says so with a shape, too. */
export function DueMark({ on, today, over }: { on: string | null; today: string; over: string }) {
  if (on === null) return <span className="text-ink-faint">None</span>
  if (on >= today) return <span className="whitespace-nowrap">{dueText(on, today)}</span>
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-danger sm:whitespace-nowrap">
      <TriangleAlert className="size-4 shrink-0" aria-hidden />
      {over}, {dueText(on, today)}
    </span>
  )
}
