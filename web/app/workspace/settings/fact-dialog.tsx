import type { Fact } from '@plumbline/contract/tenancy/institution-facts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { todayText } from '../../ui/day-of-moment.ts'
import { TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { FactControl } from './fact-control.tsx'
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
  const [trueSince, setTrueSince] = useState(field.byYear ? `${lastYear}-12-31` : todayText())
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
      <FactControl field={field} typed={typed} onChange={setTyped} />
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
