import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SkipLink } from '../../platform/document/skip-link.tsx'
import { ThemeSwitch } from '../../platform/document/theme-switch.tsx'
import { signOutByHand } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Wordmark } from '../../ui/mark.tsx'

/** Screens that stay available after the trial. */
export const ENDED_TRIAL_PATHS = ['/account/security', '/settings/data']

export function EndedTrialFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="flex h-16 items-center gap-2 border-line border-b px-4 md:px-8">
        <Link to="/dashboard" aria-label="Plumbline, back">
          <Wordmark className="text-[1.2rem]" />
        </Link>
        <div className="ml-auto flex items-center gap-2">
          <ThemeSwitch />
          <Button look="plain" size="small" onClick={signOutByHand}>
            Sign out
          </Button>
        </div>
      </header>
      <main id="main" className="px-4 py-7 md:px-8">
        {children}
      </main>
    </>
  )
}
