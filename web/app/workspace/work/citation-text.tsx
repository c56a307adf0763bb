import { citationPath, officialAddress } from '@plumbline/rules/citations/citation-address.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { Link } from 'react-router'

/** A citation that opens the law: in our library, or where the government publishes it. */
export function CitationText({ text }: { text: string }) {
  const citation = parseCitation(text)
  if (!citation) return text
  const path = citationPath(citation)
  const look = 'font-semibold text-brass hover:underline'
  if (path)
    return (
      <Link to={path} className={look}>
        {text}
      </Link>
    )
  return (
    <a href={officialAddress(citation)} className={look}>
      {text}
    </a>
  )
}
