import {
  LISTED_ITEMS_AT_MOST,
  NUMBERED_ITEMS_AT_MOST,
} from '@plumbline/contract/compliance/monitoring-sheets.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/api-client.ts'
import { FileField, Select, TextArea, TextField } from '../../ui/field.tsx'
import { type Draft, linesOf, type SetDraft } from './draw-draft.ts'

interface SourceFieldsProps {
  draft: Draft
  set: SetDraft
  problem: string | undefined
}

/** Where the items come from. */
export function SourceFields({ draft, set, problem }: SourceFieldsProps) {
  if (draft.source === 'count')
    return (
      <TextField
        label="Number of items"
        inputMode="numeric"
        hint={`Number them from 1 in an order that you can find again. At most ${NUMBERED_ITEMS_AT_MOST.toLocaleString('en-US')}.`}
        error={problem}
        value={draft.count}
        onChange={({ target }) => set({ count: target.value })}
      />
    )
  if (draft.source === 'list') return <ListFields draft={draft} set={set} />
  if (draft.source === 'loan_batch')
    return <BatchField value={draft.batchId} onChange={(batchId) => set({ batchId })} />
  if (draft.source === 'loan_run')
    return <RunField value={draft.runId} onChange={(runId) => set({ runId })} />
  if (draft.source === 'hmda_register')
    return <RegisterField value={draft.registerId} onChange={(registerId) => set({ registerId })} />
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="From"
        type="date"
        value={draft.since}
        onChange={({ target }) => set({ since: target.value })}
      />
      <TextField
        label="To"
        type="date"
        hint="The tester sees the titles of the rows that are drawn."
        value={draft.until}
        onChange={({ target }) => set({ until: target.value })}
      />
    </div>
  )
}

function ListFields({ draft, set }: Omit<SourceFieldsProps, 'problem'>) {
  const listed = linesOf(draft.list).length.toLocaleString('en-US')
  const most = LISTED_ITEMS_AT_MOST.toLocaleString('en-US')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextArea
        label="Items"
        rows={5}
        hint={`One a line, such as loan numbers${draft.method === 'strata' ? ', each with its group after a tab or a comma' : ''}. ${listed} of at most ${most}. Leave out names of consumers.`}
        value={draft.list}
        onChange={({ target }) => set({ list: target.value })}
      />
      <FileField
        label="Or a text file"
        optional
        accept=".txt,.csv,text/plain,text/csv"
        hint="Each line of it becomes an item."
        onChange={async ({ target }) => set({ list: (await target.files?.[0]?.text()) ?? draft.list })}
      />
    </div>
  )
}

interface ChoiceProps {
  value: string
  onChange: (id: string) => void
}

function BatchField({ value, onChange }: ChoiceProps) {
  const { data, isPending } = useQuery(api.loanTestBatches.list.queryOptions())
  const batches = data?.items.filter(({ status }) => status === 'done') ?? []
  return (
    <Select
      label="Batch"
      hint={
        !isPending && batches.length === 0
          ? 'There is no finished batch. Run one under Loan tests first.'
          : 'Each row of its file is an item, by its number; the tester sees the loan numbers of the rows that are drawn.'
      }
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">Choose a batch</option>
      {batches.map(({ id, name, rowCount }) => (
        <option key={id} value={id}>
          {name} ({rowCount.toLocaleString('en-US')} rows)
        </option>
      ))}
    </Select>
  )
}

function RunField({ value, onChange }: ChoiceProps) {
  const { data: runs, isPending } = useQuery(api.loanRuns.list.queryOptions())
  return (
    <Select
      label="Stored run"
      hint={
        !isPending && !runs?.length
          ? 'No run of loan files is stored. Store one under Loan files first.'
          : 'Each loan is an item. The draw opens the run, and the audit log says so; the tester sees the loan numbers that are drawn.'
      }
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">Choose a stored run</option>
      {runs?.map(({ id, name, loanCount }) => (
        <option key={id} value={id}>
          {name} ({loanCount} {loanCount === 1 ? 'loan' : 'loans'})
        </option>
      ))}
    </Select>
  )
}

function RegisterField({ value, onChange }: ChoiceProps) {
  const { data: registers, isPending } = useQuery(api.hmdaFiles.list.queryOptions())
  return (
    <Select
      label="Stored register"
      hint={
        !isPending && !registers?.length
          ? 'No register is stored. Store one on the HMDA page first.'
          : 'Each loan entry is an item. The draw opens the register, and the audit log says so. The sheet shows the line of an entry and the end of its ULI; a tester who is to see more must work on HMDA.'
      }
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">Choose a stored register</option>
      {registers?.map(({ id, name, year, quarter }) => (
        <option key={id} value={id}>
          {quarter === null ? year : `Quarter ${quarter} of ${year}`}: {name}
        </option>
      ))}
    </Select>
  )
}
