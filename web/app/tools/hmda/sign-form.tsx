import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import type { Ask } from './use-desk.ts'

/** An officer signs the summary of the file as it stands; a later change of the file takes the signature away. */
export function SignForm({ ask }: { ask: Ask }) {
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [title, setTitle] = useState('')
  const [answer, setAnswer] = useState<string>()
  async function submit(event: FormEvent) {
    event.preventDefault()
    try {
      await ask({ type: 'sign', name, title })
      setAnswer('Signed. The summary says so until the file is changed.')
      setOpen(false)
    } catch (error) {
      setAnswer((error as Error).message)
    }
  }
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-3">
        <p className="flex-1 text-sm text-ink-soft" role="status">
          {answer ??
            'An officer may sign the summary with name and title. The signature is for this state of the file.'}
        </p>
        {!isOpen && (
          <Button look="quiet" size="small" onClick={() => setOpen(true)}>
            Sign
          </Button>
        )}
      </div>
      {isOpen && (
        <form onSubmit={submit} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
          <TextField
            label="Officer"
            autoComplete="name"
            maxLength={120}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <TextField
            label="Title"
            autoComplete="organization-title"
            maxLength={120}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
          <Button type="submit">Sign</Button>
        </form>
      )}
    </div>
  )
}
