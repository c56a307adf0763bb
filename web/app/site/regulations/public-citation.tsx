import type { Citation } from '@plumbline/rules/citations/citation.ts'
import { citationPath, officialAddress } from '@plumbline/rules/citations/citation-address.ts'

/** A plain link: public pages need no scripts. */
export function publicCitation(on: string | undefined) {
  return (citation: Citation, text: string) => (
    <a
      href={citationPath(citation, { on, library: '/regulations' }) ?? officialAddress(citation)}
      className="underline decoration-brass-mark underline-offset-2 hover:decoration-2"
    >
      {text}
    </a>
  )
}
