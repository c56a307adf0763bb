import { type FormEvent, useState } from 'react'
import { Select, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { changeProblem } from './change-words.ts'
import {
  changeFields,
  type FieldChange,
  type FieldValue,
  type ListedField,
  type ListedRecord,
  type ListedRow,
  reversed,
  useRefreshListed,
  valueIn,
} from './listed-record.ts'
import { usePeople } from './people-query.ts'

interface ChangeSelectedDialogProps {
  of: ListedRecord
  fields: readonly ListedField[]
  /** With what the list shows of each. */
  selected: readonly { row: ListedRow; shown: object }[]
  onClose: () => void
  onDone: () => void
}

interface Changed {
  row: ListedRow
  changes: FieldChange[]
}

const recordsText = (count: number) => (count === 1 ? '1 record' : `${count} records`)

/** Gives the selected records what is chosen here, one after another; what one refuses is said. */
export function ChangeSelectedDialog({ of, fields, selected, onClose, onDone }: ChangeSelectedDialogProps) {
  const refresh = useRefreshListed(of.stale)
  const [wanted, setWanted] = useState<Readonly<Record<string, FieldValue>>>({})
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [refused, setRefused] = useState<{ title: string; because: string }[]>([])

  async function save(event: FormEvent) {
    event.preventDefault()
    if (Object.keys(wanted).length === 0) return setProblem('Choose at least one change.')
    setBusy(true)
    setProblem(undefined)
    const changed: Changed[] = []
    const failed: typeof refused = []
    for (const { row, shown } of selected) {
      const changes = Object.entries(wanted)
        .map(([key, to]) => ({ key, from: valueIn(shown, key), to }))
        .filter(({ from, to }) => from !== to)
      if (changes.length === 0) continue
      try {
        const { version } = await changeFields(of, row, changes)
        changed.push({ row: { ...row, version }, changes })
      } catch (error) {
        failed.push({ title: row.title, because: changeProblem(error) })
      }
    }
    await refresh()
    if (changed.length > 0)
      showToast(`${recordsText(changed.length)} changed`, undefined, {
        label: 'Undo',
        onPress: () => void undo(changed),
      })
    else if (failed.length === 0) showToast('Nothing to change', 'All of them are like this already.')
    if (failed.length === 0) return onDone()
    setRefused(failed)
    setBusy(false)
  }

  async function undo(changed: readonly Changed[]) {
    let failed = 0
    for (const { row, changes } of changed)
      await changeFields(of, row, reversed(changes)).catch(() => {
        failed += 1
      })
    await refresh()
    if (failed > 0) showToast(`${recordsText(failed)} not undone`, 'They were changed since.')
    else showToast(`${recordsText(changed.length)} as before`)
  }

  const set = (key: string, value: FieldValue | undefined) => {
    const { [key]: _, ...others } = wanted
    setWanted(value === undefined ? others : { ...others, [key]: value })
  }

  return (
    <FormDialog
      title={`Change ${recordsText(selected.length)}`}
      description="What you leave as it is stays as it is for each record."
      action={refused.length > 0 ? 'Try again' : 'Change'}
      busy={isBusy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onSubmit={save}
      onClose={refused.length > 0 ? onDone : onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {fields.map((field) => (
          <FieldChoice
            key={field.key}
            field={field}
            value={wanted[field.key]}
            onChange={(value) => set(field.key, value)}
          />
        ))}
      </div>
      {refused.length > 0 && (
        <section aria-label="These could not be changed" role="alert">
          <h3 className="mb-1 font-semibold text-sm">These could not be changed</h3>
          <ul className="max-h-44 overflow-y-auto text-sm">
            {refused.map(({ title, because }) => (
              <li key={title}>
                <b className="font-semibold">{title}</b>: {because}
              </li>
            ))}
          </ul>
        </section>
      )}
    </FormDialog>
  )
}

interface FieldChoiceProps {
  field: ListedField
  /** Undefined: as it is. */
  value: FieldValue | undefined
  onChange: (value: FieldValue | undefined) => void
}

const AS_IT_IS = ''
const NOBODY = 'nobody'

function FieldChoice({ field, value, onChange }: FieldChoiceProps) {
  const people = usePeople().filter(({ isSuspended }) => !isSuspended)
  if (field.kind === 'day')
    return (
      <TextField
        label={field.name}
        optional
        type="date"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
      />
    )
  const choices: readonly (readonly [string, string])[] =
    field.kind === 'choice'
      ? Object.entries(field.labels)
      : [[NOBODY, 'Nobody'], ...people.map(({ userId, fullName }) => [userId, fullName] as const)]
  return (
    <Select
      label={field.name}
      value={value === null ? NOBODY : (value ?? AS_IT_IS)}
      onChange={({ target }) =>
        onChange(target.value === AS_IT_IS ? undefined : target.value === NOBODY ? null : target.value)
      }
    >
      <option value={AS_IT_IS}>As it is</option>
      {choices.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </Select>
  )
}
