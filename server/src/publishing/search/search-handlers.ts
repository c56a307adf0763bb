import type { MarkedText } from '@plumbline/contract/publishing/search.ts'
import { members } from '../../platform/procedures.ts'
import { type FoundText, findArticles, findUpdates, MARK_END, MARK_START } from './search-store.ts'

export const searchHandlers = {
  everything: members.search.everything.handler(async ({ input: { query }, context: { db } }) => {
    if (!/[\p{L}\p{N}]/u.test(query)) return { articles: [], regulatoryUpdates: [] }
    const [articles, regulatoryUpdates] = await Promise.all([findArticles(db, query), findUpdates(db, query)])
    return { articles: articles.map(asHit), regulatoryUpdates: regulatoryUpdates.map(asHit) }
  }),
}

function asHit({ slug, title, snippet }: FoundText) {
  return { slug, title: inPieces(title), snippet: inPieces(withoutMarkdown(snippet)) }
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
