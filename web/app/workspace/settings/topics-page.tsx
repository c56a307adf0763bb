import { type ListedTopic, OWN_TOPICS_AT_MOST } from '@plumbline/contract/compliance/topics.ts'
import { printLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast.tsx'
import { TopicFormDialog } from './topic-form-dialog.tsx'

type OwnTopic = ListedTopic & { own: NonNullable<ListedTopic['own']> }
const isOwn = (topic: ListedTopic): topic is OwnTopic => topic.own !== null

/** What work can be about: the institution's own topics, which managers change, and those that come with Plumbline. */
export default function TopicsPage() {
  const topics = useQuery(api.topics.list.queryOptions())
  const queries = useQueryClient()
  const [editing, setEditing] = useState<OwnTopic | 'new'>()
  const [deleting, setDeleting] = useState<OwnTopic>()
  if (topics.isPending) return <PageSpinner label="Loading topics…" />
  if (topics.isError) return <ErrorState title="Failed to load topics" onRetry={() => topics.refetch()} />
  const own = topics.data.filter(isOwn)
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: api.topics.key() }),
      queries.invalidateQueries({ queryKey: api.score.key() }),
    ])

  async function setArchived({ label, own: { id, version } }: OwnTopic, isArchived: boolean) {
    try {
      await apiClient.topics.update({ id, version, label, isArchived })
      showToast(isArchived ? `“${label}” is archived` : `“${label}” can be chosen again`)
    } catch (error) {
      showToast('The topic was not changed', problemText(error, 'Please try again.'))
    }
    await refresh()
  }

  const add = (
    <Button size="small" onClick={() => setEditing('new')}>
      <Plus className="size-4" aria-hidden />
      New topic
    </Button>
  )
  return (
    <div className="grid max-w-3xl gap-5">
      <p className="text-ink-soft">
        Tasks, policies, findings, complaints, risks, trainings, and tests can each have a topic. You filter
        lists by topic, and each topic gets a score of its own.
      </p>
      <SectionCard
        title="Topics of your institution"
        action={own.length > 0 && own.length < OWN_TOPICS_AT_MOST && add}
      >
        {own.length === 0 ? (
          <EmptyState title="No topics of your own" action={add}>
            Add one where your work has a subject that is not on the list below, such as indirect auto
            lending.
          </EmptyState>
        ) : (
          <ul aria-label="Topics of your institution" className="divide-y divide-line border-line border-t">
            {own.map((topic) => (
              <OwnTopicRow
                key={topic.key}
                topic={topic}
                onRename={() => setEditing(topic)}
                onArchive={(isArchived) => setArchived(topic, isArchived)}
                onDelete={() => setDeleting(topic)}
              />
            ))}
          </ul>
        )}
      </SectionCard>
      <ShippedTopics topics={topics.data.filter((topic) => !isOwn(topic))} />
      {editing && (
        <TopicFormDialog
          topic={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
          onSaved={refresh}
        />
      )}
      {deleting && (
        <ConfirmDialog
          title="Delete topic"
          question={<p>Only a topic that no record uses can be deleted. Archive the others.</p>}
          subject={deleting.label}
          action="Delete topic"
          onClose={() => setDeleting(undefined)}
          onConfirm={async () => {
            try {
              await apiClient.topics.remove({ id: deleting.own.id })
              await refresh()
              setDeleting(undefined)
            } catch (error) {
              return problemText(error, 'The topic could not be deleted.')
            }
          }}
        />
      )}
    </div>
  )
}

interface OwnTopicRowProps {
  topic: OwnTopic
  onRename: () => void
  onArchive: (isArchived: boolean) => void
  onDelete: () => void
}

function OwnTopicRow({ topic: { key, label, own }, onRename, onArchive, onDelete }: OwnTopicRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2">
          <span className="wrap-anywhere font-semibold">{label}</span>
          {own.isArchived && <Badge tone="neutral">Archived</Badge>}
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">In files and the API: {key}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" size="small" aria-label={`Rename ${label}`} onClick={onRename}>
          Rename
        </Button>
        <Button
          look="quiet"
          size="small"
          aria-label={`${own.isArchived ? 'Restore' : 'Archive'} ${label}`}
          onClick={() => onArchive(!own.isArchived)}
        >
          {own.isArchived ? 'Restore' : 'Archive'}
        </Button>
        <Button look="quiet" size="small" aria-label={`Delete ${label}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  )
}

function ShippedTopics({ topics }: { topics: readonly ListedTopic[] }) {
  return (
    <SectionCard title="Topics that come with Plumbline">
      <p className="px-5 pb-3 text-ink-soft text-sm">
        A change to one of these parts counts toward its topic. The facts about your institution decide which
        parts bind you.
      </p>
      <dl className="divide-y divide-line border-line border-t">
        {topics.map(({ key, label, parts }) => (
          <div
            key={key}
            className="grid gap-x-6 gap-y-0.5 px-5 py-2.5 sm:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]"
          >
            <dt className="font-semibold text-[0.9375rem]">{label}</dt>
            <dd className="wrap-anywhere text-ink-soft text-sm">
              {parts.map(printLibraryPart).join(', ') || 'No single part'}
            </dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  )
}
