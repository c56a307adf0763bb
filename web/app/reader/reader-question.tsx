import type { VendorAnswer } from '@plumbline/rules/vendors/questionnaire.ts'
import { useEffect, useRef, useState } from 'react'
import { apiClient } from '../platform/api/api-client.ts'
import { maxLengthOf } from '../platform/forms/max-length.ts'
import { answerText, CHOICE_LABELS } from '../platform/questionnaires/questionnaire-text.ts'
import { TextArea } from '../ui/field.tsx'
import { type QuestionProps, ReaderAttachments } from './reader-attachments.tsx'

const TYPING_PAUSE_MS = 800
const NOTHING: VendorAnswer = { choice: 'none', text: '' }

export function ReaderQuestion(props: QuestionProps) {
  const { at, question, gap, isOpen, attempt, onAnswer } = props
  const [answer, setAnswer] = useState<VendorAnswer>(question.given ?? NOTHING)
  const unsaved = useRef<VendorAnswer>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function save() {
    clearTimeout(timer.current)
    const wanted = unsaved.current
    if (!wanted) return
    unsaved.current = undefined
    const isKept = await attempt(
      () => apiClient.vendorAnswering.answer({ ...at, questionId: question.id, answer: wanted }),
      'An answer could not be saved. Check your connection. Saving is tried again as you type.',
    )
    if (!isKept) unsaved.current ??= wanted
  }
  const saveLast = useRef(save)
  saveLast.current = save
  useEffect(() => () => void saveLast.current(), [])

  function change(part: Partial<VendorAnswer>) {
    const next = { ...answer, ...part }
    setAnswer(next)
    unsaved.current = next
    onAnswer()
    clearTimeout(timer.current)
    if (part.text === undefined) void save()
    else timer.current = setTimeout(() => void saveLast.current(), TYPING_PAUSE_MS)
  }

  const isChoice = question.answer === 'choice'
  return (
    <fieldset id={`question-${question.id}`} disabled={!isOpen} className="grid min-w-0 gap-3">
      <legend className="wrap-anywhere mb-2 font-semibold">{question.text}</legend>
      {isChoice && (
        <span className="flex flex-wrap gap-x-6 gap-y-1">
          {Object.entries(CHOICE_LABELS).map(([value, label]) => (
            <label key={value} className="flex min-h-11 items-center gap-2.5">
              <input
                type="radio"
                name={`choice-${question.id}`}
                checked={answer.choice === value}
                onChange={() => change({ choice: value as VendorAnswer['choice'] })}
                className="size-5 flex-none accent-brand"
              />
              {label}
            </label>
          ))}
        </span>
      )}
      <TextArea
        label={isChoice ? 'Explanation' : 'Answer'}
        aria-label={`${isChoice ? 'Explanation' : 'Answer'}: ${question.text}`}
        optional={isChoice && (answer.choice === 'none' || answer.choice === 'yes')}
        rows={2}
        maxLength={maxLengthOf('vendorAnswering.answer', 'answer.text')}
        value={answer.text}
        error={gap}
        onChange={(event) => change({ text: event.target.value })}
        onBlur={() => void save()}
      />
      {question.before && <LastAnswer {...props} onTake={() => change(question.before ?? NOTHING)} />}
      <ReaderAttachments {...props} />
    </fieldset>
  )
}

function LastAnswer({ question, isOpen, onTake }: QuestionProps & { onTake: () => void }) {
  return (
    <p className="wrap-anywhere text-ink-soft text-sm">
      Last time: {question.before && answerText(question.before)}{' '}
      {isOpen && (
        <button
          type="button"
          className="min-h-6 font-semibold text-brand hover:underline"
          onClick={onTake}
          aria-label={`Use the last answer: ${question.text}`}
        >
          Use this answer
        </button>
      )}
    </p>
  )
}
