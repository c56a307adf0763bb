import type { DiffLine } from '@plumbline/rules/texts/line-diff.ts'

/** A word of a changed line; the underline and the strike repeat what the color says. */
export function ChangedWord({ word: { kind, text } }: { word: DiffLine }) {
  if (kind === 'added')
    return <ins className="font-semibold text-success underline decoration-2 underline-offset-2">{text}</ins>
  if (kind === 'removed') return <del className="font-semibold text-danger line-through">{text}</del>
  return text
}
