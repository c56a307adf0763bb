import type { Checklist } from '@plumbline/contract/compliance/checklists.ts'
import type { Topic } from '@plumbline/contract/compliance/topics.ts'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { useMember } from '../../platform/session/member.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { longDateUtc } from '../../ui/date-text.tsx'
import { todayText } from '../../ui/day-of-moment.ts'
import { Select } from '../../ui/field.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { TopicName, useTopicIn, useTopics } from '../work/topics.tsx'
import { type Tick, useToggleItem } from './toggle-item.ts'

/** Shown while the address names no topic. */
const FIRST = 'qm'

export default function ChecklistsPage() {
  const [params, setParams] = useSearchParams()
  const topic = useTopicIn(params) ?? FIRST
  const topics = useTopics().filter(({ key, hasArticles }) => hasArticles || key === topic)
  const query = api.checklists.list.queryOptions({ input: { topic } })
  const checklists = useQuery(query)
  const { tick, problem, dismissProblem } = useToggleItem()

  return (
    <>
      <title>Check Compliance · Plumbline</title>
      <header className="mb-6 flex flex-wrap items-end gap-4">
        <div>
          <h1 className="display text-3xl">Check Compliance</h1>
          <p className="mt-1.5 text-ink-soft print:hidden">
            The checklists of the library, topic by topic. Your ticks are your own.
          </p>
          <PaperHeader topic={topic} />
        </div>
        <Button look="quiet" className="ml-auto print:hidden!" onClick={() => print()}>
          <Printer className="size-4" aria-hidden />
          Print
        </Button>
      </header>
      <div className="mb-6 max-w-sm print:hidden">
        <Select
          label="Topic"
          value={topic}
          onChange={(event) => setParams({ topic: event.target.value }, { replace: true })}
        >
          {topics.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      {problem && (
        <div className="mb-4">
          <Banner tone="danger" onDismiss={dismissProblem}>
            {problem}
          </Banner>
        </div>
      )}
      {checklists.isPending && (
        <div role="status" aria-label="Loading checklists" className="grid gap-4">
          <Skeleton className="h-48 w-full" />
          <Skeleton className="h-48 w-full" />
        </div>
      )}
      {checklists.isError && (
        <ErrorState title="The checklists could not be loaded" onRetry={() => checklists.refetch()} />
      )}
      {checklists.data?.length === 0 && (
        <EmptyState title="No checklists">No article on this topic has a checklist yet.</EmptyState>
      )}
      <div className="grid gap-4">
        {checklists.data?.map((checklist) => (
          <ChecklistCard key={checklist.articleId} checklist={checklist} onTick={tick} />
        ))}
      </div>
    </>
  )
}

/** Printed only: whose ticks these are, and when. */
function PaperHeader({ topic }: { topic: Topic }) {
  const member = useMember()
  return (
    <div data-paper-header className="mt-1.5 hidden print:block">
      <p className="font-semibold text-xl">
        <TopicName topic={topic} />
      </p>
      {member && (
        <p>
          Ticked by {member.fullName} ({member.email}), {member.companyName}
        </p>
      )}
      <p>Printed {longDateUtc(todayText())}</p>
    </div>
  )
}

interface ChecklistCardProps {
  checklist: Checklist
  onTick: (tick: Tick) => void
}

function ChecklistCard({ checklist: { articleId, slug, title, items }, onTick }: ChecklistCardProps) {
  const ticked = items.filter(({ isTicked }) => isTicked).length
  return (
    <section className="break-inside-avoid rounded-card border border-line bg-surface p-5">
      <header className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="font-serif text-lg font-semibold">
          <Link to={`/articles/${slug}`} className="hover:underline">
            {title}
          </Link>
        </h2>
        <span className="tabular ml-auto text-ink-soft text-sm">
          {ticked} of {items.length}
        </span>
      </header>
      <ul className="grid gap-3">
        {items.map(({ key, text, isTicked }) => (
          <li key={key}>
            <Checkbox
              label={text}
              checked={isTicked}
              onChange={(checked) => onTick({ articleId, itemKey: key, isTicked: checked })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
