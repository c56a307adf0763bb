import type { LegalStatusEntry } from '@plumbline/contract/regulations/legal-statuses.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import type { Outcome } from '../../platform/api/outcome.ts'
import { EFFECT_LABELS, STATUS_LABELS } from '../../platform/regulations/legal-status-note.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { longDateUtc } from '../../ui/date-text.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { EndLegalStatusDialog } from './end-legal-status-dialog.tsx'
import { LegalStatusDialog } from './legal-status-dialog.tsx'

type Open = { act: 'enter' } | { act: 'edit' | 'end'; entry: LegalStatusEntry }

/** Printed is not in force: what courts and Congress did to paragraphs that the official text still prints. */
export function LegalStatusesCard() {
  const queries = useQueryClient()
  const entries = useQuery(api.legalStatuses.list.queryOptions())
  const [open, setOpen] = useState<Open>()
  const [outcome, setOutcome] = useState<Outcome>()
  async function done(what: Outcome) {
    setOpen(undefined)
    setOutcome(what)
    await queries.invalidateQueries({ queryKey: api.legalStatuses.key() })
  }
  return (
    <SectionCard
      title="Legal status of paragraphs"
      action={
        <Button look="quiet" size="small" onClick={() => setOpen({ act: 'enter' })}>
          Add a legal status
        </Button>
      }
    >
      <div className="grid gap-4 px-5 pb-5">
        <p className="max-w-2xl text-ink-soft">
          Paragraphs that the official text prints although a court or Congress took them back. The status is
          shown wherever such a paragraph is shown.
        </p>
        {outcome && (
          <Banner tone={outcome.tone} title={outcome.text} onDismiss={() => setOutcome(undefined)} />
        )}
        {entries.isError && (
          <Banner tone="danger" title="The legal statuses could not be loaded.">
            <Button onClick={() => void entries.refetch()}>Try Again</Button>
          </Banner>
        )}
        {entries.isPending && <Skeleton className="h-32" />}
        {entries.data?.length === 0 && <p className="text-ink-soft">No legal status is entered.</p>}
        <ul className="divide-y divide-line">
          {entries.data?.map((entry) => (
            <Entry key={entry.id} entry={entry} onOpen={setOpen} />
          ))}
        </ul>
      </div>
      {(open?.act === 'enter' || open?.act === 'edit') && (
        <LegalStatusDialog
          {...(open.act === 'edit' ? { entry: open.entry } : {})}
          onClose={() => setOpen(undefined)}
          onDone={done}
        />
      )}
      {open?.act === 'end' && (
        <EndLegalStatusDialog entry={open.entry} onClose={() => setOpen(undefined)} onDone={done} />
      )}
    </SectionCard>
  )
}

function Entry({ entry, onOpen }: { entry: LegalStatusEntry; onOpen: (open: Open) => void }) {
  const { title, status, effect, since, citations, source, enteredBy, enteredOn, isBundled, endedOn } = entry
  return (
    <li className="flex flex-wrap items-start gap-3 py-3.5">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold">{title}</p>
        <p className="text-[0.9375rem]">
          {STATUS_LABELS[status]} {longDateUtc(since)} · {EFFECT_LABELS[effect]}
        </p>
        <p className="text-ink-soft text-sm">{citations.join(', ')}</p>
        <p className="text-ink-soft text-sm">
          {source}. {enteredBy ? `Entered by ${enteredBy}` : isBundled ? 'Came with the program' : 'Entered'},{' '}
          {longDateUtc(enteredOn)}
        </p>
        {endedOn && (
          <p className="text-sm">
            Ended {longDateUtc(endedOn)}: {entry.endedBecause}
          </p>
        )}
      </div>
      {!endedOn && (
        <div className="flex gap-2">
          <Button
            look="quiet"
            size="small"
            aria-label={`Edit ${title}`}
            onClick={() => onOpen({ act: 'edit', entry })}
          >
            Edit
          </Button>
          <Button
            look="quiet"
            size="small"
            aria-label={`End ${title}`}
            onClick={() => onOpen({ act: 'end', entry })}
          >
            End
          </Button>
        </div>
      )}
    </li>
  )
}
