import { fieldTitle } from '@plumbline/rules/hmda/field-words.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { count } from './hmda-text.ts'

interface FillDialogProps {
  field: string
  line: number
  /** Rows below it in what is shown. */
  below: number
  onFill: (rows: number) => Promise<void>
  onClose: () => void
}

/** Copies the value of a cell to the rows below it. */
export function FillDialog({ field, line, below, onFill, onClose }: FillDialogProps) {
  const [rows, setRows] = useState(String(Math.min(1, below)))
  const number = Number(rows)
  const isRight = Number.isInteger(number) && number >= 1 && number <= below
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isRight) return
    await onFill(number)
    onClose()
  }
  return (
    <Dialog
      open
      holdsTyping
      size="small"
      onClose={onClose}
      title="Fill down"
      description={`${fieldTitle(field)} of row ${count(line)} goes to the rows shown below it. Undo takes it back.`}
    >
      <form onSubmit={submit} className="grid gap-3">
        <TextField
          label="Rows"
          inputMode="numeric"
          hint={`1 to ${count(below)}`}
          error={isRight || rows === '' ? undefined : `Enter a whole number from 1 to ${count(below)}.`}
          value={rows}
          onChange={({ target }) => setRows(target.value)}
        />
        <div>
          <Button type="submit" disabled={!isRight}>
            Fill down
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
