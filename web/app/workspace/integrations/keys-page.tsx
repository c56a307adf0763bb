import type { ApiKey } from '@plumbline/contract/tenancy/api-keys.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { dateAndTime, shortDate } from '../../ui/date-text.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { PageSpinner } from '../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { showToast } from '../../ui/toast.tsx'
import { KeyFormDialog } from './key-form-dialog.tsx'
import { NOUN_LABELS } from './key-text.ts'
import { SecretDialog } from './secret-dialog.tsx'

type Open = { dialog: 'new' } | { dialog: 'secret'; secret: string } | { dialog: 'revoke'; key: ApiKey }

export default function KeysPage() {
  const queries = useQueryClient()
  const keys = useQuery(api.apiKeys.list.queryOptions())
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const refresh = () => queries.invalidateQueries({ queryKey: api.apiKeys.key() })
  if (keys.isPending) return <PageSpinner label="Loading API keys…" />
  if (keys.isError) return <ErrorState title="Failed to load API keys" onRetry={() => keys.refetch()} />

  async function revoke({ id, name }: ApiKey): Promise<string | undefined> {
    try {
      await apiClient.apiKeys.revoke({ id })
      await refresh()
      close()
      showToast(`The key ${name} is revoked`)
      return undefined
    } catch (error) {
      return problemText(error, 'Failed to revoke the key')
    }
  }

  const newKey = (
    <Button size="small" onClick={() => setOpen({ dialog: 'new' })}>
      <Plus className="size-4" aria-hidden />
      New API key
    </Button>
  )
  return (
    <div className="grid gap-4">
      <p className="max-w-3xl text-ink-soft">
        Programs call the <a href="/developers">API</a> with a key, and assistants reach the regulations and
        your work at <code>/mcp</code>. A directory such as Entra ID or Okta keeps the team or the readers up
        to date at <code>/scim/v2</code>, with a key for each. Beyond that a key never reaches team, keys,
        security, support access, or examinations.
      </p>
      <SectionCard title="API keys" action={keys.data.length > 0 && newKey}>
        {keys.data.length === 0 ? (
          <EmptyState title="No API keys yet" action={newKey}>
            A key lets a program, such as your loan origination system, read or write what you choose.
          </EmptyState>
        ) : (
          <Table
            caption="API keys"
            columns={columnsOf((key) => setOpen({ dialog: 'revoke', key }))}
            rows={keys.data}
            keyOf={({ id }) => id}
          />
        )}
      </SectionCard>
      {open?.dialog === 'new' && (
        <KeyFormDialog
          onClose={close}
          onCreated={(secret) => {
            setOpen({ dialog: 'secret', secret })
            void refresh()
          }}
        />
      )}
      {open?.dialog === 'secret' && (
        <SecretDialog title="Your new API key" secret={open.secret} onClose={close}>
          Copy the key now and store it where your program reads its secrets. It is not shown again.
        </SecretDialog>
      )}
      {open?.dialog === 'revoke' && (
        <ConfirmDialog
          title="Revoke API key"
          question={`Programs that use ${open.key.name} (${open.key.prefix}…) are refused from their next call. This cannot be undone.`}
          action="Revoke key"
          onConfirm={() => revoke(open.key)}
          onClose={close}
        />
      )}
    </div>
  )
}

function columnsOf(onRevoke: (key: ApiKey) => void): Column<ApiKey>[] {
  return [
    {
      id: 'name',
      heading: 'Name',
      cell: ({ name, prefix, person }) => (
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-ink-soft text-xs">
            <code>{prefix}…</code> · {person ? person.name : 'The institution'}
          </span>
        </span>
      ),
    },
    {
      id: 'opens',
      heading: 'Opens',
      cell: ({ mayWrite, nouns }) => (
        <span className="text-sm">
          {mayWrite ? 'Read and write: ' : 'Read: '}
          {nouns.map((noun) => NOUN_LABELS[noun]).join('; ')}
        </span>
      ),
    },
    {
      id: 'used',
      heading: 'Last used',
      cell: ({ lastUsedAt }) => (lastUsedAt ? dateAndTime(lastUsedAt) : 'Never'),
    },
    { id: 'state', heading: 'Expires', cell: (key) => <KeyState {...key} /> },
    {
      id: 'action',
      heading: 'Actions',
      headingHidden: true,
      align: 'end',
      cell: (key) =>
        key.isActive && (
          <Button look="quiet" size="small" aria-label={`Revoke ${key.name}`} onClick={() => onRevoke(key)}>
            Revoke
          </Button>
        ),
    },
  ]
}

function KeyState({ isActive, revokedAt, revokedByName, expiresAt }: ApiKey) {
  if (isActive) return shortDate(dayOfMoment(expiresAt))
  return (
    <span>
      <Badge>{revokedAt ? 'Revoked' : 'Expired'}</Badge>
      <span className="block text-ink-soft text-xs">
        {shortDate(dayOfMoment(revokedAt ?? expiresAt))}
        {revokedByName && `, ${revokedByName}`}
      </span>
    </span>
  )
}
