import { EntryContent, entryClass } from '../../workspace/frame/shell-entry.tsx'
import { SHELL_GROUPS } from '../../workspace/frame/shell-navigation.ts'

/** Screens that the demo has; other entries lead to the trial. */
const SHOWN_AT: Readonly<Record<string, string>> = {
  '/dashboard': '/dashboard-demo',
  '/articles': '/demo?tab=library#tour',
  '/updates': '/demo?tab=alerts#tour',
  '/analytics': '/demo?tab=analytics#tour',
}

/** The sidebar entries of the demo. */
export function DemoEntries({ narrow = false }: { narrow?: boolean }) {
  return SHELL_GROUPS.flatMap(({ entries }) => entries).map((entry) => {
    const isHere = entry.to === '/dashboard'
    return (
      <a
        key={entry.to}
        href={SHOWN_AT[entry.to] ?? '/questionnaire'}
        aria-current={isHere ? 'page' : undefined}
        title={narrow ? entry.label : undefined}
        className={entryClass(isHere, narrow)}
      >
        <EntryContent entry={entry} narrow={narrow} />
      </a>
    )
  })
}
