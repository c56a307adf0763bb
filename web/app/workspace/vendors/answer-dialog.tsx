import type { VendorQuestionnaire } from '@plumbline/contract/compliance/vendor-questionnaires.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { useQueryClient } from '@tanstack/react-query'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { todayText } from '../work/day-text.ts'
import { useRecordForm } from '../work/record-form.tsx'

export type AnswerStep = 'accept' | 'return' | 'withdraw'

interface AnswerDialogProps {
  step: AnswerStep
  round: VendorQuestionnaire
  onClose: () => void
}

const STALE = [api.vendorQuestionnaires.key(), api.dashboard.key()]

/** What a person does with the answers of a vendor. */
export function AnswerDialog({ step, ...props }: AnswerDialogProps) {
  if (step === 'accept') return <AcceptDialog {...props} />
  return step === 'return' ? <ReturnDialog {...props} /> : <WithdrawDialog {...props} />
}

type StepProps = Omit<AnswerDialogProps, 'step'>

/** Where a decision is refused, the page shows what the vendor submitted meanwhile. */
function useDecision() {
  const queries = useQueryClient()
  return (decision: Promise<unknown>) =>
    decision.catch(async (error: unknown) => {
      await queries.invalidateQueries({ queryKey: api.vendorQuestionnaires.key() })
      throw error
    })
}

function AcceptDialog({ round, onClose }: StepProps) {
  const decide = useDecision()
  const { draft, set, dialog } = useRecordForm({
    onClose,
    draft: () => ({ conclusion: '', submittedAt: round.submittedAt ?? '' }),
    check: () => undefined,
    save: (words) => decide(apiClient.vendorQuestionnaires.accept({ ...words, id: round.id })),
    stale: STALE,
    failure: 'The answers could not be accepted. Please try again.',
    onSaved: onClose,
  })
  return (
    <FormDialog {...dialog} title="Accept the answers" action="Accept" size="small">
      <TextArea
        label="Conclusion"
        optional
        maxLength={maxLengthOf('vendorQuestionnaires.accept', 'conclusion')}
        value={draft.conclusion}
        onChange={(event) => set({ conclusion: event.target.value })}
      />
    </FormDialog>
  )
}

const USUAL_DAYS = 7

function ReturnDialog({ round, onClose }: StepProps) {
  const decide = useDecision()
  const { draft, set, dialog } = useRecordForm({
    onClose,
    draft: () => ({
      question: '',
      dueOn: formatDay(parseDay(todayText(), 'today') + USUAL_DAYS),
      submittedAt: round.submittedAt ?? '',
    }),
    check: ({ question, dueOn }) => {
      if (question.trim() === '') return 'Enter what the vendor should answer.'
      return dueOn === '' ? 'Enter the day on which the answer is due.' : undefined
    },
    save: (asked) => decide(apiClient.vendorQuestionnaires.sendBack({ ...asked, id: round.id })),
    stale: STALE,
    failure: 'The answers could not be sent back. Please try again.',
    onSaved: onClose,
  })
  return (
    <FormDialog
      {...dialog}
      title="Send back with a question"
      description={`${round.contactName} gets an email, reads your question, and can change every answer.`}
      action="Send back"
      size="small"
    >
      <TextArea
        label="Question"
        maxLength={maxLengthOf('vendorQuestionnaires.sendBack', 'question')}
        value={draft.question}
        onChange={(event) => set({ question: event.target.value })}
      />
      <TextField
        label="Due on"
        type="date"
        value={draft.dueOn}
        onChange={(event) => set({ dueOn: event.target.value })}
      />
    </FormDialog>
  )
}

function WithdrawDialog({ round, onClose }: StepProps) {
  const queries = useQueryClient()
  async function withdraw() {
    try {
      await apiClient.vendorQuestionnaires.withdraw({ id: round.id })
      await Promise.all(STALE.map((queryKey) => queries.invalidateQueries({ queryKey })))
      onClose()
      return undefined
    } catch (error) {
      return problemText(error, 'The questionnaire could not be withdrawn. Please try again.')
    }
  }
  return (
    <ConfirmDialog
      title="Withdraw the questionnaire?"
      question={`The link sent to ${round.contactName} stops working. You will not see answers that were not submitted.`}
      action="Withdraw"
      onConfirm={withdraw}
      onClose={onClose}
    />
  )
}
