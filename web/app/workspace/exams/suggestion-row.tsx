import type { ExamSuggestion } from '@plumbline/contract/compliance/exam-items.ts'
import { Button } from '../../ui/button.tsx'
import { ANSWER_LABELS } from './exam-text.ts'

export function SuggestionRow({ suggestion, onUse }: { suggestion: ExamSuggestion; onUse: () => void }) {
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold">
          {ANSWER_LABELS[suggestion.kind]}: {suggestion.title}
        </p>
        <p className="text-ink-soft text-xs">{suggestion.why}</p>
      </div>
      <Button size="small" look="quiet" aria-label={`Use ${suggestion.title}`} onClick={onUse}>
        Use
      </Button>
    </div>
  )
}
