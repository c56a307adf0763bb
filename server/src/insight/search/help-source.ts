import { stemsOf } from '@plumbline/rules/retrieval/words.ts'
import { readHelpTexts } from '../../publishing/content/site-content-store.ts'
import { markedSnippet, quoteFrom, type SearchSource } from './search-source.ts'

const QUOTES_AT_MOST = 1
const HITS_AT_MOST = 3

export const helpSource: SearchSource = {
  async findQuotes(asked) {
    const help = await readHelpTexts()
    return help
      .map(({ id, question, answer }) =>
        quoteFrom(asked, 'help', { title: question, body: answer, href: `/help#${id}`, textOf: null }),
      )
      .sort((one, other) => other.coverage - one.coverage)
      .slice(0, QUOTES_AT_MOST)
  },
  async findHits({ read }) {
    if (read.groups.length === 0) return []
    const help = await readHelpTexts()
    return help
      .filter(({ question, tags }) => {
        const held = new Set(stemsOf(`${question} ${tags.join(' ')}`))
        return read.groups.every(({ options }) =>
          options.some((words) => words.every((word) => held.has(word))),
        )
      })
      .slice(0, HITS_AT_MOST)
      .map(({ id, question, answer }) => ({
        slug: id,
        title: markedSnippet(question, read),
        snippet: markedSnippet(answer.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'), read),
        href: `/help#${id}`,
      }))
  },
}
