import { citationPath } from '@plumbline/rules/citations/citation-address.ts'
import { findCitations } from '@plumbline/rules/citations/find-citations.ts'
import { Link } from 'react-router'

/** Paragraphs as links into the regulation library; words between them stay words. */
export function CitedText({ text, part }: { text: string; part: string }) {
  const pieces: React.ReactNode[] = []
  let at = 0
  for (const { start, end, text: words, citation } of findCitations(text, { part })) {
    const address = citationPath(citation)
    if (!address) continue
    pieces.push(text.slice(at, start))
    pieces.push(
      <Link key={start} to={address} className="underline decoration-transparent hover:decoration-current">
        {words}
      </Link>,
    )
    at = end
  }
  pieces.push(text.slice(at))
  return <span className="text-[0.8125rem] font-semibold text-brass">{pieces}</span>
}
