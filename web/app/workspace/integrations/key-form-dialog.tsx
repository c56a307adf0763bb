import { KEY_DAYS, KEY_NOUNS, type KeyNoun } from '@plumbline/contract/tenancy/api-keys.ts'
import { type FormEvent, useState } from 'react'
import { apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { RadioCard } from '../../ui/choice-card.tsx'
import { Select, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { DAYS_LABELS, NOUN_LABELS } from './key-text.ts'

interface KeyFormDialogProps {
  onClose: () => void
  onCreated: (secret: string) => void
}

export function KeyFormDialog({ onClose, onCreated }: KeyFormDialogProps) {
  const [name, setName] = useState('')
  const [belongsTo, setBelongsTo] = useState<'me' | 'institution'>('institution')
  const [mayWrite, setMayWrite] = useState(false)
  const [nouns, setNouns] = useState<KeyNoun[]>([])
  const [days, setDays] = useState<number>(90)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function create(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return setProblem('Enter a name, such as the program that will use the key.')
    if (nouns.length === 0) return setProblem('Choose at least one thing that the key opens.')
    setBusy(true)
    setProblem(undefined)
    try {
      const { secret } = await apiClient.apiKeys.create({ name, belongsTo, mayWrite, nouns, days })
      onCreated(secret)
    } catch (error) {
      setProblem(problemText(error, 'Failed to create the API key'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title="New API key"
      action="Create key"
      busy={isBusy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onSubmit={create}
      onClose={onClose}
    >
      <TextField
        label="Name"
        maxLength={maxLengthOf('apiKeys.create', 'name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        hint="The program that will use it"
      />
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-semibold">Belongs to</legend>
        <RadioCard
          name="belongs-to"
          value="institution"
          label="The institution"
          hint="Goes on when you leave. Has the rights of a manager."
          checked={belongsTo === 'institution'}
          onChange={() => setBelongsTo('institution')}
        />
        <RadioCard
          name="belongs-to"
          value="me"
          label="Me"
          hint="Has your rights, and ends with your account."
          checked={belongsTo === 'me'}
          onChange={() => setBelongsTo('me')}
        />
      </fieldset>
      <Select
        label="Access"
        value={mayWrite ? 'write' : 'read'}
        onChange={(event) => setMayWrite(event.target.value === 'write')}
      >
        <option value="read">Read</option>
        <option value="write">Read and write</option>
      </Select>
      <fieldset className="grid gap-2.5">
        <legend className="mb-1.5 font-semibold">Opens</legend>
        {KEY_NOUNS.map((noun) => (
          <Checkbox
            key={noun}
            label={NOUN_LABELS[noun]}
            checked={nouns.includes(noun)}
            onChange={(checked) =>
              setNouns(checked ? [...nouns, noun] : nouns.filter((other) => other !== noun))
            }
          />
        ))}
      </fieldset>
      <Select label="Expires after" value={days} onChange={(event) => setDays(Number(event.target.value))}>
        {KEY_DAYS.map((value) => (
          <option key={value} value={value}>
            {DAYS_LABELS[value]}
          </option>
        ))}
      </Select>
    </FormDialog>
  )
}
