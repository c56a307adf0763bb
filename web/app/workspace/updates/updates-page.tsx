import {
  AssessmentStatus,
  Priority,
  type UpdateFilters,
  UpdateKind,
  type UpdateSummary,
} from '@plumbline/contract/regulations/regulatory-updates.ts'
import { BUREAU_PARTS, regulationLetter } from '@plumbline/rules/citations/citation.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { PenLine, Rss } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { FilterControl } from '../../platform/list/filter-control.tsx'
import { LawFreshnessNote } from '../../platform/regulations/law-freshness-note.tsx'
import { useMember } from '../../platform/session/member.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { longDateUtc } from '../../ui/date-text.tsx'
import { BareInput, Select, TextField } from '../../ui/field.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { SelectBox } from '../../ui/select-column.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { SavedViews } from '../work/saved-views.tsx'
import { APPLIES_LABELS } from './applies-note.tsx'
import { UpdateBoard } from './update-board.tsx'
import { UpdateCalendar } from './update-calendar.tsx'
import { KIND_LABELS, PRIORITY_LABELS, PRIORITY_TONES, STATUS_LABELS } from './update-text.ts'
import { WriteUpdateDialog } from './write-update-dialog.tsx'

const VIEWS = ['list', 'board', 'calendar'] as const
/** The month of the calendar is no part of a view. */
const LEFT_OUT_OF_VIEWS = ['month']
const FILTERS = ['q', 'priority', 'kind', 'agency', 'applies', 'status', 'owner', 'part'] as const

/** A feed is public: it takes the filters that say nothing of the institution. */
function feedQueryOf({
  applies: _applies,
  status: _status,
  owner: _owner,
  ...filters
}: UpdateFilters): string {
  const query = new URLSearchParams(filters).toString()
  return query && `?${query}`
}

export default function UpdatesPage() {
  const [params, update] = useAddressParams()
  const isAdministrator = useMember()?.role === 'admin'
  const [isWriting, setWriting] = useState(false)
  const view = VIEWS.find((one) => one === params.get('view')) ?? 'list'
  const filters = Object.fromEntries(
    FILTERS.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])),
  ) as UpdateFilters
  const feedQuery = feedQueryOf(filters)
  const updates = useQuery(
    api.regulatoryUpdates.list.queryOptions({ input: filters, placeholderData: keepPreviousData }),
  )

  function set(name: string, value: string) {
    update((next) => {
      if (value) next.set(name, value)
      else next.delete(name)
      return next
    })
  }

  return (
    <>
      <title>Regulatory Updates · Plumbline</title>
      <header className="mb-5 flex flex-wrap items-end gap-4">
        <div>
          <h1 className="display text-3xl">Regulatory Updates</h1>
          <p className="mt-1.5 text-ink-soft">
            What changed or will change, whether it applies to us, and what we did
          </p>
        </div>
        <div className="ml-auto flex flex-wrap items-center gap-2">
          <SavedViews screen="updates" leaveOut={LEFT_OUT_OF_VIEWS} />
          <Menu
            trigger={
              <Button look="quiet" size="small">
                <Rss className="size-4" aria-hidden />
                Feeds
              </Button>
            }
          >
            <MenuItem onSelect={() => window.open(`/updates/feed.xml${feedQuery}`, '_blank', 'noopener')}>
              RSS{feedQuery && ' of this view'}
            </MenuItem>
            <MenuItem onSelect={() => window.open(`/updates/feed.json${feedQuery}`, '_blank', 'noopener')}>
              JSON Feed{feedQuery && ' of this view'}
            </MenuItem>
          </Menu>
          {isAdministrator && (
            <Button look="quiet" size="small" onClick={() => setWriting(true)}>
              <PenLine className="size-4" aria-hidden />
              Write an update
            </Button>
          )}
        </div>
        <fieldset className="flex flex-wrap gap-1">
          <legend className="sr-only">View</legend>
          {VIEWS.map((one) => (
            <Button
              key={one}
              look={one === view ? 'primary' : 'quiet'}
              size="small"
              aria-pressed={one === view}
              onClick={() => set('view', one === 'list' ? '' : one)}
            >
              {one.charAt(0).toUpperCase() + one.slice(1)}
            </Button>
          ))}
        </fieldset>
      </header>
      <LawFreshnessNote />
      {isWriting && <WriteUpdateDialog onClose={() => setWriting(false)} />}
      <Filters filters={filters} agencies={updates.data?.agencies ?? []} onChange={set} />
      {updates.isPending && <Skeleton className="h-96 w-full" />}
      {updates.isError && (
        <ErrorState title="The updates could not be loaded" onRetry={() => updates.refetch()} />
      )}
      {updates.data && (
        <>
          <p role="status" className="my-3 text-ink-soft text-sm">
            {updates.data.items.length} of {updates.data.total} shown
            {Object.keys(filters).length > 0 && (
              <>
                {' · '}
                <Link
                  to={view === 'list' ? '/updates' : `/updates?view=${view}`}
                  className="font-semibold underline"
                >
                  Clear filters
                </Link>
              </>
            )}
          </p>
          {updates.data.items.length === 0 ? (
            <EmptyState title="No updates match">
              {updates.data.total === 0
                ? 'Changes of the regulations appear here once their texts are loaded.'
                : 'Clear a filter to see more.'}
            </EmptyState>
          ) : view === 'board' ? (
            <UpdateBoard updates={updates.data.items} />
          ) : view === 'calendar' ? (
            <UpdateCalendar
              updates={updates.data.items}
              month={params.get('month')}
              onMonth={(month) => set('month', month)}
            />
          ) : (
            <UpdateList updates={updates.data.items} />
          )}
        </>
      )}
    </>
  )
}

interface FiltersProps {
  filters: UpdateFilters
  agencies: readonly string[]
  onChange: (name: string, value: string) => void
}

function Filters({ filters, agencies, onChange }: FiltersProps) {
  const [words, setWords] = useState(filters.q ?? '')
  const choices = [
    ['priority', 'Priority', Priority.options.map((one) => [one, PRIORITY_LABELS[one]] as const)],
    ['applies', 'Applies to us', Object.entries(APPLIES_LABELS)],
    ['status', 'Assessment', AssessmentStatus.options.map((one) => [one, STATUS_LABELS[one]] as const)],
    ['owner', 'Owner', [['none', 'Nobody, with a due date']] as const],
    ['kind', 'Kind', UpdateKind.options.map((one) => [one, KIND_LABELS[one]] as const)],
    ['agency', 'Agency', agencies.map((one) => [one, one] as const)],
    [
      'part',
      'Regulation',
      BUREAU_PARTS.map((part) => [part, `${regulationLetter(part) ?? ''} ${part}`.trim()] as const),
    ],
  ] as const
  const chosen = choices.flatMap(([name, label, options]) => {
    const text = options.find(([value]) => value === filters[name])?.[1]
    return text ? [{ name, text: `${label}: ${text}`, onRemove: () => onChange(name, '') }] : []
  })
  function search(event: FormEvent) {
    event.preventDefault()
    onChange('q', words.trim())
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <search className="min-w-0 flex-1 md:max-w-full md:flex-none md:basis-72">
        <form onSubmit={search} className="flex gap-2">
          <BareInput
            label="Search updates"
            placeholder="Search updates"
            maxLength={maxLengthOf('regulatoryUpdates.list', 'q')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <Button type="submit" look="quiet" className="flex-none">
            Search
          </Button>
        </form>
      </search>
      <FilterControl chosen={chosen}>
        {choices.map(([name, label, options]) => (
          <Select
            key={name}
            label={label}
            value={filters[name] ?? ''}
            onChange={(event) => onChange(name, event.target.value)}
          >
            <option value="">All</option>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        ))}
      </FilterControl>
    </div>
  )
}

function UpdateList({ updates }: { updates: readonly UpdateSummary[] }) {
  const isManager = useMember()?.role !== 'user'
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (slug: string) =>
    setChosen((now) => {
      const next = new Set(now)
      if (!next.delete(slug)) next.add(slug)
      return next
    })
  return (
    <>
      {chosen.size > 0 && <NotApplicable slugs={[...chosen]} onDone={() => setChosen(new Set())} />}
      <ul className="@container/few-columns divide-y divide-line rounded-card border border-line bg-surface">
        {updates.map((update) => (
          <li key={update.slug} className="flex gap-2 px-[min(1rem,16px)] py-3.5 as-lines:block">
            {isManager && (
              <span className="-ml-1 as-lines:float-left as-lines:mr-1.5">
                <SelectBox
                  name={update.title}
                  checked={chosen.has(update.slug)}
                  onChange={() => toggle(update.slug)}
                />
              </span>
            )}
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 as-lines:block">
                <Badge tone={PRIORITY_TONES[update.priority]}>{PRIORITY_LABELS[update.priority]}</Badge>
                <Link to={`/updates/${update.slug}`} className="font-semibold hover:underline">
                  {update.title}
                </Link>
                {update.isNotInForce && <Badge tone="danger">Printed, not in force</Badge>}
              </p>
              <p className="mt-1 text-[0.9375rem] text-ink-soft">{update.description}</p>
              <p className="mt-1 flex flex-wrap gap-x-4 text-ink-soft text-sm">
                <span>{KIND_LABELS[update.kind]}</span>
                <span>{update.category}</span>
                {update.effectiveOn && <span>Effective {longDateUtc(update.effectiveOn)}</span>}
                {update.commentsCloseOn && <span>Comments close {longDateUtc(update.commentsCloseOn)}</span>}
                <span className="font-semibold">{APPLIES_LABELS[update.applies.outcome]}</span>
                <span>{STATUS_LABELS[update.status]}</span>
                {update.ownerName && <span>{update.ownerName}</span>}
                {update.dueOn && <span>Due {longDateUtc(update.dueOn)}</span>}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function NotApplicable({ slugs, onDone }: { slugs: string[]; onDone: () => void }) {
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const mark = useMutation(
    api.regulatoryUpdates.markNotApplicable.mutationOptions({
      async onSuccess() {
        await queries.invalidateQueries({ queryKey: api.regulatoryUpdates.key() })
        onDone()
      },
    }),
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    mark.mutate({ slugs, reason })
  }
  return (
    <form
      onSubmit={submit}
      className="mb-3 flex flex-wrap items-end gap-3 rounded-card border border-line bg-surface p-4"
    >
      <TextField
        label={`Why do ${slugs.length === 1 ? 'this update' : `these ${slugs.length} updates`} not apply to us?`}
        value={reason}
        required
        minLength={3}
        maxLength={maxLengthOf('regulatoryUpdates.markNotApplicable', 'reason')}
        onChange={(event) => setReason(event.target.value)}
        className="min-w-72 flex-1"
      />
      <Button type="submit" busy={mark.isPending}>
        Does not apply
      </Button>
      {mark.isError && <Banner tone="danger">The decision could not be saved. Try again.</Banner>}
    </form>
  )
}
