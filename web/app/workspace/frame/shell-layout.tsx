import { useSuspenseQuery } from '@tanstack/react-query'
import { ChevronsLeft, ChevronsRight } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Outlet, useLocation, useRouteError } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { refusalOf } from '../../platform/api/outcome.ts'
import { browserQueryClient, QueryProvider } from '../../platform/api/query-client.tsx'
import { ErrorPage } from '../../platform/document/error-page.tsx'
import { useFocusAfterSignIn, useRestoreFocus } from '../../platform/document/restore-focus.ts'
import { SkipLink } from '../../platform/document/skip-link.tsx'
import { useHasPassed } from '../../platform/session/has-passed.ts'
import { currentSession, refreshToken, signOut } from '../../platform/session/session.ts'
import { forgetSignedIn, rememberSignedIn } from '../../platform/session/session-names.ts'
import { ConfirmIdentity } from '../../sign-in/confirm-identity-host.tsx'
import { IconButton } from '../../ui/button.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { countDaysIn } from '../work/day-text.ts'
import { ClosedInstitution } from './closed-institution.tsx'
import { EndedSessionNotice } from './ended-session-notice.tsx'
import { ENDED_TRIAL_PATHS, EndedTrialFrame } from './ended-trial-frame.tsx'
import { leave } from './leave-workspace.ts'
import { PageAnnouncer } from './page-announcer.tsx'
import { SampleNotice } from './sample-notice.tsx'
import { ShellHeader } from './shell-header.tsx'
import { ShellSidebar } from './shell-sidebar.tsx'
import { useSidebarState } from './sidebar-state.ts'
import { useSyncSession } from './sync-session.ts'
import { TrialNotice } from './trial-notice.tsx'

const ME = api.members.me.queryOptions()

/** Loaded only after the trial has ended. */
const TrialEnded = lazy(() => import('./trial-ended.tsx'))
const BoardReports = lazy(async () => ({
  default: (await import('../reports/board-reports.tsx')).BoardReports,
}))

/** Renders nothing of the shell before the server has identified the member. */
export async function clientLoader() {
  if (!(await currentSession())) return startAnew()
  try {
    await browserQueryClient!.ensureQueryData(ME)
    rememberSignedIn()
  } catch (error) {
    const code = refusalOf(apiClient.members.me, error)?.code
    if (code === 'SECOND_FACTOR_REQUIRED') {
      // Only a new token tells the login page which factor is required.
      await refreshToken()
      return leave('/login')
    }
    if (code === 'UNAUTHORIZED') {
      if (await holdsSeat()) {
        location.replace('/examiner')
        return new Promise(() => {})
      }
      // The session was ended elsewhere: the stored one would only lead back here.
      await signOut()
      return startAnew()
    }
    throw error
  }
}
clientLoader.hydrate = true as const

/** An examiner has an account and no profile: theirs is another screen. */
async function holdsSeat(): Promise<boolean> {
  try {
    return (await apiClient.examiner.exams()).exams.length > 0
  } catch (error) {
    // A session that lacks the code or the password still belongs there.
    return refusalOf(apiClient.examiner.exams, error)?.code === 'SEAT_PROOF_REQUIRED'
  }
}

/** Reloads: the server remembers the address and redirects to the sign-in page. */
function startAnew(): Promise<never> {
  forgetSignedIn()
  location.reload()
  return new Promise(() => {})
}

export function HydrateFallback() {
  return (
    <>
      <title>Plumbline</title>
      <PageSpinner />
    </>
  )
}

export default function ShellLayout() {
  useRestoreFocus()
  useFocusAfterSignIn()
  return (
    <QueryProvider>
      <Shell />
      <PageAnnouncer />
    </QueryProvider>
  )
}

function Shell() {
  const { data: member, error } = useSuspenseQuery(ME)
  // While rendering: what is below it shows days.
  countDaysIn(member.timeZone)
  const isRefused = refusalOf(apiClient.members.me, error)?.code === 'UNAUTHORIZED'
  const [narrow, toggle] = useSidebarState()
  const { pathname } = useLocation()
  useSyncSession(member.userId, isRefused)
  const trialHasEnded = useHasPassed(member.trialEndsAt)
  if (member.isInstitutionSuspended || member.mustAddSecondFactor || member.mustUseOwnProvider)
    return (
      <EndedTrialFrame>
        <ConfirmIdentity email={member.email} />
        {ENDED_TRIAL_PATHS.includes(pathname) ? <Outlet /> : <ClosedInstitution member={member} />}
      </EndedTrialFrame>
    )
  if (trialHasEnded) {
    if (!ENDED_TRIAL_PATHS.includes(pathname))
      return (
        <Suspense fallback={<PageSpinner />}>
          <TrialEnded />
        </Suspense>
      )
    return (
      <EndedTrialFrame>
        <ConfirmIdentity email={member.email} />
        <Outlet />
      </EndedTrialFrame>
    )
  }

  if (member.seat === 'director')
    return (
      <EndedTrialFrame>
        <ConfirmIdentity email={member.email} />
        {pathname === '/account/security' ? (
          <Outlet />
        ) : (
          <Suspense fallback={<PageSpinner />}>
            <BoardReports member={member} />
          </Suspense>
        )}
      </EndedTrialFrame>
    )

  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      <ConfirmIdentity email={member.email} />
      <aside
        className={`sticky top-0 hidden h-dvh flex-none flex-col border-line border-r md:flex print:hidden ${narrow ? 'w-18' : 'w-[min(15.5rem,33vw)]'}`}
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
        {member.isSampleInstitution && <SampleNotice />}
        <TrialNotice endsAt={member.trialEndsAt} />
        <main
          id="main"
          // Sticky headings stay below the header.
          className="w-full max-w-[82rem] flex-1 px-4 pt-7 pb-(--foot) outline-none [--foot:4rem] in-[body:has([data-chat-minimized])]:[--foot:6rem] [--heading-at:4rem] md:px-8"
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
