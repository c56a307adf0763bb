import type { DryRunFact, DryRunQuestion } from '@plumbline/contract/compliance/exams.ts'
import { FACT_LABELS } from '@plumbline/rules/exams/dry-run.ts'
import { Link } from 'react-router'
import { CitationText } from '../work/citation-text.tsx'
import { dayText } from '../work/day-text.ts'

export function QuestionHead({ question: { question, source, citation } }: { question: DryRunQuestion }) {
  return (
    <div>
      <p className="font-semibold">{question}</p>
      <p className="text-ink-soft text-xs">
        {source}
        {citation && (
          <>
            {' · '}
            <CitationText text={citation} />
          </>
        )}
      </p>
    </div>
  )
}

export function FactList({ facts, label }: { facts: readonly DryRunFact[]; label: string }) {
  return (
    <ul aria-label={label} className="grid gap-1.5">
      {facts.map(({ kind, id, title, section, detail, on, path }) => (
        <li key={`${id} ${title} ${section}`} className="wrap-anywhere text-sm">
          <span className="text-ink-soft">{FACT_LABELS[kind]}: </span>
          <Link to={path} className="font-semibold text-brand hover:underline">
            {section ? `${title}, ${section}` : title}
          </Link>
          <span className="text-ink-soft">
            {' · '}
            {detail}
            {on && ` · ${dayText(on)}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
