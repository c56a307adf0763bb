import { ARTICLE_CATEGORIES } from '@plumbline/contract/publishing/article-categories.ts'
import { findCitations } from '@plumbline/rules/citations/find-citations.ts'
import {
  isInLibrary,
  isWholePart,
  LIBRARY_PARTS,
  libraryPart,
} from '@plumbline/rules/citations/library-parts.ts'
import { splitRegulationText } from '@plumbline/rules/regulations/split-text.ts'
import { expect, test } from 'vitest'
import { renderMarkdown } from '../../platform/markdown/render-markdown.ts'
import { readBundledHistory } from '../../regulations/history/bundled-history.ts'
import { keysOf } from '../../regulations/library/find-citation.ts'
import { parseContentFile, readContentTexts } from './content-files.ts'
import { ArticleFrontMatter } from './load-articles.ts'

const texts = await readContentTexts('articles')
const articles = texts.map(({ slug, text }) =>
  parseContentFile(`articles/${slug}.md`, text, ArticleFrontMatter),
)
/** The keys of every paragraph that the library holds. */
const LIBRARY = new Map(
  LIBRARY_PARTS.map((part) => {
    const history = readBundledHistory(part)
    const latest = history.events.findLast(({ version }) => version)?.version ?? history.firstVersion.id
    const { paragraphs } = splitRegulationText(part, history.linesOf(latest))
    return [part, new Set(paragraphs.map(({ key }) => key))]
  }),
)

const COUNTS = { 'qualified-mortgage': 12, trid: 8, hmda: 7, 'fair-lending': 9, 'bsa-aml': 9 }
const WORDS = { least: 500, most: 1_200 }
const CITATION = /^\d+ (CFR \d+\.\d+(\([a-zA-Z0-9]+\))*|CFR Part \d+|USC \d+[a-z0-9-]*(\([a-zA-Z0-9]+\))*)$/
/** Two texts share this much of their five-word runs at the most. */
const ALIKE_AT_MOST = 0.05

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}$.,]+/gu) ?? []

test('the first categories have their number of articles, and later ones have some', () => {
  const counts = Object.fromEntries(ARTICLE_CATEGORIES.map((category) => [category, 0]))
  for (const { frontMatter } of articles) counts[frontMatter.category]! += 1
  expect(counts).toMatchObject(COUNTS)
  for (const category of ARTICLE_CATEGORIES) expect(counts[category], category).toBeGreaterThan(0)
})

test.each(articles)('$slug is of a length that can be read, with a checklist and headings', ({ body }) => {
  const words = body.split(/\s+/).length
  expect(words).toBeGreaterThanOrEqual(WORDS.least)
  expect(words).toBeLessThanOrEqual(WORDS.most)
  expect(body.match(/^## /gm)?.length).toBeGreaterThanOrEqual(3)
  expect(body).not.toMatch(/^# |<[a-z]/m)
  expect(renderMarkdown(body).tasks.length).toBeGreaterThanOrEqual(4)
})

test.each(articles)(
  '$slug cites what exists, and says it in its text',
  ({ slug, frontMatter: { citations }, body }) => {
    for (const { cite } of citations) {
      expect(cite).toMatch(CITATION)
      expect(body, `${cite} is in the text`).toContain(cite)
    }
    for (const { citation, text } of findCitations(body)) {
      if (!isInLibrary(citation) || isWholePart(citation)) continue
      expect(LIBRARY.get(libraryPart(citation))!.has(keysOf(citation)[0]!), `${slug}: ${text}`).toBe(true)
    }
  },
)

test('no two articles are alike', () => {
  const runs = articles.map(({ slug, body }) => {
    const words = wordsOf(body)
    return { slug, set: new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' '))) }
  })
  const alike: string[] = []
  for (const [index, one] of runs.entries()) {
    for (const other of runs.slice(index + 1)) {
      const shared = [...one.set].filter((run) => other.set.has(run)).length
      if (shared / Math.min(one.set.size, other.set.size) > ALIKE_AT_MOST)
        alike.push(`${one.slug} ~ ${other.slug}`)
    }
  }
  expect(alike).toEqual([])
})
