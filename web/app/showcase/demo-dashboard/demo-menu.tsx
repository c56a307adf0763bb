import { DrawerButton } from '../../workspace/frame/drawer-button.tsx'
import { DemoEntries } from './demo-entries.tsx'

const PANEL_ID = 'demo-menu'

/** The sidebar on a phone, a native popover. */
export function DemoMenu() {
  return (
    <>
      <DrawerButton popoverTarget={PANEL_ID} />
      <nav
        id={PANEL_ID}
        popover="auto"
        aria-label="Demo application"
        className="fixed inset-y-0 left-0 h-dvh w-[min(19rem,88vw)] border-line border-r bg-paper text-ink shadow-float"
      >
        <div className="flex flex-col gap-1 px-3 py-4">
          <DemoEntries />
        </div>
      </nav>
    </>
  )
}
