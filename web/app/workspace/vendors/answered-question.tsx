import type { AskedQuestion } from '@plumbline/contract/compliance/vendor-questionnaires.ts'
import { Paperclip } from 'lucide-react'
import { answerText } from '../../platform/questionnaires/questionnaire-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { dayText } from '../work/day-text.ts'
import { openStoredFile } from '../work/open-stored-file.ts'

/** A question with what the vendor said, and what it said the time before. */
export function AnsweredQuestion({ question }: { question: AskedQuestion }) {
  const { text, given, before, change, files } = question
  return (
    <section className="grid gap-1.5">
      <h3 className="wrap-anywhere font-semibold text-[0.9375rem]">{text}</h3>
      <p className="wrap-anywhere whitespace-pre-wrap">
        {given ? answerText(given) || 'See the file.' : <span className="text-ink-faint">No answer yet</span>}{' '}
        {change === 'changed' && <Badge tone="warning">Changed</Badge>}
        {change === 'new' && <Badge>New</Badge>}
      </p>
      {change === 'changed' && before && (
        <p className="wrap-anywhere text-ink-soft text-sm">Before: {answerText(before)}</p>
      )}
      {files.map(({ fileId, name, validUntil }) => (
        <span key={fileId} className="wrap-anywhere text-sm">
          <Button look="plain" size="small" className="-ml-3" onClick={() => openStoredFile(fileId)}>
            <Paperclip className="size-4" aria-hidden />
            {name}
          </Button>
          {validUntil && <span className="text-ink-soft">valid until {dayText(validUntil)}</span>}
        </span>
      ))}
    </section>
  )
}
