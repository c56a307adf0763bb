import type { DeskTraining } from '@plumbline/contract/compliance/trainings.ts'
import { useState } from 'react'
import { apiClient } from '../platform/api/api-client.ts'
import { problemText } from '../platform/api/outcome.ts'
import { StepHeading } from '../sign-in/step-heading.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { longDateUtc } from '../ui/date-text.tsx'
import { BackToList } from './back-to-list.tsx'
import { ENDED, isEnded, type VisitProps } from './visit.ts'

interface ReaderTrainingProps extends VisitProps {
  training: DeskTraining
  today: string
  onDone: () => Promise<unknown>
}

export function ReaderTraining({ training, today, visit, onChange, onDone }: ReaderTrainingProps) {
  const { assignmentId, title, description, dueOn, completedOn, needsEvidence } = training
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function complete() {
    setBusy(true)
    setProblem(undefined)
    try {
      await apiClient.reading.complete({ session: visit.session, assignmentId })
      await onDone()
    } catch (error) {
      if (isEnded(error)) return onChange(ENDED)
      setProblem(problemText(error, 'This could not be recorded. Please try again.'))
    }
    setBusy(false)
  }

  const back = <BackToList onBack={() => onChange({ open: undefined })} />
  return (
    <article>
      {back}
      <StepHeading>{title}</StepHeading>
      <p className="mt-1 mb-4 text-ink-soft text-sm">
        Training · by {longDateUtc(dueOn)}
        {!completedOn && dueOn < today && ' · overdue'}
      </p>
      <Card className="grid gap-4 px-5 py-5 sm:px-7">
        {problem && (
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        )}
        <p className="wrap-anywhere whitespace-pre-wrap">
          {description || 'Ask the person who assigned it where to take it.'}
        </p>
        {completedOn ? (
          <>
            <Banner tone="success" title={`You completed it on ${longDateUtc(completedOn)}.`} />
            {back}
          </>
        ) : needsEvidence ? (
          <p className="text-ink-soft">
            This training needs a certificate. Send it to the person who asked you; they will record that you
            completed it.
          </p>
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            <Button busy={isBusy} onClick={complete}>
              I completed this training
            </Button>
            <span className="text-ink-soft text-sm">Recorded with your name and today’s date.</span>
          </div>
        )}
      </Card>
    </article>
  )
}
