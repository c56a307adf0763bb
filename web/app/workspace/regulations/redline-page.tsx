import type { RedlineChange } from '@plumbline/contract/regulations/regulations.ts'
import { printLibraryPage, printLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText, refusalOf } from '../../platform/api/outcome.ts'
import { RedlineView } from '../../platform/regulations/redline-view.tsx'
import { LaterChangesNote, TextAgeLine } from '../../platform/regulations/text-age-line.tsx'
import { useMember } from '../../platform/session/member.ts'
import { Button } from '../../ui/button.tsx'
import { longDateUtc } from '../../ui/date-text.tsx'
import { isoDay, todayText } from '../../ui/day-of-moment.ts'
import { Select, TextField } from '../../ui/field.tsx'
import { useLazyPart } from '../../ui/lazy-part.ts'
import { saveFile } from '../../ui/save-file.ts'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast.tsx'
import { CitationJump } from './citation-jump.tsx'

const loadDialog = () => import('./overrule-change-dialog.tsx').then((part) => part.OverruleChangeDialog)

export default function RedlinePage() {
  const { part = '' } = useParams()
  const [params] = useSearchParams()
  const page = params.get('page') ?? undefined
  const key = params.get('key') ?? undefined
  const contents = useQuery(api.regulations.contents.queryOptions({ input: { part } }))
  const days = contents.data?.changeDays ?? []
  const to = params.get('to') ?? todayText()
  const from = params.get('from') ?? dayBefore(days[0]) ?? contents.data?.age.heldFrom ?? ''
  const question = { part, page, key, from, to }
  const redline = useQuery(
    api.regulations.redline.queryOptions({
      input: question,
      enabled: from !== '' && contents.isSuccess,
      staleTime: 60_000,
    }),
  )
  const isAdministrator = useMember()?.role === 'admin'
  const queries = useQueryClient()
  const [overruled, setOverruled] = useState<RedlineChange>()
  const Dialog = useLazyPart(overruled && loadDialog)
  async function savePdf() {
    try {
      saveFile(await apiClient.regulations.redlinePdf(question))
    } catch (error) {
      showToast(problemText(error, 'The file could not be made.'))
    }
  }
  const where = page ? printLibraryPage(part, page) : printLibraryPart(part)
  return (
    <>
      <title>{`What changed in ${where} · Plumbline`}</title>
      <nav aria-label="Breadcrumb" className="mb-2 text-ink-soft text-sm print:hidden">
        <Link to={`/resources/regulations/${part}${page ? `/${page}` : ''}`} className="hover:underline">
          {where}
        </Link>
      </nav>
      <header className="mb-5 grid gap-3">
        <h1 className="display text-3xl">What changed in {key ?? where}</h1>
        {from && (
          <p className="hidden print:block">
            {longDateUtc(from)} compared with {longDateUtc(to)}
          </p>
        )}
        {contents.data && <TextAgeLine age={contents.data.age} />}
        {contents.data && (
          <DayChoice from={from} to={to} page={page} pages={contents.data.pages} days={days} />
        )}
        <div className="print:hidden">
          <CitationJump part={part} />
        </div>
      </header>
      {(contents.isPending || redline.isLoading) && <Skeleton className="h-96 w-full" />}
      {redline.isError && (
        <ErrorState title="The two texts could not be compared" onRetry={() => redline.refetch()}>
          {refusalOf(apiClient.regulations.redline, redline.error)?.code === 'WRONG_ORDER'
            ? 'The first day must be before the second.'
            : undefined}
        </ErrorState>
      )}
      {redline.data && redline.data.laterChanges.length > 0 && (
        <div className="mb-4">
          <LaterChangesNote changes={redline.data.laterChanges} />
        </div>
      )}
      {redline.data?.changes.length === 0 && (
        <EmptyState title="No words changed">
          In our copy, between {longDateUtc(from)} and {longDateUtc(to)} the words of {key ?? where} are the
          same.
        </EmptyState>
      )}
      {redline.data && redline.data.changes.length > 0 && (
        <RedlineView
          redline={redline.data}
          onSavePdf={savePdf}
          onOverrule={isAdministrator ? setOverruled : undefined}
        />
      )}
      {overruled && Dialog && (
        <Dialog
          change={overruled}
          question={question}
          onClose={() => setOverruled(undefined)}
          onDone={async () => {
            setOverruled(undefined)
            await queries.invalidateQueries({ queryKey: api.regulations.redline.key() })
            showToast('The decision is saved')
          }}
        />
      )}
    </>
  )
}

interface DayChoiceProps {
  from: string
  to: string
  page: string | undefined
  pages: readonly { page: string; label: string; title: string }[]
  days: readonly string[]
}

function DayChoice({ from, to, page, pages, days }: DayChoiceProps) {
  const navigate = useNavigate()
  const [first, setFirst] = useState(from)
  const [second, setSecond] = useState(to)
  const asked = `${from} ${to}`
  const [seen, setSeen] = useState(asked)
  // Other days came by the address: the fields follow, and keep the focus.
  if (asked !== seen) {
    setSeen(asked)
    setFirst(from)
    setSecond(to)
  }

  function show(next: { from: string; to: string; page?: string | undefined }) {
    const params = new URLSearchParams({
      from: next.from,
      to: next.to,
      ...(next.page ? { page: next.page } : {}),
    })
    navigate(`?${params}`)
  }
  function compare(event: FormEvent) {
    event.preventDefault()
    show({ from: first, to: second, page })
  }

  return (
    <form onSubmit={compare} className="flex flex-wrap items-end gap-3 print:hidden">
      <TextField
        label="From"
        type="date"
        value={first}
        required
        onChange={(event) => setFirst(event.target.value)}
      />
      <TextField
        label="To"
        type="date"
        value={second}
        required
        onChange={(event) => setSecond(event.target.value)}
      />
      <Button type="submit">Compare</Button>
      <Select
        label="Section"
        value={page ?? ''}
        onChange={(event) => show({ from: first, to: second, page: event.target.value || undefined })}
      >
        <option value="">The whole part</option>
        {pages.map((one) => (
          <option key={one.page} value={one.page}>
            {one.label} {one.title.slice(0, 60)}
          </option>
        ))}
      </Select>
      {days.length > 0 && (
        <Select
          label="Go to a change"
          value=""
          onChange={(event) => {
            const day = event.target.value
            if (day) show({ from: dayBefore(day)!, to: day, page })
          }}
        >
          <option value="">Choose a day</option>
          {days.map((day) => (
            <option key={day} value={day}>
              {longDateUtc(day)}
            </option>
          ))}
        </Select>
      )}
    </form>
  )
}

function dayBefore(day: string | undefined) {
  if (!day) return undefined
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 1)
  return isoDay(date.getTime())
}
