import type { LibraryContents } from '@plumbline/contract/regulations/regulations.ts'

/** Appendices that the part has and our copy does not: named, so that nobody takes the list for the whole. */
export function AppendicesNotHeld({ appendices }: { appendices: LibraryContents['notHeld'] }) {
  if (appendices.length === 0) return null
  return (
    <section className="mt-6 rounded-card border border-warning bg-warning-soft px-4 py-3">
      <h2 className="font-semibold">Not held here</h2>
      <ul className="mt-1 grid gap-1">
        {appendices.map(({ heading, officialAddress }) => (
          <li key={heading}>
            <a href={officialAddress} rel="noreferrer" className="underline underline-offset-2">
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
