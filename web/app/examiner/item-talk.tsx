import type { SeatedItem } from '@plumbline/contract/compliance/examiner.ts'
import { QUESTION_AT_MOST } from '@plumbline/contract/compliance/examiner.ts'
import { type FormEvent, useRef, useState } from 'react'
import { apiClient } from '../platform/api/api-client.ts'
import { problemText } from '../platform/api/outcome.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { FormProblem } from '../ui/form-problem.tsx'
import { DAY, itemName } from './seat-text.ts'

interface ItemTalkProps {
  examId: string
  item: SeatedItem
  onChanged: () => Promise<unknown>
}

/** Questions on an item, and the word that it arrived. */
export function ItemTalk({ examId, item, onChanged }: ItemTalkProps) {
  const [isAsking, setAsking] = useState(false)
  const [question, setQuestion] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  /** The form was open: its button takes the focus back. */
  const [hasAsked, setHasAsked] = useState(false)
  const askButton = useRef<HTMLButtonElement>(null)
  async function act(work: () => Promise<unknown>, done: string) {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
      setAsking(false)
      setQuestion('')
      await onChanged()
      setSaid(done)
    } catch (error) {
      setProblem(problemText(error, 'That did not work. Please try again.'))
    }
    setBusy(false)
  }
  async function receive() {
    askButton.current?.focus()
    await act(() => apiClient.examiner.receive({ examId, id: item.id }), 'Marked received.')
  }
  function ask(event: FormEvent) {
    event.preventDefault()
    if (question.trim() === '') return setProblem('Enter a question.')
    void act(() => apiClient.examiner.ask({ examId, id: item.id, question }), 'The question was sent.')
  }
  return (
    <div className="grid gap-3 border-line border-t pt-3">
      {item.questions.map(({ id, question: text, askedByName, askedAt }) => (
        <p key={id} className="wrap-anywhere whitespace-pre-line text-sm">
          {text}{' '}
          <span className="text-ink-soft text-xs">
            {askedByName}, {DAY.format(new Date(askedAt))}
          </span>
        </p>
      ))}
      <FormProblem problem={problem} onDismiss={() => setProblem(undefined)} />
      {isAsking ? (
        <form onSubmit={ask} className="grid gap-2">
          <TextArea
            label={`Question on ${itemName(item)}`}
            rows={3}
            autoFocus
            maxLength={QUESTION_AT_MOST}
            value={question}
            onChange={(event) => setQuestion(event.target.value)}
          />
          <div className="flex gap-2">
            <Button type="submit" size="small" busy={isBusy}>
              Send question
            </Button>
            <Button
              size="small"
              look="quiet"
              onClick={() => {
                setAsking(false)
                setProblem(undefined)
              }}
            >
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <div className="flex gap-2">
          <Button
            size="small"
            look="quiet"
            ref={askButton}
            autoFocus={hasAsked}
            aria-label={`Ask about ${itemName(item)}`}
            onClick={() => {
              setAsking(true)
              setHasAsked(true)
              setSaid('')
            }}
          >
            Ask a question
          </Button>
          {!item.receivedAt && (
            <Button
              size="small"
              look="quiet"
              busy={isBusy}
              aria-label={`Mark ${itemName(item)} received`}
              onClick={receive}
            >
              Mark received
            </Button>
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
