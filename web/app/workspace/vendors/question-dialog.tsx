import { TIER_LABELS } from '@plumbline/contract/compliance/vendors.ts'
import {
  VENDOR_PAPERS,
  type VendorPaper,
  type VendorQuestion,
} from '@plumbline/rules/vendors/questionnaire.ts'
import { VENDOR_TIERS } from '@plumbline/rules/vendors/vendor-dates.ts'
import { type FormEvent, useState } from 'react'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { SECTION_LABELS } from '../../platform/questionnaires/questionnaire-text.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { TextArea } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { ChoiceSelect } from '../work/choice-select.tsx'
import { EVIDENCE_TYPE_LABELS } from '../work/evidence-type.tsx'

interface QuestionDialogProps {
  question: VendorQuestion | undefined
  /** Answers with what went wrong. */
  save: (question: VendorQuestion) => Promise<string | undefined>
  onClose: () => void
}

const PAPERS = {
  '': 'None',
  ...Object.fromEntries(VENDOR_PAPERS.map((paper) => [paper, EVIDENCE_TYPE_LABELS[paper]])),
} as Record<VendorPaper | '', string>

const newQuestion = (): VendorQuestion => ({
  ...{ id: crypto.randomUUID(), section: 'security', text: '', answer: 'choice', document: null },
  tiers: [...VENDOR_TIERS],
})

export function QuestionDialog({ question, save, onClose }: QuestionDialogProps) {
  const [draft, setDraft] = useState(question ?? newQuestion)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const set = (part: Partial<VendorQuestion>) => setDraft((before) => ({ ...before, ...part }))

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (draft.text.trim() === '') return setProblem('Enter the question.')
    if (draft.tiers.length === 0) return setProblem('Choose the vendors that get it.')
    setBusy(true)
    const refusal = await save(draft)
    setBusy(false)
    setProblem(refusal)
    if (refusal === undefined) onClose()
  }

  return (
    <FormDialog
      title={question ? 'Edit the question' : 'New question'}
      action="Save"
      busy={busy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label="Question"
        maxLength={maxLengthOf('vendorQuestionnaires.saveQuestions', 'questions[].text')}
        value={draft.text}
        onChange={(event) => set({ text: event.target.value })}
      />
      <ChoiceSelect
        label="Section"
        labels={SECTION_LABELS}
        value={draft.section}
        onChange={(section) => set({ section })}
      />
      <ChoiceSelect
        label="Answer"
        labels={{ choice: 'Yes, no, or does not apply', text: 'Words' }}
        value={draft.answer}
        onChange={(answer) => set({ answer })}
      />
      <ChoiceSelect
        label="Document"
        hint="A yes without it needs a sentence on how you can see it."
        labels={PAPERS}
        value={draft.document ?? ''}
        onChange={(document) => set({ document: document || null })}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-semibold text-sm">Vendors that get it</legend>
        {VENDOR_TIERS.map((tier) => (
          <Checkbox
            key={tier}
            label={TIER_LABELS[tier]}
            checked={draft.tiers.includes(tier)}
            onChange={(isOn) =>
              set({ tiers: VENDOR_TIERS.filter((one) => (one === tier ? isOn : draft.tiers.includes(one))) })
            }
          />
        ))}
      </fieldset>
    </FormDialog>
  )
}
