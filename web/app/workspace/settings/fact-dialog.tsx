import type { Fact } from '@plumbline/contract/tenancy/institution-facts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Fieldset, Select, TextArea, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { editableText, type FactField, typedValue } from './fact-fields.ts'

interface FactDialogProps {
  field: FactField
  fact: Fact | undefined
  onClose: () => void
}

export function FactDialog({ field, fact, onClose }: FactDialogProps) {
  const queries = useQueryClient()
  const lastYear = new Date().getFullYear() - 1
  const [typed, setTyped] = useState(fact && !field.byYear ? editableText(field, fact.value) : '')
  const [year, setYear] = useState(String(lastYear))
  const [trueSince, setTrueSince] = useState(
    field.byYear ? `${lastYear}-12-31` : new Date().toISOString().slice(0, 10),
  )
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    try {
      await apiClient.settings.setFact({
        key: field.key,
        year: field.byYear ? Number(year) : null,
        value: typedValue(field, typed) as never,
        trueSince,
      })
      await queries.invalidateQueries({ queryKey: api.settings.key() })
      showToast(`${field.label} saved`)
      onClose()
    } catch (error) {
      setProblem(problemText(error, `${field.label}: this value is not valid`))
      setBusy(false)
    }
  }

  const shared = { label: field.label, hint: field.hint || undefined }
  const isLong = field.input === 'offices' || field.input === 'ratings' || field.input === 'list'
  return (
    <FormDialog
      title={field.label}
      action="Save"
      busy={busy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onClose={onClose}
      onSubmit={submit}
    >
      {field.input === 'list' && field.options ? (
        <Picks field={field} typed={typed} onChange={setTyped} />
      ) : field.input === 'choice' || field.input === 'yes-no' ? (
        <Select {...shared} value={typed} onChange={(event) => setTyped(event.target.value)}>
          <option value="">Choose</option>
          {(field.options ?? [['yes', 'Yes'] as const, ['no', 'No'] as const]).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      ) : isLong ? (
        <TextArea {...shared} rows={6} value={typed} onChange={(event) => setTyped(event.target.value)} />
      ) : (
        <TextField {...shared} value={typed} onChange={(event) => setTyped(event.target.value)} />
      )}
      {field.byYear && (
        <TextField
          label="Calendar year"
          inputMode="numeric"
          value={year}
          onChange={(event) => setYear(event.target.value)}
        />
      )}
      <TextField
        label="True since"
        type="date"
        hint="What applied before that day is not changed."
        value={trueSince}
        onChange={(event) => setTrueSince(event.target.value)}
      />
    </FormDialog>
  )
}

function Picks({
  field,
  typed,
  onChange,
}: {
  field: FactField
  typed: string
  onChange: (typed: string) => void
}) {
  const chosen = typed
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
  return (
    <Fieldset legend={field.label}>
      <div className="grid gap-2 sm:grid-cols-2">
        {field.options!.map(([value, label]) => (
          <label key={value} className="flex min-h-9 items-center gap-2">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() =>
                onChange(
                  (chosen.includes(value)
                    ? chosen.filter((each) => each !== value)
                    : [...chosen, value]
                  ).join(', '),
                )
              }
            />
            {label}
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
