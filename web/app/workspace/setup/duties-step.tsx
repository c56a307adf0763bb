import { type TaskTemplate, TemplateRhythm } from '@plumbline/contract/compliance/tasks.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { useMember } from '../../platform/session/member.ts'
import { Card } from '../../ui/card.tsx'
import { CheckboxCard } from '../../ui/choice-card.tsx'
import { Select, TextField } from '../../ui/field.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { todayText } from '../work/day-text.ts'
import { StepActions, type StepProps } from './step-actions.tsx'
import { suggestedDay } from './suggested-day.ts'

const RHYTHMS: Record<TemplateRhythm, string> = {
  once: 'Once',
  quarterly: 'Every quarter',
  yearly: 'Every year',
}
const CREATED_RHYTHMS: Record<TemplateRhythm, string> = {
  once: '',
  quarterly: '; each repeats every quarter',
  yearly: '; each repeats every year',
}

interface Made {
  name: string
  text: string
  isProblem: boolean
}

/** Sets of tasks around a date each: the built-in ones, and those that the institution wrote. */
export function DutiesStep({ onDone, onSkip }: StepProps) {
  const queries = useQueryClient()
  const me = useMember()?.userId ?? null
  const templates = useQuery(api.tasks.templates.queryOptions())
  const [days, setDays] = useState<Readonly<Record<string, string>>>({})
  const [rhythms, setRhythms] = useState<Readonly<Record<string, TemplateRhythm>>>({})
  const [made, setMade] = useState<readonly Made[]>([])
  if (templates.isError)
    return <ErrorState title="The duties could not be loaded" onRetry={() => templates.refetch()} />
  if (!templates.data) return <Skeleton className="h-64 w-full" />
  const chosen = templates.data.filter(({ id }) => id in days)

  async function create() {
    if (chosen.length === 0) return onDone()
    for (const { id, name, anchor, ...template } of chosen) {
      const day = days[id]!
      const rhythm = rhythms[id] ?? template.rhythm
      const answer: Made =
        day === ''
          ? { name, text: `Enter the date: ${anchor.toLowerCase()}.`, isProblem: true }
          : await apiClient.tasks.applyTemplate({ id, day, ownerId: me, rhythm }).then(
              ({ created }) => ({
                name,
                text: `${created.length} tasks created${CREATED_RHYTHMS[rhythm]}.`,
                isProblem: false,
              }),
              (error) => ({
                name,
                text: problemText(error, 'The tasks could not be created.'),
                isProblem: true,
              }),
            )
      setMade((before) => [...before.filter((each) => each.name !== name), answer])
      if (!answer.isProblem)
        setDays((before) => Object.fromEntries(Object.entries(before).filter(([each]) => each !== id)))
    }
    await queries.invalidateQueries({ queryKey: api.tasks.key() })
    await queries.invalidateQueries({ queryKey: api.dashboard.key() })
  }

  const toggle = ({ id, anchor }: TaskTemplate) =>
    setDays(({ [id]: before, ...rest }) =>
      before === undefined ? { ...rest, [id]: suggestedDay(anchor, todayText()) } : rest,
    )

  return (
    <Card className="grid max-w-3xl gap-5 p-5">
      <p className="text-ink-soft">
        Tasks are yours at first. Hand them to colleagues on the Tasks screen. Single duties, each with its
        paragraph of law, are in the{' '}
        <Link to="/tasks/duties" className="font-semibold underline">
          Calendar of duties
        </Link>
        .
      </p>
      <ul className="grid gap-3">
        {templates.data.map((template) => {
          const { id, name, description, anchor, items, rhythm } = template
          return (
            <li key={id} className="grid gap-2">
              <CheckboxCard
                label={`${name} (${items.length} tasks)`}
                hint={description}
                checked={id in days}
                onChange={() => toggle(template)}
              />
              {id in days && (
                <div className="grid gap-3 sm:grid-cols-2">
                  <TextField
                    label={`${name}: ${anchor.toLowerCase()}`}
                    type="date"
                    value={days[id]}
                    onChange={(event) => setDays({ ...days, [id]: event.target.value })}
                  />
                  <Select
                    label={`${name}: repeat`}
                    value={rhythms[id] ?? rhythm}
                    onChange={(event) =>
                      setRhythms({ ...rhythms, [id]: TemplateRhythm.parse(event.target.value) })
                    }
                  >
                    {TemplateRhythm.options.map((each) => (
                      <option key={each} value={each}>
                        {RHYTHMS[each]}
                      </option>
                    ))}
                  </Select>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <ul aria-live="polite" className="grid gap-1 empty:hidden">
        {made.map(({ name, text, isProblem }) => (
          <li key={name} className={isProblem ? 'text-danger' : undefined}>
            <span className="font-semibold">{name}</span>: {text}
          </li>
        ))}
      </ul>
      <StepActions
        action={
          chosen.length === 0
            ? 'Continue'
            : `Create ${chosen.reduce((sum, { items }) => sum + items.length, 0)} tasks`
        }
        onAction={create}
        onSkip={onSkip}
      />
    </Card>
  )
}
