import type { Need, NeedKind } from '@plumbline/contract/insight/dashboard.ts'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { dueWords } from './due-words.ts'
import { SetupLead } from './setup-lead.tsx'

const KIND_WORDS: Readonly<Record<NeedKind, string>> = {
  task: 'Task',
  task_approval: 'Task to approve',
  complaint_acknowledgment: 'Complaint to acknowledge',
  complaint_answer: 'Complaint to answer',
  complaint_credit: 'Provisional credit to give',
  complaint_portal_response: 'Complaint to answer in the CFPB portal',
  complaint_portal_final: 'Final response in the CFPB portal',
  finding: 'Finding to correct',
  assessment: 'Regulatory change to assess',
  exam_item: 'Examination request',
  training: 'Training to complete',
  signature: 'Policy to sign',
  reader_signature: 'Readers who have not signed',
  reader_training: 'Readers who have not completed a training',
  policy_approval: 'Policy to approve',
  policy_review: 'Policy to review',
  incident_notice: 'Incident to report',
  bsa_entry: 'BSA log',
  risk_review: 'Risk to look at',
  vendor_review: 'Vendor to review',
  vendor_notice: 'Contract to decide on',
  evidence_expiry: 'Evidence that expires',
}

/** What needs the reader now, by name and date: overdue first. Until the institution is set up, the next step leads. */
export function NeedsYou() {
  const needs = useQuery(api.dashboard.needs.queryOptions({ input: {} }))
  const setup = useQuery(api.setup.find.queryOptions())
  if (needs.isError || setup.isError)
    return (
      <Card className="mb-4">
        <ErrorState
          title="What needs you could not be loaded"
          onRetry={() => Promise.all([needs.refetch(), setup.refetch()])}
        />
      </Card>
    )
  if (!needs.data || !setup.data) return <Skeleton className="mb-4 h-32 w-full" />
  const { today, items, totalCount, overdueCount } = needs.data
  const isSetUp = setup.data.endedAs !== null
  return (
    <>
      {!isSetUp && <SetupLead setup={setup.data} />}
      {items.length > 0 && (
        <Card className="mb-4">
          <header className="flex flex-wrap items-baseline gap-x-3 px-5 pt-4 pb-3">
            <h2 className="font-semibold leading-tight">Needs you now</h2>
            <p className="tabular text-ink-soft text-sm">
              {totalCount === 1 ? '1 item' : `${totalCount} items`}
              {overdueCount > 0 && (
                <>
                  {', '}
                  <span className="font-semibold text-danger">{overdueCount} overdue</span>
                </>
              )}
            </p>
          </header>
          <ul className="divide-y divide-line border-line border-t">
            {items.map((need) => (
              <NeedRow key={`${need.kind}/${need.id}`} need={need} today={today} />
            ))}
          </ul>
          {totalCount > items.length && (
            <p className="border-line border-t px-5 py-2.5 text-ink-soft text-sm">
              The {items.length} most urgent of {totalCount}.{' '}
              <Link to="/tasks" className="font-semibold text-brand underline underline-offset-4">
                Open your tasks
              </Link>
            </p>
          )}
        </Card>
      )}
      {items.length === 0 && isSetUp && (
        <Card className="mb-4 px-5 py-3.5">
          <h2 className="font-semibold">Nothing needs you today</h2>
          <p className="text-ink-soft text-sm">Nothing is overdue or due within 7 days.</p>
        </Card>
      )}
    </>
  )
}

function NeedRow({ need: { kind, title, link, dueOn }, today }: { need: Need; today: string }) {
  const isLate = dueOn !== null && dueOn < today
  return (
    <li className="relative grid gap-x-4 px-5 py-2.5 hover:bg-paper lg:grid-cols-[13rem_minmax(0,1fr)_auto] lg:items-baseline">
      <span className="text-ink-soft text-sm">{KIND_WORDS[kind]}</span>
      <Link
        to={link}
        className="wrap-anywhere min-w-0 py-0.5 font-semibold after:absolute after:inset-0 hover:underline"
      >
        {title}
      </Link>
      <span
        className={clsx(
          'tabular text-sm lg:text-right',
          isLate ? 'font-semibold text-danger' : dueOn === today ? 'font-semibold' : 'text-ink-soft',
        )}
      >
        {dueOn === null ? 'Waiting for you' : dueWords(dueOn, today)}
      </span>
    </li>
  )
}
