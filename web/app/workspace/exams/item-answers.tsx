import type { ExamItemDetail, ExamSuggestion } from '@plumbline/contract/compliance/exam-items.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { FormProblem } from '../../ui/form-problem.tsx'
import { dayText } from '../work/day-text.ts'
import { PanelSection } from '../work/panel-section.tsx'
import { AnswerSearch } from './answer-search.tsx'
import { ANSWER_LABELS } from './exam-text.ts'
import { SuggestionRow } from './suggestion-row.tsx'

interface ItemAnswersProps {
  item: ExamItemDetail
  onChanged: () => Promise<unknown>
}

/** What answers the item: its evidence below, and here notes, policies, loan tests, and tasks. */
export function ItemAnswers({ item, onChanged }: ItemAnswersProps) {
  const at = { examId: item.examId, id: item.id }
  const queries = useQueryClient()
  const [note, setNote] = useState('')
  const [isSuggesting, setSuggesting] = useState(false)
  const [problem, setProblem] = useState<string>()
  const suggestions = useQuery(api.examItems.suggest.queryOptions({ input: at, enabled: isSuggesting }))

  async function act(work: () => Promise<unknown>): Promise<boolean> {
    setProblem(undefined)
    try {
      await work()
      await onChanged()
      await queries.invalidateQueries({ queryKey: api.evidence.key() })
      return true
    } catch (error) {
      setProblem(problemText(error, 'The answer could not be saved.'))
      return false
    }
  }
  async function addNote(event: FormEvent) {
    event.preventDefault()
    if (note.trim() === '') return setProblem('Enter a note.')
    if (await act(() => apiClient.examItems.addAnswer({ ...at, kind: 'note', text: note }))) setNote('')
  }
  const use = ({ kind, id }: ExamSuggestion) =>
    act(() =>
      kind === 'evidence'
        ? apiClient.evidence.link({ kind: 'exam_item', id: item.id, evidenceId: id })
        : apiClient.examItems.addAnswer({ ...at, kind, targetId: id }),
    )
  const offered = suggestions.data?.filter(({ title }) => !item.answers.some(({ text }) => text === title))

  return (
    <PanelSection
      title="Answers"
      count={item.answers.length}
      action={
        <button type="button" className="font-semibold text-brand" onClick={() => setSuggesting(true)}>
          Suggest
        </button>
      }
    >
      <FormProblem problem={problem} onDismiss={() => setProblem(undefined)} />
      <ul className="grid gap-2.5 text-sm">
        {item.answers.map((answer) => (
          <li key={answer.id} className="flex items-start gap-2">
            <div className="grid min-w-0 flex-1 gap-0.5">
              <span className="text-ink-soft text-xs">{ANSWER_LABELS[answer.kind]}</span>
              {answer.path ? (
                <Link to={answer.path} className="wrap-anywhere font-semibold hover:underline">
                  {answer.text}
                </Link>
              ) : (
                <span className="wrap-anywhere whitespace-pre-line">{answer.text}</span>
              )}
              {answer.isDelivered && answer.alreadyDelivered && (
                <span className="text-ink-soft text-xs">
                  Delivered on {dayText(answer.alreadyDelivered.on)}
                </span>
              )}
              {!answer.isDelivered && answer.alreadyDelivered && (
                <span className="text-warning text-xs">
                  Already delivered on {dayText(answer.alreadyDelivered.on)} as item{' '}
                  {answer.alreadyDelivered.itemNumber}
                </span>
              )}
              {answer.warnings.map((warning) => (
                <span key={warning} className="text-warning text-xs">
                  {warning}
                </span>
              ))}
            </div>
            {answer.kind !== 'evidence' && (
              <Button
                look="plain"
                size="small"
                aria-label={`Remove ${answer.text.slice(0, 60)}`}
                onClick={() =>
                  act(() =>
                    apiClient.examItems.removeAnswer({ examId: item.examId, itemId: item.id, id: answer.id }),
                  )
                }
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isSuggesting && (
        <div role="status" className="grid gap-2 rounded-control border border-line p-3 text-sm">
          {suggestions.isPending && <p>Looking for what you have already…</p>}
          {suggestions.isError && <p>The suggestions could not be loaded.</p>}
          {offered?.length === 0 && (
            <p className="text-ink-soft">
              Nothing else that you have matches this request. Search below, or add a note.
            </p>
          )}
          {offered?.map((suggestion) => (
            <SuggestionRow key={suggestion.id} suggestion={suggestion} onUse={() => use(suggestion)} />
          ))}
        </div>
      )}
      <AnswerSearch item={item} onUse={use} />
      <form onSubmit={addNote} className="grid gap-2">
        <TextArea
          label="Note to the examiner"
          rows={2}
          maxLength={maxLengthOf('examItems.addAnswer', 'text')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <div>
          <Button type="submit" size="small" look="quiet">
            Add note
          </Button>
        </div>
      </form>
    </PanelSection>
  )
}
