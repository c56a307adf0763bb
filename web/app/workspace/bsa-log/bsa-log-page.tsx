import { BSA_KIND_LABELS, type BsaEntry } from '@plumbline/contract/compliance/bsa-entries.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { pageIn } from '../../platform/list/list-address.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Button } from '../../ui/button.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import type { Column } from '../../ui/table.tsx'
import { NewButton, RecordLink, RecordList } from '../tasks/record-page.tsx'
import { dayText, todayText } from '../work/day-text.ts'
import { useOpenRecord } from '../work/open-record.ts'
import { BsaEntryFormDialog } from './bsa-entry-form-dialog.tsx'
import { BsaEntryPanel } from './bsa-entry-panel.tsx'
import { BsaPeopleDialog } from './bsa-people-dialog.tsx'

export default function BsaLogPage() {
  const access = useQuery(api.bsaEntries.access.queryOptions())
  if (access.isPending) return <PageSpinner label="Loading…" />
  if (access.isError) return <ErrorState title="This could not be loaded" onRetry={() => access.refetch()} />
  if (access.data.isNamed) return <BsaLog />
  return access.data.mayStart ? <StartBsaLog /> : <NotHere />
}

/** The same as for an address that does not exist. */
function NotHere() {
  return (
    <>
      <title>Page not found · Plumbline</title>
      <h1 className="display mb-2 text-3xl">Page not found</h1>
      <p className="text-ink-soft">This does not exist, or you may not see it.</p>
    </>
  )
}

function StartBsaLog() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <title>BSA log · Plumbline</title>
      <h1 className="display mb-4 text-3xl">BSA log</h1>
      <EmptyState
        title="Nobody is named yet"
        action={<Button onClick={() => setOpen(true)}>Name people</Button>}
      >
        The log holds the decisions on suspicious activity and currency reports with their days. Only the
        people you name see it. You are named with them, and the audit log says so.
      </EmptyState>
      {isOpen && <BsaPeopleDialog people={[]} onClose={() => setOpen(false)} />}
    </>
  )
}

function BsaLog() {
  const [params] = useAddressParams()
  const access = useQuery(api.bsaEntries.access.queryOptions())
  const mayWrite = useMayWrite()
  const opened = useOpenRecord('entry')
  const [asked, setAsked] = useState<'new' | 'people'>()
  const entries = useQuery(
    api.bsaEntries.list.queryOptions({ input: { page: pageIn(params) }, placeholderData: keepPreviousData }),
  )
  const close = () => setAsked(undefined)
  return (
    <>
      <title>BSA log · Plumbline</title>
      <header className="mb-4 flex flex-wrap items-end gap-3">
        <div className="mr-auto max-sm:w-full">
          <h1 className="display text-3xl">BSA log</h1>
          <p className="mt-1.5 max-w-2xl text-ink-soft">
            Decisions and days of suspicious activity and currency reports. Confidential: only the people
            named here see it. It is in no export, search, report, or binder. Write no narrative and no name.
          </p>
        </div>
        {mayWrite && (
          <Button look="quiet" onClick={() => setAsked('people')}>
            People
          </Button>
        )}
        <NewButton label="New entry" onClick={() => setAsked('new')} />
      </header>
      <div
        className={clsx(opened.id && 'lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-4')}
      >
        <div className="min-w-0">
          <RecordList
            query={entries}
            plural="entries"
            columns={columns(opened.addressOf)}
            keyOf={({ id }) => id}
            empty={{
              title: 'No entries',
              text: 'Add an entry on the day something is detected: the clock of the rule starts by itself and reminds the owner.',
            }}
          />
        </div>
        {opened.id && <BsaEntryPanel key={opened.id} id={opened.id} onClose={() => opened.show(undefined)} />}
      </div>
      {asked === 'new' && <BsaEntryFormDialog onClose={close} onSaved={({ id }) => opened.show(id)} />}
      {asked === 'people' && access.data && <BsaPeopleDialog people={access.data.people} onClose={close} />}
    </>
  )
}

function columns(addressOf: (id: string) => string): Column<BsaEntry>[] {
  return [
    {
      id: 'reference',
      heading: 'Reference',
      cell: ({ id, reference, kind }) => (
        <RecordLink to={addressOf(id)} below={BSA_KIND_LABELS[kind]}>
          {reference}
        </RecordLink>
      ),
    },
    { id: 'state', heading: 'State', cell: (entry) => <EntryState entry={entry} /> },
    {
      id: 'starts',
      heading: 'Clock starts',
      isExtra: true,
      cell: ({ startsOn }) => dayText(startsOn),
    },
    { id: 'owner', heading: 'Owner', isExtra: true, cell: ({ owner }) => owner?.name ?? 'Everybody named' },
  ]
}

function EntryState({ entry: { filedOn, decision, clock } }: { entry: BsaEntry }) {
  if (filedOn) return <>Filed {dayText(filedOn)}</>
  if (decision === 'no_file') return <span className="text-ink-faint">Not filed</span>
  if (clock.dueOn >= todayText()) return <>By {dayText(clock.dueOn)}</>
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-danger">
      <TriangleAlert className="size-4 shrink-0" aria-hidden />
      Was due {dayText(clock.dueOn)}
    </span>
  )
}
