import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { printCitation } from '@plumbline/rules/citations/print-citation.ts'
import {
  type PolicySection,
  policySections,
  withImplemented,
} from '@plumbline/rules/policies/policy-sections.ts'
import { X } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { BareInput } from '../../ui/field.tsx'

interface SectionLawProps {
  body: string
  onChange: (body: string) => void
}

/** Names the law of each section; it is in the text as a line "Implements: …". */
export function SectionLaw({ body, onChange }: SectionLawProps) {
  const sections = policySections(useDeferredValue(body))
  const shown = sections.filter(
    ({ number, citations, unreadable }) => number > 0 || citations.length > 0 || unreadable.length > 0,
  )
  return (
    <Card className="grid gap-3 px-5 py-5">
      <div>
        <h2 className="font-semibold">Law that each section implements</h2>
        <p className="text-ink-soft text-sm">
          It is in the text as a line “Implements: 12 CFR 1026.35(b)”, and is approved and signed with it.
        </p>
      </div>
      {shown.length === 0 && (
        <p className="text-ink-soft text-sm">Write a heading first: a line that begins with #.</p>
      )}
      <ul className="grid gap-4">
        {shown.map((section) => (
          <SectionRow
            key={section.number}
            section={section}
            onChange={(citations) => onChange(withImplemented(body, section.number, citations))}
          />
        ))}
      </ul>
    </Card>
  )
}

interface SectionRowProps {
  section: PolicySection
  onChange: (citations: string[]) => void
}

function SectionRow({ section, onChange }: SectionRowProps) {
  const { heading, citations, unreadable } = section
  const name = heading || 'Before the first heading'
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const all = [...citations, ...unreadable]

  function add() {
    if (typed.trim() === '') return
    const citation = parseCitation(typed)
    if (!citation)
      return setProblem(
        'This is not a citation we can read. Write it like 12 CFR 1026.43(e)(3) or 31 CFR 1010.312.',
      )
    const text = printCitation(citation)
    if (!citations.includes(text)) onChange([...all, text])
    setTyped('')
    setProblem(undefined)
  }

  /** The field is in the form of the whole draft, which Enter would save. */
  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }

  return (
    <li className="grid gap-1.5 text-sm">
      <span className="wrap-anywhere font-semibold">{name}</span>
      {all.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {all.map((text) => (
            <li
              key={text}
              className="inline-flex items-center gap-1 rounded-control border border-line py-0.5 pl-2.5"
            >
              <span className={unreadable.includes(text) ? 'wrap-anywhere text-warning' : 'text-brass'}>
                {unreadable.includes(text) ? `“${text}” cannot be read` : text}
              </span>
              <IconButton
                label={`Remove ${text} from ${name}`}
                className="size-8"
                onClick={() => onChange(all.filter((one) => one !== text))}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <span className="flex max-w-md gap-2">
        <BareInput
          label={`Law that “${name}” implements`}
          placeholder="12 CFR 1026.35(b)"
          maxLength={maxLengthOf('citationLinks.add', 'text')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={addOnEnter}
        />
        <Button look="quiet" className="flex-none" onClick={add}>
          Add
          <span className="sr-only"> law to {name}</span>
        </Button>
      </span>
      {problem && (
        <p role="alert" className="font-medium text-danger">
          {problem}
        </p>
      )}
    </li>
  )
}
