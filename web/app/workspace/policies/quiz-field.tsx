import {
  QUIZ_CHOICES_AT_MOST,
  QUIZ_QUESTIONS_AT_MOST,
  type QuizQuestion,
} from '@plumbline/contract/compliance/attestations.ts'
import { Plus, X } from 'lucide-react'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { BareInput, TextField } from '../../ui/field.tsx'

interface QuizFieldProps {
  questions: readonly QuizQuestion[]
  onChange: (questions: QuizQuestion[]) => void
}

/** Questions with one right choice each, which have to be answered before signing. */
export function QuizField({ questions, onChange }: QuizFieldProps) {
  const change = (at: number, part: Partial<QuizQuestion>) =>
    onChange(questions.map((each, place) => (place === at ? { ...each, ...part } : each)))
  return (
    <div className="grid gap-5 pt-3">
      {questions.map(({ question, choices, answer }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions have no id, and are added at the end alone
        <fieldset key={at} className="grid gap-2 rounded-control border border-line p-3">
          <legend className="px-1 font-semibold text-sm">Question {at + 1}</legend>
          <TextField
            label="Question"
            maxLength={maxLengthOf('attestations.ask', 'quiz[].question')}
            value={question}
            onChange={(event) => change(at, { question: event.target.value })}
          />
          {choices.map((choice, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what the answer names
            <span key={place} className="flex items-center gap-2">
              <input
                type="radio"
                name={`answer-${at}`}
                aria-label={`Choice ${place + 1} of question ${at + 1} is right`}
                checked={answer === place}
                onChange={() => change(at, { answer: place })}
                className="size-5 flex-none accent-brand"
              />
              <BareInput
                label={`Choice ${place + 1} of question ${at + 1}`}
                placeholder={`Choice ${place + 1}`}
                maxLength={maxLengthOf('attestations.ask', 'quiz[].choices[]')}
                value={choice}
                onChange={(event) =>
                  change(at, {
                    choices: choices.map((each, one) => (one === place ? event.target.value : each)),
                  })
                }
              />
              {choices.length > 2 && (
                <IconButton
                  label={`Remove choice ${place + 1} of question ${at + 1}`}
                  onClick={() =>
                    change(at, {
                      choices: choices.filter((_, one) => one !== place),
                      answer: answer >= place && answer > 0 ? answer - 1 : answer,
                    })
                  }
                >
                  <X aria-hidden />
                </IconButton>
              )}
            </span>
          ))}
          <span className="flex flex-wrap gap-2">
            {choices.length < QUIZ_CHOICES_AT_MOST && (
              <Button look="plain" size="small" onClick={() => change(at, { choices: [...choices, ''] })}>
                Add a choice
              </Button>
            )}
            <Button
              look="plain"
              size="small"
              onClick={() => onChange(questions.filter((_, place) => place !== at))}
            >
              Remove question {at + 1}
            </Button>
          </span>
        </fieldset>
      ))}
      {questions.length < QUIZ_QUESTIONS_AT_MOST && (
        <Button
          look="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => onChange([...questions, { question: '', choices: ['', ''], answer: 0 }])}
        >
          <Plus className="size-4" aria-hidden />
          Add a question
        </Button>
      )}
    </div>
  )
}

/** What is missing in a quiz, in words. */
export function quizProblem(questions: readonly QuizQuestion[]): string | undefined {
  const at = questions.findIndex(
    ({ question, choices }) => question.trim() === '' || choices.some((choice) => choice.trim() === ''),
  )
  return at < 0 ? undefined : `Question ${at + 1} of the quiz is not complete.`
}
