import { X } from 'lucide-react'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

interface TagFieldProps {
  tags: readonly string[]
  /** Text in the input that is not yet a tag. */
  typed: string
  error?: string | undefined
  onChange: (change: { tags?: string[]; typedTag?: string }) => void
}

/** Adds a trimmed tag; ignores blanks and duplicates. */
export function withTag(tags: readonly string[], typed: string): string[] {
  const tag = typed.trim()
  return tag === '' || tags.includes(tag) ? [...tags] : [...tags, tag]
}

/** Tags are added by Enter or Add. */
export function TagField({ tags, typed, error, onChange }: TagFieldProps) {
  const add = () => onChange({ tags: withTag(tags, typed), typedTag: '' })
  return (
    <div className="grid content-start gap-2">
      <div className="grid grid-cols-[1fr_auto] items-start gap-2">
        <TextField
          label="Tags"
          name="tag"
          value={typed}
          maxLength={maxLengthOf('articles.create', 'tags[]')}
          error={error}
          optional
          onChange={({ currentTarget }) => onChange({ typedTag: currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button look="quiet" className="mt-6.5" onClick={add}>
          Add
        </Button>
      </div>
      {tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li
              key={tag}
              className="inline-flex items-center rounded-md bg-line/60 pl-2.5 text-sm font-medium text-ink-soft"
            >
              {tag}
              <IconButton
                label={`Remove ${tag}`}
                className="size-8! [&_svg]:size-3.5!"
                onClick={() => onChange({ tags: tags.filter((kept) => kept !== tag) })}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
