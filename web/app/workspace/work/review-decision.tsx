import {
  REVIEW_DECISION_LABELS,
  REVIEW_NOTE_AT_MOST,
  type ReviewDecision,
} from '@plumbline/contract/compliance/review-decisions.ts'
import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { TextArea } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { ChoiceSelect } from './choice-select.tsx'
import { dayText } from './day-text.ts'
import { PanelSection } from './panel-section.tsx'
import { useRecordForm } from './record-form.tsx'

const TONES: Readonly<Record<ReviewDecision, Tone>> = {
  open: 'warning',
  approved: 'success',
  approved_with_conditions: 'info',
  refused: 'danger',
}

interface Decided {
  decision: ReviewDecision
  decisionNote: string
  decidedOn: string | null
  decidedByName: string
}

export function DecisionBadge({ decision }: Pick<Decided, 'decision'>) {
  return (
    <Badge tone={TONES[decision]} mayWrap>
      {REVIEW_DECISION_LABELS[decision]}
    </Badge>
  )
}

/** What was decided, by whom, and with which words. */
export function DecisionSection({ decision, decisionNote, decidedOn, decidedByName }: Decided) {
  if (decision === 'open') return null
  return (
    <PanelSection title="Decision">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <DecisionBadge decision={decision} />
        <span className="text-ink-soft">
          {decidedByName}
          {decidedOn && `, ${dayText(decidedOn)}`}
        </span>
      </p>
      {decisionNote && <p className="wrap-anywhere whitespace-pre-wrap text-sm">{decisionNote}</p>}
    </PanelSection>
  )
}

const { open: _, ...CHOICES } = REVIEW_DECISION_LABELS
type Choice = keyof typeof CHOICES

interface DecideDialogProps {
  title: string
  version: number
  /** What the person should know before deciding. */
  description?: string
  /** The person entered it or last changed it, and no other manager can decide. */
  isOwnWork: boolean
  /** What is asked for where an approval needs words, too. */
  reasonToApprove?: string
  children?: ReactNode
  save: (input: { decision: Choice; note: string; version: number }) => Promise<unknown>
  stale: readonly QueryKey[]
  onClose: () => void
}

export function DecideDialog({ title, version, isOwnWork, children, onClose, ...props }: DecideDialogProps) {
  const reasonToApprove = isOwnWork
    ? 'You entered this or last changed it: enter why you decide alone.'
    : props.reasonToApprove
  const { draft, set, dialog } = useRecordForm({
    onClose,
    draft: (): { decision: Choice; note: string } => ({ decision: 'approved', note: '' }),
    check: ({ decision, note }) => {
      if (note.trim() !== '') return undefined
      if (decision === 'approved_with_conditions') return 'Enter the conditions.'
      if (decision === 'refused') return 'Enter the reason.'
      return reasonToApprove
    },
    save: (input) => props.save({ ...input, version }),
    stale: props.stale,
    failure: 'The decision could not be saved. Please try again.',
    onSaved: onClose,
  })
  return (
    <FormDialog
      {...dialog}
      title={title}
      {...(props.description && { description: props.description })}
      action="Record decision"
      size="small"
    >
      {children}
      <ChoiceSelect
        label="Decision"
        labels={CHOICES}
        value={draft.decision}
        onChange={(decision) => set({ decision })}
      />
      <TextArea
        label="Conditions or reason"
        optional={draft.decision === 'approved' && !reasonToApprove}
        rows={4}
        maxLength={REVIEW_NOTE_AT_MOST}
        value={draft.note}
        onChange={(event) => set({ note: event.target.value })}
      />
    </FormDialog>
  )
}
