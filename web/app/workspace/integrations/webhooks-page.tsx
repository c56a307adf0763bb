import type { Webhook } from '@plumbline/contract/tenancy/webhooks.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookFormDialog } from './webhook-form-dialog.tsx'
import { EVENT_LABELS, FORMAT_LABELS } from './webhook-text.ts'

const COLUMNS: readonly Column<Webhook>[] = [
  {
    id: 'url',
    heading: 'Address',
    cell: ({ id, url, description }) => (
      <span className="min-w-0">
        <Link to={`/settings/webhooks/${id}`} className="font-semibold wrap-anywhere">
          {url}
        </Link>
        {description && <span className="block text-ink-soft text-sm">{description}</span>}
      </span>
    ),
  },
  { id: 'format', heading: 'Sends', cell: ({ format }) => FORMAT_LABELS[format] },
  {
    id: 'events',
    heading: 'Events',
    cell: ({ events }) => (
      <span className="text-sm">{events.map((name) => EVENT_LABELS[name]).join(', ')}</span>
    ),
  },
  { id: 'state', heading: 'State', cell: (webhook) => <WebhookState {...webhook} /> },
]

export function WebhookState({ pausedAt, failingSince }: Webhook) {
  if (pausedAt) return <Badge tone="warning">Paused</Badge>
  if (failingSince) return <Badge tone="danger">Failing</Badge>
  return <Badge tone="success">Active</Badge>
}

export default function WebhooksPage() {
  const queries = useQueryClient()
  const webhooks = useQuery(api.webhooks.list.queryOptions())
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  if (webhooks.isPending) return <PageSpinner label="Loading webhooks…" />
  if (webhooks.isError)
    return <ErrorState title="Failed to load webhooks" onRetry={() => webhooks.refetch()} />

  const add = (
    <Button size="small" onClick={() => setAdding(true)}>
      <Plus className="size-4" aria-hidden />
      New webhook
    </Button>
  )
  return (
    <div className="grid gap-4">
      <p className="max-w-3xl text-ink-soft">
        A webhook tells a program of yours what happened, signed by{' '}
        <a href="https://www.standardwebhooks.com">Standard Webhooks</a>. It names the event and the id, never
        the content; the program asks the API for more with a key. A channel of Slack or Microsoft Teams gets
        the same in words. Examinations are never told.
      </p>
      <SectionCard title="Webhooks" action={webhooks.data.length > 0 && add}>
        {webhooks.data.length === 0 ? (
          <EmptyState title="No webhooks yet" action={add}>
            Add the address of a program that should know when tasks, findings, or policies change.
          </EmptyState>
        ) : (
          <Table caption="Webhooks" columns={COLUMNS} rows={webhooks.data} keyOf={({ id }) => id} />
        )}
      </SectionCard>
      {isAdding && (
        <WebhookFormDialog
          onClose={() => setAdding(false)}
          onSaved={(made) => {
            setAdding(false)
            setSecret(made)
            void queries.invalidateQueries({ queryKey: api.webhooks.key() })
          }}
        />
      )}
      {secret && (
        <SecretDialog title="Signing secret" secret={secret} onClose={() => setSecret(undefined)}>
          Your program verifies each delivery with this secret. It is not shown again; you can make a new one
          at any time.
        </SecretDialog>
      )}
    </div>
  )
}
