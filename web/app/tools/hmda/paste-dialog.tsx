import { type FormEvent, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { plural } from './hmda-text.ts'
import type { Ask } from './use-desk.ts'

/** Adds rows, as copied from a spreadsheet, at the end of the open register. */
export function PasteDialog({ ask, onClose }: { ask: Ask; onClose: () => void }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  async function submit(event: FormEvent) {
    event.preventDefault()
    try {
      const added = await ask<number>({ type: 'pasteRows', text })
      showToast('Pasted', `${plural(added, 'row')} added at the end. Undo takes them back.`)
      onClose()
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  return (
    <Dialog
      open
      holdsTyping
      onClose={onClose}
      title="Paste rows"
      description="110 columns in the official order, with tabs or pipes between them. They are added at the end."
    >
      <form onSubmit={submit} className="grid gap-3">
        {problem && <Banner tone="danger">{problem}</Banner>}
        <TextArea label="Rows" rows={8} value={text} onChange={({ target }) => setText(target.value)} />
        <div>
          <Button type="submit" disabled={text.trim() === ''}>
            Add these rows
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
