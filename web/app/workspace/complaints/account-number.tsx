import { useState } from 'react'
import { apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { TextField } from '../../ui/field.tsx'

interface AccountNumberFieldProps {
  /** Masked; empty: none is recorded. */
  recorded: string
  /** Absent: the recorded one stays. */
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** Type a number, replace the recorded one unseen, or remove it. */
export function AccountNumberField({ recorded, value, onChange }: AccountNumberFieldProps) {
  const isRemoved = recorded !== '' && value === ''
  return (
    <TextField
      label="Loan or member number"
      optional
      autoComplete="off"
      maxLength={maxLengthOf('complaints.create', 'accountNumber')}
      hint={
        recorded === '' ? (
          'Shown masked, and never in mails or webhooks'
        ) : (
          <>
            {isRemoved ? 'Will be removed.' : `Recorded: ${recorded}. What you type replaces it.`}{' '}
            <button
              type="button"
              className="font-semibold text-brand"
              onClick={() => onChange(isRemoved ? undefined : '')}
            >
              {isRemoved ? 'Keep it' : 'Remove it'}
            </button>
          </>
        )
      }
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  )
}

/** Masked until somebody asks; the audit log keeps who asked. */
export function AccountNumberText({ id, masked }: { id: string; masked: string }) {
  const [shown, setShown] = useState<string>()
  const [problem, setProblem] = useState<string>()

  async function show() {
    setProblem(undefined)
    try {
      setShown((await apiClient.complaints.showAccountNumber({ id })).accountNumber)
    } catch (error) {
      setProblem(problemText(error, 'The number could not be shown.'))
    }
  }

  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <span className="tabular">{shown ?? masked}</span>
      <button
        type="button"
        className="font-semibold text-brand"
        onClick={() => (shown === undefined ? show() : setShown(undefined))}
      >
        {shown === undefined ? 'Show' : 'Hide'}
        <span className="sr-only"> the loan or member number</span>
      </button>
      {problem && (
        <span role="alert" className="font-medium text-danger">
          {problem}
        </span>
      )}
    </span>
  )
}
