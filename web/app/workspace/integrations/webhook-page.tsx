import type { Webhook, WebhookDelivery } from '@plumbline/contract/tenancy/webhooks.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { isRefusal, problemText } from '../../platform/api/outcome.ts'
import { pageIn } from '../../platform/list/list-address.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { dateAndTime } from '../../ui/date-text.tsx'
import { Pager } from '../../ui/pager.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookFormDialog } from './webhook-form-dialog.tsx'
import { DELIVERY_LABELS } from './webhook-text.ts'
import { WebhookState } from './webhooks-page.tsx'

const TONES = { waiting: 'info', delivered: 'success', failed: 'danger' } as const

export default function WebhookPage() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const page = pageIn(params)
  const webhooks = useQuery(api.webhooks.list.queryOptions())
  const deliveries = useQuery(
    api.webhooks.deliveries.queryOptions({
      input: { id, page },
      placeholderData: keepPreviousData,
      refetchInterval: 5_000,
    }),
  )
  if (webhooks.isPending || deliveries.isPending) return <PageSpinner label="Loading the webhook…" />
  const webhook = webhooks.data?.find((one) => one.id === id)
  if (isRefusal(deliveries.error) || (webhooks.data && !webhook))
    return (
      <EmptyState title="Not found">
        There is no webhook at this address. <Link to="/settings/webhooks">All webhooks</Link>
      </EmptyState>
    )
  if (!webhook || deliveries.isError)
    return <ErrorState title="Failed to load the webhook" onRetry={() => deliveries.refetch()} />
  const { items, hasMore } = deliveries.data
  return (
    <div className="grid gap-4">
      <Link to="/settings/webhooks">All webhooks</Link>
      <WebhookHeader {...webhook} />
      <SectionCard title="Deliveries of the last 30 days">
        {items.length === 0 ? (
          <EmptyState title="Nothing delivered yet">Send a test event to see one here.</EmptyState>
        ) : (
          <ul className="divide-y divide-line border-line border-t">
            {items.map((delivery) => (
              <Delivery
                key={delivery.id}
                webhookId={id}
                delivery={delivery}
                isPaused={webhook.pausedAt !== null}
              />
            ))}
          </ul>
        )}
      </SectionCard>
      <Pager
        page={page}
        pageCount={page + (hasMore ? 1 : 0)}
        href={(next) => `/settings/webhooks/${id}?page=${next}`}
        label="Pages of deliveries"
      />
    </div>
  )
}

function WebhookHeader(webhook: Webhook) {
  const { id, url, description, pausedAt, pausedBecause, previousSecretUntil } = webhook
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'edit' | 'delete' | 'rotate'>()
  const [secret, setSecret] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const close = () => setDialog(undefined)
  const refresh = () => queries.invalidateQueries({ queryKey: api.webhooks.key() })

  async function act(work: () => Promise<unknown>, done: string): Promise<string | undefined> {
    try {
      await work()
      await refresh()
      showToast(done)
      return undefined
    } catch (error) {
      return problemText(error, 'Failed to change the webhook')
    }
  }
  const actAtOnce = (work: () => Promise<unknown>, done: string) => () =>
    void act(work, done).then(setProblem)

  return (
    <SectionCard title={<span className="wrap-anywhere">{url}</span>} action={<WebhookState {...webhook} />}>
      <div className="grid gap-4 px-5 pb-5">
        {problem && (
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        )}
        {description && <p className="text-ink-soft">{description}</p>}
        {pausedAt && (
          <Banner tone="warning">
            Paused since {dateAndTime(pausedAt)}. {pausedBecause} What happens meanwhile is delivered when you
            resume.
          </Banner>
        )}
        {previousSecretUntil && (
          <p className="text-ink-soft text-sm">
            The previous secret signs as well until {dateAndTime(previousSecretUntil)}.
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {pausedAt ? (
            <Button onClick={actAtOnce(() => apiClient.webhooks.resume({ id }), 'The webhook is active')}>
              Resume
            </Button>
          ) : (
            <>
              <Button
                onClick={actAtOnce(() => apiClient.webhooks.test({ id }), 'A test event is on its way')}
              >
                Send test event
              </Button>
              <Button
                look="quiet"
                onClick={actAtOnce(() => apiClient.webhooks.pause({ id }), 'The webhook is paused')}
              >
                Pause
              </Button>
            </>
          )}
          <Button look="quiet" onClick={() => setDialog('edit')}>
            Edit
          </Button>
          {webhook.format === 'events' && (
            <Button look="quiet" onClick={() => setDialog('rotate')}>
              New secret
            </Button>
          )}
          <Button look="quiet" onClick={() => setDialog('delete')}>
            Delete
          </Button>
        </div>
      </div>
      {dialog === 'edit' && (
        <WebhookFormDialog
          webhook={webhook}
          onClose={close}
          onSaved={() => {
            close()
            void refresh()
          }}
        />
      )}
      {dialog === 'rotate' && (
        <ConfirmDialog
          title="New signing secret"
          question="Deliveries are signed with both secrets for 24 hours, so that you can change your program meanwhile."
          action="Make new secret"
          onConfirm={() =>
            act(
              async () => setSecret((await apiClient.webhooks.rotateSecret({ id })).secret),
              'The webhook has a new secret',
            ).then((failed) => {
              if (!failed) close()
              return failed
            })
          }
          onClose={close}
        />
      )}
      {dialog === 'delete' && (
        <ConfirmDialog
          title="Delete webhook"
          question="Its deliveries are deleted with it. This cannot be undone."
          subject={url}
          action="Delete webhook"
          onConfirm={async () => {
            const failed = await act(() => apiClient.webhooks.remove({ id }), 'The webhook is deleted')
            if (!failed) await navigate('/settings/webhooks')
            return failed
          }}
          onClose={close}
        />
      )}
      {secret && (
        <SecretDialog title="New signing secret" secret={secret} onClose={() => setSecret(undefined)}>
          Copy it now. It is not shown again.
        </SecretDialog>
      )}
    </SectionCard>
  )
}

interface DeliveryProps {
  webhookId: string
  delivery: WebhookDelivery
  isPaused: boolean
}

function Delivery({ webhookId, delivery, isPaused }: DeliveryProps) {
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const { id, event, state, attempts, createdAt, nextAttemptAt, status, answer, body } = delivery

  async function replay() {
    try {
      await apiClient.webhooks.replay({ id: webhookId, deliveryId: id })
      await queries.invalidateQueries({ queryKey: api.webhooks.key() })
      showToast('The event is on its way again')
    } catch (error) {
      setProblem(problemText(error, 'Failed to deliver again'))
    }
  }

  return (
    <li className="px-5 py-3">
      <details>
        <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1">
          <code className="font-semibold">{event}</code>
          <Badge tone={TONES[state]}>{DELIVERY_LABELS[state]}</Badge>
          <span className="ml-auto text-ink-soft text-sm">{dateAndTime(createdAt)}</span>
        </summary>
        <div className="mt-3 grid gap-3 text-sm">
          {problem && <Banner tone="danger">{problem}</Banner>}
          <p>
            {attempts} {attempts === 1 ? 'attempt' : 'attempts'}
            {status !== null && `, last answer ${status}`}
            {state === 'waiting' && nextAttemptAt && `, next attempt ${dateAndTime(nextAttemptAt)}`}
            {delivery.problem && `. ${delivery.problem}`}
          </p>
          <p className="font-semibold">Body</p>
          <pre className="overflow-x-auto whitespace-pre-wrap rounded-control bg-paper p-3 wrap-anywhere">
            {body}
          </pre>
          {answer && (
            <>
              <p className="font-semibold">Answer</p>
              <pre className="overflow-x-auto whitespace-pre-wrap rounded-control bg-paper p-3 wrap-anywhere">
                {answer}
              </pre>
            </>
          )}
          {!isPaused && (
            <Button look="quiet" size="small" className="justify-self-start" onClick={replay}>
              Deliver again
            </Button>
          )}
        </div>
      </details>
    </li>
  )
}
