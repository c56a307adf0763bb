import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { linkAddress } from './rich-schema.ts'

interface LinkDialogProps {
  /** The address of the link with the caret in it. */
  present: string | undefined
  /** Whether words are selected; otherwise they are asked for. */
  hasWords: boolean
  onSet: (href: string, words: string) => void
  onRemove: () => void
  onClose: () => void
}

export function LinkDialog({ present, hasWords, onSet, onRemove, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(present ?? '')
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string>()

  function set() {
    const typed = address.trim()
    // "example.com/page" is what people type.
    const href = linkAddress(/^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(typed) ? `https://${typed}` : typed)
    if (href === undefined)
      return setProblem(
        'Write an address that begins with https:// or mailto:, or one of this site, like /articles.',
      )
    return onSet(href, words.trim() || typed)
  }

  return (
    <Dialog
      open
      holdsTyping
      onClose={onClose}
      title="Link"
      size="small"
      actions={
        <>
          {present !== undefined && (
            <Button look="quiet" onClick={onRemove}>
              Remove link
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={set}>Set link</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          label="Address"
          inputMode="url"
          maxLength={2_000}
          value={address}
          error={problem}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            set()
          }}
        />
        {!hasWords && present === undefined && (
          <TextField
            label="Words of the link"
            optional
            maxLength={300}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </div>
    </Dialog>
  )
}
