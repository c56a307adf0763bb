import { ORPCError } from '@orpc/client'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ChevronsLeft, ChevronsRight } from 'lucide-react'
import { useEffect } from 'react'
import { Outlet, useLocation, useRouteError } from 'react-router'
import { api } from '../api/api-client.ts'
import { browserQueryClient, QueryProvider } from '../api/query-client.tsx'
import { ErrorPage } from '../document/error-page.tsx'
import { SkipLink } from '../document/skip-link.tsx'
import { currentSession, onSessionChange, sessionState } from '../session/session.ts'
import { forgetSignedIn, rememberSignedIn } from '../session/session-names.ts'
import { IconButton } from '../ui/button.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { ENDED_TRIAL_PATHS, EndedTrialFrame } from './ended-trial-frame.tsx'
import { ShellHeader } from './shell-header.tsx'
import { ShellSidebar } from './shell-sidebar.tsx'
import { useSidebarState } from './sidebar-state.ts'
import { TrialEnded } from './trial-ended.tsx'
import { TrialNotice } from './trial-notice.tsx'

const ME = api.members.me.queryOptions()

/** Nobody sees anything of the shell before the server has said who they are. */
export async function clientLoader() {
  if (!(await currentSession())) return leave('/')
  try {
    await browserQueryClient!.ensureQueryData(ME)
    rememberSignedIn()
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error
    if (error.code === 'SECOND_FACTOR_REQUIRED') return leave('/login')
    if (error.code === 'UNAUTHORIZED') return leave('/')
    throw error
  }
}
clientLoader.hydrate = true as const

/** Resolves never: the browser is on its way elsewhere, and nothing of this page may show meanwhile. */
function leave(path: string): Promise<never> {
  forgetSignedIn()
  location.replace(path)
  return new Promise(() => {})
}

export function HydrateFallback() {
  return <PageSpinner />
}

export default function ShellLayout() {
  return (
    <QueryProvider>
      <Shell />
    </QueryProvider>
  )
}

function Shell() {
  const { data: member } = useSuspenseQuery(ME)
  const [narrow, toggle] = useSidebarState()
  const { pathname } = useLocation()
  useLeaveOnSignOut()
  const trialHasEnded = member.trialEndsAt !== null && new Date(member.trialEndsAt) <= new Date()
  if (trialHasEnded) {
    if (!ENDED_TRIAL_PATHS.includes(pathname)) return <TrialEnded />
    return (
      <EndedTrialFrame>
        <Outlet />
      </EndedTrialFrame>
    )
  }

  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      <aside
        className={`sticky top-0 hidden h-dvh flex-none flex-col border-line border-r md:flex print:hidden ${narrow ? 'w-18' : 'w-62'}`}
      >
        <ShellSidebar narrow={narrow} />
        <div className="border-line border-t p-3">
          <IconButton
            label={narrow ? 'Widen sidebar' : 'Narrow sidebar'}
            aria-expanded={!narrow}
            onClick={toggle}
          >
            {narrow ? <ChevronsRight aria-hidden /> : <ChevronsLeft aria-hidden />}
          </IconButton>
        </div>
      </aside>
      <div className="flex min-w-0 flex-1 flex-col">
        <ShellHeader member={member} />
        <TrialNotice endsAt={member.trialEndsAt} />
        <main
          id="main"
          // Headings that stay in sight stay below the header.
          className="w-full max-w-[82rem] flex-1 px-4 py-7 [--heading-at:4rem] md:px-8"
        >
          <Outlet />
        </main>
      </div>
    </div>
  )
}

/** Signing out anywhere, in this tab or another, ends every tab; a page from the browser's memory is checked anew. */
function useLeaveOnSignOut() {
  useEffect(() => {
    const check = () => {
      if (sessionState().status === 'signed-out') void leave('/')
    }
    const checkRestored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    const stopListening = onSessionChange(check)
    addEventListener('pageshow', checkRestored)
    return () => {
      stopListening()
      removeEventListener('pageshow', checkRestored)
    }
  }, [])
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} home="/dashboard" />
}
