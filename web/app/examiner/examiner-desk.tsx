import { ORPCError } from '@orpc/client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../platform/api/api-client.ts'
import { QueryProvider } from '../platform/api/query-client.tsx'
import { useHydrated } from '../platform/forms/use-hydrated.ts'
import { keepsSession, signOut } from '../platform/session/session.ts'
import { forgetSignedIn, rememberNextPath } from '../platform/session/session-names.ts'
import { Button } from '../ui/button.tsx'
import { Wordmark } from '../ui/mark.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { ErrorState } from '../ui/states.tsx'
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
  if (!isHydrated || !keepsSession()) return null
  return (
    <Button
      look="quiet"
      size="small"
      onClick={async () => {
        await signOut()
        forgetSignedIn()
        location.assign('/login')
      }}
    >
      Sign out
    </Button>
  )
}

function Desk() {
  const isHydrated = useHydrated()
  const hasSession = isHydrated && keepsSession()
  const seats = useQuery(api.examiner.exams.queryOptions({ enabled: hasSession }))
  const [chosen, setChosen] = useState<string>()
  if (!isHydrated) return <Spinner label="Opening…" />
  const isRefused = seats.error instanceof ORPCError && seats.error.status === 401
  if (!hasSession || isRefused)
    return (
      <section className="max-w-xl">
        <h1 className="display text-3xl">Documents for examiners</h1>
        <p className="mt-3 text-ink-soft">
          Sign in with the address that the invitation was sent to. If you have no password yet, the message
          with the link “Choose a password” brings you one.
        </p>
        <Button
          className="mt-5"
          onClick={async () => {
            if (isRefused) await signOut()
            forgetSignedIn()
            rememberNextPath('/examiner')
            location.assign('/login')
          }}
        >
          Sign in
        </Button>
      </section>
    )
  if (seats.isError)
    return <ErrorState title="Your seats could not be loaded" onRetry={() => seats.refetch()} />
  if (!seats.data) return <Spinner label="Opening…" />
  const { exams, email } = seats.data
  const exam = exams.find(({ id }) => id === chosen) ?? (exams.length === 1 ? exams[0] : undefined)
  if (exam) return <SeatedExamView key={exam.id} exam={exam} email={email} />
  return (
    <section className="max-w-xl">
      <h1 className="display text-3xl">{exams.length === 0 ? 'No open documents' : 'Your exams'}</h1>
      {exams.length === 0 && (
        <p className="mt-3 text-ink-soft">
          Nothing is open for {email}. Access ends on the day that the institution chose, or when it ends it.
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
