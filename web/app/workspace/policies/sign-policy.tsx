import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText, refusalOf } from '../../platform/api/outcome.ts'
import { withCitationLinks } from '../../platform/regulations/linked-html.ts'
import { QuizAnswers } from '../../platform/signing/quiz-answers.tsx'
import { WhatToRead } from '../../platform/signing/what-to-read.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Prose } from '../../ui/prose.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { dayText, momentText, todayText } from '../work/day-text.ts'

interface SignPolicyProps {
  id: string
  /** In a dialog, which has the title. */
  isInPlace?: boolean
  onSigned?: (said: string) => void
}

/** The text in force, with the signature below it. */
export function SignPolicy({ id, isInPlace = false, onSigned }: SignPolicyProps) {
  const queries = useQueryClient()
  const query = useQuery(api.attestations.mine.queryOptions({ input: { policyId: id } }))
  const own = query.data?.[0]
  const text = useQuery(
    api.policies.findVersion.queryOptions({
      input: { id, versionId: own?.versionId ?? '' },
      enabled: own !== undefined,
    }),
  )
  const [problem, setProblem] = useState<string>()
  const [answers, setAnswers] = useState<readonly (number | undefined)[]>([])
  const [wrong, setWrong] = useState<readonly number[]>([])
  const [isBusy, setBusy] = useState(false)

  if (query.isPending) return <Skeleton className="h-96 w-full" />
  if (query.isError || text.isError)
    return (
      <ErrorState
        title="The policy could not be loaded"
        onRetry={() => Promise.all([query.refetch(), text.refetch()])}
      />
    )
  if (!own)
    return (
      <Card>
        <EmptyState title="You are not asked to sign this policy">
          <Link to="/policies" className="font-semibold text-brand hover:underline">
            All policies
          </Link>
        </EmptyState>
      </Card>
    )

  async function sign() {
    if (!own || !text.data?.sha256) return
    const chosen = own.quiz.map((_, at) => answers[at])
    const given = chosen.filter((answer) => answer !== undefined)
    if (given.length < chosen.length) return setProblem('Answer every question of the quiz.')
    setBusy(true)
    setProblem(undefined)
    try {
      await apiClient.attestations.sign({
        id,
        versionId: own.versionId,
        sha256: text.data.sha256,
        answers: given,
      })
    } catch (error) {
      const refusal = refusalOf(apiClient.attestations.sign, error)
      if (refusal?.code === 'QUIZ_FAILED') setWrong(refusal.data.wrong)
      return setProblem(problemText(error, 'Your signature could not be recorded. Please try again.'))
    } finally {
      setBusy(false)
    }
    onSigned?.(`You signed version ${own.number}`)
    await queries.invalidateQueries({ queryKey: api.attestations.key() })
    await queries.invalidateQueries({ queryKey: api.policies.key() })
  }

  return (
    <div className="mx-auto max-w-3xl">
      {!isInPlace && (
        <>
          <nav aria-label="Breadcrumb" className="mb-2 text-ink-soft text-sm">
            <Link to="/policies" className="hover:underline">
              Policies
            </Link>
          </nav>
          <h1 className="display wrap-anywhere text-3xl">{own.title}</h1>
        </>
      )}
      <p className="mt-1 mb-4 text-ink-soft text-sm">
        Version {own.number} · sign by {dayText(own.dueOn)}
        {!own.signedAt && own.dueOn < todayText() && ' · overdue: your signature is marked as late'}
      </p>
      <WhatToRead own={own} />
      <Card className="px-5 py-5 sm:px-7">
        {text.data ? (
          <Prose html={withCitationLinks(text.data.html)} large className="[&>:first-child]:mt-0!" />
        ) : (
          <Skeleton className="h-64 w-full" />
        )}
      </Card>
      <Card className="mt-3.5 grid gap-3 px-5 py-5 sm:px-7">
        {problem && (
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        )}
        {!own.signedAt && (
          <QuizAnswers
            questions={own.quiz}
            answers={answers}
            wrong={wrong}
            onAnswer={(at, answer) => {
              const next = [...answers]
              next[at] = answer
              setAnswers(next)
              setWrong(wrong.filter((one) => one !== at))
            }}
          />
        )}
        <p className="wrap-anywhere font-display text-lg">{own.sentence}</p>
        {own.signedAt ? (
          <>
            <Banner tone="success" title={`You signed on ${momentText(own.signedAt)}.`} />
            <WhatIsNext />
          </>
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            <Button busy={isBusy} disabled={!text.data} onClick={sign}>
              Sign
            </Button>
            <span className="text-ink-soft text-sm">
              Recorded with the sentence, the version, its hash, how you signed in, the time, and your network
              address.
            </span>
          </div>
        )}
      </Card>
    </div>
  )
}

/** After a signature: the next policy that waits for one. */
function WhatIsNext() {
  const waiting = useQuery(api.attestations.mine.queryOptions({ input: {} })).data
  const next = waiting?.find(({ signedAt }) => signedAt === null)
  if (!waiting) return null
  return (
    <Link
      to={next ? `/policies/${next.policyId}/sign` : '/policies'}
      className="justify-self-start font-semibold text-brand hover:underline"
    >
      {next ? `Read and sign ${next.title}, version ${next.number}` : 'Nothing more to sign: all policies'}
    </Link>
  )
}
