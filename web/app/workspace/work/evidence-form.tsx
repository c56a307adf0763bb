import {
  EVIDENCE_NOTE_AT_MOST,
  EVIDENCE_TITLE_AT_MOST,
  type Evidence,
} from '@plumbline/contract/compliance/evidence.ts'
import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Button } from '../../ui/button.tsx'
import { useDiscardQuestion } from '../../ui/discard-question.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { EvidenceTypeSelect } from './evidence-type.tsx'

interface EvidenceFormProps {
  evidence: Evidence
  onClose: () => void
  onChanged: () => Promise<unknown>
}

/** Title, day, type, and note of a piece of evidence, changed where it is shown. */
export function EvidenceForm({ evidence, onClose, onChanged }: EvidenceFormProps) {
  const [title, setTitle] = useState(evidence.title)
  const [validOn, setValidOn] = useState(evidence.validOn)
  const [validUntil, setValidUntil] = useState(evidence.validUntil)
  const [note, setNote] = useState(evidence.note)
  const [type, setType] = useState(evidence.type)
  const update = useMutation(
    api.evidence.update.mutationOptions({
      async onSuccess() {
        await onChanged()
        onClose()
      },
    }),
  )
  const save = () => update.mutate({ id: evidence.id, title, type, validOn, validUntil, note })

  const { close, question, typing } = useDiscardQuestion({ onClose })

  /** No form of its own: the panel may stand in one, which Enter would send. */
  function onKeyDown(event: KeyboardEvent) {
    if (!event.currentTarget.contains(event.target as Element)) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault()
      save()
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place for the keys of its fields
    <div
      role="group"
      data-form
      {...typing}
      aria-label={`Change ${evidence.title}`}
      onKeyDown={onKeyDown}
      className="grid gap-3 rounded-card border border-line bg-paper p-3"
    >
      <TextField
        label="Title"
        autoFocus
        value={title}
        maxLength={EVIDENCE_TITLE_AT_MOST}
        onChange={(event) => setTitle(event.target.value)}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="Valid on"
          type="date"
          value={validOn}
          max="2100-12-31"
          onChange={(event) => setValidOn(event.target.value)}
          hint="The day the content speaks of, not the day of the upload."
        />
        <TextField
          label="Valid until"
          optional
          type="date"
          value={validUntil ?? ''}
          min={validOn}
          max="2100-12-31"
          onChange={(event) => setValidUntil(event.target.value || null)}
          hint="A week before this day you are reminded."
        />
        <EvidenceTypeSelect value={type} onChange={setType} />
      </div>
      <TextArea
        label="Note"
        optional
        rows={2}
        value={note}
        maxLength={EVIDENCE_NOTE_AT_MOST}
        onChange={(event) => setNote(event.target.value)}
      />
      {update.error && (
        <p role="alert" className="font-medium text-danger text-sm">
          {problemText(update.error, 'The evidence could not be saved.')}
        </p>
      )}
      <span className="flex flex-wrap gap-2">
        <Button
          size="small"
          busy={update.isPending}
          disabled={title.trim() === '' || validOn === ''}
          onClick={save}
        >
          Save
        </Button>
        <Button look="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </span>
      {question}
    </div>
  )
}
