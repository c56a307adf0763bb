import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, apiClient } from '../platform/api/api-client.ts'
import { refusalOf } from '../platform/api/outcome.ts'
import { QueryProvider } from '../platform/api/query-client.tsx'
import { useHydrated } from '../platform/forms/use-hydrated.ts'
import { keepsSession, signOut } from '../platform/session/session.ts'
import { forgetSignedIn, rememberNextPath } from '../platform/session/session-names.ts'
import { useSession } from '../platform/session/use-session.ts'
import { StepHeading } from '../sign-in/step-heading.tsx'
import { Button } from '../ui/button.tsx'
import { Wordmark } from '../ui/mark.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { ErrorState } from '../ui/states.tsx'
import { ExaminerSignIn } from './examiner-sign-in.tsx'
import { SeatProofSteps } from './seat-proof.tsx'
import { SeatedExamView } from './seated-exam-view.tsx'

/** The whole of what an examiner's seat opens. */
export function ExaminerDesk() {
  return (
    <QueryProvider>
      <div className="min-h-dvh">
        <header className="border-line border-b bg-surface">
          <div className="wrap flex items-center gap-3 py-3">
            <Wordmark />
            <span className="ml-auto" />
            <SignOutButton />
          </div>
        </header>
        <main className="wrap py-8">
          <Desk />
        </main>
      </div>
    </QueryProvider>
  )
}

function SignOutButton() {
  const isHydrated = useHydrated()
  const { status } = useSession()
  if (!isHydrated || (status !== 'signed-in' && !keepsSession())) return null
  return (
    <Button
      look="quiet"
      size="small"
      onClick={async () => {
        await signOut()
        forgetSignedIn()
        location.assign('/examiner')
      }}
    >
      Sign out
    </Button>
  )
}

function Desk() {
  const isHydrated = useHydrated()
  const [isSignedIn, setSignedIn] = useState(false)
  const hasSession = isHydrated && (isSignedIn || keepsSession())
  const seats = useQuery(api.examiner.exams.queryOptions({ enabled: hasSession }))
  const [chosen, setChosen] = useState<string>()
  if (!isHydrated) return <Spinner label="Opening…" />
  const refusal = refusalOf(apiClient.examiner.exams, seats.error)
  const code = refusal?.code
  if (code === 'SECOND_FACTOR_REQUIRED')
    return (
      <section className="max-w-xl">
        <StepHeading>Confirm your second factor</StepHeading>
        <p className="mt-3 text-ink-soft">Your account has a second factor, which is asked for first.</p>
        <Button
          className="mt-5"
          onClick={() => {
            rememberNextPath('/examiner')
            location.assign('/login')
          }}
        >
          Continue
        </Button>
      </section>
    )
  const isRefused = code === 'UNAUTHORIZED'
  if (!hasSession || isRefused)
    return (
      <ExaminerSignIn
        onSignedIn={() => {
          setSignedIn(true)
          void seats.refetch()
        }}
      />
    )
  if (refusal?.code === 'SEAT_PROOF_REQUIRED') {
    const proof = refusal.data
    return (
      <>
        {proof.isMember && <MemberNotice email={proof.email} />}
        <SeatProofSteps proof={proof} onProved={() => void seats.refetch()} />
      </>
    )
  }
  if (seats.isError)
    return <ErrorState title="Your seats could not be loaded" onRetry={() => seats.refetch()} />
  if (!seats.data) return <Spinner label="Opening…" />
  const { exams, email, isMember } = seats.data
  const exam = exams.find(({ id }) => id === chosen) ?? (exams.length === 1 ? exams[0] : undefined)
  if (exam)
    return (
      <SeatedExamView
        key={exam.id}
        exam={exam}
        email={email}
        onOthers={exams.length > 1 ? () => setChosen(undefined) : undefined}
        onEnded={seats.refetch}
      />
    )
  return (
    <section className="max-w-xl">
      {isMember && exams.length === 0 && <MemberNotice email={email} />}
      <StepHeading>{exams.length === 0 ? 'No open documents' : 'Your exams'}</StepHeading>
      {exams.length === 0 && (
        <p className="mt-3 text-ink-soft">
          Nothing is open for {email}. Access ends on the last day that the institution chose, or earlier if
          the institution ends it. Ask your contact there if you still need the documents.
        </p>
      )}
      <ul className="mt-5 grid gap-2">
        {exams.map(({ id, institutionName, agency }) => (
          <li key={id}>
            <Button look="quiet" onClick={() => setChosen(id)}>
              {institutionName}: {agency}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Says to somebody who works in an institution what this page is, and where their own is. */
function MemberNotice({ email }: { email: string }) {
  return (
    <aside className="mb-8 max-w-xl rounded-card border border-line bg-surface p-5">
      <p className="font-semibold">This page is for examiners and auditors from outside</p>
      <p className="mt-2 text-ink-soft">
        They read here what an institution delivered to them. You are signed in as{' '}
        <span className="wrap-anywhere">{email}</span>, with an account of your own institution: its exams are
        in your workspace, under Examinations. If another institution invited this address as an examiner, go
        on below.
      </p>
      <p className="mt-4">
        <a href="/dashboard" className="font-semibold text-brand underline">
          Back to the dashboard
        </a>
      </p>
    </aside>
  )
}
