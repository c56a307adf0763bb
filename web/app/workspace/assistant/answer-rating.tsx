import { type AnsweredQuestion, REASON_MAX_LENGTH } from '@plumbline/contract/insight/assistant.ts'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.tsx'

export function AnswerRating({ asked }: { asked: AnsweredQuestion }) {
  const [rating, setRating] = useState(asked.rating)
  const [reason, setReason] = useState(asked.ratingReason)
  const [isExplaining, setExplaining] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function rate(next: 'up' | 'down' | null, because: string) {
    const before = rating
    setRating(next)
    setProblem(undefined)
    try {
      await apiClient.assistant.rate({ id: asked.id, rating: next, reason: because })
      return true
    } catch (error) {
      setRating(before)
      setProblem(problemText(error, 'The rating was not saved'))
      return false
    }
  }

  async function explain(event: FormEvent) {
    event.preventDefault()
    if (!(await rate('down', reason))) return
    setExplaining(false)
    showToast('Thank you. The managers of your institution see this')
  }

  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-1">
        <IconButton
          label="This helped"
          aria-pressed={rating === 'up'}
          className={rating === 'up' ? 'text-brand' : undefined}
          onClick={() => {
            setExplaining(false)
            void rate(rating === 'up' ? null : 'up', '')
          }}
        >
          <ThumbsUp aria-hidden />
        </IconButton>
        <IconButton
          label="This did not help"
          aria-pressed={rating === 'down'}
          className={rating === 'down' ? 'text-brand' : undefined}
          onClick={() => {
            setExplaining(rating !== 'down')
            void rate(rating === 'down' ? null : 'down', '')
          }}
        >
          <ThumbsDown aria-hidden />
        </IconButton>
      </div>
      {isExplaining && (
        <form onSubmit={explain} className="flex max-w-xl flex-wrap items-end gap-2">
          <div className="min-w-48 flex-1">
            <TextField
              label="What was missing or wrong?"
              value={reason}
              maxLength={REASON_MAX_LENGTH}
              onChange={({ target }) => setReason(target.value)}
            />
          </div>
          <Button type="submit" look="quiet">
            Send
          </Button>
        </form>
      )}
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
    </div>
  )
}
