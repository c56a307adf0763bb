import { useRef, useState } from 'react'
import { localImage } from '../../platform/reading/local-image.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { IMAGE_TYPES, uploadImage } from './image-upload.ts'

interface ImageFieldProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** An image address, typed or set by an upload. */
export function ImageField({ label, name, value, onChange, error }: ImageFieldProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isForeign = /^https?:/.test(value)

  async function upload(file: File | undefined) {
    if (!file) return
    setBusy(true)
    const result = await uploadImage(file)
    setBusy(false)
    setProblem(result.outcome === 'failed' ? result.problem : undefined)
    if (result.outcome === 'uploaded') onChange(result.image.url)
  }

  return (
    <div className="grid gap-2 sm:grid-cols-[1fr_auto] sm:items-start">
      <TextField
        label={label}
        name={name}
        inputMode="url"
        value={value}
        placeholder="https://"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        error={problem ?? error}
        hint={
          isForeign
            ? 'Readers load nothing from other hosts: this image will not be shown. Upload it instead.'
            : 'Shown above the text and on the card. Upload one, up to 10 MB.'
        }
        optional
      />
      <Button look="quiet" busy={busy} className="sm:mt-7" onClick={() => chooser.current?.click()}>
        {busy ? 'Uploading' : 'Upload'}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept={IMAGE_TYPES}
        aria-label={`Choose a file: ${label}`}
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          void upload(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      {localImage(value) && (
        <img
          src={value}
          alt=""
          className="aspect-video w-48 rounded-control border border-line object-cover"
        />
      )}
    </div>
  )
}
