import type { OfferedDuty } from '@plumbline/contract/compliance/duties.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { textIn } from '../../platform/list/list-address.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast.tsx'
import { RecordFilters, RecordPage } from '../tasks/record-page.tsx'
import { withChanges } from '../tasks/task-address.ts'
import { FilterSelect } from '../work/choice-select.tsx'
import { dayText } from '../work/day-text.ts'
import { PersonSelect } from '../work/person-select.tsx'
import { useTopicFilters, useTopicIn } from '../work/topics.tsx'

const SHOWN = {
  applies: 'Applies to us',
  may_apply: 'May apply',
  does_not_apply: 'Does not apply',
} as const
type Shown = keyof typeof SHOWN

/** What the law asks for again and again: chosen duties become recurring tasks. */
export default function DutiesPage() {
  const [params, update] = useAddressParams()
  const mayWrite = useMayWrite()
  const duties = useQuery(api.duties.list.queryOptions())
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const shown = (Object.keys(SHOWN) as Shown[]).find((each) => each === params.get('show')) ?? 'applies'
  const topic = useTopicIn(params)
  const topics = useTopicFilters()
  const words = textIn(params, 'search').toLowerCase()
  const change = (changes: Record<string, string | undefined>) =>
    update((before) => withChanges(before, changes))
  const all = duties.data ?? []
  const listed = all.filter(
    (duty) =>
      duty.outcome === shown &&
      (!topic || duty.topic === topic) &&
      `${duty.title} ${duty.citation} ${duty.owner}`.toLowerCase().includes(words),
  )
  const toChoose = listed.filter(({ isEvent, isAdopted }) => !isEvent && !isAdopted)
  const toggle = (key: string, isOn: boolean) => {
    const next = new Set(chosen)
    if (isOn) next.add(key)
    else next.delete(key)
    setChosen(next)
  }

  return (
    <RecordPage title="Calendar of duties">
      <p className="mb-4 max-w-3xl text-ink-soft">
        What the law asks of you again and again, each with its paragraph and what proves it. Choose what
        should become a recurring task; what is one already is not made twice. State law is not assessed.
      </p>
      <RecordFilters
        plural="duties"
        isFiltered={shown !== 'applies' || Boolean(topic || words)}
        count={duties.data && (listed.length === 1 ? '1 duty' : `${listed.length} duties`)}
      >
        <FilterSelect name="show" label="Which" value={shown} labels={SHOWN} onChange={change} />
        <FilterSelect name="topic" label="Topic" value={topic} labels={topics} onChange={change} />
      </RecordFilters>
      {duties.isPending && <Skeleton className="h-96 w-full" />}
      {duties.isError && (
        <ErrorState title="The duties could not be loaded" onRetry={() => duties.refetch()} />
      )}
      {duties.data && (
        <>
          {mayWrite && toChoose.length > 0 && (
            <AdoptBar
              all={toChoose}
              chosen={toChoose.filter(({ key }) => chosen.has(key))}
              onChoose={(keys) => setChosen(new Set(keys))}
            />
          )}
          <Card>
            {listed.length === 0 ? (
              <EmptyState title="No duty matches">
                Enter the facts of your institution in the settings: they decide what applies.
              </EmptyState>
            ) : (
              <ul aria-label="Duties" className="divide-y divide-line">
                {listed.map((duty) => (
                  <DutyRow
                    key={duty.key}
                    duty={duty}
                    mayChoose={mayWrite}
                    isChosen={chosen.has(duty.key)}
                    onChoose={(isOn) => toggle(duty.key, isOn)}
                  />
                ))}
              </ul>
            )}
          </Card>
        </>
      )}
    </RecordPage>
  )
}

interface AdoptBarProps {
  all: readonly OfferedDuty[]
  chosen: readonly OfferedDuty[]
  onChoose: (keys: readonly string[]) => void
}

/** Who owns the new tasks, and the button that makes them. */
function AdoptBar({ all, chosen, onChoose }: AdoptBarProps) {
  const queries = useQueryClient()
  const [ownerId, setOwnerId] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isAll = chosen.length === all.length

  async function adopt() {
    setBusy(true)
    setProblem(undefined)
    try {
      const { created } = await apiClient.duties.adopt({
        duties: chosen.map(({ key }) => ({ key })),
        ownerId,
      })
      onChoose([])
      showToast(
        created.length === 1 ? '1 recurring task was made' : `${created.length} recurring tasks were made`,
      )
      await Promise.all(
        [api.duties.key(), api.tasks.key()].map((queryKey) => queries.invalidateQueries({ queryKey })),
      )
    } catch (error) {
      setProblem(problemText(error, 'The tasks could not be made. Please try again.'))
    }
    setBusy(false)
  }

  return (
    <div className="mb-4 grid gap-3">
      {problem && (
        <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
          {problem}
        </Banner>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-full min-w-0 sm:w-64">
          <PersonSelect label="Owner of the new tasks" value={ownerId} onChange={setOwnerId} />
        </div>
        <Button look="quiet" onClick={() => onChoose(isAll ? [] : all.map(({ key }) => key))}>
          {isAll ? 'Choose none' : `Choose all ${all.length}`}
        </Button>
        <Button busy={busy} disabled={chosen.length === 0} onClick={adopt}>
          {chosen.length === 0 ? 'Make recurring tasks' : `Make ${chosen.length} recurring`}
        </Button>
      </div>
    </div>
  )
}

interface DutyRowProps {
  duty: OfferedDuty
  mayChoose: boolean
  isChosen: boolean
  onChoose: (isOn: boolean) => void
}

function DutyRow({ duty, mayChoose, isChosen, onChoose }: DutyRowProps) {
  const { title, citation, path, officialAddress, when, isEvent, owner, proof, firstDue } = duty
  const { outcome, reason, missing, isAdopted, taskId } = duty
  const isOffered = mayChoose && !isEvent && !isAdopted
  return (
    <li className={clsx('flex gap-3 px-5 py-3.5', !isOffered && 'pl-5')}>
      {isOffered && (
        <Checkbox
          label={<span className="sr-only">Choose {title}</span>}
          checked={isChosen}
          onChange={onChoose}
        />
      )}
      <div className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="wrap-anywhere font-semibold">{title}</span>
          {isAdopted && taskId && (
            <Link
              to={`/tasks?task=${taskId}&whose=all`}
              className="inline-flex items-center gap-1 font-semibold text-sm text-success hover:underline"
            >
              <CircleCheck className="size-4" aria-hidden />
              Is a task
            </Link>
          )}
        </span>
        <span className="text-ink-soft text-sm">
          {isEvent ? `When it happens: ${when}` : when}
          {firstDue && !isAdopted && `, first on ${dayText(firstDue)}`}. Usually {inSentence(owner)}. Proof:{' '}
          {inSentence(proof)}.
        </span>
        <span className="flex flex-wrap gap-x-3 text-sm">
          {path ? (
            <Link to={path} className="font-semibold text-brass hover:underline">
              {citation}
            </Link>
          ) : (
            <a href={officialAddress} className="font-semibold text-brass hover:underline">
              {citation}, not held
            </a>
          )}
          {outcome !== 'applies' && (
            <span className="text-ink-soft">
              {reason} {missing.length > 0 && `Not known: ${shortList(missing)}.`}
            </span>
          )}
        </span>
      </div>
    </li>
  )
}

/** "HMDA officer" stays, "Counsel" becomes "counsel". */
const inSentence = (text: string) => text.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase())

const NAMED_AT_MOST = 2
function shortList(words: readonly string[]): string {
  const more = words.length - NAMED_AT_MOST
  return words.slice(0, NAMED_AT_MOST).join('; ') + (more > 0 ? `; and ${more} more` : '')
}
