import {
  LEGAL_STATUS_LENGTHS,
  type LegalStatusEntry,
} from '@plumbline/contract/regulations/legal-statuses.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { apiClient } from '../../platform/api/api-client.ts'
import { type Outcome, problemText } from '../../platform/api/outcome.ts'
import { atMost, maxLengthOf } from '../../platform/forms/max-length.ts'
import {
  EFFECT_LABELS,
  STATUS_LABELS,
  VERIFICATION_LABELS,
} from '../../platform/regulations/legal-status-note.tsx'
import { Select, TextArea, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'

interface Fields extends Pick<LegalStatusEntry, 'title' | 'status' | 'effect' | 'since' | 'source'> {
  citations: string
  document: string
  verification: LegalStatusEntry['verification']
  explanation: string
}

interface LegalStatusDialogProps {
  /** Absent: a new one. */
  entry?: LegalStatusEntry
  onClose: () => void
  onDone: (outcome: Outcome) => void
}

const EMPTY: Fields = {
  title: '',
  status: 'vacated',
  effect: 'not-in-force',
  since: '',
  citations: '',
  document: '',
  source: '',
  verification: 'secondary',
  explanation: '',
}

export function LegalStatusDialog({ entry, onClose, onDone }: LegalStatusDialogProps) {
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: entry
      ? { ...entry, citations: entry.citations.join('\n'), document: entry.document ?? '' }
      : EMPTY,
  })
  const { errors, isSubmitting } = formState
  const words = (name: 'title' | 'source' | 'explanation', what: string) =>
    register(name, {
      validate: (value) => value.trim().length >= 3 || `${what} needs at least 3 characters`,
      maxLength: atMost(what, LEGAL_STATUS_LENGTHS[name]),
    })

  return (
    <FormDialog
      title={entry ? `Edit ${entry.title}` : 'Add a legal status'}
      action={entry ? 'Save' : 'Add'}
      busy={isSubmitting}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onClose={onClose}
      onSubmit={handleSubmit(
        async ({ title, status, effect, since, source, verification, explanation, ...rest }) => {
          setProblem(undefined)
          const fields = {
            ...{ title, status, effect, since, source, verification, explanation },
            citations: linesOf(rest.citations),
            document: rest.document.trim() || null,
          }
          try {
            if (entry)
              await apiClient.legalStatuses.update({ id: entry.id, version: entry.version, ...fields })
            else await apiClient.legalStatuses.enter(fields)
            onDone({ tone: 'success', text: entry ? `${title} was saved` : `${title} was added` })
          } catch (error) {
            setProblem(problemText(error, 'The legal status was not saved.'))
          }
        },
      )}
    >
      <TextField label="Title" error={errors.title?.message} {...words('title', 'The title')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select label="Status" {...register('status')}>
          {Object.entries(STATUS_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <TextField
          label="Since"
          type="date"
          error={errors.since?.message}
          {...register('since', { required: 'The day is needed' })}
        />
      </div>
      <Select label="What it means for the printed text" {...register('effect')}>
        {Object.entries(EFFECT_LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <TextArea
        label="Paragraphs"
        hint="One citation in each line, such as 12 CFR 1026.52(b)(1)(ii). Paragraphs below it are meant too."
        rows={4}
        error={errors.citations?.message}
        {...register('citations', {
          validate: (value) => {
            const count = linesOf(value).length
            return (count >= 1 && count <= 100) || 'Enter 1 to 100 citations, one in each line'
          },
        })}
      />
      <TextField
        label="Federal Register document"
        optional
        maxLength={maxLengthOf('legalStatuses.enter', 'document')}
        {...register('document')}
      />
      <TextField label="Source" error={errors.source?.message} {...words('source', 'The source')} />
      <Select label="How it was verified" {...register('verification')}>
        {Object.entries(VERIFICATION_LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <TextArea
        label="Explanation"
        rows={4}
        error={errors.explanation?.message}
        {...words('explanation', 'The explanation')}
      />
    </FormDialog>
  )
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
