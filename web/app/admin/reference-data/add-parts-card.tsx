import type { PartOffer, PartOrder } from '@plumbline/contract/regulations/regulation-sources.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { COMPANY_TYPE_LABELS } from '../../platform/people/person-text.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { dateAndTime } from '../../ui/date-text.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextField } from '../../ui/field.tsx'
import { StatuteForm } from './statute-form.tsx'

/** While parts are fetched. */
const LOOKED_AT_EVERY_MS = 5_000

/** Adds parts of the Code of Federal Regulations and sections of the United States Code. */
export function AddPartsCard() {
  const queries = useQueryClient()
  const status = useQuery(
    api.regulationSources.status.queryOptions({
      refetchInterval: ({ state }) => (state.data?.orders.length ? LOOKED_AT_EVERY_MS : false),
    }),
  )
  const refresh = () => queries.invalidateQueries({ queryKey: api.regulationSources.key() })
  const add = useMutation(api.regulationSources.addParts.mutationOptions({ onSuccess: refresh }))
  if (!status.data) return null
  const { setting, orders, offers } = status.data
  const ordered = new Set(orders.map(({ part }) => part))
  return (
    <SectionCard title="Add law to the library">
      <div className="grid gap-5 px-5 pb-5">
        {setting === 'off' && (
          <Banner tone="info" title="Automatic download is off.">
            An operator can add a part from its XML file at ecfr.gov:{' '}
            <code>npm run plumbline -- regulations add "12 CFR 229" --file FILE</code>.
          </Banner>
        )}
        <PartForm
          isOff={setting === 'off'}
          onAdd={(citation) => add.mutateAsync({ citations: [citation] })}
        />
        {add.isError && (
          <Banner tone="danger" title={problemText(add.error, 'The parts could not be added.')} />
        )}
        {add.isSuccess && <Banner tone="success" title={addedText(add.data)} />}
        <StatuteForm />
        {orders.length > 0 && <Orders orders={orders} onChanged={refresh} />}
        <div>
          {offers.map((offer) => (
            <Offer
              key={offer.kind}
              offer={offer}
              ordered={ordered}
              isOff={setting === 'off'}
              busy={add.isPending}
              onAdd={(citations) => add.mutate({ citations })}
            />
          ))}
        </div>
      </div>
    </SectionCard>
  )
}

interface Added {
  ordered: string[]
  loading: string[]
  held: string[]
}

const partsText = (count: number) => (count === 1 ? '1 part' : `${count} parts`)

function addedText({ ordered, loading, held }: Added): string {
  const said = [
    ordered.length > 0 && `${partsText(ordered.length)} will be fetched, one after another`,
    loading.length > 0 && `${partsText(loading.length)} will be loaded from Plumbline’s own copy`,
    held.length > 0 && `${partsText(held.length)} ${held.length === 1 ? 'is' : 'are'} already in the library`,
  ].filter(Boolean)
  return `${said.join('; ')}.`
}

interface PartFormProps {
  isOff: boolean
  onAdd: (citation: string) => Promise<unknown>
}

function PartForm({ isOff, onAdd }: PartFormProps) {
  const [citation, setCitation] = useState('')
  const [isBusy, setBusy] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    await onAdd(citation).then(
      () => setCitation(''),
      () => {},
    )
    setBusy(false)
  }
  return (
    <form onSubmit={submit} className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
      <TextField
        label="Part"
        hint={
          isOff
            ? 'Only parts shipped with Plumbline can be added here.'
            : 'Title and part, such as 12 CFR 229, or the name of a rule, such as Reg CC'
        }
        value={citation}
        maxLength={maxLengthOf('regulationSources.addParts', 'citations[]')}
        required
        onChange={(event) => setCitation(event.target.value)}
      />
      <Button type="submit" className="sm:mt-6.5" busy={isBusy} disabled={citation.trim() === ''}>
        Add part
      </Button>
    </form>
  )
}

function Orders({ orders, onChanged }: { orders: readonly PartOrder[]; onChanged: () => Promise<unknown> }) {
  const withdraw = useMutation(api.regulationSources.withdrawParts.mutationOptions({ onSuccess: onChanged }))
  return (
    <section className="grid gap-2" aria-label="Parts being added">
      <h3 className="font-semibold">Being added: {partsText(orders.length)}</h3>
      <p className="text-ink-soft text-sm">
        Parts are fetched one after another. The list continues after a restart.
      </p>
      <ul className="divide-y divide-line">
        {orders.map(({ part, citation, error, nextAt }) => (
          <li key={part} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 break-words">
              <b>{citation}</b>{' '}
              {error ? (
                <span className="text-danger text-sm">
                  {error} Next try: {dateAndTime(nextAt)}.
                </span>
              ) : (
                <span className="text-ink-soft text-sm">Waiting</span>
              )}
            </span>
            <Button
              look="quiet"
              size="small"
              aria-label={`Take ${citation} off the list`}
              busy={withdraw.isPending && withdraw.variables.parts.includes(part)}
              onClick={() => withdraw.mutate({ parts: [part] })}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {withdraw.isError && (
        <Banner tone="danger" title={problemText(withdraw.error, 'The part was not removed.')} />
      )}
    </section>
  )
}

interface OfferProps {
  offer: PartOffer
  ordered: ReadonlySet<string>
  isOff: boolean
  busy: boolean
  onAdd: (citations: string[]) => void
}

function Offer({ offer: { kind, total, missing }, ordered, isOff, busy, onAdd }: OfferProps) {
  const label = COMPANY_TYPE_LABELS[kind]
  const open = missing.filter(({ part }) => !ordered.has(part))
  if (missing.length === 0)
    return (
      <p className="border-line border-b py-4.5">
        <b>{label}</b>: all {total} parts are in the library
      </p>
    )
  return (
    <Disclosure
      title={
        <span>
          {label}: {missing.length} of {partsText(total)} not held
        </span>
      }
    >
      <div className="grid justify-items-start gap-3 pb-4">
        <div
          role="progressbar"
          aria-label={`${label}: parts in the library`}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={total - missing.length}
          className="h-1.5 w-full overflow-hidden rounded-full bg-line"
        >
          <div
            className="h-full rounded-full bg-brand"
            style={{ width: `${(100 * (total - missing.length)) / total}%` }}
          />
        </div>
        <ul className="grid gap-1 text-sm">
          {missing.map(({ part, citation, name }) => (
            <li key={part}>
              <b>{citation}</b> {name}
            </li>
          ))}
        </ul>
        {!isOff && open.length > 0 && (
          <Button
            look="quiet"
            size="small"
            aria-label={`Add ${partsText(open.length)} for a ${label.toLowerCase()}`}
            busy={busy}
            onClick={() => onAdd(open.map(({ citation }) => citation))}
          >
            Add {partsText(open.length)}
          </Button>
        )}
      </div>
    </Disclosure>
  )
}
