import type { OwnAttestation } from '@plumbline/contract/compliance/attestations.ts'

interface QuizAnswersProps {
  questions: OwnAttestation['quiz']
  answers: readonly (number | undefined)[]
  wrong: readonly number[]
  onAnswer: (at: number, answer: number) => void
}

/** The questions before a signature, with the answers that were chosen. */
export function QuizAnswers({ questions, answers, wrong, onAnswer }: QuizAnswersProps) {
  return questions.map(({ question, choices }, at) => (
    <fieldset key={question} className="grid gap-1.5 border-line border-b pb-4">
      <legend className="wrap-anywhere mb-1 font-semibold">{question}</legend>
      {choices.map((choice, place) => (
        <label key={choice} className="flex min-h-9 items-center gap-2.5">
          <input
            type="radio"
            name={`question-${at}`}
            checked={answers[at] === place}
            onChange={() => onAnswer(at, place)}
            className="size-5 flex-none accent-brand"
          />
          {choice}
        </label>
      ))}
      {wrong.includes(at) && (
        <p className="font-medium text-danger text-sm">This answer is not right. Read the section again.</p>
      )}
    </fieldset>
  ))
}
