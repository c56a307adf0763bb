import { COMPLAINT_DETAILS } from '@plumbline/contract/compliance/complaint-details.ts'
import type { Complaint, ComplaintFields, ComplaintKind } from '@plumbline/contract/compliance/complaints.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Switch } from '../../ui/choice.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { ChoiceSelect, TopicSelect } from '../work/choice-select.tsx'
import { todayText } from '../work/day-text.ts'
import { type FieldWords, wordsOf } from '../work/field-words.ts'
import { PersonSelect } from '../work/person-select.tsx'
import { draftOf, RecordFieldControls } from '../work/record-fields.tsx'
import { useRecordForm } from '../work/record-form.tsx'
import { AccountNumberField } from './account-number.tsx'
import { CHANNEL_LABELS, CIRCUMSTANCE_LABELS, KIND_LABELS } from './complaint-text.ts'

interface ComplaintFormDialogProps {
  complaint?: Complaint
  onClose: () => void
  onSaved?: (complaint: Complaint) => void
}

/** Of a recorded complaint the number is absent until another is typed: it is kept. */
type Draft = Omit<ComplaintFields, 'accountNumber'> & { accountNumber?: string | undefined }

const WORDS: FieldWords<Draft> = {
  ...wordsOf(COMPLAINT_DETAILS),
  title: 'Title',
  description: 'What was written or said',
  kind: { name: 'Kind', values: KIND_LABELS },
  channel: { name: 'Channel', values: CHANNEL_LABELS },
  product: 'Product',
  topic: 'Topic',
  ownerId: 'Owner',
  receivedOn: 'Received on',
  acknowledgedOn: 'Acknowledged on',
  answeredOn: 'Answered on',
  isExtended: 'Time was extended',
  letterAcknowledgeBy: 'Acknowledge by, from the letter',
  letterAnswerBy: 'Answer by, from the letter',
  foreclosureSale: 'Foreclosure sale',
  transferCircumstance: { name: 'Circumstances', values: CIRCUMSTANCE_LABELS },
  creditedOn: 'Provisional credit on',
  outcome: 'Outcome',
  accountNumber: 'Loan or member number',
}

const EXTENDABLE: readonly ComplaintKind[] = [
  'notice_of_error',
  'information_request',
  'transfer_error',
  'credit_dispute',
]

export function ComplaintFormDialog({ complaint, onClose, onSaved }: ComplaintFormDialogProps) {
  const { draft, set, dialog } = useRecordForm({
    keptAs: 'complaint',
    notKept: ['accountNumber'],
    onClose,
    record: complaint,
    draft: (record): Draft => ({
      title: record?.title ?? '',
      description: record?.description ?? '',
      kind: record?.kind ?? 'other',
      channel: record?.channel ?? 'letter',
      product: record?.product ?? '',
      topic: record?.topic ?? null,
      ownerId: record?.owner?.userId ?? null,
      receivedOn: record?.receivedOn ?? todayText(),
      acknowledgedOn: record?.acknowledgedOn ?? null,
      answeredOn: record?.answeredOn ?? null,
      isExtended: record?.isExtended ?? false,
      letterAcknowledgeBy: record?.letterAcknowledgeBy ?? null,
      letterAnswerBy: record?.letterAnswerBy ?? null,
      foreclosureSale: record?.foreclosureSale ?? null,
      transferCircumstance: record?.transferCircumstance ?? null,
      creditedOn: record?.creditedOn ?? null,
      outcome: record?.outcome ?? '',
      ...draftOf(COMPLAINT_DETAILS, record),
    }),
    find: ({ id }) => apiClient.complaints.find({ id }),
    words: WORDS,
    check: ({ title, receivedOn }) =>
      title.trim() === ''
        ? 'Enter a title.'
        : receivedOn === ''
          ? 'Enter the day it was received.'
          : receivedOn > todayText()
            ? 'Received on: this day is in the future.'
            : undefined,
    save: (fields, version) =>
      complaint
        ? apiClient.complaints.update({ ...fields, id: complaint.id, version })
        : apiClient.complaints.create(fields),
    stale: [api.complaints.key()],
    failure: 'The complaint could not be saved. Please try again.',
    onSaved(saved) {
      onSaved?.(saved)
      onClose()
    },
  })

  const day = (
    label: string,
    name:
      | 'acknowledgedOn'
      | 'answeredOn'
      | 'letterAcknowledgeBy'
      | 'letterAnswerBy'
      | 'foreclosureSale'
      | 'creditedOn',
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
      {...dialog}
      title={complaint ? 'Edit complaint' : 'New complaint'}
      action={complaint ? 'Save' : 'Record complaint'}
    >
      <TextField
        label="Title"
        maxLength={maxLengthOf('complaints.create', 'title')}
        value={draft.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceSelect
          label="Kind"
          hint="Decides the dates by rule."
          labels={KIND_LABELS}
          value={draft.kind}
          onChange={(kind) => set({ kind, ...(!EXTENDABLE.includes(kind) && { isExtended: false }) })}
        />
        <ChoiceSelect
          label="Channel"
          labels={CHANNEL_LABELS}
          value={draft.channel}
          onChange={(channel) => set({ channel })}
        />
        <TextField
          label="Received on"
          type="date"
          value={draft.receivedOn}
          onChange={(event) => set({ receivedOn: event.target.value })}
        />
        <PersonSelect label="Owner" value={draft.ownerId} onChange={(ownerId) => set({ ownerId })} />
        <TopicSelect value={draft.topic} onChange={(topic) => set({ topic })} />
        <TextField
          label="Product"
          optional
          maxLength={maxLengthOf('complaints.create', 'product')}
          value={draft.product}
          onChange={(event) => set({ product: event.target.value })}
        />
        {draft.kind === 'agency' && day('Acknowledge by, from the letter', 'letterAcknowledgeBy')}
        {draft.kind === 'agency' && day('Answer by, from the letter', 'letterAnswerBy')}
        {draft.kind === 'notice_of_error_foreclosure' && day('Foreclosure sale', 'foreclosureSale')}
        {draft.kind === 'transfer_error' && (
          <ChoiceSelect
            label="Circumstances"
            hint="They decide the times, 12 CFR 1005.11(c)(3)."
            labels={CIRCUMSTANCE_LABELS}
            value={draft.transferCircumstance ?? 'unknown'}
            onChange={(chosen) => set({ transferCircumstance: chosen === 'unknown' ? null : chosen })}
          />
        )}
        {draft.kind === 'transfer_error' && day('Provisional credit on', 'creditedOn')}
        {day('Acknowledged on', 'acknowledgedOn')}
        {day('Answered on', 'answeredOn')}
        <AccountNumberField
          recorded={complaint?.maskedAccountNumber ?? ''}
          value={draft.accountNumber}
          onChange={(accountNumber) => set({ accountNumber })}
        />
      </div>
      {EXTENDABLE.includes(draft.kind) && (
        <Switch
          label="Time was extended"
          hint="The conditions of the rule for the longer time were met, such as a written notice before the first time ended."
          checked={draft.isExtended}
          onChange={(isExtended) => set({ isExtended })}
        />
      )}
      <RecordFieldControls fields={COMPLAINT_DETAILS} draft={draft} set={set} />
      <TextArea
        label="What was written or said"
        optional
        maxLength={maxLengthOf('complaints.create', 'description')}
        value={draft.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <TextArea
        label="Outcome"
        optional
        rows={3}
        maxLength={maxLengthOf('complaints.create', 'outcome')}
        value={draft.outcome}
        onChange={(event) => set({ outcome: event.target.value })}
      />
    </FormDialog>
  )
}
