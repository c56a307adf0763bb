import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { SearchBox } from '../../platform/list/filter-bar.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { shortDate } from '../../ui/date-text.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { ErrorState } from '../../ui/states.tsx'

interface ConversationListProps {
  current: string | undefined
  onBegin: () => void
}

/** The own conversations: searched by their questions, opened, deleted. */
export function ConversationList({ current, onBegin }: ConversationListProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [deleting, setDeleting] = useState<{ id: string; title: string }>()
  const conversations = useQuery(
    api.assistant.conversations.queryOptions({ input: { search, page }, placeholderData: keepPreviousData }),
  )

  async function remove({ id }: { id: string }): Promise<string | undefined> {
    try {
      await apiClient.assistant.remove({ id })
      if (id === current) await navigate('/assistant', { replace: true })
      await queries.invalidateQueries({ queryKey: api.assistant.conversations.key() })
      setDeleting(undefined)
      return undefined
    } catch (error) {
      return problemText(error, 'The conversation was not deleted')
    }
  }

  return (
    <nav aria-label="Conversations" className="grid min-w-0 gap-3">
      <Button
        look="quiet"
        onClick={() => {
          void navigate('/assistant')
          onBegin()
        }}
      >
        <Plus className="size-4" aria-hidden />
        New conversation
      </Button>
      <SearchBox
        label="Search your questions"
        placeholder="Search your questions"
        value={search}
        onSearch={(text) => {
          setSearch(text)
          setPage(1)
        }}
      />
      {conversations.isError && (
        <ErrorState title="The history could not be loaded" onRetry={() => conversations.refetch()} />
      )}
      {conversations.data?.items.length === 0 && (
        <p className="text-ink-soft text-sm">{search ? 'No question matches.' : 'No conversations yet.'}</p>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {conversations.data?.items.map(({ id, title, updatedAt }) => (
          <li key={id} className="flex items-center gap-1">
            <Link
              to={`/assistant?conversation=${id}`}
              aria-current={id === current ? 'page' : undefined}
              className={clsx(
                'min-h-11 min-w-0 flex-1 rounded-control px-2.5 py-1.5 text-sm hover:bg-paper',
                id === current && 'bg-paper font-semibold',
              )}
            >
              <span className="block truncate">{title}</span>
              <span className="text-ink-soft text-xs">{shortDate(dayOfMoment(updatedAt))}</span>
            </Link>
            <IconButton label={`Delete ${title}`} onClick={() => setDeleting({ id, title })}>
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {conversations.data && conversations.data.pageCount > page && (
        <Button look="quiet" size="small" onClick={() => setPage(page + 1)}>
          Older
        </Button>
      )}
      {page > 1 && (
        <Button look="quiet" size="small" onClick={() => setPage(page - 1)}>
          Newer
        </Button>
      )}
      {deleting && (
        <ConfirmDialog
          title="Delete this conversation?"
          question="It is taken from your history. The questions stay in the log of your institution, without your name, for a year."
          subject={deleting.title}
          action="Delete"
          onConfirm={() => remove(deleting)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </nav>
  )
}
