import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import { parseContentFile, readContentTexts } from './content-files.ts'
import { ArticleFrontMatter } from './load-articles.ts'

const texts = await readContentTexts('articles')
const articles = texts.map(({ slug, text }) =>
  parseContentFile(`articles/${slug}.md`, text, ArticleFrontMatter),
)
const KNOWN_SECTIONS: Record<string, number[]> = parse(
  readFileSync(new URL('../../../content/articles/known-sections.yaml', import.meta.url), 'utf8'),
)

const COUNTS = { 'qualified-mortgage': 12, trid: 8, hmda: 7, 'fair-lending': 9, 'bsa-aml': 9 }
const WORDS = { least: 500, most: 1_200 }
const CITATION = /^\d+ (CFR \d+\.\d+(\([a-zA-Z0-9]+\))*|CFR Part \d+|USC \d+[a-z0-9-]*(\([a-zA-Z0-9]+\))*)$/
/** Two texts share this much of their five-word runs at the most. */
const ALIKE_AT_MOST = 0.05

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}$.,]+/gu) ?? []

test('every category has its number of articles', () => {
  const counts = Object.fromEntries(Object.keys(COUNTS).map((category) => [category, 0]))
  for (const { frontMatter } of articles) counts[frontMatter.category]! += 1
  expect(counts).toEqual(COUNTS)
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
  ({ frontMatter: { citations }, body }) => {
    for (const { cite } of citations) {
      expect(cite).toMatch(CITATION)
      expect(body, `${cite} stands in the text`).toContain(cite)
    }
    for (const [, part, section] of body.matchAll(/\b12 CFR (\d+)\.(\d+)/g)) {
      const sections = KNOWN_SECTIONS[part!]
      if (sections) expect(sections, `12 CFR ${part}.${section}`).toContain(Number(section))
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
