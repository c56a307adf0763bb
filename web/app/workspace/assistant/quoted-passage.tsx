import type { Passage } from '@plumbline/contract/insight/assistant.ts'
import { Badge } from '../../ui/badge.tsx'
import { shortDate } from '../../ui/date-text.tsx'
import { PlaceLink } from './answer-link.tsx'
import { KIND_LABELS } from './answer-text.ts'

export function QuotedPassage({
  passage: { number, kind, title, quote, href, textOf, statuses },
}: {
  passage: Passage
}) {
  return (
    <figure className="grid gap-2 border-brass-mark border-l-2 pl-4">
      <blockquote className="whitespace-pre-wrap text-[0.9375rem] [overflow-wrap:anywhere]">
        {quote}
      </blockquote>
      <figcaption className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
        <span className="tabular text-ink-faint">[{number}]</span>
        <PlaceLink to={href} className="font-semibold text-brand underline underline-offset-4">
          {title}
        </PlaceLink>
        <span className="text-ink-soft">
          {KIND_LABELS[kind]}
          {textOf && `, words of ${shortDate(textOf)}`}
        </span>
        {statuses.map((status) => (
          <Badge key={status} tone="warning">
            {status}
          </Badge>
        ))}
      </figcaption>
    </figure>
  )
}
