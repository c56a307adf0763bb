import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

interface SlugFieldProps {
  value: string
  hint: string
  error: string | undefined
  /** Offered when the slug is taken. */
  freeSlug: string | undefined
  onChange: (slug: string) => void
}

export function SlugField({ value, hint, error, freeSlug, onChange }: SlugFieldProps) {
  return (
    <div className="grid content-start gap-2">
      <TextField
        label="Slug"
        name="slug"
        required
        spellCheck={false}
        value={value}
        error={error}
        hint={hint}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {freeSlug && (
        <Button look="quiet" size="small" className="justify-self-start" onClick={() => onChange(freeSlug)}>
          Use {freeSlug}
        </Button>
      )}
    </div>
  )
}
