import type { Risk } from '@plumbline/contract/compliance/risks.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { wordsOf } from '../work/field-words.ts'
import { draftOf, RecordFieldControls } from '../work/record-fields.tsx'
import { useRecordForm } from '../work/record-form.tsx'
import { fieldsOfRisk } from './fields-of-risk.ts'
import { RatingPreview } from './risk-marks.tsx'
import { useRiskMethod } from './use-method.ts'

interface RiskFormDialogProps {
  risk?: Risk
  onClose: () => void
  onSaved?: (risk: Risk) => void
}

export function RiskFormDialog({ risk, onClose, onSaved }: RiskFormDialogProps) {
  const { method, fields: worded } = useRiskMethod()
  const { draft, set, dialog } = useRecordForm({
    keptAs: 'risk',
    onClose,
    record: risk,
    draft: (record) => draftOf(worded, record),
    find: ({ id }) => apiClient.risks.find({ id }),
    words: wordsOf(worded),
    check: ({ title }) => (title.trim() === '' ? 'Enter the obligation.' : undefined),
    save: (fields, version) =>
      risk ? apiClient.risks.update({ ...fields, id: risk.id, version }) : apiClient.risks.create(fields),
    stale: [api.risks.key()],
    failure: 'The risk could not be saved. Please try again.',
    onSaved(saved) {
      onSaved?.(saved)
      onClose()
    },
  })
  const served = risk?.servedBy[0]?.strength
  return (
    <FormDialog {...dialog} title={risk ? 'Edit risk' : 'New risk'} action={risk ? 'Save' : 'Enter risk'}>
      <RatingPreview ratings={draft} method={method} served={served} />
      <RecordFieldControls fields={fieldsOfRisk(worded, risk)} draft={draft} set={set} />
    </FormDialog>
  )
}
