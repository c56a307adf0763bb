import type { Notification } from '@plumbline/contract/compliance/notifications.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { AlarmClock, AlarmClockOff, Check, CircleHelp, Ellipsis } from 'lucide-react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { pageIn } from '../../platform/list/list-address.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { dateAndTime } from '../../ui/date-text.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { withChanges } from '../tasks/task-address.ts'
import { byDay, timeText } from './notification-days.ts'

const SHOWN = ['all', 'unread', 'snoozed'] as const

const TAB =
  'inline-flex min-h-11 items-center gap-1.5 border-b-2 px-3 text-[0.9375rem] focus-visible:-outline-offset-2'

const EMPTY = {
  all: 'No notifications yet',
  unread: 'Everything is read',
  snoozed: 'Nothing is snoozed',
}

export default function NotificationsPage() {
  const [params] = useSearchParams()
  const queries = useQueryClient()
  const show = SHOWN.find((one) => one === params.get('show')) ?? 'all'
  const list = useQuery(
    api.notifications.list.queryOptions({
      input: { page: pageIn(params), show },
      placeholderData: keepPreviousData,
    }),
  )
  const markRead = useMutation(
    api.notifications.markRead.mutationOptions({
      onSettled: () => queries.invalidateQueries({ queryKey: api.notifications.key() }),
    }),
  )
  const snooze = useMutation(
    api.notifications.snooze.mutationOptions({
      onSettled: () => queries.invalidateQueries({ queryKey: api.notifications.key() }),
    }),
  )
  const unread = list.data?.unreadCount ?? 0
  const groups = list.data ? byDay(list.data.items, new Date()) : []

  return (
    <>
      <title>Notifications · Plumbline</title>
      <header className="mb-4 flex flex-wrap items-end gap-4">
        <div className="mr-auto">
          <h1 className="display text-3xl">Notifications</h1>
          <p className="mt-1.5 text-ink-soft">What you were told, newest first</p>
        </div>
        {unread > 0 && (
          <Button look="quiet" onClick={() => markRead.mutate({})} disabled={markRead.isPending}>
            Mark all as read
          </Button>
        )}
      </header>
      <nav aria-label="Which notifications" className="mb-4 flex flex-wrap gap-1 border-line border-b">
        {[
          { label: 'All', to: '?', isCurrent: show === 'all', count: '' },
          {
            label: 'Unread',
            to: '?show=unread',
            isCurrent: show === 'unread',
            // Nobody counts further than the bell.
            count: list.data ? (unread >= 100 ? '99+' : String(unread)) : '',
          },
          { label: 'Snoozed', to: '?show=snoozed', isCurrent: show === 'snoozed', count: '' },
        ].map(({ label, to, isCurrent, count }) => (
          <Link
            key={label}
            to={to}
            replace
            aria-current={isCurrent ? 'page' : undefined}
            className={clsx(
              TAB,
              isCurrent
                ? 'border-brand font-semibold text-ink'
                : 'border-transparent font-medium text-ink-soft',
            )}
          >
            {label} {count && <span className="tabular font-normal text-ink-faint text-sm">{count}</span>}
          </Link>
        ))}
      </nav>
      {(markRead.isError || snooze.isError) && (
        <p role="alert" className="mb-4 text-danger">
          The change was not saved. Try again.
        </p>
      )}
      {list.isPending && <Skeleton className="h-64 w-full" />}
      {list.isError && (
        <ErrorState title="The notifications could not be loaded" onRetry={() => list.refetch()} />
      )}
      {list.data?.items.length === 0 && (
        <Card>
          <EmptyState title={EMPTY[show]}>
            {show !== 'all' ? (
              <Link to="?" replace className="font-semibold text-brand hover:underline">
                Show all notifications
              </Link>
            ) : (
              <>
                You are told here when a task is assigned to you or due, when somebody asks for your approval,
                and when somebody mentions you in a comment. Begin with{' '}
                <Link to="/tasks" className="font-semibold text-brand hover:underline">
                  your tasks
                </Link>
                .
              </>
            )}
          </EmptyState>
        </Card>
      )}
      {groups.map(({ day, label, items }) => (
        <section key={day} aria-label={label} className="mb-5">
          <h2 className="mb-2 font-semibold text-ink-soft text-sm">{label}</h2>
          <Card>
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <Row
                  key={item.id}
                  {...item}
                  onRead={() => markRead.mutate({ ids: [item.id] })}
                  onSnooze={(days) => snooze.mutate({ ids: [item.id], days })}
                />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      {list.data && (
        <Pager
          page={list.data.page}
          pageCount={list.data.pageCount}
          href={(page) => `?${withChanges(params, { page: page > 1 ? String(page) : undefined })}`}
          label="Notification pages"
        />
      )}
    </>
  )
}

const SNOOZES = [
  { label: 'Snooze for 1 day', days: 1 },
  { label: 'Snooze for 1 week', days: 7 },
]

interface RowProps extends Notification {
  onRead: () => void
  onSnooze: (days: number) => void
}

/** With a mouse the buttons show on the row in hand; by keyboard and on touch they are always there. */
const ON_HOVER =
  'sm:[@media(hover:hover)]:not-focus-visible:not-data-popup-open:opacity-0 group-focus-within/row:opacity-100! group-hover/row:opacity-100!'

function Row({ subject, topic, link, createdAt, readAt, snoozedUntil, onRead, onSnooze }: RowProps) {
  const navigate = useNavigate()
  const isUnread = !readAt && !snoozedUntil
  return (
    <li className="group/row flex items-center gap-x-3 px-4 py-1.5 hover:bg-paper">
      <span
        aria-hidden
        className={clsx('size-2.5 flex-none rounded-full', readAt ? 'bg-transparent' : 'bg-brass-mark')}
      />
      <Link
        to={link}
        onClick={readAt ? undefined : onRead}
        className={clsx(
          'flex min-h-11 min-w-0 flex-1 items-center wrap-anywhere hover:underline',
          !readAt && 'font-semibold',
        )}
      >
        <span>
          {!readAt && <span className="sr-only">Unread: </span>}
          {subject}
          {snoozedUntil && (
            <span className="block font-normal text-ink-soft text-sm">
              Comes back {dateAndTime(snoozedUntil)}
            </span>
          )}
        </span>
      </Link>
      <time dateTime={createdAt} className="tabular flex-none text-ink-soft text-sm">
        {timeText(createdAt)}
      </time>
      <span className="-mr-2 flex flex-none">
        {isUnread && (
          <IconButton
            label={`Mark as read: ${subject}`}
            onClick={onRead}
            className={clsx('max-sm:hidden', ON_HOVER)}
          >
            <Check aria-hidden />
          </IconButton>
        )}
        <Menu
          trigger={
            <IconButton label={`More for: ${subject}`} className={ON_HOVER}>
              <Ellipsis aria-hidden />
            </IconButton>
          }
        >
          {isUnread && (
            <MenuItem icon={<Check aria-hidden />} onSelect={onRead}>
              Mark as read
            </MenuItem>
          )}
          {snoozedUntil ? (
            <MenuItem icon={<AlarmClockOff aria-hidden />} onSelect={() => onSnooze(0)}>
              Bring back now
            </MenuItem>
          ) : (
            SNOOZES.map(({ label, days }) => (
              <MenuItem key={days} icon={<AlarmClock aria-hidden />} onSelect={() => onSnooze(days)}>
                {label}
              </MenuItem>
            ))
          )}
          <MenuSeparator />
          <MenuItem
            icon={<CircleHelp aria-hidden />}
            onSelect={() => navigate(`/settings/notifications?topic=${topic}`)}
          >
            Why am I getting this?
          </MenuItem>
        </Menu>
      </span>
    </li>
  )
}
