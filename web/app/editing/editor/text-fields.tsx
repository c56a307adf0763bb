import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { timeZone } from './local-date-time.ts'
import { MarkdownEditor } from './markdown-editor.tsx'

interface OneFieldProps {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

export function TitleField({ onChange, ...field }: OneFieldProps) {
  return (
    <TextField
      label="Title"
      name="title"
      required
      maxLength={maxLengthOf('blog.create', 'title')}
      {...field}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

interface Wording {
  excerpt: string
  content: string
}

interface WordingFieldsProps {
  draft: Wording
  errors: Partial<Record<keyof Wording, string>>
  onChange: (patch: Partial<Wording>) => void
}

export function WordingFields({ draft, errors, onChange }: WordingFieldsProps) {
  return (
    <>
      <TextArea
        label="Excerpt"
        name="excerpt"
        required
        rows={3}
        maxLength={maxLengthOf('blog.create', 'excerpt')}
        value={draft.excerpt}
        error={errors.excerpt}
        onChange={({ currentTarget }) => onChange({ excerpt: currentTarget.value })}
      />
      <MarkdownEditor
        label="Content"
        name="content"
        value={draft.content}
        error={errors.content}
        onChange={(content) => onChange({ content })}
      />
    </>
  )
}

/** `ahead` says what a date in the future means. */
export function PublishDateField({ onChange, ahead, ...field }: OneFieldProps & { ahead: string }) {
  return (
    <TextField
      label="Publish Date"
      name="publishedAt"
      type="datetime-local"
      {...field}
      hint={`In your time zone, ${timeZone()}. Empty means now; ${ahead}.`}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
