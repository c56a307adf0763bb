import {
  FOLDER_AT_MOST,
  type Policy,
  REVIEW_MONTHS_AT_MOST,
} from '@plumbline/contract/compliance/policies.ts'
import { DOCUMENT_MIB_AT_MOST, type ReadDocument } from '@plumbline/contract/compliance/policy-documents.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { useMember } from '../../platform/session/member.ts'
import { FileField, Select, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { attachOriginal } from '../work/attach-file.ts'
import { TopicSelect } from '../work/choice-select.tsx'
import { PersonSelect } from '../work/person-select.tsx'
import { useRecordForm } from '../work/record-form.tsx'
import { DocumentPreview } from './document-preview.tsx'
import { isPdfName, titleOfFile } from './imported-file.ts'

interface PolicyFormDialogProps {
  policy?: Policy
  onClose: () => void
  onSaved?: (policy: Policy) => void
}

export function PolicyFormDialog({ policy, onClose, onSaved }: PolicyFormDialogProps) {
  const me = useMember()?.userId ?? null
  const { draft, set, setProblem, dialog } = useRecordForm({
    keptAs: 'policy',
    onClose,
    record: policy,
    draft: (record) => ({
      title: record?.title ?? '',
      topic: record?.topic ?? null,
      folder: record?.folder ?? '',
      ownerId: record ? (record.owner?.userId ?? null) : me,
      reviewMonths: record?.reviewMonths ?? 12,
      nextReviewOn: record?.nextReviewOn ?? null,
    }),
    find: ({ id }) => apiClient.policies.find({ id }),
    words: {
      title: 'Title',
      topic: 'Topic',
      folder: 'Folder',
      ownerId: 'Owner',
      reviewMonths: 'Months between reviews',
      nextReviewOn: 'Next review',
    },
    check({ title, reviewMonths }) {
      if (title.trim() === '') return 'Enter a title.'
      if (!Number.isInteger(reviewMonths) || reviewMonths < 1 || reviewMonths > REVIEW_MONTHS_AT_MOST)
        return `Enter 1 to ${REVIEW_MONTHS_AT_MOST} months between reviews.`
      return undefined
    },
    save: (fields, version) =>
      policy ? apiClient.policies.update({ ...fields, id: policy.id, version }) : started(fields),
    stale: [api.policies.key()],
    failure: 'The policy could not be saved. Please try again.',
    onSaved(saved) {
      onClose()
      onSaved?.(saved)
    },
  })
  const folders = useQuery(api.policies.list.queryOptions({ input: {} })).data?.folders ?? []
  const templates = useQuery(api.policies.templates.queryOptions({ enabled: !policy })).data ?? []
  const [body, setBody] = useState('')
  const [templateKey, setTemplateKey] = useState('')
  const [document, setRead] = useState<ReadDocument>()
  const [original, setOriginal] = useState<File>()
  const [isReading, setReading] = useState(false)

  async function started(fields: Parameters<typeof apiClient.policies.create>[0]): Promise<Policy> {
    const created = await apiClient.policies.create({ ...fields, body })
    if (original) await attachOriginal({ kind: 'policy', id: created.id }, original)
    return created
  }

  async function read(field: HTMLInputElement) {
    const file = field.files?.[0]
    // What an earlier file held does not stay under the name of another one.
    setRead(undefined)
    setOriginal(undefined)
    setBody(templates.find(({ key }) => key === templateKey)?.body ?? '')
    if (!file) return
    setReading(true)
    setProblem(undefined)
    try {
      const found = await apiClient.policies.readDocument({ file })
      setRead(found)
      setOriginal(file)
      setBody(found.body)
      setTemplateKey('')
      if (draft.title.trim() === '') set({ title: found.title || titleOfFile(file.name) })
    } catch (error) {
      field.value = ''
      setProblem(problemText(error, 'The file could not be read. Please try again.'))
    }
    setReading(false)
  }

  return (
    <FormDialog
      {...dialog}
      title={policy ? 'Details of the policy' : 'New policy'}
      action={policy ? 'Save' : 'Start a draft'}
      busy={dialog.busy || isReading}
    >
      {!policy && (
        <Select
          label="Start from"
          value={templateKey}
          onChange={(event) => {
            setTemplateKey(event.target.value)
            setRead(undefined)
            setOriginal(undefined)
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
          label="Or import a Word file or a PDF"
          optional
          hint={`DOCX or PDF, ${DOCUMENT_MIB_AT_MOST} MB at most. Headings, lists, and tables stay, and the file stays with the policy.`}
          accept=".docx,.pdf"
          onChange={(event) => void read(event.target)}
        />
      )}
      {document && <DocumentPreview document={document} isPdf={isPdfName(original?.name)} />}
      <TextField
        label="Title"
        maxLength={maxLengthOf('policies.create', 'title')}
        value={draft.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <PersonSelect label="Owner" value={draft.ownerId} onChange={(ownerId) => set({ ownerId })} />
        <TextField
          label="Folder"
          optional
          maxLength={FOLDER_AT_MOST}
          list="policy-folders"
          value={draft.folder}
          onChange={(event) => set({ folder: event.target.value })}
        />
        <datalist id="policy-folders">
          {folders.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TopicSelect value={draft.topic} onChange={(topic) => set({ topic })} />
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
