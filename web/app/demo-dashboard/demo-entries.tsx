import { EntryFace, entryClass } from '../shell/shell-entry.tsx'
import { SHELL_ENTRIES } from '../shell/shell-navigation.ts'

/** Where the demo shows the like of a screen; the others are what a trial is for. */
const SHOWN_AT: Readonly<Record<string, string>> = {
  '/dashboard': '/dashboard-demo',
  '/articles': '/demo?tab=library#tour',
  '/updates': '/demo?tab=alerts#tour',
  '/analytics': '/demo?tab=analytics#tour',
}

/** The application's entries, as a visitor may look at them. */
export function DemoEntries({ narrow = false }: { narrow?: boolean }) {
  return SHELL_ENTRIES.flat().map((entry) => {
    const isHere = entry.to === '/dashboard'
    return (
      <a
        key={entry.to}
        href={SHOWN_AT[entry.to] ?? '/questionnaire'}
        aria-current={isHere ? 'page' : undefined}
        title={narrow ? entry.label : undefined}
        className={entryClass(isHere, narrow)}
      >
        <EntryFace entry={entry} narrow={narrow} />
      </a>
    )
  })
}
