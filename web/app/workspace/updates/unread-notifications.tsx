import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { dateAndTime } from '../../ui/date-text.tsx'
import { useLiveNotifications } from '../notifications/live-channel.ts'

const ME = api.members.me.queryOptions()

const UNREAD = api.notifications.list.queryOptions({
  input: { show: 'unread' as const },
  // A director's seat is told nothing here.
  retry: false,
})

const POLL_MS = 60_000
/** A message that was lost shows up all the same. */
const POLL_BESIDE_LIVE_MS = 300_000

/** Asks every minute where the server cannot tell. */
export function useUnreadCount(): number {
  const isLive = useLiveNotifications(useQuery(ME).data?.userId)
  const refetchInterval = isLive ? POLL_BESIDE_LIVE_MS : POLL_MS
  return useQuery({ ...UNREAD, refetchInterval }).data?.unreadCount ?? 0
}

/** What a person was told and has not read; opening one marks it as read. */
export function UnreadNotifications({ onOpen }: { onOpen: () => void }) {
  const { data } = useQuery(UNREAD)
  const queries = useQueryClient()
  const { mutate: markRead } = useMutation(
    api.notifications.markRead.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: api.notifications.key() }),
    }),
  )
  if (!data || data.items.length === 0) return null
  return (
    <section aria-label="For you" className="border-line border-b">
      <header className="flex items-baseline px-5 pt-4 pb-2">
        <h2 className="font-semibold">For you</h2>
        <button
          type="button"
          className="ml-auto font-semibold text-brand text-sm hover:underline"
          onClick={() => markRead({})}
        >
          Mark all as read
        </button>
      </header>
      <ul className="max-h-[30dvh] divide-y divide-line overflow-y-auto border-line border-t">
        {data.items.map(({ id, subject, link, createdAt }) => (
          <li key={id}>
            <Link
              to={link}
              onClick={() => {
                markRead({ ids: [id] })
                onOpen()
              }}
              className="wrap-anywhere block px-5 py-3 text-sm hover:bg-brand-soft focus-visible:-outline-offset-2"
            >
              {subject}
              <time dateTime={createdAt} className="block text-ink-faint text-xs">
                {dateAndTime(createdAt)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
