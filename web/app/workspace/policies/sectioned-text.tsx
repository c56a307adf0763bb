import type { LawChange, LawCitation, VersionLaw } from '@plumbline/contract/compliance/policy-law.ts'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { Prose } from '../../ui/prose.tsx'
import { dayText } from '../work/day-text.ts'
import { LawLink } from './law-link.tsx'
import { splitSections } from './split-sections.ts'

interface SectionedTextProps {
  /** With its citations linked and its marks drawn. */
  html: string
  law: VersionLaw | undefined
}

/** Each section with its law beside it; on a phone below it. */
export function SectionedText({ html, law }: SectionedTextProps) {
  const sections = useMemo(() => splitSections(html, law !== undefined), [html, law])
  const open = new Map(
    law?.changes.filter(({ isReviewed }) => !isReviewed).map((change) => [change.citation, change]),
  )
  const named = new Map(law?.sections.map((section) => [section.number, section]))
  return (
    <div className="grid gap-y-7">
      {sections.map(({ number, html: text }) => {
        const section = named.get(number)
        const hasLaw = section && section.citations.length + section.unreadable.length > 0
        return (
          <div
            key={number}
            className="grid items-start gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,1fr)_min(13rem,18vw)]"
          >
            <Prose html={text} className="min-w-0 [&>:first-child]:mt-0!" />
            {hasLaw && <SectionLaw section={section} open={open} />}
          </div>
        )
      })}
    </div>
  )
}

interface SectionLawProps {
  section: VersionLaw['sections'][number]
  open: ReadonlyMap<string, LawChange>
}

function SectionLaw({ section: { heading, citations, unreadable }, open }: SectionLawProps) {
  // Paragraphs of one rule share their notes.
  const notes = [...new Set(citations.flatMap((citation) => citation.notes))]
  return (
    <aside
      data-beside
      aria-label={`Law of ${heading || 'the beginning'}`}
      className="border-line text-sm max-lg:border-l-2 max-lg:pl-3 lg:border-l lg:pl-4"
    >
      <p className="text-ink-faint text-xs">Implements</p>
      <ul className="mt-1 grid gap-1.5">
        {citations.map((citation) => (
          <li key={citation.text} className="wrap-anywhere">
            <Law citation={citation} change={open.get(citation.text)} />
          </li>
        ))}
        {unreadable.map((text) => (
          <li key={text} className="wrap-anywhere text-warning">
            “{text}” is not a citation we can read
          </li>
        ))}
      </ul>
      {notes.length > 0 && (
        <details className="mt-1.5">
          <summary className="min-h-6 cursor-pointer font-semibold text-warning">
            {notes.length === 1 ? 'A note on this law' : `${notes.length} notes on this law`}
          </summary>
          {notes.map((note) => (
            <p key={note} className="wrap-anywhere mt-1 text-warning">
              {note}
            </p>
          ))}
        </details>
      )}
    </aside>
  )
}

/** A change that nobody has reviewed is shown with its day, and with its redline where we hold it. */
function Law({ citation, change }: { citation: LawCitation; change: LawChange | undefined }) {
  const words = change && `Changed on ${dayText(change.changedOn)}`
  return (
    <>
      <LawLink citation={{ ...citation, notes: [] }} />
      {change && (
        <span className="block text-warning">
          {change.redline ? (
            <Link to={change.redline} className="font-semibold underline">
              {words}
            </Link>
          ) : (
            words
          )}
        </span>
      )}
    </>
  )
}
