import type { ExamItemDetail, ExamSuggestion } from '@plumbline/contract/compliance/exam-items.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { BareInput } from '../../ui/field.tsx'
import { SuggestionRow } from './suggestion-row.tsx'

interface AnswerSearchProps {
  item: ExamItemDetail
  onUse: (suggestion: ExamSuggestion) => Promise<unknown>
}

/** Finds what is in Plumbline already, to answer the item with it. */
export function AnswerSearch({ item, onUse }: AnswerSearchProps) {
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim())
  const found = useQuery(
    api.examItems.search.queryOptions({
      input: { examId: item.examId, id: item.id, query },
      enabled: query.length > 1,
    }),
  )
  return (
    <div className="grid gap-2 text-sm">
      <BareInput
        label="Find something to answer with"
        type="search"
        placeholder="Search by title"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className="text-ink-soft text-xs">
        Evidence, policies, loan tests, tasks, stored HMDA files, and your own reports
      </p>
      {found.isError && <p role="alert">The search did not work. Please try again.</p>}
      {query.length > 1 && found.data?.length === 0 && (
        <p className="text-ink-soft">
          Nothing matches. Files are dropped below; HMDA files are found once they are stored at HMDA.
        </p>
      )}
      {query.length > 1 &&
        found.data?.map((suggestion) => (
          <SuggestionRow
            key={`${suggestion.kind} ${suggestion.id}`}
            suggestion={suggestion}
            onUse={() => onUse(suggestion)}
          />
        ))}
    </div>
  )
}
