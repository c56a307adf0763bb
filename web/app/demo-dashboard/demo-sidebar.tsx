import clsx from 'clsx'
import { ChevronsLeft, ChevronsRight } from 'lucide-react'
import { useState } from 'react'
import { SHELL_ENTRIES } from '../shell/shell-navigation.ts'
import { IconButton } from '../ui/button.tsx'
import { Mark, Wordmark } from '../ui/mark.tsx'

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
export function DemoSidebar() {
  const [narrow, setNarrow] = useState(false)
  return (
    <aside
      className={clsx(
        'sticky top-0 hidden h-dvh flex-none flex-col border-line border-r md:flex print:hidden',
        narrow ? 'w-18' : 'w-62',
      )}
    >
      <nav aria-label="Demo application" className="flex flex-1 flex-col gap-1 overflow-y-auto px-3 pb-4">
        <a
          href="/"
          aria-label="Plumbline, home"
          className={clsx('mb-3 flex h-16 flex-none items-center', narrow ? 'justify-center' : 'px-2.5')}
        >
          {narrow ? <Mark /> : <Wordmark className="text-[1.2rem]" />}
        </a>
        {SHELL_ENTRIES.flat().map(({ to, label, icon: Icon }) => {
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
        })}
      </nav>
      <div className="border-line border-t p-3">
        <IconButton
          label={narrow ? 'Widen sidebar' : 'Narrow sidebar'}
          aria-expanded={!narrow}
          onClick={() => setNarrow(!narrow)}
        >
          {narrow ? <ChevronsRight aria-hidden /> : <ChevronsLeft aria-hidden />}
        </IconButton>
      </div>
    </aside>
  )
}
