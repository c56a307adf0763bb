import type { PolicySuggestion } from '@plumbline/contract/compliance/policy-drafts.ts'

/** So much of what is around a change is repeated beside it. */
const AROUND = 40

/** The words struck and inserted, with a little of what is around them. */
export function SuggestionText({ suggestion }: { suggestion: PolicySuggestion }) {
  const { before, quote, replacement, after } = suggestion
  return (
    <p className="wrap-anywhere whitespace-pre-line font-serif leading-relaxed">
      <span className="text-ink-soft">{lastLine(before)}</span>
      {quote && <del className="text-danger line-through">{quote}</del>}
      {quote && replacement && ' '}
      {replacement && (
        <ins className="text-success underline decoration-2 underline-offset-2">{replacement}</ins>
      )}
      {!replacement.endsWith('\n') && <span className="text-ink-soft">{firstLine(after)}</span>}
    </p>
  )
}

/** Lines and the cells of tables end here. */
const ENDS = /\n|\s*\|/

function lastLine(text: string): string {
  const line = text.split(ENDS).at(-1)!.trimStart()
  return line.length > AROUND ? `…${line.slice(-AROUND).replace(/^\S*\s/, '')}` : line
}

function firstLine(text: string): string {
  const line = text.split(ENDS)[0]!
  return line.length > AROUND ? `${line.slice(0, AROUND).replace(/\s\S*$/, '')}…` : line
}
