import { TOPIC_LABELS } from '@plumbline/contract/article-labels.ts'
import { TOPICS, Topic } from '@plumbline/contract/articles.ts'
import type { Checklist } from '@plumbline/contract/checklists.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api, apiClient } from '../api/api-client.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/choice.tsx'
import { Select } from '../ui/field.tsx'
import { EmptyState, ErrorState, Skeleton } from '../ui/states.tsx'

export default function ChecklistsPage() {
  const [params, setParams] = useSearchParams()
  const topic = Topic.safeParse(params.get('topic')).data ?? 'qm'
  const query = api.checklists.list.queryOptions({ input: { topic } })
  const checklists = useQuery(query)
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string>()

  /** Shown at once, and taken back if the server did not take it. */
  async function tick(articleId: string, itemKey: string, isTicked: boolean) {
    setProblem(undefined)
    const before = queries.getQueryData(query.queryKey)
    queries.setQueryData(query.queryKey, (lists) =>
      lists?.map((list) => withTick(list, articleId, itemKey, isTicked)),
    )
    try {
      await apiClient.checklists.tick({ articleId, itemKey, isTicked })
    } catch {
      queries.setQueryData(query.queryKey, before)
      setProblem('The tick could not be saved. Please try again.')
    }
  }

  return (
    <>
      <title>Check Compliance · Plumbline</title>
      <header className="mb-6 flex flex-wrap items-end gap-4">
        <div>
          <h1 className="display text-3xl">Check Compliance</h1>
          <p className="mt-1.5 text-ink-soft">
            The checklists of the library, topic by topic. Your ticks are your own.
          </p>
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
          {TOPICS.map((each) => (
            <option key={each} value={each}>
              {TOPIC_LABELS[each]}
            </option>
          ))}
        </Select>
      </div>
      {problem && (
        <div className="mb-4">
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
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

interface ChecklistCardProps {
  checklist: Checklist
  onTick: (articleId: string, itemKey: string, isTicked: boolean) => void
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
              onChange={(checked) => onTick(articleId, key, checked)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function withTick(checklist: Checklist, articleId: string, itemKey: string, isTicked: boolean): Checklist {
  if (checklist.articleId !== articleId) return checklist
  return {
    ...checklist,
    items: checklist.items.map((item) => (item.key === itemKey ? { ...item, isTicked } : item)),
  }
}
