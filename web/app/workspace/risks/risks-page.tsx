import {
  BAND_LABELS,
  RiskBand,
  type RiskSummary,
  STRENGTH_LABELS,
} from '@plumbline/contract/compliance/risks.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { pageIn, textIn } from '../../platform/list/list-address.ts'
import { useNewInAddress } from '../../platform/list/new-in-address.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { Skeleton } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { showToast } from '../../ui/toast.tsx'
import { ImportLink, NewButton, RecordFilters, RecordLink, RecordList } from '../tasks/record-page.tsx'
import { withChanges } from '../tasks/task-address.ts'
import { FilterSelect } from '../work/choice-select.tsx'
import { dayText, dueText, todayText } from '../work/day-text.ts'
import { EditableCell, OwnerCell } from '../work/editable-cell.tsx'
import { type ListedField, OWNER, useMayChange } from '../work/listed-record.ts'
import { useOpenRecord } from '../work/open-record.ts'
import { useTopicFilters, useTopicIn } from '../work/topics.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import { HeatMap } from './heat-map.tsx'
import { RiskFormDialog } from './risk-form-dialog.tsx'
import { RISK_IN_LIST } from './risk-in-list.ts'
import { RatingMark } from './risk-marks.tsx'
import { RiskPanel } from './risk-panel.tsx'
import { useRiskMethod } from './use-method.ts'

const stepIn = (text: string | null) => (/^[1-5]$/.test(text ?? '') ? Number(text) : undefined)

export default function RisksPage() {
  const [params, update] = useAddressParams()
  const mayWrite = useMayWrite()
  const mayChange = useMayChange()
  const [isNew, setNew] = useNewInAddress()
  const [isApproving, setApproving] = useState(false)
  const opened = useOpenRecord('risk')
  const band = RiskBand.safeParse(params.get('band')).data
  const topic = useTopicIn(params)
  const topics = useTopicFilters()
  const likelihood = stepIn(params.get('likelihood'))
  const impact = stepIn(params.get('impact'))
  const needsLook = params.get('look') === 'again'
  const search = textIn(params, 'search')
  const { method } = useRiskMethod()
  const map = useQuery(api.risks.map.queryOptions())
  const risks = useQuery(
    api.risks.list.queryOptions({
      input: {
        ...{ bands: band ? [band] : [], needsLook, search, page: pageIn(params) },
        ...(topic && { topic }),
        ...(likelihood && { likelihood }),
        ...(impact && { impact }),
      },
      placeholderData: keepPreviousData,
    }),
  )
  const change = (changes: Record<string, string | undefined>) =>
    update((before) => withChanges(before, changes))
  const isFiltered = Boolean(band || topic || likelihood || impact || needsLook || search)
  const total = risks.data?.totalCount

  return (
    <>
      <title>Risks · Plumbline</title>
      <header className="mb-4 flex flex-wrap items-end gap-3">
        <div className="w-full sm:w-auto sm:flex-[1_1_18rem]">
          <h1 className="display text-3xl">Risks</h1>
          <p className="mt-1.5 text-ink-soft">
            What the law asks of you, what could go wrong, and what remains once your controls are counted
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link to="/risks/controls" className={buttonClass('quiet')}>
            Controls
          </Link>
          <Link to="/risks/method" className={buttonClass('quiet')}>
            How risks are rated
          </Link>
          {mayWrite && (
            <>
              {(map.data?.totalCount ?? 0) > 0 && (
                <Button look="quiet" onClick={() => setApproving(true)}>
                  Approve the assessment
                </Button>
              )}
              <ImportLink kind="risks" />
              <NewButton label="New risk" onClick={() => setNew(true)} />
            </>
          )}
        </div>
      </header>
      {mayWrite && <StartSet count={map.data?.offeredCount ?? 0} />}
      {map.isPending && <Skeleton className="mb-4 h-72 w-full" />}
      {map.data && map.data.totalCount > 0 && (
        <SectionCard title="By likelihood and impact, before controls">
          <div className="grid gap-5 px-5 pb-5 lg:grid-cols-[minmax(0,1fr)_16rem]">
            <div className="relative overflow-x-auto">
              <HeatMap
                words={method.words}
                cells={map.data.cells}
                chosen={{ likelihood, impact }}
                addressOf={(cell) =>
                  cell.likelihood === likelihood && cell.impact === impact
                    ? `?${withChanges(params, { likelihood: undefined, impact: undefined })}`
                    : `?${withChanges(params, { likelihood: String(cell.likelihood), impact: String(cell.impact) })}`
                }
              />
            </div>
            <BandTable bands={map.data.bands.toReversed()} />
          </div>
        </SectionCard>
      )}
      <div
        className={clsx(
          'mt-5',
          opened.id && 'lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-4',
        )}
      >
        <div className="min-w-0">
          <RecordFilters
            plural="risks"
            isFiltered={isFiltered}
            count={total === undefined ? undefined : total === 1 ? '1 risk' : `${total} risks`}
          >
            <FilterSelect name="band" label="Remains" value={band} labels={BAND_LABELS} onChange={change} />
            <FilterSelect name="topic" label="Topic" value={topic} labels={topics} onChange={change} />
            <FilterSelect
              name="look"
              label="Look"
              value={needsLook ? 'again' : undefined}
              labels={{ again: `Look again (${map.data?.needsLookCount ?? 0})` }}
              onChange={change}
            />
          </RecordFilters>
          <RecordList
            query={risks}
            plural="risks"
            columns={columns(opened.addressOf, mayChange)}
            keyOf={({ id }) => id}
            bulk={{ of: RISK_IN_LIST, fields: [OWNER, NEXT_LOOK], rowOf, mayChange }}
            empty={{
              title: isFiltered ? 'No risk matches' : 'No risks yet',
              text: mayWrite
                ? 'Begin with the duties that apply to your institution: they come with their citation and a first rating, which you change.'
                : 'Your managers begin with the duties that apply to your institution.',
            }}
          />
        </div>
        {opened.id && <RiskPanel key={opened.id} id={opened.id} onClose={() => opened.show(undefined)} />}
      </div>
      <Assessments />
      {isNew && <RiskFormDialog onClose={() => setNew(false)} onSaved={({ id }) => opened.show(id)} />}
      {isApproving && map.data && (
        <ApproveDialog count={map.data.totalCount} onClose={() => setApproving(false)} />
      )}
    </>
  )
}

interface BandCount {
  band: keyof typeof BAND_LABELS
  inherent: number
  residual: number
}

/** How the controls move risks from band to band. */
function BandTable({ bands }: { bands: readonly BandCount[] }) {
  return (
    <table className="wrap-anywhere h-fit w-full table-fixed text-[0.9375rem]">
      <caption className="sr-only">Risks by band</caption>
      <thead className="text-ink-soft text-sm">
        <tr>
          <th scope="col" className="pb-2 text-left font-semibold">
            Band
          </th>
          <th scope="col" className="pb-2 text-right font-semibold">
            Before
          </th>
          <th scope="col" className="pb-2 text-right font-semibold">
            Remains
          </th>
        </tr>
      </thead>
      <tbody className="tabular divide-y divide-line border-line border-t">
        {bands.map(({ band, inherent, residual }) => (
          <tr key={band}>
            <th scope="row" className="py-2 text-left font-normal">
              {BAND_LABELS[band]}
            </th>
            <td className="py-2 text-right">{inherent}</td>
            <td className="py-2 text-right font-semibold">{residual}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Duties that apply and are not in the register: added in one click. */
function StartSet({ count }: { count: number }) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (count === 0) return null
  async function add() {
    setBusy(true)
    setProblem(undefined)
    try {
      const { added, mayApply } = await apiClient.risks.addStart()
      showToast(
        `${added} ${added === 1 ? 'risk was' : 'risks were'} added`,
        mayApply > 0 ? `${mayApply} more may apply: enter the missing facts in the settings.` : undefined,
      )
      await queries.invalidateQueries({ queryKey: api.risks.key() })
    } catch (error) {
      setProblem(problemText(error, 'The duties could not be added. Please try again.'))
    }
    setBusy(false)
  }
  return (
    <div className="mb-4 grid gap-3">
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Banner tone="info">
        <span className="flex flex-wrap items-center gap-3">
          <span className="mr-auto">
            {count === 1
              ? '1 duty applies to your institution and is not in the register yet.'
              : `${count} duties apply to your institution and are not in the register yet.`}
          </span>
          <Button size="small" busy={busy} onClick={add}>
            {count === 1 ? 'Add it' : `Add all ${count}`}
          </Button>
        </span>
      </Banner>
    </div>
  )
}

const NEXT_LOOK: ListedField = { key: 'reviewOn', name: 'Next look', kind: 'day' }
const rowOf = ({ id, version, number, title }: RiskSummary) => ({
  id,
  version,
  title: `${number}. ${title}`,
})

function columns(
  addressOf: (id: string) => string,
  mayChange: (risk: RiskSummary) => boolean,
): Column<RiskSummary>[] {
  const today = todayText()
  return [
    {
      id: 'title',
      heading: 'Obligation',
      cell: ({ id, number, title, productLine, needsLook }) => (
        <RecordLink
          to={addressOf(id)}
          below={
            <>
              {productLine}
              {needsLook && (
                <span className="ml-2 inline-flex items-center gap-1 font-semibold text-warning">
                  <TriangleAlert className="size-3.5" aria-hidden />
                  Look again
                </span>
              )}
            </>
          }
        >
          {number}. {title}
        </RecordLink>
      ),
    },
    {
      id: 'inherent',
      heading: 'Without controls',
      isExtra: true,
      cell: ({ inherent }) => <RatingMark rating={inherent} />,
    },
    {
      id: 'controls',
      heading: 'Controls',
      isExtra: true,
      cell: ({ strength }) => STRENGTH_LABELS[strength],
    },
    {
      id: 'residual',
      heading: 'Remains',
      isPlain: true,
      cell: ({ residual }) => <RatingMark rating={residual} />,
    },
    {
      id: 'owner',
      heading: 'Owner',
      isPlain: true,
      mayShrink: true,
      cell: (risk) => (
        <OwnerCell of={mayChange(risk) ? RISK_IN_LIST : undefined} row={rowOf(risk)} owner={risk.owner} />
      ),
    },
    {
      id: 'look',
      heading: 'Next look',
      label: 'Look',
      cell: (risk) => (
        <EditableCell
          of={mayChange(risk) ? RISK_IN_LIST : undefined}
          row={rowOf(risk)}
          field={NEXT_LOOK}
          value={risk.reviewOn}
        >
          <NextLook on={risk.reviewOn} today={today} />
        </EditableCell>
      ),
    },
  ]
}

function NextLook({ on, today }: { on: string | null; today: string }) {
  if (on === null) return <span className="text-ink-faint">Not planned</span>
  return (
    <span
      className={clsx(
        'whitespace-nowrap as-lines:whitespace-normal',
        on < today && 'font-semibold text-danger',
      )}
    >
      {on < today ? `Overdue, ${dueText(on, today)}` : dueText(on, today)}
    </span>
  )
}

/** What was approved, the newest first. */
function Assessments() {
  const assessments = useQuery(api.risks.assessments.queryOptions())
  if (!assessments.data || assessments.data.length === 0) return null
  return (
    <div className="mt-6">
      <SectionCard title="Approved assessments">
        <Table
          caption="Approved assessments"
          columns={[
            {
              id: 'title',
              heading: 'Assessment',
              cell: ({ id, title }) => (
                <Link to={`/risks/assessments/${id}`} className="font-semibold hover:underline">
                  {title}
                </Link>
              ),
            },
            { id: 'count', heading: 'Risks', align: 'end', cell: ({ riskCount }) => riskCount },
            {
              id: 'approved',
              heading: 'Approved',
              cell: ({ approvedAt, approvedByName, boardMeetingOn }) =>
                `${dayText(dayOfMoment(approvedAt))} by ${approvedByName}${boardMeetingOn ? `, board of ${dayText(boardMeetingOn)}` : ''}`,
            },
          ]}
          rows={assessments.data}
          keyOf={({ id }) => id}
        />
      </SectionCard>
    </div>
  )
}
