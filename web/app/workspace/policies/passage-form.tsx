import { type Passage, passageAt } from '@plumbline/rules/texts/passages.ts'
import { type FormEvent, useState } from 'react'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

interface PassageFormProps {
  text: string
  onFound: (passage: Passage) => void
  onCancel: () => void
}

/** Names a passage by its words, for people who do not select with a pointer. */
export function PassageForm({ text, onFound, onCancel }: PassageFormProps) {
  const [words, setWords] = useState('')
  const [error, setError] = useState<string>()

  function find(event: FormEvent) {
    event.preventDefault()
    const wanted = words.trim()
    const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted.toLowerCase())
    if (at < 0) setError('These words are not in the text. Copy them from it, within one paragraph.')
    else onFound(passageAt(text, at, at + wanted.length))
  }

  return (
    <form noValidate onSubmit={find} className="grid gap-2">
      <TextField
        label="Words of the text"
        hint="Or select them in the text."
        value={words}
        maxLength={maxLengthOf('comments.add', 'passage.quote')}
        error={error}
        onChange={(event) => {
          setWords(event.target.value)
          setError(undefined)
        }}
      />
      <span className="flex gap-2">
        <Button type="submit" size="small">
          Comment on them
        </Button>
        <Button look="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </span>
    </form>
  )
}
