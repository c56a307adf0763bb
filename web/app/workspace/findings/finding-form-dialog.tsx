import { ORPCError } from '@orpc/client'
import { type Finding, FindingSeverity, FindingSource } from '@plumbline/contract/compliance/findings.ts'
import type { SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import { TOPIC_LABELS } from '@plumbline/contract/publishing/article-labels.ts'
import { Topic } from '@plumbline/contract/publishing/articles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Select, TextArea, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { todayText } from '../shared-pieces/day-text.ts'
import { PersonSelect } from '../shared-pieces/person-select.tsx'
import { SEVERITY_LABELS, SOURCE_LABELS } from './finding-text.ts'

interface FindingFormDialogProps {
  finding?: Finding
  /** What it was found in. */
  origin?: SubjectRef
  onClose: () => void
  onSaved?: (finding: Finding) => void
}

export function FindingFormDialog({ finding, origin, onClose, onSaved }: FindingFormDialogProps) {
  const queries = useQueryClient()
  const [draft, setDraft] = useState(() => ({
    title: finding?.title ?? '',
    description: finding?.description ?? '',
    source: finding?.source ?? (origin?.kind === 'exam' ? ('exam' as const) : ('self_test' as const)),
    severity: finding?.severity ?? ('medium' as const),
    topic: finding?.topic ?? null,
    rootCause: finding?.rootCause ?? '',
    correctiveAction: finding?.correctiveAction ?? '',
    ownerId: finding?.owner?.userId ?? null,
    foundOn: finding?.foundOn ?? todayText(),
    responseDueOn: finding?.responseDueOn ?? null,
  }))
  const [version, setVersion] = useState(finding?.version ?? 0)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const set = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })

  async function save(event: FormEvent) {
    event.preventDefault()
    if (draft.title.trim() === '') return setProblem('Enter a title.')
    if (draft.foundOn === '') return setProblem('Enter the date found.')
    setBusy(true)
    setProblem(undefined)
    try {
      const saved = finding
        ? await apiClient.findings.update({ ...draft, id: finding.id, version })
        : await apiClient.findings.create({ ...draft, ...(origin && { origin }) })
      await queries.invalidateQueries({ queryKey: api.findings.key() })
      await queries.invalidateQueries({ queryKey: api.history.key() })
      onSaved?.(saved)
      onClose()
    } catch (error) {
      if (error instanceof ORPCError && error.code === 'CHANGED_MEANWHILE') {
        const data = error.data as { version: number; byName: string }
        setVersion(data.version)
        setProblem(
          `${data.byName} changed this while you had it open. Press Save again to keep what you typed.`,
        )
      } else setProblem(problemText(error, 'The finding could not be saved. Please try again.'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={finding ? 'Edit finding' : 'New finding'}
      action={finding ? 'Save' : 'Record finding'}
      busy={isBusy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Title"
        maxLength={200}
        value={draft.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Source"
          value={draft.source}
          onChange={(event) => set({ source: FindingSource.parse(event.target.value) })}
        >
          {FindingSource.options.map((source) => (
            <option key={source} value={source}>
              {SOURCE_LABELS[source]}
            </option>
          ))}
        </Select>
        <Select
          label="Severity"
          value={draft.severity}
          onChange={(event) => set({ severity: FindingSeverity.parse(event.target.value) })}
        >
          {FindingSeverity.options.map((severity) => (
            <option key={severity} value={severity}>
              {SEVERITY_LABELS[severity]}
            </option>
          ))}
        </Select>
        <PersonSelect label="Owner" value={draft.ownerId} onChange={(ownerId) => set({ ownerId })} />
        <Select
          label="Topic"
          value={draft.topic ?? ''}
          onChange={(event) => set({ topic: Topic.safeParse(event.target.value).data ?? null })}
        >
          <option value="">None</option>
          {Topic.options.map((topic) => (
            <option key={topic} value={topic}>
              {TOPIC_LABELS[topic]}
            </option>
          ))}
        </Select>
        <TextField
          label="Date found"
          type="date"
          value={draft.foundOn}
          onChange={(event) => set({ foundOn: event.target.value })}
        />
        <TextField
          label="Response due"
          optional
          type="date"
          value={draft.responseDueOn ?? ''}
          onChange={(event) => set({ responseDueOn: event.target.value || null })}
        />
      </div>
      <TextArea
        label="What was found"
        optional
        maxLength={20_000}
        value={draft.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <TextArea
        label="Root cause"
        optional
        rows={3}
        maxLength={20_000}
        value={draft.rootCause}
        onChange={(event) => set({ rootCause: event.target.value })}
      />
      <TextArea
        label="Corrective action"
        optional
        rows={3}
        maxLength={20_000}
        value={draft.correctiveAction}
        onChange={(event) => set({ correctiveAction: event.target.value })}
      />
    </FormDialog>
  )
}
