import type { LaterChange, TextAge } from '@plumbline/contract/regulations/regulations.ts'
import { longDateUtc } from '../../ui/date-text.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'

/** How old the text is, once near the heading. */
export function TextAgeLine({ age, on }: { age: TextAge; on?: string | undefined }) {
  const seen = age.unchangedTo && age.seenOn && age.unchangedTo > age.seenOn ? age.unchangedTo : age.seenOn
  return (
    <p className="text-ink-soft text-sm">
      {on && <>As it stood on {longDateUtc(on)} · </>}
      {age.asOf ? `Text as of ${longDateUtc(age.asOf)}` : 'Date of the text not known'}
      {age.checkedAt ? (
        <>
          {' · checked '}
          <TimeAgo iso={age.checkedAt} />
        </>
      ) : seen ? (
        ` · checked ${longDateUtc(seen)}`
      ) : (
        age.asOf && ' · not checked since'
      )}
      {age.heldFrom && ` · held from ${longDateUtc(age.heldFrom)}`}
    </p>
  )
}

/** What our copy of the section lacks, and where the official text is. */
export function GapsNote({ gaps, officialAddress }: { gaps: readonly string[]; officialAddress: string }) {
  if (gaps.length === 0) return null
  return (
    <div className="rounded-card border border-warning bg-warning-soft px-4 py-3 text-[0.9375rem]">
      {gaps.map((gap) => (
        <p key={gap}>
          <strong>{gap}</strong>
        </p>
      ))}
      <p>
        <OfficialLink address={officialAddress} />
      </p>
    </div>
  )
}

export function OfficialLink({ address }: { address: string }) {
  const host = new URL(address).hostname.replace(/^www\./, '')
  return (
    <a href={address} rel="noreferrer" className="font-semibold underline underline-offset-2">
      Read the official text at {host}
    </a>
  )
}

/** The government changed this after our copy. */
export function LaterChangesNote({ changes }: { changes: readonly LaterChange[] }) {
  if (changes.length === 0) return null
  return (
    <div className="rounded-card border border-warning bg-warning-soft px-4 py-3 text-[0.9375rem]">
      {changes.map(({ on, what, document }) => (
        <p key={on + what}>
          <strong>Changed on {longDateUtc(on)}, after our copy.</strong> {what}
          {document && ` Federal Register document ${document}.`} The new words are not loaded yet.
        </p>
      ))}
    </div>
  )
}
