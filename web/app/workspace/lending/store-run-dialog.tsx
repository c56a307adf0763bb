import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import type { LoansOfPage } from '../../tools/loans/use-loans.ts'
import { Select, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'

const YEARS = [1, 2, 3, 5, 7, 10]
/** 12 CFR 1026.25(c)(1)(ii)(A): Closing Disclosures for five years. */
const YEARS_AT_FIRST = 5

/** Storing is a choice: it says what is stored, for whom, and for how long. */
export function StoreRunDialog({ loans, onClose }: { loans: LoansOfPage; onClose: () => void }) {
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const [years, setYears] = useState(YEARS_AT_FIRST)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const count = loans.rows.length

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return setProblem('Give the run a name.')
    setBusy(true)
    try {
      const file = new File([await loans.export()], 'run.json', { type: 'application/json' })
      const stored = await apiClient.loanRuns.store({ loans: file, name, keepYears: years })
      loans.storedAs({ id: stored.id, name: stored.name })
      await queries.invalidateQueries({ queryKey: api.loanRuns.key() })
      onClose()
    } catch (error) {
      setProblem(problemText(error, 'The loans could not be stored. Please try again.'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title="Store these loans"
      description={`${count} ${count === 1 ? 'loan leaves' : 'loans leave'} this browser with every value that was read, including names and addresses. They are encrypted, tested again, and can be opened only by you and managers.`}
      action="Store"
      onSubmit={submit}
      onClose={onClose}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      busy={busy}
    >
      <TextField
        label="Name"
        required
        maxLength={maxLengthOf('loanRuns.store', 'name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Select
        label="Keep for"
        hint="This does not replace the loan file: Closing Disclosures must be kept for five years after consummation (12 CFR 1026.25(c)(1)(ii)(A))."
        value={years}
        onChange={({ target }) => setYears(Number(target.value))}
      >
        {YEARS.map((year) => (
          <option key={year} value={year}>
            {year} {year === 1 ? 'year' : 'years'}
          </option>
        ))}
      </Select>
    </FormDialog>
  )
}
