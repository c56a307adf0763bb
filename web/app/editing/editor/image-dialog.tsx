import { useEffect, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { uploadImage } from './image-upload.ts'

interface ImageDialogProps {
  file: File
  onInsert: (markdown: string) => void
  onClose: () => void
}

/** Asks for the alternative text before a picture is inserted. */
export function ImageDialog({ file, onInsert, onClose }: ImageDialogProps) {
  const [alternative, setAlternative] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const address = useObjectAddress(file)

  async function insert() {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    const result = await uploadImage(file)
    setBusy(false)
    if (result.outcome === 'failed') return setProblem(result.problem)
    const words = alternative.trim().replaceAll(/[[\]\\]/g, '\\$&')
    onInsert(`![${words}](${result.image.url})`)
  }

  return (
    <Dialog
      open
      holdsTyping
      busy={busy}
      onClose={onClose}
      title="Insert image"
      size="small"
      actions={
        <>
          <Button look="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} onClick={insert}>
            {busy ? 'Uploading' : 'Insert'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {problem && <Banner tone="danger">{problem}</Banner>}
        {address && (
          <img src={address} alt="" className="max-h-56 w-full rounded-control bg-paper object-contain" />
        )}
        <TextField
          label="Alternative text"
          hint="What the image shows, for those who cannot see it. Leave it empty only if the text says the same."
          value={alternative}
          onChange={({ currentTarget }) => setAlternative(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void insert()
          }}
          maxLength={300}
        />
      </div>
    </Dialog>
  )
}

/** An object URL of a local file, revoked on unmount. */
function useObjectAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
