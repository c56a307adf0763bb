import { citationPath, officialAddress } from '@plumbline/rules/citations/citation-address.ts'
import { findCitations } from '@plumbline/rules/citations/find-citations.ts'

const TAG = /(<[^>]*>)/
const CLOSED_TO_LINKS = /^(?:a|code|pre|h[1-6]|button)$/

/** Makes links of the citations in rendered text; what already links, headings, and code stay as they are. */
export function withCitationLinks(html: string): string {
  const open: string[] = []
  return html
    .split(TAG)
    .map((piece) => {
      const tag = /^<(\/?)([a-z0-9]+)/i.exec(piece)
      if (tag) {
        const name = tag[2]!.toLowerCase()
        if (CLOSED_TO_LINKS.test(name)) {
          if (tag[1]) open.pop()
          else open.push(name)
        }
        return piece
      }
      return open.length > 0 ? piece : linked(piece)
    })
    .join('')
}

function linked(text: string): string {
  let result = ''
  let end = 0
  for (const { start, end: next, text: words, citation } of findCitations(text)) {
    const address = citationPath(citation) ?? officialAddress(citation)
    result += `${text.slice(end, start)}<a href="${address.replaceAll('&', '&amp;')}">${words}</a>`
    end = next
  }
  return result + text.slice(end)
}
