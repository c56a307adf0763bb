import { ORPCError } from '@orpc/client'
import {
  type Complaint,
  ComplaintChannel,
  type ComplaintFields,
  ComplaintKind,
} from '@plumbline/contract/compliance/complaints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Switch } from '../../ui/choice.tsx'
import { Select, TextArea, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { todayText } from '../shared-pieces/day-text.ts'
import { PersonSelect } from '../shared-pieces/person-select.tsx'
import { CHANNEL_LABELS, KIND_LABELS } from './complaint-text.ts'

interface ComplaintFormDialogProps {
  complaint?: Complaint
  onClose: () => void
  onSaved?: (complaint: Complaint) => void
}

const EXTENDABLE: readonly ComplaintKind[] = [
  'notice_of_error',
  'information_request',
  'transfer_error',
  'credit_dispute',
]

export function ComplaintFormDialog({ complaint, onClose, onSaved }: ComplaintFormDialogProps) {
  const queries = useQueryClient()
  const [draft, setDraft] = useState<ComplaintFields>(() => ({
    title: complaint?.title ?? '',
    description: complaint?.description ?? '',
    kind: complaint?.kind ?? 'other',
    channel: complaint?.channel ?? 'letter',
    product: complaint?.product ?? '',
    topic: complaint?.topic ?? null,
    ownerId: complaint?.owner?.userId ?? null,
    receivedOn: complaint?.receivedOn ?? todayText(),
    acknowledgedOn: complaint?.acknowledgedOn ?? null,
    answeredOn: complaint?.answeredOn ?? null,
    isExtended: complaint?.isExtended ?? false,
    letterAcknowledgeBy: complaint?.letterAcknowledgeBy ?? null,
    letterAnswerBy: complaint?.letterAnswerBy ?? null,
    foreclosureSale: complaint?.foreclosureSale ?? null,
    outcome: complaint?.outcome ?? '',
  }))
  const [version, setVersion] = useState(complaint?.version ?? 0)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const set = (part: Partial<ComplaintFields>) => setDraft({ ...draft, ...part })

  async function save(event: FormEvent) {
    event.preventDefault()
    if (draft.title.trim() === '') return setProblem('Enter a title.')
    if (draft.receivedOn === '') return setProblem('Enter the day it was received.')
    setBusy(true)
    setProblem(undefined)
    try {
      const saved = complaint
        ? await apiClient.complaints.update({ ...draft, id: complaint.id, version })
        : await apiClient.complaints.create(draft)
      await queries.invalidateQueries({ queryKey: api.complaints.key() })
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
      } else setProblem(problemText(error, 'The complaint could not be saved. Please try again.'))
      setBusy(false)
    }
  }

  const day = (
    label: string,
    name: 'acknowledgedOn' | 'answeredOn' | 'letterAcknowledgeBy' | 'letterAnswerBy' | 'foreclosureSale',
  ) => (
    <TextField
      label={label}
      optional
      type="date"
      value={draft[name] ?? ''}
      onChange={(event) => set({ [name]: event.target.value || null })}
    />
  )

  return (
    <FormDialog
      title={complaint ? 'Edit complaint' : 'New complaint'}
      action={complaint ? 'Save' : 'Record complaint'}
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
          label="Kind"
          value={draft.kind}
          onChange={(event) => {
            const kind = ComplaintKind.parse(event.target.value)
            set({ kind, ...(!EXTENDABLE.includes(kind) && { isExtended: false }) })
          }}
          hint="Decides the dates by rule."
        >
          {ComplaintKind.options.map((kind) => (
            <option key={kind} value={kind}>
              {KIND_LABELS[kind]}
            </option>
          ))}
        </Select>
        <Select
          label="Channel"
          value={draft.channel}
          onChange={(event) => set({ channel: ComplaintChannel.parse(event.target.value) })}
        >
          {ComplaintChannel.options.map((channel) => (
            <option key={channel} value={channel}>
              {CHANNEL_LABELS[channel]}
            </option>
          ))}
        </Select>
        <TextField
          label="Received on"
          type="date"
          value={draft.receivedOn}
          onChange={(event) => set({ receivedOn: event.target.value })}
        />
        <PersonSelect label="Owner" value={draft.ownerId} onChange={(ownerId) => set({ ownerId })} />
        <TextField
          label="Product"
          optional
          maxLength={120}
          value={draft.product}
          onChange={(event) => set({ product: event.target.value })}
        />
        {draft.kind === 'agency' && day('Acknowledge by, from the letter', 'letterAcknowledgeBy')}
        {draft.kind === 'agency' && day('Answer by, from the letter', 'letterAnswerBy')}
        {draft.kind === 'notice_of_error_foreclosure' && day('Foreclosure sale', 'foreclosureSale')}
        {day('Acknowledged on', 'acknowledgedOn')}
        {day('Answered on', 'answeredOn')}
      </div>
      {EXTENDABLE.includes(draft.kind) && (
        <Switch
          label="Time was extended"
          hint="The conditions of the rule for the longer time were met, such as a written notice before the first time ended."
          checked={draft.isExtended}
          onChange={(isExtended) => set({ isExtended })}
        />
      )}
      <TextArea
        label="What was written or said"
        optional
        maxLength={20_000}
        value={draft.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <TextArea
        label="Outcome"
        optional
        rows={3}
        maxLength={20_000}
        value={draft.outcome}
        onChange={(event) => set({ outcome: event.target.value })}
      />
    </FormDialog>
  )
}
