import { fieldTitle } from '@plumbline/rules/hmda/field-words.ts'
import { LOAN_FIELDS } from '@plumbline/rules/hmda/loan-fields.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { plural } from './hmda-text.ts'

interface FindReplaceProps {
  field: string
  onClose: () => void
  onReplace: (field: string, find: string, replace: string) => Promise<number | undefined>
}

const BOX = 'min-h-11 rounded-control border border-control-line bg-surface px-3'

/** Replaces one value of a column by another in the rows shown. */
export function FindReplace({ field: first, onClose, onReplace }: FindReplaceProps) {
  const [field, setField] = useState(first)
  const [find, setFind] = useState('')
  const [replace, setReplace] = useState('')
  const [done, setDone] = useState<string>()
  async function submit(event: FormEvent) {
    event.preventDefault()
    const changed = await onReplace(field, find, replace)
    if (changed !== undefined)
      setDone(
        changed === 0 ? 'No row has this value.' : `${plural(changed, 'row')} changed. Undo takes it back.`,
      )
  }
  return (
    <Dialog
      open
      holdsTyping
      size="small"
      onClose={onClose}
      title="Find and replace"
      description="In the rows shown. The whole value must match."
    >
      <search>
        <form onSubmit={submit} className="grid gap-3">
          <label className="grid gap-1 text-sm font-semibold">
            Field
            <select value={field} onChange={({ target }) => setField(target.value)} className={BOX}>
              {LOAN_FIELDS.map((name, at) => (
                <option key={name} value={name}>
                  {at + 1} {fieldTitle(name)}
                </option>
              ))}
            </select>
          </label>
          <label className="grid gap-1 text-sm font-semibold">
            Find
            <input value={find} onChange={({ target }) => setFind(target.value)} className={BOX} />
          </label>
          <label className="grid gap-1 text-sm font-semibold">
            Replace with
            <input value={replace} onChange={({ target }) => setReplace(target.value)} className={BOX} />
          </label>
          <p role="status" className="min-h-5 text-sm text-ink-soft">
            {done}
          </p>
          <Button type="submit">Replace all</Button>
        </form>
      </search>
    </Dialog>
  )
}
