import { STRATA_COLUMNS } from '@plumbline/contract/compliance/monitoring-sheets.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Banner } from '../../ui/banner.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { ChoiceSelect } from '../work/choice-select.tsx'
import type { Draft, SetDraft } from './draw-draft.ts'

const COLUMN_LABELS: Readonly<Record<string, string>> = {
  '': 'Choose a column',
  kind: 'Kind',
  product: 'Product',
  channel: 'Channel',
  source: 'Source',
  cause: 'Cause',
  topic: 'Topic',
  priority: 'Priority',
  owner: 'Owner',
  verdict: 'Verdict of the loan tests',
  actionTaken: 'Action taken',
  loanType: 'Loan type',
  loanPurpose: 'Loan purpose',
}
const ALLOCATION_LABELS = {
  proportion: 'In proportion to their items',
  number: 'By a number for each',
} as const

interface MethodFieldsProps {
  draft: Draft
  set: SetDraft
}

/** What a draw by strata or in two stages needs to know. */
export function MethodFields({ draft, set }: MethodFieldsProps) {
  if (draft.method === 'strata') return <StrataFields draft={draft} set={set} />
  if (draft.method === 'stages') return <StagesFields draft={draft} set={set} />
  return null
}

function StrataFields({ draft, set }: MethodFieldsProps) {
  if (draft.source === 'count')
    return (
      <Banner tone="info">
        Numbered items have nothing to group them by. Paste a list with a group for each item.
      </Banner>
    )
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ColumnField draft={draft} set={set} />
      <ChoiceSelect
        label="Items of each stratum"
        labels={ALLOCATION_LABELS}
        value={draft.allocation}
        onChange={(allocation) => set({ allocation })}
        hint="Each stratum has at least one. The bound of all strata together assumes that errors sit where the smallest share was tested."
      />
      {draft.allocation === 'number' && (
        <TextArea
          label="Numbers"
          rows={4}
          hint="One stratum a line, such as “Purchase: 20”."
          value={draft.sizes}
          onChange={({ target }) => set({ sizes: target.value })}
        />
      )}
    </div>
  )
}

function ColumnField({ draft, set }: MethodFieldsProps) {
  if (draft.source === 'list') return null
  if (draft.source === 'loan_batch')
    return (
      <TextField
        label="Column of the strata"
        hint="The name of a column of the file, or “outcome”."
        maxLength={maxLengthOf('monitoring.draw', 'strata.column')}
        value={draft.column}
        onChange={({ target }) => set({ column: target.value })}
      />
    )
  const columns = ['', ...STRATA_COLUMNS[draft.source]]
  return (
    <ChoiceSelect
      label="Column of the strata"
      labels={Object.fromEntries(columns.map((column) => [column, COLUMN_LABELS[column] ?? column]))}
      value={columns.includes(draft.column) ? draft.column : ''}
      onChange={(column) => set({ column })}
    />
  )
}

function StagesFields({ draft, set }: MethodFieldsProps) {
  const field = (name: 'totalSize' | 'initialSize' | 'initialErrors' | 'finalErrors') => ({
    inputMode: 'numeric' as const,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <TextField label="Total sample" {...field('totalSize')} />
        <TextField label="Initial sample" {...field('initialSize')} />
        <TextField
          label="Errors that open stage two"
          hint="This many or more in one attribute of the initial sample."
          {...field('initialErrors')}
        />
        <TextField
          label="Errors that fail an attribute"
          hint="This many or more in one attribute of the total sample."
          {...field('finalErrors')}
        />
      </div>
      <p className="max-w-prose text-ink-soft text-sm">
        Sizes and thresholds depend on the number of entries in the register. Take them from the table in the
        FFIEC HMDA Examiner Transaction Testing Guidelines that your regulator uses (August 2017, for data
        collected from 2018; check for a newer one). Name each data field as an attribute, or each group of
        related fields, such as ethnicity, as one. Answer Yes where a difference is within the tolerances of
        the guidelines. No confidence is stated: the thresholds decide. Examiners may ask for corrections
        below them.
      </p>
    </div>
  )
}
