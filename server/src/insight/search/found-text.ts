import type { MarkedText } from '@plumbline/contract/insight/search.ts'
import { type FoundText, MARK_END, MARK_START } from '../../publishing/search/search-store.ts'
import type { Hit } from './search-source.ts'

export const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text)

export function asHit({ slug, title, snippet }: FoundText, href: string | null): Hit {
  return { slug, title: inPieces(title), snippet: inPieces(withoutMarkdown(snippet)), href }
}

function inPieces(marked: string): MarkedText {
  return marked
    .split(MARK_START)
    .flatMap((part, index) => {
      if (index === 0) return [{ text: part, isMatch: false }]
      const [match = '', after = ''] = part.split(MARK_END)
      return [
        { text: match, isMatch: true },
        { text: after, isMatch: false },
      ]
    })
    .filter(({ text }) => text !== '')
}

/** Snippets are cut from Markdown: removes its markup. */
function withoutMarkdown(text: string): string {
  return text.replaceAll(/[#*|`>]+|- \[ \]|-{3,}/g, ' ').replaceAll(/\s+/g, ' ')
}
