import { BellButton } from '../../workspace/updates/bell-button.tsx'
import { UpdateLine } from '../../workspace/updates/update-line.tsx'
import { UPDATES } from '../demo/sample-data.ts'

const PANEL_ID = 'demo-updates'

/** The bell and its panel, a native popover. */
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
          {UPDATES.map((update) => (
            <UpdateLine
              key={update.id}
              {...update}
              title={
                <a href="/demo?tab=alerts#tour" className="underline-offset-4 hover:underline">
                  {update.title}
                </a>
              }
            />
          ))}
        </ul>
      </div>
    </>
  )
}
