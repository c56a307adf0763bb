import { UPDATES } from '../demo/sample-data.ts'
import { BellButton } from '../regulatory-updates/bell-button.tsx'
import { PriorityBadge } from '../regulatory-updates/priority-badge.tsx'
import { DateText } from '../ui/date-text.tsx'

const PANEL_ID = 'demo-updates'

/** The bell and its panel, which the browser itself opens and closes. */
export function DemoBell() {
  return (
    <>
      <BellButton
        unseen={UPDATES.length}
        popoverTarget={PANEL_ID}
        aria-haspopup="dialog"
        className="[anchor-name:--bell]"
      />
      <div
        id={PANEL_ID}
        popover="auto"
        role="dialog"
        aria-labelledby={`${PANEL_ID}-title`}
        className="fixed inset-auto top-34 right-4 mt-1.5 w-[min(26rem,calc(100vw-2rem))] rounded-card border border-line bg-surface text-ink shadow-float sm:top-28 supports-[anchor-name:--bell]:top-[anchor(--bell_bottom)]! md:right-8"
      >
        <h2 id={`${PANEL_ID}-title`} className="px-5 pt-4 pb-2 font-semibold">
          Latest regulatory updates
        </h2>
        <ul className="divide-y divide-line border-line border-t">
          {UPDATES.map(({ id, title, dated, priority, citation }) => (
            <li key={id} className="grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-0.5 px-5 py-3">
              <a
                href="/demo?tab=alerts#tour"
                className="font-medium text-[0.9375rem] underline-offset-4 hover:underline"
              >
                {title}
              </a>
              <PriorityBadge priority={priority} />
              <span className="col-span-2 text-ink-faint text-sm">
                <DateText iso={dated} /> · {citation}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
