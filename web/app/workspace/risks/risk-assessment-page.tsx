import { STRENGTH_LABELS } from '@plumbline/contract/compliance/risks.ts'
import { Id } from '@plumbline/contract/platform/ids.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { isRefusal } from '../../platform/api/outcome.ts'
import { NotFound } from '../../platform/document/not-found.tsx'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import { dayText } from '../work/day-text.ts'
import { MethodTables } from './method-tables.tsx'
import { Movement } from './movement.tsx'
import { RatingMark } from './risk-marks.tsx'

/** An assessment as it was approved, and what has moved since. */
export default function RiskAssessmentPage() {
  const { id = '' } = useParams()
  const [params] = useAddressParams()
  const until = Id.safeParse(params.get('until')).data
  const query = useQuery(
    api.risks.assessment.queryOptions({
      input: { id, ...(until && { untilId: until }) },
      placeholderData: keepPreviousData,
    }),
  )
  if (query.isPending) return <PageSpinner label="Loading the assessment…" />
  if (isRefusal(query.error)) return <NotFound home="/risks" homeLabel="All risks" />
  if (query.isError)
    return <ErrorState title="This assessment cannot be shown" onRetry={() => query.refetch()} />
  const { assessment, risks, moved, usedMethod } = query.data
  const { title, approvedAt, approvedByName, boardMeetingOn, note, method, sha256 } = assessment
  return (
    <>
      <title>{`${title} · Plumbline`}</title>
      <header className="mb-4 flex flex-wrap items-end gap-3">
        <div className="mr-auto">
          <p className="text-sm">
            <Link to="/risks" className="text-brand hover:underline">
              Risks
            </Link>
          </p>
          <h1 className="display text-3xl">{title}</h1>
          <p className="mt-1.5 text-ink-soft">
            Approved on {dayText(dayOfMoment(approvedAt))} by {approvedByName}
            {boardMeetingOn && `, at the meeting of the board on ${dayText(boardMeetingOn)}`}
          </p>
        </div>
        <Button look="quiet" onClick={() => window.print()}>
          <Printer className="size-4" aria-hidden />
          Print
        </Button>
      </header>
      {note && <p className="mb-4 max-w-3xl whitespace-pre-wrap">{note}</p>}
      <div className="grid gap-5">
        <Movement assessment={assessment} moved={moved} until={until} />
        <SectionCard title={risks.length === 1 ? '1 risk as approved' : `${risks.length} risks as approved`}>
          <Table
            caption="Risks as approved"
            columns={[
              {
                id: 'title',
                heading: 'Obligation',
                cell: (row) => (
                  <span className="grid gap-0.5">
                    <span className="font-semibold">
                      {row.number}. {row.title}
                    </span>
                    <span className="text-ink-faint text-xs">{row.productLine}</span>
                  </span>
                ),
              },
              {
                id: 'inherent',
                heading: 'Without controls',
                cell: ({ inherent }) => <RatingMark rating={inherent} />,
              },
              {
                id: 'controls',
                heading: 'Controls',
                cell: ({ controlStrength }) => STRENGTH_LABELS[controlStrength],
              },
              {
                id: 'residual',
                heading: 'Remained',
                cell: ({ residual }) => <RatingMark rating={residual} />,
              },
              {
                id: 'reason',
                heading: 'Why',
                cell: ({ reason }) => <span className="whitespace-pre-wrap text-sm">{reason}</span>,
              },
            ]}
            rows={risks}
            keyOf={(row) => row.id}
          />
        </SectionCard>
        <Disclosure title={`How they were rated: ${/^\d/.test(method) ? `method ${method}` : method}`}>
          <div className="pb-5">
            <MethodTables method={usedMethod} />
          </div>
        </Disclosure>
        <p className="text-ink-faint text-xs">
          SHA-256 of the content: <span className="wrap-anywhere">{sha256}</span>
        </p>
      </div>
    </>
  )
}
