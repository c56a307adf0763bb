import type { SourceCheck, SourceStatus } from '@plumbline/contract/regulations/regulation-sources.ts'
import { printLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { dateAndTime, longDateUtc } from '../../ui/date-text.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'

/** What the official sources of regulation texts were asked and answered. */
export function RegulationSourcesCard() {
  const queries = useQueryClient()
  const status = useQuery(api.regulationSources.status.queryOptions())
  const refresh = () => queries.invalidateQueries({ queryKey: api.regulationSources.key() })
  const check = useMutation(api.regulationSources.checkNow.mutationOptions({ onSuccess: refresh }))
  const isOff = status.data?.setting === 'off'
  return (
    <SectionCard
      title="Official sources of regulations"
      action={
        status.data &&
        !isOff && (
          <Button look="quiet" size="small" busy={check.isPending} onClick={() => check.mutate({})}>
            Check now
          </Button>
        )
      }
    >
      <div className="grid gap-5 px-5 pb-5">
        {status.isError && (
          <Banner tone="danger" title="The sources could not be loaded.">
            <Button onClick={() => void status.refetch()}>Try Again</Button>
          </Banner>
        )}
        {status.isPending && <Skeleton className="h-32" />}
        {isOff && (
          <Banner tone="info" title="This installation asks no source.">
            REGULATION_SOURCES is off. Texts stay as they are until you import newer ones with{' '}
            <code>npm run plumbline -- regulations import FILE</code>.
          </Banner>
        )}
        {check.isSuccess && (
          <Banner tone="success" title="The sources are asked within a minute, one part after the other." />
        )}
        {check.isError && (
          <Banner tone="danger" title={problemText(check.error, 'The check was not begun.')} />
        )}
        {status.data?.sources.map((source) => (
          <Source key={source.name} source={source} onChanged={refresh} />
        ))}
      </div>
    </SectionCard>
  )
}

const CLOCK_OFF_SECONDS = 600

function Source({ source, onChanged }: { source: SourceStatus; onChanged: () => Promise<unknown> }) {
  const { label, address, lastTriedAt, lastSuccessAt, lastError, lastErrorAt, clockSkewSeconds, checks } =
    source
  return (
    <section className="grid gap-3" aria-label={label}>
      <div>
        <h3 className="font-semibold">{label}</h3>
        <p className="break-all text-ink-soft text-sm">{address}</p>
        <p className="text-ink-soft text-sm">
          {lastTriedAt
            ? `Last asked ${dateAndTime(lastTriedAt)}; last good answer ${lastSuccessAt ? dateAndTime(lastSuccessAt) : 'never'}`
            : 'Not asked yet'}
        </p>
        {lastError && lastErrorAt && (
          <p className="text-danger text-sm">
            Last error, {dateAndTime(lastErrorAt)}: {lastError}
          </p>
        )}
        {clockSkewSeconds !== null && Math.abs(clockSkewSeconds) > CLOCK_OFF_SECONDS && (
          <p className="text-danger text-sm">
            The clock of this server and that of the source are {Math.round(Math.abs(clockSkewSeconds) / 60)}{' '}
            minutes apart.
          </p>
        )}
      </div>
      {checks
        .filter(({ held }) => held)
        .map((check) => (
          <HeldText key={check.subject} check={check} onChanged={onChanged} />
        ))}
      {checks.length > 0 && (
        <Table
          caption={`Checks of ${label}`}
          columns={COLUMNS}
          rows={checks}
          keyOf={({ subject }) => subject}
        />
      )}
    </section>
  )
}

const nameOf = (subject: string) =>
  /^part-/.test(subject)
    ? printLibraryPart(subject.replace('part-', ''))
    : subject.replace(/^title-/, 'Title ')

const COLUMNS: readonly Column<SourceCheck>[] = [
  { id: 'subject', heading: 'What', cell: ({ subject }) => <b>{nameOf(subject)}</b> },
  {
    id: 'version',
    heading: 'Up to date as of',
    cell: ({ version }) => (version ? longDateUtc(version) : 'Not known'),
  },
  {
    id: 'checked',
    heading: 'Checked',
    cell: ({ checkedAt }) => (checkedAt ? dateAndTime(checkedAt) : 'Never'),
  },
  { id: 'next', heading: 'Next', cell: ({ nextAt }) => dateAndTime(nextAt) },
  {
    id: 'state',
    heading: 'State',
    cell: ({ error, failures, held }) =>
      error ? (
        <span className="text-danger">
          {failures === 1 ? 'Failed' : `Failed ${failures} times`}: {error}
        </span>
      ) : held ? (
        'Held back'
      ) : (
        'In order'
      ),
  },
]

function HeldText({ check, onChanged }: { check: SourceCheck; onChanged: () => Promise<unknown> }) {
  const confirm = useMutation(api.regulationSources.confirm.mutationOptions({ onSuccess: onChanged }))
  const part = check.subject.replace('part-', '')
  const held = check.held!
  return (
    <Banner
      tone="warning"
      title={`The text of ${nameOf(check.subject)} is held back since ${dateAndTime(held.since)}`}
    >
      <p>
        {held.because}. The text before it stays. It is believed when it has come for three days, or when you
        confirm it.
      </p>
      {held.isConfirmed ? (
        <p className="mt-2 font-semibold">Confirmed. It is taken at the next check.</p>
      ) : (
        <Button
          look="quiet"
          size="small"
          className="mt-2"
          busy={confirm.isPending}
          onClick={() => confirm.mutate({ part })}
        >
          Confirm this text
        </Button>
      )}
      {confirm.isError && <p className="mt-2">{problemText(confirm.error, 'It was not confirmed.')}</p>}
    </Banner>
  )
}
