import { CONTROL_KINDS, type ControlSummary } from '@plumbline/contract/compliance/controls.ts'
import { ControlStrength, STRENGTH_LABELS } from '@plumbline/contract/compliance/risks.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { pageIn, textIn } from '../../platform/list/list-address.ts'
import { useNewInAddress } from '../../platform/list/new-in-address.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import type { Column } from '../../ui/table.tsx'
import { StrengthMark } from '../risks/risk-marks.tsx'
import { ImportLink, NewButton, RecordFilters, RecordLink, RecordList } from '../tasks/record-page.tsx'
import { withChanges } from '../tasks/task-address.ts'
import { FilterSelect } from '../work/choice-select.tsx'
import { useOpenRecord } from '../work/open-record.ts'
import { ControlFormDialog } from './control-form-dialog.tsx'
import { ControlPanel } from './control-panel.tsx'

export default function ControlsPage() {
  const [params, update] = useAddressParams()
  const mayWrite = useMayWrite()
  const [isNew, setNew] = useNewInAddress()
  const opened = useOpenRecord('control')
  const strength = ControlStrength.safeParse(params.get('strength')).data
  const search = textIn(params, 'search')
  const controls = useQuery(
    api.controls.list.queryOptions({
      input: { strengths: strength ? [strength] : [], search, page: pageIn(params) },
      placeholderData: keepPreviousData,
    }),
  )
  const change = (changes: Record<string, string | undefined>) =>
    update((before) => withChanges(before, changes))
  const isFiltered = Boolean(strength || search)
  const total = controls.data?.totalCount

  return (
    <>
      <title>Controls · Plumbline</title>
      <header className="mb-4 flex flex-wrap items-end gap-3">
        <div className="mr-auto max-sm:w-full">
          <p className="text-sm">
            <Link to="/risks" className="text-brand hover:underline">
              Risks
            </Link>
          </p>
          <h1 className="display text-3xl">Controls</h1>
          <p className="mt-1.5 text-ink-soft">
            What reduces your risks, how strong tests and evidence show it to be, and why
          </p>
        </div>
        {mayWrite && (
          <>
            <ImportLink kind="controls" />
            <NewButton label="New control" onClick={() => setNew(true)} />
          </>
        )}
      </header>
      <div
        className={clsx(opened.id && 'lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-4')}
      >
        <div className="min-w-0">
          <RecordFilters
            plural="controls"
            isFiltered={isFiltered}
            count={total === undefined ? undefined : total === 1 ? '1 control' : `${total} controls`}
          >
            <FilterSelect
              name="strength"
              label="Counts as"
              value={strength}
              labels={STRENGTH_LABELS}
              onChange={change}
            />
          </RecordFilters>
          <RecordList
            query={controls}
            plural="controls"
            columns={columns(opened.addressOf)}
            keyOf={({ id }) => id}
            empty={{
              title: isFiltered ? 'No control matches' : 'No controls yet',
              text: 'Enter each control once, or import a list, then link the risks it serves and the policy, training, and monitoring tests it rests on. Its strength follows from tests and evidence.',
            }}
          />
        </div>
        {opened.id && <ControlPanel key={opened.id} id={opened.id} onClose={() => opened.show(undefined)} />}
      </div>
      {isNew && <ControlFormDialog onClose={() => setNew(false)} onSaved={({ id }) => opened.show(id)} />}
    </>
  )
}

function columns(addressOf: (id: string) => string): Column<ControlSummary>[] {
  return [
    {
      id: 'title',
      heading: 'Control',
      cell: ({ id, number, title, kind }) => (
        <RecordLink to={addressOf(id)} below={CONTROL_KINDS[kind]}>
          {number}. {title}
        </RecordLink>
      ),
    },
    {
      id: 'strength',
      heading: 'Counts as',
      cell: ({ strength }) => <StrengthMark strength={strength} />,
    },
    {
      id: 'because',
      heading: 'Why',
      isExtra: true,
      cell: ({ because }) => <span className="text-sm">{because}</span>,
    },
    {
      id: 'risks',
      heading: 'Risks',
      align: 'end',
      cell: ({ riskCount }) => <span className="tabular">{riskCount}</span>,
    },
    { id: 'owner', heading: 'Owner', isExtra: true, cell: ({ owner }) => owner?.name ?? 'Nobody' },
  ]
}
