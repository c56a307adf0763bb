import type { Reader } from '@plumbline/contract/compliance/readers.ts'
import { NOUN_SCREENS } from '@plumbline/contract/noun-list.ts'
import { useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { Fragment, useState } from 'react'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { type Outcome, problemText } from '../../platform/api/outcome.ts'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { SearchBox } from '../../platform/list/filter-bar.tsx'
import { pageIn, textIn } from '../../platform/list/list-address.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import { withChanges } from '../tasks/task-address.ts'
import { invalidateNouns } from '../work/noun-parts.ts'
import { AddReadersDialog } from './add-readers-dialog.tsx'
import { readerColumns } from './reader-columns.tsx'
import { useReaders } from './reader-query.ts'

const PAGE_SIZE = 50
/** Where readers are asked, beside policies. */
const ASKING = NOUN_SCREENS.filter(({ asksReaders }) => asksReaders)
const ASKED_FROM = ['a policy', ...ASKING.map(({ asksReaders }) => `a ${asksReaders}`)].join(' or ')

export default function ReadersPage() {
  const mayWrite = useMayWrite()
  const [isAdding, setAdding] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const add = (
    <Button onClick={() => setAdding(true)}>
      <UserPlus className="size-4" aria-hidden />
      Add readers
    </Button>
  )
  return (
    <>
      <title>Readers · Plumbline</title>
      <nav aria-label="Breadcrumb" className="mb-2 text-ink-soft text-sm">
        <Link to="/policies" className="hover:underline">
          Policies
        </Link>
      </nav>
      <header className="mb-4 flex flex-wrap items-end gap-3">
        <div className="mr-auto max-sm:w-full">
          <h1 className="display text-3xl">Readers</h1>
          <p className="mt-1.5 max-w-2xl text-ink-soft">
            People who read and sign without an account. They do not count toward your plan’s user limit, and
            see only what you ask them to read.
          </p>
        </div>
        {mayWrite && add}
      </header>
      <div className="grid gap-4">
        {outcome && (
          <Banner tone={outcome.tone} onDismiss={() => setOutcome(undefined)}>
            {outcome.text}
          </Banner>
        )}
        {mayWrite ? <Readers onOutcome={setOutcome} /> : <p>Managers add readers and ask them to sign.</p>}
      </div>
      {isAdding && (
        <AddReadersDialog
          onClose={() => setAdding(false)}
          onAdded={(text) => {
            setAdding(false)
            setOutcome({
              tone: 'success',
              text: `${text} To ask them, open ${ASKED_FROM} and choose its readers.`,
            })
          }}
        />
      )}
    </>
  )
}

function Readers({ onOutcome }: { onOutcome: (outcome: Outcome | undefined) => void }) {
  const [params, update] = useAddressParams()
  const queries = useQueryClient()
  const query = useReaders()
  const [removing, setRemoving] = useState<Reader>()
  const search = textIn(params, 'search')
  if (query.isPending)
    return (
      <div role="status" aria-label="Loading readers" className="grid gap-2">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
    )
  if (query.isError)
    return <ErrorState title="The readers could not be loaded" onRetry={() => query.refetch()} />
  if (query.data.length === 0) return <NoReaders />

  const found = query.data.filter(({ name, email, department }) =>
    `${name} ${email} ${department}`.toLowerCase().includes(search.toLowerCase()),
  )
  const pageCount = Math.ceil(found.length / PAGE_SIZE)
  const page = Math.min(pageIn(params), Math.max(pageCount, 1))

  async function resend({ id, name }: Reader) {
    onOutcome(undefined)
    try {
      await apiClient.readers.resend({ id })
      onOutcome({ tone: 'success', text: `The link was sent to ${name}.` })
    } catch (error) {
      onOutcome({ tone: 'danger', text: problemText(error, 'The link could not be sent. Please try again.') })
    }
  }
  async function remove({ id, name }: Reader): Promise<string | undefined> {
    try {
      await apiClient.readers.remove({ id })
    } catch (error) {
      return problemText(error, 'The reader could not be removed. Please try again.')
    }
    setRemoving(undefined)
    onOutcome({ tone: 'success', text: `${name} was removed.` })
    for (const queryKey of [api.readers.key(), api.attestations.key(), api.policies.key()])
      await queries.invalidateQueries({ queryKey })
    await invalidateNouns(queries)
    return undefined
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-[min(10rem,100%)] flex-1 md:max-w-64">
          <SearchBox
            label="Search readers"
            placeholder="Search readers"
            value={search}
            onSearch={(text) => update((before) => withChanges(before, { search: text || undefined }))}
          />
        </div>
        <span className="tabular ml-auto text-ink-soft text-sm" role="status">
          {found.length === 1 ? '1 reader' : `${found.length} readers`}
        </span>
      </div>
      <Card>
        {found.length === 0 ? (
          <EmptyState title="No reader matches">Try another name, or clear the search.</EmptyState>
        ) : (
          <Table
            caption="Readers"
            columns={readerColumns({ onResend: resend, onRemove: setRemoving })}
            rows={found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
            keyOf={({ id }) => id}
          />
        )}
      </Card>
      <Pager
        page={page}
        pageCount={pageCount}
        href={(to) => `?${withChanges(params, { page: to > 1 ? String(to) : undefined })}`}
        label="Reader pages"
      />
      {removing && (
        <ConfirmDialog
          title="Remove reader"
          question={`${removing.name} can no longer open the link and is asked for nothing more. What ${removing.name} signed stays.`}
          action="Remove"
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  )
}

/** Says what readers are good for, and in which order. */
function NoReaders() {
  return (
    <Card>
      <EmptyState title="No readers">
        <ol className="mx-auto grid max-w-md list-decimal gap-1.5 pl-5 text-left">
          <li>Add the people who have to read and sign: typed, pasted, or from a CSV file.</li>
          <li>
            Open a{' '}
            <Link to="/policies" className="font-semibold text-brand hover:underline">
              policy
            </Link>{' '}
            {ASKING.map(({ path, asksReaders }) => (
              <Fragment key={path}>
                or a{' '}
                <Link to={path} className="font-semibold text-brand hover:underline">
                  {asksReaders}
                </Link>{' '}
              </Fragment>
            ))}
            and choose its readers.
          </li>
          <li>Each gets an email, opens it with a code, reads, answers your questions, and signs.</li>
          <li>You see who has and who has not. Reminders go out automatically.</li>
        </ol>
      </EmptyState>
    </Card>
  )
}
