import type { DryRunQuestion } from '@plumbline/contract/compliance/exams.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { useMember } from '../../platform/session/member.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormProblem } from '../../ui/form-problem.tsx'
import { showToast } from '../../ui/toast.tsx'
import { PersonSelect } from '../work/person-select.tsx'
import { FactList, QuestionHead } from './dry-run-question.tsx'

const DAYS_TO_CLOSE = 30

interface DryRunGapsProps {
  examId: string
  gaps: readonly DryRunQuestion[]
  askedOn: string
}

/** What is not there, each with who closes it. One click makes tasks of all that are ticked. */
export function DryRunGaps({ examId, gaps, askedOn }: DryRunGapsProps) {
  const me = useMember()?.userId ?? null
  const queryClient = useQueryClient()
  const free = gaps.filter(({ gap }) => !gap?.task || gap.task.isDone)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [owners, setOwners] = useState<Readonly<Record<string, string | null>>>({})
  const [dueOn, setDueOn] = useState(formatDay(parseDay(askedOn, 'today') + DAYS_TO_CLOSE))
  const ownerOf = ({ key, gap }: DryRunQuestion) =>
    key in owners ? owners[key]! : (gap?.owner?.userId ?? me)
  const chosen = free.filter(({ key }) => !left.has(key))
  const choose = (key: string, isChosen: boolean) =>
    setLeft((before) => {
      const next = new Set(before)
      if (isChosen) next.delete(key)
      else next.add(key)
      return next
    })
  const make = useMutation({
    mutationFn: () =>
      apiClient.exams.assignGaps({
        id: examId,
        dueOn,
        gaps: chosen.map((question) => ({ key: question.key, ownerId: ownerOf(question)! })),
      }),
    async onSuccess(run) {
      showToast(chosen.length === 1 ? '1 task made' : `${chosen.length} tasks made`)
      queryClient.setQueryData(api.exams.dryRun.queryKey({ input: { id: examId } }), run)
      await queryClient.invalidateQueries({ queryKey: api.tasks.key() })
    },
  })
  const nobody = chosen.find((question) => !ownerOf(question))
  const missing = nobody
    ? `Choose an owner: ${nobody.gap?.title}.`
    : dueOn === ''
      ? 'Enter the day by which the gaps are closed.'
      : undefined
  const label =
    chosen.length === 0 ? 'Make tasks' : chosen.length === 1 ? 'Make 1 task' : `Make ${chosen.length} tasks`
  const [isChecked, setIsChecked] = useState(false)

  return (
    <SectionCard title={gaps.length === 1 ? '1 gap: nothing found' : `${gaps.length} gaps: nothing found`}>
      <ul>
        {gaps.map((question) => (
          <Gap
            key={question.key}
            question={question}
            isChosen={!left.has(question.key)}
            ownerId={ownerOf(question)}
            onChoose={(isChosen) => choose(question.key, isChosen)}
            onOwner={(ownerId) => setOwners({ ...owners, [question.key]: ownerId })}
          />
        ))}
      </ul>
      {free.length > 0 && (
        <div className="grid gap-3 border-line border-t px-5 py-4 print:hidden">
          <FormProblem
            problem={
              (isChecked && missing) ||
              (make.isError
                ? problemText(make.error, 'The tasks could not be made. Please try again.')
                : undefined)
            }
          />
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              label="Due"
              type="date"
              value={dueOn}
              onChange={(event) => setDueOn(event.target.value)}
            />
            <Button
              disabled={chosen.length === 0}
              busy={make.isPending}
              onClick={() => {
                setIsChecked(true)
                if (!missing) make.mutate()
              }}
            >
              {label}
            </Button>
          </div>
        </div>
      )}
    </SectionCard>
  )
}

interface GapProps {
  question: DryRunQuestion
  isChosen: boolean
  ownerId: string | null
  onChoose: (isChosen: boolean) => void
  onOwner: (ownerId: string | null) => void
}

function Gap({ question, isChosen, ownerId, onChoose, onOwner }: GapProps) {
  const { begun } = question
  const gap = question.gap!
  const isOpen = gap.task && !gap.task.isDone
  return (
    <li className="grid gap-3 border-line border-t px-5 py-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,14rem)]">
      <div className="grid content-start gap-2">
        <QuestionHead question={question} />
        {begun.length > 0 && (
          <div className="grid gap-1">
            <p className="font-semibold text-ink-soft text-xs">Begun</p>
            <FactList facts={begun} label={`Begun: ${question.question}`} />
          </div>
        )}
        {isOpen ? (
          <p className="wrap-anywhere text-sm">
            <Badge tone="info">Task open</Badge>{' '}
            <Link to={`/tasks?task=${gap.task!.id}`} className="font-semibold text-brand hover:underline">
              {gap.title}
            </Link>
          </p>
        ) : (
          <Checkbox label={gap.title} checked={isChosen} onChange={onChoose} />
        )}
      </div>
      {!isOpen && isChosen && <PersonSelect label="Owner" value={ownerId} onChange={onOwner} />}
    </li>
  )
}
