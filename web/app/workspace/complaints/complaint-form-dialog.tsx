import { COMPLAINT_FIELDS, EXTENDABLE_KINDS } from '@plumbline/contract/compliance/complaint-fields.ts'
import type { Complaint, ComplaintKind } from '@plumbline/contract/compliance/complaints.ts'
import type { DraftOf } from '@plumbline/contract/compliance/record-fields.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { todayText } from '../work/day-text.ts'
import { wordsOf } from '../work/field-words.ts'
import { draftOf, RecordFieldControls } from '../work/record-fields.tsx'
import { useRecordForm } from '../work/record-form.tsx'
import { AccountNumberField } from './account-number.tsx'

interface ComplaintFormDialogProps {
  complaint?: Complaint
  onClose: () => void
  onSaved?: (complaint: Complaint) => void
}

/** Of a recorded complaint the account number is absent until another is typed: it stays. */
type Draft = DraftOf<typeof COMPLAINT_FIELDS>

const isExtendable = (kind: ComplaintKind) => EXTENDABLE_KINDS.some((each) => each === kind)

export function ComplaintFormDialog({ complaint, onClose, onSaved }: ComplaintFormDialogProps) {
  const { draft, set, dialog } = useRecordForm({
    keptAs: 'complaint',
    notKept: ['accountNumber'],
    onClose,
    record: complaint,
    draft: (record): Draft =>
      record
        ? draftOf(COMPLAINT_FIELDS, { ...record, ownerId: record.owner?.userId ?? null })
        : { ...draftOf(COMPLAINT_FIELDS, undefined), receivedOn: todayText() },
    find: ({ id }) => apiClient.complaints.find({ id }),
    words: wordsOf(COMPLAINT_FIELDS),
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
  return (
    <FormDialog
      {...dialog}
      title={complaint ? 'Edit complaint' : 'New complaint'}
      action={complaint ? 'Save' : 'Record complaint'}
    >
      <RecordFieldControls
        fields={COMPLAINT_FIELDS}
        draft={draft}
        set={(part) => set({ ...part, ...(part.kind && !isExtendable(part.kind) && { isExtended: false }) })}
        own={{
          accountNumber: (
            <AccountNumberField
              recorded={complaint?.maskedAccountNumber ?? ''}
              value={draft.accountNumber}
              onChange={(accountNumber) => set({ accountNumber })}
            />
          ),
        }}
      />
    </FormDialog>
  )
}
