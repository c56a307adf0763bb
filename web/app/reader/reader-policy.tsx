import type { OwnAttestation } from '@plumbline/contract/compliance/attestations.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, apiClient } from '../platform/api/api-client.ts'
import { problemText, refusalOf } from '../platform/api/outcome.ts'
import { QuizAnswers } from '../platform/signing/quiz-answers.tsx'
import { WhatToRead } from '../platform/signing/what-to-read.tsx'
import { StepHeading } from '../sign-in/step-heading.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { dateAndTime, longDateUtc } from '../ui/date-text.tsx'
import { Prose } from '../ui/prose.tsx'
import { ErrorState, Skeleton } from '../ui/states.tsx'
import { BackToList } from './back-to-list.tsx'
import { ENDED, isEnded, type VisitProps } from './visit.ts'

interface ReaderPolicyProps extends VisitProps {
  own: OwnAttestation
  today: string
  onDone: () => Promise<unknown>
}

export function ReaderPolicy({ own, today, visit, onChange, onDone }: ReaderPolicyProps) {
  const { session } = visit
  const text = useQuery(
    api.reading.policy.queryOptions({ input: { session, policyId: own.policyId }, retry: false }),
  )
  const [problem, setProblem] = useState<string>()
  const [wrong, setWrong] = useState<readonly number[]>([])
  const [isBusy, setBusy] = useState(false)
  const chosen = own.quiz.map((_, at) => visit.answers[own.versionId]?.[at] ?? undefined)

  function answer(at: number, place: number) {
    const next = own.quiz.map((_, one) => (one === at ? place : (chosen[one] ?? null)))
    onChange({ answers: { ...visit.answers, [own.versionId]: next } })
    setWrong(wrong.filter((one) => one !== at))
  }

  async function sign() {
    if (!text.data) return
    const answers = chosen.filter((one) => one !== undefined)
    if (answers.length < chosen.length)
      return setProblem(own.quiz.length === 1 ? 'Answer the question first.' : 'Answer every question first.')
    setBusy(true)
    setProblem(undefined)
    const { versionId, sha256 } = text.data
    try {
      await apiClient.reading.sign({ session, policyId: own.policyId, versionId, sha256, answers })
      await onDone()
    } catch (error) {
      if (isEnded(error)) return onChange(ENDED)
      const refusal = refusalOf(apiClient.reading.sign, error)
      if (refusal?.code === 'QUIZ_FAILED') setWrong(refusal.data.wrong)
      setProblem(problemText(error, 'Your signature could not be recorded. Please try again.'))
    }
    setBusy(false)
  }

  const back = <BackToList onBack={() => onChange({ open: undefined })} />
  return (
    <article>
      {back}
      <StepHeading>{own.title}</StepHeading>
      <p className="mt-1 mb-4 text-ink-soft text-sm">
        Version {own.number} · sign by {longDateUtc(own.dueOn)}
        {!own.signedAt && own.dueOn < today && ' · overdue: your signature is marked as late'}
      </p>
      <WhatToRead own={own} />
      {text.isError ? (
        <ErrorState title="The text could not be loaded" onRetry={() => text.refetch()} />
      ) : (
        <Card className="px-5 py-5 sm:px-7">
          {text.data ? (
            <Prose html={text.data.html} large className="[&>:first-child]:mt-0!" />
          ) : (
            <Skeleton className="h-64 w-full" />
          )}
        </Card>
      )}
      <Card className="mt-3.5 grid gap-3 px-5 py-5 sm:px-7">
        {problem && (
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        )}
        {!own.signedAt && (
          <QuizAnswers questions={own.quiz} answers={chosen} wrong={wrong} onAnswer={answer} />
        )}
        <p className="wrap-anywhere font-display text-lg">{own.sentence}</p>
        {own.signedAt ? (
          <>
            <Banner tone="success" title={`You signed on ${dateAndTime(own.signedAt)}.`} />
            {back}
          </>
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            <Button busy={isBusy} disabled={!text.data} onClick={sign}>
              Sign
            </Button>
            <span className="text-ink-soft text-sm">
              Recorded with your name, this sentence, the version, the time, the address that got the code,
              and your network address.
            </span>
          </div>
        )}
      </Card>
    </article>
  )
}
