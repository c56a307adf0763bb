import type { SavedResult, TestName } from '@plumbline/contract/lending/loan-test-results.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Save } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { loanOfTab } from './loan-of-tab.ts'
import type { Values } from './test-definition.ts'

interface SaveResultButtonProps {
  /** The calculator's name, under which the API answers. */
  name: string
  title: string
  input: unknown
  values: Values
}

/** Keeps the result as evidence: the server runs the test once more and stores what it finds. */
export function SaveResultButton({ name, title, input, values }: SaveResultButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [saved, setSaved] = useState<SavedResult>()
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Save className="size-4" aria-hidden /> Save result
      </Button>
      <p role="status" className="w-full text-sm text-ink-soft sm:text-right">
        {saved && (
          <>
            Saved as{' '}
            <Link to={`/loan-tests/results/${saved.id}`} className="font-semibold underline">
              {saved.name}
            </Link>
          </>
        )}
      </p>
      {isOpen && (
        <SaveResultDialog
          {...{ name, title, input, values }}
          onSaved={(result) => {
            setSaved(result)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

interface SaveResultDialogProps extends SaveResultButtonProps {
  onSaved: (result: SavedResult) => void
  onClose: () => void
}

function SaveResultDialog({ name, title, input, values, onSaved, onClose }: SaveResultDialogProps) {
  const [resultName, setResultName] = useState('')
  const [loanNumber, setLoanNumber] = useState(loanOfTab)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const queries = useQueryClient()

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    try {
      const result = await apiClient.loanTestResults.save({
        calculator: name as TestName,
        name: resultName,
        loanNumber,
        input,
        formValues: values,
      })
      await queries.invalidateQueries({ queryKey: api.loanTestResults.key() })
      onSaved(result)
    } catch (error) {
      setProblem(problemText(error, 'The result could not be saved. Please try again.'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title="Save result"
      description={`${title}: inputs, answer, and working are kept as they are now. A saved result cannot be changed or deleted.`}
      action="Save result"
      onSubmit={submit}
      onClose={onClose}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      busy={busy}
    >
      <TextField
        label="Name"
        required
        maxLength={maxLengthOf('loanTestResults.save', 'name')}
        value={resultName}
        onChange={({ target }) => setResultName(target.value)}
      />
      <TextField
        label="Loan number"
        optional
        maxLength={maxLengthOf('loanTestResults.save', 'loanNumber')}
        value={loanNumber}
        onChange={({ target }) => setLoanNumber(target.value)}
      />
    </FormDialog>
  )
}
