import clsx from 'clsx'
import { SHELL_ENTRIES } from '../shell/shell-navigation.ts'

/** Where the demo shows the like of a screen; the others are what a trial is for. */
const SHOWN_AT: Readonly<Record<string, string>> = {
  '/dashboard': '/dashboard-demo',
  '/articles': '/demo?tab=library#tour',
  '/updates': '/demo?tab=alerts#tour',
  '/analytics': '/demo?tab=analytics#tour',
}

const ENTRY =
  'flex min-h-10 flex-none items-center gap-3 rounded-control text-[0.90625rem] transition-colors duration-150'

/** The application's entries, as a visitor may look at them. */
export function DemoEntries({ narrow = false }: { narrow?: boolean }) {
  return SHELL_ENTRIES.flat().map(({ to, label, icon: Icon }) => {
    const isHere = to === '/dashboard'
    return (
      <a
        key={to}
        href={SHOWN_AT[to] ?? '/questionnaire'}
        aria-current={isHere ? 'page' : undefined}
        title={narrow ? label : undefined}
        className={clsx(
          ENTRY,
          narrow ? 'justify-center px-0' : 'px-2.5',
          isHere
            ? 'bg-brand-soft font-semibold text-brand-strong'
            : 'font-medium text-ink-soft hover:bg-brand-soft/60 hover:text-ink',
        )}
      >
        <Icon className="size-4.5 flex-none" strokeWidth={1.7} aria-hidden />
        <span className={narrow ? 'sr-only' : undefined}>{label}</span>
      </a>
    )
  })
}
