import { type FormEvent, type ReactNode, useState } from 'react'
import { TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'

interface NameDialogProps {
  title: string
  description?: ReactNode
  initial: string
  maxLength: number
  action: string
  /** Returns the error message, if any. */
  onNamed: (name: string) => Promise<string | undefined>
  onClose: () => void
}

/** Asks for a name; keeps the input if saving fails. */
export function NameDialog({
  title,
  description,
  initial,
  maxLength,
  action,
  onNamed,
  onClose,
}: NameDialogProps) {
  const [name, setName] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const [isEmpty, setEmpty] = useState(false)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = name.trim()
    setEmpty(wanted === '')
    if (wanted === '') return
    setBusy(true)
    setProblem(undefined)
    setProblem(await onNamed(wanted))
    setBusy(false)
  }

  return (
    <FormDialog
      busy={busy}
      onClose={onClose}
      title={title}
      description={description}
      size="small"
      action={action}
      onSubmit={submit}
      problem={problem}
    >
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        hint="By which you will know it again."
        maxLength={maxLength}
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={isEmpty ? 'Please enter a name.' : undefined}
      />
    </FormDialog>
  )
}
