import type { LawCitation } from '@plumbline/contract/compliance/policy-law.ts'
import { Link } from 'react-router'

const NOTES: Readonly<Record<LawCitation['state'], string>> = {
  held: '',
  loading: '',
  not_held: 'text not held, opens the official one',
  not_found: 'not in our text of today',
}

/** A citation with its text in the library, or where the government publishes it. */
export function LawLink({ citation }: { citation: LawCitation }) {
  const { text, state, path, officialAddress, notes } = citation
  const look = 'font-semibold text-brass hover:underline'
  return (
    <>
      {path && state !== 'not_found' ? (
        <Link to={path} className={look}>
          {text}
        </Link>
      ) : (
        <a href={officialAddress} target="_blank" rel="noopener noreferrer" className={look}>
          {text}
        </a>
      )}
      {NOTES[state] && <span className="text-ink-faint"> {NOTES[state]}</span>}
      {notes.map((note) => (
        <span key={note} className="wrap-anywhere block text-warning">
          {note}
        </span>
      ))}
    </>
  )
}
