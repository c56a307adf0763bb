import { ORPCError } from '@orpc/client'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ChevronsLeft, ChevronsRight } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Outlet, useLocation, useRouteError } from 'react-router'
import { api } from '../api/api-client.ts'
import { browserQueryClient, QueryProvider } from '../api/query-client.tsx'
import { ErrorPage } from '../document/error-page.tsx'
import { useFocusNear } from '../document/focus-near.ts'
import { SkipLink } from '../document/skip-link.tsx'
import { useHasPassed } from '../session/has-passed.ts'
import { currentSession, refreshToken, signOut } from '../session/session.ts'
import { forgetSignedIn, rememberSignedIn } from '../session/session-names.ts'
import { IconButton } from '../ui/button.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { EndedSessionNotice } from './ended-session-notice.tsx'
import { ENDED_TRIAL_PATHS, EndedTrialFrame } from './ended-trial-frame.tsx'
import { useFollowSession } from './follow-session.ts'
import { leave } from './leave.ts'
import { PageAnnouncer } from './page-announcer.tsx'
import { ShellHeader } from './shell-header.tsx'
import { ShellSidebar } from './shell-sidebar.tsx'
import { useSidebarState } from './sidebar-state.ts'
import { TrialNotice } from './trial-notice.tsx'

const ME = api.members.me.queryOptions()

/** Only those whose trial has ended fetch it. */
const TrialEnded = lazy(() => import('./trial-ended.tsx'))

/** Nobody sees anything of the shell before the server has said who they are. */
export async function clientLoader() {
  if (!(await currentSession())) return startAnew()
  try {
    await browserQueryClient!.ensureQueryData(ME)
    rememberSignedIn()
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error
    if (error.code === 'SECOND_FACTOR_REQUIRED') {
      // Only a new token tells the login page what is owed.
      await refreshToken()
      return leave('/login')
    }
    if (error.code === 'UNAUTHORIZED') {
      // Ended from elsewhere: what this browser keeps of it would only lead back here.
      await signOut()
      return startAnew()
    }
    throw error
  }
}
clientLoader.hydrate = true as const

/** The server keeps the address for after the sign-in, and leads to where visitors belong. */
function startAnew(): Promise<never> {
  forgetSignedIn()
  location.reload()
  return new Promise(() => {})
}

export function HydrateFallback() {
  return <PageSpinner />
}

export default function ShellLayout() {
  useFocusNear()
  return (
    <QueryProvider>
      <Shell />
      <PageAnnouncer />
    </QueryProvider>
  )
}

function Shell() {
  const { data: member, error } = useSuspenseQuery(ME)
  const isRefused = error instanceof ORPCError && error.code === 'UNAUTHORIZED'
  const [narrow, toggle] = useSidebarState()
  const { pathname } = useLocation()
  useFollowSession(member.userId, isRefused)
  const trialHasEnded = useHasPassed(member.trialEndsAt)
  if (trialHasEnded) {
    if (!ENDED_TRIAL_PATHS.includes(pathname))
      return (
        <Suspense fallback={<PageSpinner />}>
          <TrialEnded />
        </Suspense>
      )
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
        {isRefused && <EndedSessionNotice />}
        <TrialNotice endsAt={member.trialEndsAt} />
        <main
          id="main"
          // Headings that stay in sight stay below the header; the foot has room for the assistant's button.
          className="w-full max-w-[82rem] flex-1 px-4 pt-7 pb-(--foot) outline-none [--foot:6rem] [--heading-at:4rem] md:px-8"
        >
          <Outlet />
        </main>
      </div>
    </div>
  )
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} home="/dashboard" />
}
