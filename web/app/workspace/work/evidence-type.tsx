import type { EvidenceType } from '@plumbline/contract/compliance/evidence.ts'
import { Select } from '../../ui/field.tsx'

export const EVIDENCE_TYPE_LABELS: Record<EvidenceType, string> = {
  document: 'Document',
  board_minutes: 'Board minutes',
  contract: 'Contract',
  soc_report: 'SOC report',
  insurance: 'Certificate of insurance',
  continuity_plan: 'Business continuity plan',
  financial_statements: 'Financial statements',
  due_diligence: 'Due diligence',
}

interface EvidenceTypeSelectProps {
  value: EvidenceType
  onChange: (type: EvidenceType) => void
}

export function EvidenceTypeSelect({ value, onChange }: EvidenceTypeSelectProps) {
  return (
    <Select label="Type" value={value} onChange={(event) => onChange(event.target.value as EvidenceType)}>
      {Object.entries(EVIDENCE_TYPE_LABELS).map(([type, label]) => (
        <option key={type} value={type}>
          {label}
        </option>
      ))}
    </Select>
  )
}
