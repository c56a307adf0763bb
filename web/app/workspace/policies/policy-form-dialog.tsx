import { ORPCError } from '@orpc/client'
import {
  DOCUMENT_MIB_AT_MOST,
  type Policy,
  REVIEW_MONTHS_AT_MOST,
  type ReadDocument,
} from '@plumbline/contract/compliance/policies.ts'
import { TOPIC_LABELS } from '@plumbline/contract/publishing/article-labels.ts'
import { Topic } from '@plumbline/contract/publishing/articles.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { useMember } from '../../platform/session/member.ts'
import { FileField, Select, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { PersonSelect } from '../shared-pieces/person-select.tsx'
import { DocumentPreview } from './document-preview.tsx'

interface PolicyFormDialogProps {
  policy?: Policy
  onClose: () => void
  onSaved?: (policy: Policy) => void
}

export function PolicyFormDialog({ policy, onClose, onSaved }: PolicyFormDialogProps) {
  const queries = useQueryClient()
  const me = useMember()?.userId ?? null
  const [draft, setDraft] = useState(() => ({
    title: policy?.title ?? '',
    topic: policy?.topic ?? null,
    ownerId: policy ? (policy.owner?.userId ?? null) : me,
    reviewMonths: policy?.reviewMonths ?? 12,
    nextReviewOn: policy?.nextReviewOn ?? null,
  }))
  const templates = useQuery(api.policies.templates.queryOptions({ enabled: !policy })).data ?? []
  const [body, setBody] = useState('')
  const [templateKey, setTemplateKey] = useState('')
  const [document, setRead] = useState<ReadDocument>()
  const [version, setVersion] = useState(policy?.version ?? 0)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const set = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })

  async function read(file: File | undefined) {
    setRead(undefined)
    if (!file) return setBody(templates.find(({ key }) => key === templateKey)?.body ?? '')
    setBusy(true)
    setProblem(undefined)
    try {
      const found = await apiClient.policies.readDocument({ file })
      setRead(found)
      setBody(found.body)
      setTemplateKey('')
      if (draft.title.trim() === '')
        set({ title: found.title || file.name.replace(/\.docx$/i, '').slice(0, 200) })
    } catch (error) {
      setProblem(problemText(error, 'The file could not be read. Please try again.'))
    }
    setBusy(false)
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    const { reviewMonths } = draft
    if (draft.title.trim() === '') return setProblem('Enter a title.')
    if (!Number.isInteger(reviewMonths) || reviewMonths < 1 || reviewMonths > REVIEW_MONTHS_AT_MOST)
      return setProblem(`Enter 1 to ${REVIEW_MONTHS_AT_MOST} months between reviews.`)
    setBusy(true)
    setProblem(undefined)
    try {
      const saved = policy
        ? await apiClient.policies.update({ ...draft, id: policy.id, version })
        : await apiClient.policies.create({ ...draft, body })
      await queries.invalidateQueries({ queryKey: api.policies.key() })
      await queries.invalidateQueries({ queryKey: api.history.key() })
      onClose()
      onSaved?.(saved)
    } catch (error) {
      if (error instanceof ORPCError && error.code === 'CHANGED_MEANWHILE') {
        const data = error.data as { version: number; byName: string }
        setVersion(data.version)
        setProblem(
          `${data.byName} changed this while you had it open. Press Save again to keep what you typed.`,
        )
      } else setProblem(problemText(error, 'The policy could not be saved. Please try again.'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={policy ? 'Edit policy' : 'New policy'}
      action={policy ? 'Save' : 'Start a draft'}
      busy={isBusy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onSubmit={save}
      onClose={onClose}
    >
      {!policy && (
        <Select
          label="Start from"
          value={templateKey}
          onChange={(event) => {
            setTemplateKey(event.target.value)
            setRead(undefined)
            const template = templates.find(({ key }) => key === event.target.value)
            setBody(template?.body ?? '')
            if (template) set({ title: template.title, topic: template.topic })
          }}
        >
          <option value="">A blank page</option>
          {templates.map(({ key, title }) => (
            <option key={key} value={key}>
              Template: {title}
            </option>
          ))}
        </Select>
      )}
      {!policy && (
        <FileField
          label="Or import a Word file"
          optional
          hint={`DOCX, ${DOCUMENT_MIB_AT_MOST} MB at most. Headings, lists, tables, bold, and italics stay.`}
          accept=".docx"
          onChange={(event) => void read(event.target.files?.[0])}
        />
      )}
      {document && <DocumentPreview document={document} />}
      <TextField
        label="Title"
        maxLength={200}
        value={draft.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
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
          label="Months between reviews"
          type="number"
          min={1}
          max={REVIEW_MONTHS_AT_MOST}
          value={Number.isNaN(draft.reviewMonths) ? '' : draft.reviewMonths}
          onChange={(event) => set({ reviewMonths: event.target.valueAsNumber })}
        />
        <TextField
          label="Next review"
          optional
          type="date"
          value={draft.nextReviewOn ?? ''}
          onChange={(event) => set({ nextReviewOn: event.target.value || null })}
        />
      </div>
    </FormDialog>
  )
}
