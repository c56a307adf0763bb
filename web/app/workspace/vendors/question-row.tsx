import { TIER_LABELS } from '@plumbline/contract/compliance/vendors.ts'
import type { VendorQuestion } from '@plumbline/rules/vendors/questionnaire.ts'
import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/button.tsx'
import { EVIDENCE_TYPE_LABELS } from '../work/evidence-type.tsx'

interface QuestionRowProps {
  question: VendorQuestion
  onEdit: (() => void) | undefined
  onRemove: (() => void) | undefined
}

export function QuestionRow({ question, onEdit, onRemove }: QuestionRowProps) {
  const { text, answer, document, tiers } = question
  const facts = [
    answer === 'choice' ? 'Yes or no' : 'Words',
    ...(document ? [`asks for: ${EVIDENCE_TYPE_LABELS[document]}`] : []),
    tiers.length === 4 ? 'every vendor' : tiers.map((tier) => TIER_LABELS[tier].toLowerCase()).join(', '),
  ]
  return (
    <li className="flex items-start gap-2">
      <span className="min-w-0 flex-1">
        <span className="wrap-anywhere block">{text}</span>
        <span className="text-ink-soft text-sm">{facts.join(' · ')}</span>
      </span>
      {onEdit && (
        <IconButton label={`Edit: ${text}`} onClick={onEdit}>
          <Pencil aria-hidden />
        </IconButton>
      )}
      {onRemove && (
        <IconButton label={`Remove: ${text}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </li>
  )
}
