import {
  SELF_TEST_BASIS_LABELS,
  SELF_TEST_CONCLUSION_LABELS,
  type SelfTestRow,
} from '@plumbline/contract/compliance/self-tests.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { pageIn } from '../../platform/list/list-address.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Button } from '../../ui/button.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import type { Column } from '../../ui/table.tsx'
import { NewButton, RecordLink, RecordList } from '../tasks/record-page.tsx'
import { dayText } from '../work/day-text.ts'
import { useOpenRecord } from '../work/open-record.ts'
import { SelfTestFormDialog } from './self-test-form-dialog.tsx'
import { SelfTestPanel } from './self-test-panel.tsx'
import { SelfTestPeopleDialog } from './self-test-people-dialog.tsx'

export default function SelfTestsPage() {
  const access = useQuery(api.selfTests.access.queryOptions())
  if (access.isPending) return <PageSpinner label="Loading…" />
  if (access.isError) return <ErrorState title="This could not be loaded" onRetry={() => access.refetch()} />
  if (access.data.isNamed) return <Room />
  return access.data.mayStart ? <StartRoom /> : <NotHere />
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

function StartRoom() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <title>Self-test room · Plumbline</title>
      <h1 className="display mb-4 text-3xl">Self-test room</h1>
      <EmptyState
        title="Nobody is named yet"
        action={<Button onClick={() => setOpen(true)}>Name people</Button>}
      >
        The room holds self-tests of fair lending apart from everything else. Only the people you name see it.
        You are named with them, and the audit log says so.
      </EmptyState>
      {isOpen && <SelfTestPeopleDialog people={[]} onClose={() => setOpen(false)} />}
    </>
  )
}

function Room() {
  const [params] = useAddressParams()
  const access = useQuery(api.selfTests.access.queryOptions())
  const mayWrite = useMayWrite()
  const opened = useOpenRecord('self-test')
  const [asked, setAsked] = useState<'new' | 'people'>()
  const tests = useQuery(
    api.selfTests.list.queryOptions({ input: { page: pageIn(params) }, placeholderData: keepPreviousData }),
  )
  const close = () => setAsked(undefined)
  return (
    <>
      <title>Self-test room · Plumbline</title>
      <p className="text-sm">
        <Link className="text-brand underline underline-offset-3" to="/hmda/fair-lending">
          Fair lending
        </Link>
      </p>
      <header className="mb-4 flex flex-wrap items-end gap-3">
        <div className="mr-auto max-sm:w-full">
          <h1 className="display text-3xl">Self-test room</h1>
          <p className="mt-1.5 max-w-2xl text-ink-soft">
            Only the people named here see it. It is in no export, search, report, binder, or answer of the
            assistant, and the audit log says only that it was used.
          </p>
        </div>
        {mayWrite && (
          <Button look="quiet" onClick={() => setAsked('people')}>
            People
          </Button>
        )}
        <NewButton label="New self-test" onClick={() => setAsked('new')} />
      </header>
      <PrivilegeNote />
      <div
        className={clsx(opened.id && 'lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-4')}
      >
        <div className="min-w-0">
          <RecordList
            query={tests}
            plural="self-tests"
            columns={columns(opened.addressOf)}
            keyOf={({ id }) => id}
            empty={{
              title: 'No self-tests',
              text: 'Add one before it begins: question, purpose, and counsel. Notes and chosen figures follow.',
            }}
          />
        </div>
        {opened.id && <SelfTestPanel key={opened.id} id={opened.id} onClose={() => opened.show(undefined)} />}
      </div>
      {asked === 'new' && <SelfTestFormDialog onClose={close} onSaved={({ id }) => opened.show(id)} />}
      {asked === 'people' && access.data && (
        <SelfTestPeopleDialog people={access.data.people} onClose={close} />
      )}
    </>
  )
}

/** What the held text says, and that it was changed since. */
function PrivilegeNote() {
  return (
    <details className="mb-5 text-sm">
      <summary className="cursor-pointer font-semibold">When a self-test is privileged</summary>
      <ul className="mt-2 grid max-w-prose list-disc gap-1.5 pl-5 text-ink-soft">
        <li>
          It is voluntary, made specifically to see whether you comply, and creates information that loan
          files do not hold, such as mystery shopping (12 CFR 1002.15(a)(1), (b)(1)). Figures from a register
          are derived from loan files and are not privileged as a self-test (12 CFR 1002.15(b)(3)(ii)).
        </li>
        <li>
          That a self-test was made, its method, its scope, and its dates are never privileged (12 CFR
          1002.15(b)(3)(i)).
        </li>
        <li>
          Where a violation is more likely than not, appropriate corrective action is required (12 CFR
          1002.15(a)(2), (c)).
        </li>
        <li>
          The privilege is lost when any part is voluntarily disclosed to an applicant, an agency, or the
          public, or is used as a defense, or when required records of the test cannot be produced (12 CFR
          1002.15(d)(2)).
        </li>
        <li>All information is kept for 25 months after completion (12 CFR 1002.12(b)(6)).</li>
        <li>
          12 CFR 1002.15 was amended on July 21, 2026. These sentences follow the text before that: read the
          current one with counsel.
        </li>
      </ul>
    </details>
  )
}

function columns(addressOf: (id: string) => string): Column<SelfTestRow>[] {
  return [
    {
      id: 'title',
      heading: 'Self-test',
      cell: ({ id, title, basis }) => (
        <RecordLink to={addressOf(id)} below={SELF_TEST_BASIS_LABELS[basis]}>
          {title}
        </RecordLink>
      ),
    },
    {
      id: 'conclusion',
      heading: 'Conclusion',
      cell: ({ conclusion }) => SELF_TEST_CONCLUSION_LABELS[conclusion],
    },
    {
      id: 'completed',
      heading: 'Completed',
      isExtra: true,
      cell: ({ completedOn }) => (completedOn ? dayText(completedOn) : 'Not yet'),
    },
  ]
}
