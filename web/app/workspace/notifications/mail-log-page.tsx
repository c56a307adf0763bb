import type { LoggedMail } from '@plumbline/contract/compliance/notifications.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { pageIn } from '../../platform/list/list-address.ts'
import { Card } from '../../ui/card.tsx'
import { dateAndTime } from '../../ui/date-text.tsx'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import { TOPIC_LABELS } from './notification-topic-text.ts'

const ABOUT: Record<LoggedMail['about'], string> = {
  ...TOPIC_LABELS,
  digest: 'Digest',
  test: 'Test email',
}

const STATES: Record<LoggedMail['state'], string> = {
  waiting: 'Waiting to be sent',
  retrying: 'Failed, is tried again',
  sent: 'Sent',
  not_delivered: 'Not delivered',
}

/** What became of the institution's emails, for its managers. */
export default function MailLogPage() {
  const [params] = useSearchParams()
  const log = useQuery(
    api.notifications.mails.queryOptions({
      input: { page: pageIn(params) },
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <>
      <title>Emails · Plumbline</title>
      <p className="mb-4 max-w-3xl text-ink-soft text-sm">
        Notifications and digests that went to people of your institution in the last 30 days. Texts are
        deleted once an email is sent. Emails about examinations and the BSA log are not listed.
      </p>
      {log.isPending && <Skeleton className="h-64 w-full" />}
      {log.isError && <ErrorState title="The emails could not be loaded" onRetry={() => log.refetch()} />}
      {log.data?.items.length === 0 && (
        <Card>
          <EmptyState title="No emails yet">
            Emails to your people are listed here with what became of them.
          </EmptyState>
        </Card>
      )}
      {log.data && log.data.items.length > 0 && (
        <>
          <Card>
            <Table
              caption="Emails"
              rows={log.data.items}
              keyOf={({ id }) => id}
              columns={[
                {
                  id: 'recipient',
                  heading: 'To',
                  cell: ({ recipient }) => <span className="wrap-anywhere">{recipient}</span>,
                },
                { id: 'about', heading: 'About', cell: ({ about }) => ABOUT[about] },
                {
                  id: 'state',
                  heading: 'State',
                  cell: ({ state, attempts }) =>
                    attempts > 1 ? `${STATES[state]}, ${attempts} attempts` : STATES[state],
                },
                { id: 'created', heading: 'Written', cell: ({ createdAt }) => dateAndTime(createdAt) },
                {
                  id: 'settled',
                  heading: 'Sent or given up',
                  cell: ({ settledAt }) => (settledAt ? dateAndTime(settledAt) : 'Not yet'),
                },
              ]}
            />
          </Card>
          <div className="mt-4">
            <Pager
              page={log.data.page}
              pageCount={log.data.pageCount}
              href={(page) => (page > 1 ? `?page=${page}` : '?')}
              label="Email pages"
            />
          </div>
        </>
      )}
    </>
  )
}
