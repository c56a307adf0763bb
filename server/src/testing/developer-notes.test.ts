import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = new URL('../../../', import.meta.url)

/** Words of people who build the program to each other. */
const NOTE =
  /\b(?:do not ship|don['’]t ship|not settled by the text on hand|todo\b|fixme\b|xxx\b|wip\b|placeholder text|lorem ipsum|hack:|for now,? (?:we|this)|check before (?:release|shipping)|without checking)/i

/** Texts that people read: figures with their notes, law, articles, templates, help. */
const TEXTS = ['data/thresholds/*.csv', 'data/regulations/*.yaml', 'content/**/*.md', 'content/**/*.yaml']

test('no note of a developer reaches a screen', () => {
  const files = TEXTS.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap((file) =>
    readFileSync(new URL(file, ROOT), 'utf8')
      .split('\n')
      .flatMap((line, index) => (NOTE.test(line) ? [`${file}:${index + 1}: ${line.slice(0, 120)}`] : [])),
  )
  expect(found).toEqual([])
})
