import { globSync, readFileSync } from 'node:fs'
import { bundledThresholds } from '@plumbline/rules/testing/bundled-data.ts'
import { expect, test } from 'vitest'

const ROOT = new URL('../../../', import.meta.url)

/** Words of people who build the program to each other. */
const NOTE =
  /\b(?:do not ship|don['’]t ship|not settled by the text on hand|todo\b|fixme\b|xxx\b|wip\b|placeholder text|lorem ipsum|hack:|for now,? (?:we|this)|check before (?:release|shipping)|without checking)/i

/** Texts that people read: figures with their notes, law, articles, templates, help. */
const TEXTS = ['data/thresholds/*.csv', 'data/regulations/*.yaml', 'content/**/*.md', 'content/**/*.yaml']

/** Where a developer found a figure, instead of where a reader finds it. */
const SOURCE_OF_DEVELOPER =
  /\b(?:reg-text|general knowledge|platform county|hsh\.com|[0-9a-f]*(?:[0-9][a-f]|[a-f][0-9])[0-9a-f]{5,}\b)/i

test('the notes of figures name no file, commit, or guess of a developer', () => {
  const notes = [...bundledThresholds.values()].flat().map(({ note }) => note)
  expect(notes.length).toBeGreaterThan(300)
  expect(notes.filter((note) => SOURCE_OF_DEVELOPER.test(note) || NOTE.test(note))).toEqual([])
})

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
