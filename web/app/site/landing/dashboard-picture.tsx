import { Badge, type Tone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { BarChart, ScoreRing } from '../../ui/charts.tsx'

const RISK_AREAS = [
  { label: 'TRID', percent: 95 },
  { label: 'QM', percent: 88 },
  { label: 'HMDA', percent: 76 },
]

const UPDATES: readonly { title: string; note: string; priority: string; tone: Tone }[] = [
  {
    title: 'Qualified mortgage rule update',
    note: 'Points and fees thresholds, effective January 1, 2026',
    priority: 'High',
    tone: 'danger',
  },
  {
    title: 'HMDA reporting changes',
    note: '110 data fields, file by March 1',
    priority: 'Medium',
    tone: 'warning',
  },
  {
    title: 'TRID amendment effective date',
    note: 'Resetting tolerances by Closing Disclosure',
    priority: 'Low',
    tone: 'success',
  },
]

/** A picture of the dashboard, from the application's own components with sample data. */
export function DashboardPicture() {
  return (
    <figure>
      <Card className="grid gap-6 p-5 shadow-card sm:p-7">
        <div className="grid items-center gap-6 sm:grid-cols-[8.25rem_1fr]">
          <ScoreRing percent={98} label="Compliance score" className="justify-self-center" />
          <BarChart bars={RISK_AREAS} />
        </div>
        <ul className="divide-y divide-line border-line border-t">
          {UPDATES.map(({ title, note, priority, tone }) => (
            <li key={title} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 py-3.5 last:pb-0">
              <p className="text-[0.9375rem] font-semibold">{title}</p>
              <Badge tone={tone} className="self-start">
                {priority}
              </Badge>
              <p className="col-span-2 text-sm text-ink-faint">{note}</p>
            </li>
          ))}
        </ul>
      </Card>
      <figcaption className="mt-3 text-right text-sm text-ink-faint">
        The dashboard, with sample data
      </figcaption>
    </figure>
  )
}
