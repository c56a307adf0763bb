import type { ConnectedAssistant } from '@plumbline/contract/tenancy/connected-assistants.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { useMember } from '../../platform/session/member.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { Switch } from '../../ui/choice.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { dateAndTime, shortDate } from '../../ui/date-text.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { PageSpinner } from '../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { showToast } from '../../ui/toast.tsx'
import { NOUN_LABELS } from './key-text.ts'

export default function AssistantsPage() {
  const queries = useQueryClient()
  const member = useMember()
  const assistants = useQuery(api.connectedAssistants.list.queryOptions())
  const [leaving, setLeaving] = useState<ConnectedAssistant>()
  if (assistants.isPending) return <PageSpinner label="Loading connected assistants…" />
  if (assistants.isError)
    return <ErrorState title="Failed to load connected assistants" onRetry={() => assistants.refetch()} />
  const { items, areOpenToUsers } = assistants.data
  const manages = member !== undefined && member.role !== 'user'
  const refresh = () => queries.invalidateQueries({ queryKey: api.connectedAssistants.key() })

  async function disconnect({ id, name }: ConnectedAssistant): Promise<string | undefined> {
    try {
      await apiClient.connectedAssistants.disconnect({ id })
      await refresh()
      setLeaving(undefined)
      showToast(`“${name}” is disconnected`)
      return undefined
    } catch (error) {
      return problemText(error, 'Failed to disconnect the assistant')
    }
  }

  return (
    <div className="grid gap-4">
      <p className="max-w-3xl text-ink-soft">
        Assistants such as Claude, ChatGPT, or VS Code can read the regulations and your work here. Each
        person connects their own, and it sees at most what that person sees.
      </p>
      <SectionCard title="Connected assistants">
        {items.length === 0 ? (
          <EmptyState title="No assistants connected">
            {manages || areOpenToUsers
              ? 'Add the address below in your assistant. It sends you here to say what it may read.'
              : 'In your institution managers alone connect assistants. Ask a manager.'}
          </EmptyState>
        ) : (
          <Table
            caption="Connected assistants"
            columns={columnsOf(manages, setLeaving)}
            rows={items}
            keyOf={({ id }) => id}
          />
        )}
      </SectionCard>
      {(manages || areOpenToUsers) && <HowTo />}
      {manages && <WhoMayConnect isOpen={areOpenToUsers} onChanged={refresh} />}
      {leaving && (
        <ConfirmDialog
          title="Disconnect assistant"
          question={`“${leaving.name}” of ${leaving.person.name} will be refused on its next request. It can be connected again.`}
          action="Disconnect"
          onConfirm={() => disconnect(leaving)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </div>
  )
}

function HowTo() {
  const address = `${location.origin}/mcp`
  return (
    <SectionCard title="Connect an assistant">
      <div className="grid gap-3 px-5 pb-5">
        <p>Add this address in the assistant, as a connector or MCP server with OAuth:</p>
        <div className="flex flex-wrap items-center gap-2">
          <code className="wrap-anywhere rounded-control bg-paper px-3 py-2">{address}</code>
          <CopyButton text={address} label="Copy address" />
        </div>
        <p className="text-ink-soft">
          The steps for each are on the page{' '}
          <a className="text-brand underline underline-offset-3" href="/developers/assistants">
            Connect an assistant
          </a>
          .
        </p>
      </div>
    </SectionCard>
  )
}

function WhoMayConnect({ isOpen, onChanged }: { isOpen: boolean; onChanged: () => Promise<unknown> }) {
  const [problem, setProblem] = useState<string>()

  async function open(next: boolean) {
    setProblem(undefined)
    try {
      await apiClient.connectedAssistants.openToUsers({ isOpen: next })
      await onChanged()
      showToast(next ? 'Everybody may connect assistants' : 'Managers alone may connect assistants')
    } catch (error) {
      setProblem(problemText(error, 'The setting was not saved'))
    }
  }

  return (
    <SectionCard title="Who may connect">
      <div className="grid gap-3 px-5 pb-5">
        {problem && (
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        )}
        <Switch
          label="Everybody may connect assistants"
          hint="When off, only managers may connect; other people’s assistants stop working immediately."
          checked={isOpen}
          onChange={(next) => void open(next)}
        />
      </div>
    </SectionCard>
  )
}

function columnsOf(
  manages: boolean,
  onDisconnect: (assistant: ConnectedAssistant) => void,
): Column<ConnectedAssistant>[] {
  return [
    {
      id: 'name',
      heading: 'Assistant',
      cell: ({ name, host, person }) => (
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-ink-soft text-xs wrap-anywhere">
            {host}
            {manages && ` · ${person.name}`}
          </span>
        </span>
      ),
    },
    {
      id: 'may',
      heading: 'May',
      cell: ({ mayWrite, nouns }) => (
        <span className="text-sm">
          Read: {nouns.map((noun) => NOUN_LABELS[noun]).join('; ')}
          {mayWrite && '. Create tasks'}
        </span>
      ),
    },
    {
      id: 'used',
      heading: 'Last used',
      cell: ({ lastUsedAt }) => (lastUsedAt ? dateAndTime(lastUsedAt) : 'Never'),
    },
    { id: 'state', heading: 'Connected', cell: (assistant) => <ConnectionState {...assistant} /> },
    {
      id: 'action',
      heading: 'Actions',
      headingHidden: true,
      align: 'end',
      cell: (assistant) =>
        assistant.isActive && (
          <Button
            look="quiet"
            size="small"
            aria-label={`Disconnect ${assistant.name}`}
            onClick={() => onDisconnect(assistant)}
          >
            Disconnect
          </Button>
        ),
    },
  ]
}

function ConnectionState({ isActive, connectedAt, endedAt, endedBy, expiresAt }: ConnectedAssistant) {
  if (isActive) return shortDate(dayOfMoment(connectedAt))
  return (
    <span>
      <Badge>{endedAt ? 'Disconnected' : 'Ended'}</Badge>
      <span className="block text-ink-soft text-xs">
        {endedAt ? shortDate(dayOfMoment(endedAt)) : `at the latest ${shortDate(dayOfMoment(expiresAt))}`}
        {endedBy && `, ${endedBy}`}
      </span>
    </span>
  )
}
