import type { DryRun, DryRunQuestion } from '@plumbline/contract/compliance/exams.ts'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { isRefusal } from '../../platform/api/outcome.ts'
import { NotFound } from '../../platform/document/not-found.tsx'
import { useMayWrite } from '../../platform/session/member.ts'
import { Button } from '../../ui/button.tsx'
import { Card, SectionCard } from '../../ui/card.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { dayText } from '../work/day-text.ts'
import { DryRunGaps } from './dry-run-gaps.tsx'
import { FactList, QuestionHead } from './dry-run-question.tsx'

/** What an examiner would ask, and what the institution has to show today. */
export default function DryRunPage() {
  const { id = '' } = useParams()
  const mayRun = useMayWrite()
  const exam = useQuery(api.exams.find.queryOptions({ input: { id } }))
  const run = useQuery({ ...api.exams.dryRun.queryOptions({ input: { id } }), enabled: mayRun })
  const error = exam.error ?? run.error
  if (!mayRun || isRefusal(error)) return <NotFound home="/examinations" homeLabel="All examinations" />
  return (
    <>
      <title>Dry run · Plumbline</title>
      <header className="mb-5 flex flex-wrap items-end gap-3">
        <div className="mr-auto min-w-0">
          <p className="text-sm">
            <Link to={`/examinations/${id}`} className="wrap-anywhere text-brand hover:underline">
              {exam.data?.agency ?? 'Examination'}
            </Link>
          </p>
          <h1 className="display text-3xl">Dry run</h1>
          <p className="mt-1.5 max-w-2xl text-ink-soft">
            What an examiner would ask, in our own words, and what you have to show for it today. A draft, an
            open task, or a training that nobody completed is begun, but shows nothing yet.
          </p>
        </div>
        {run.data && (
          <Button look="quiet" onClick={() => window.print()}>
            <Printer className="size-4" aria-hidden />
            Print
          </Button>
        )}
      </header>
      {error && <ErrorState title="The dry run could not be made" onRetry={() => run.refetch()} />}
      {run.isPending && !error && <Skeleton className="h-96 w-full" />}
      {run.data && <Answers examId={id} run={run.data} />}
    </>
  )
}

function Answers({ examId, run }: { examId: string; run: DryRun }) {
  const { questions, askedOn, since } = run
  const gaps = questions.filter(({ gap }) => gap)
  const answered = questions.filter(({ gap }) => !gap)
  const areas = Map.groupBy(answered, ({ area }) => area)
  return (
    <div className="grid gap-5">
      <p className="text-sm">
        <strong className="tabular">
          {answered.length} of {questions.length} questions
        </strong>{' '}
        are answered on {dayText(askedOn)}. Trainings and results of tests count from {dayText(since)} on.
      </p>
      {gaps.length > 0 ? (
        <DryRunGaps key={gaps.map(({ key }) => key).join()} examId={examId} gaps={gaps} askedOn={askedOn} />
      ) : (
        <Card>
          <EmptyState title="No gaps">Every question is answered by something that you have.</EmptyState>
        </Card>
      )}
      {[...areas].map(([area, list]) => (
        <Area key={area} area={area} questions={list} />
      ))}
    </div>
  )
}

function Area({ area, questions }: { area: string; questions: readonly DryRunQuestion[] }) {
  return (
    <SectionCard title={area}>
      <ul>
        {questions.map((question) => (
          <li key={question.key} className="grid gap-2 border-line border-t px-5 py-4">
            <QuestionHead question={question} />
            <FactList facts={question.found} label={`Answers: ${question.question}`} />
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
