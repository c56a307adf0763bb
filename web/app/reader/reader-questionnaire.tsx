import type { OwnQuestion, OwnQuestionnaire } from '@plumbline/contract/compliance/vendor-answering.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, apiClient } from '../platform/api/api-client.ts'
import { problemText, refusalOf } from '../platform/api/outcome.ts'
import { bySection, SECTION_LABELS } from '../platform/questionnaires/questionnaire-text.ts'
import { StepHeading } from '../sign-in/step-heading.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { longDateUtc } from '../ui/date-text.tsx'
import { ErrorState, Skeleton } from '../ui/states.tsx'
import { BackToList } from './back-to-list.tsx'
import { ReaderQuestion } from './reader-question.tsx'
import { ENDED, isEnded, type VisitProps } from './visit.ts'

interface ReaderQuestionnaireProps extends VisitProps {
  id: string
  today: string
  onDone: () => Promise<unknown>
}

export function ReaderQuestionnaire(props: ReaderQuestionnaireProps) {
  const { id, visit, onChange } = props
  const query = useQuery(
    api.vendorAnswering.questionnaire.queryOptions({
      input: { session: visit.session, id },
      ...{ retry: false, staleTime: 0 },
    }),
  )
  const back = <BackToList onBack={() => onChange({ open: undefined })} />
  if (query.isPending) return <Skeleton className="h-64 w-full" />
  if (query.isError)
    return (
      <>
        {back}
        <ErrorState title="The questions could not be loaded" onRetry={() => query.refetch()} />
      </>
    )
  return <Questions key={query.data.state} {...props} own={query.data} onReload={() => query.refetch()} />
}

interface QuestionsProps extends ReaderQuestionnaireProps {
  own: OwnQuestionnaire
  onReload: () => Promise<unknown>
}

function Questions({ own, today, visit, onChange, onDone, onReload }: QuestionsProps) {
  const [problem, setProblem] = useState<string>()
  const [gaps, setGaps] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const isOpen = own.state === 'open' || own.state === 'returned'
  const at = { session: visit.session, id: own.id }

  /** Of a change that failed; true where it was saved. */
  async function attempt(work: () => Promise<unknown>, failure: string): Promise<boolean> {
    try {
      await work()
      setProblem(undefined)
      return true
    } catch (error) {
      if (isEnded(error)) onChange(ENDED)
      else setProblem(problemText(error, failure))
      return false
    }
  }

  async function submit() {
    setBusy(true)
    try {
      await apiClient.vendorAnswering.submit(at)
      await onReload()
      await onDone()
    } catch (error) {
      if (isEnded(error)) return onChange(ENDED)
      const refusal = refusalOf(apiClient.vendorAnswering.submit, error)
      if (refusal?.code === 'ANSWERS_MISSING') {
        const missing = refusal.data.gaps
        setGaps(Object.fromEntries(missing.map((gap) => [gap.questionId, gap.problem])))
        document.getElementById(`question-${missing[0]?.questionId}`)?.scrollIntoView({ block: 'center' })
      }
      setProblem(problemText(error, 'The answers could not be submitted. Please try again.'))
    }
    setBusy(false)
  }

  const question = (one: OwnQuestion) => (
    <ReaderQuestion
      key={one.id}
      at={at}
      question={one}
      gap={gaps[one.id]}
      isOpen={isOpen}
      attempt={attempt}
      onReload={onReload}
      onAnswer={() => setGaps(({ [one.id]: _, ...rest }) => rest)}
    />
  )
  return (
    <article>
      <BackToList onBack={() => onChange({ open: undefined })} />
      <StepHeading>{`Questions about ${own.vendorName}`}</StepHeading>
      <p className="mt-1 mb-4 text-ink-soft text-sm">
        {isOpen
          ? `By ${longDateUtc(own.dueOn)}${own.dueOn < today ? ', overdue' : ''}. Answers are saved as you type. The institution sees how many questions you have answered, and reads the answers once you submit. You can come back until ${longDateUtc(own.endsOn)}.`
          : 'Submitted. You can read your answers here until the link ends.'}
      </p>
      <div className="grid gap-4">
        {own.state === 'returned' && (
          <Banner tone="warning" title="Your answers came back with a question">
            {own.returnedWith}
          </Banner>
        )}
        {bySection(own.questions).map(({ section, questions }) => (
          <Card key={section} className="grid gap-6 px-5 py-5 sm:px-7">
            <h2 className="font-display text-xl">{SECTION_LABELS[section]}</h2>
            {questions.map(question)}
          </Card>
        ))}
        {problem && (
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        )}
        {isOpen ? (
          <div className="flex flex-wrap items-center gap-3">
            <Button busy={isBusy} onClick={submit}>
              Submit the answers
            </Button>
            <span className="text-ink-soft text-sm">
              You cannot change them after that, unless they are sent back to you.
            </span>
          </div>
        ) : (
          <Banner tone="success" title="Thank you. The answers were submitted." />
        )}
      </div>
    </article>
  )
}
