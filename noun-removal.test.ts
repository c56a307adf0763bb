import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NOUN_ENTRIES } from './contract/src/noun-list.ts'
import { isOwnFile, NOUN_LISTS, withoutNoun } from './scripts/noun-removal.ts'

/**
 * Removing a noun that has an entry in the contract touches three files outside its own. This reads the sources;
 * `npm run noun-removal -- training` removes it in a copy and compiles what is left.
 */

/** Public texts and the law speak of what banks do, whether the product has a noun for it or not. */
const SPEAKS_OF_BANKS = /^web\/app\/site\//

const sources = execFileSync(
  'git',
  [
    'ls-files',
    '-co',
    '--exclude-standard',
    ...['contract', 'server', 'web'].flatMap((name) => [`${name}/**/*.ts`, `${name}/**/*.tsx`]),
  ],
  { encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((path) => existsSync(path) && !/\.test\.tsx?$/.test(path) && !SPEAKS_OF_BANKS.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const nouns = NOUN_ENTRIES.map((entry) => [Object.keys(entry.subjects)[0]!, entry] as const)

/** Names that a program gives it, as they are written in code, and not words of a sentence. */
function namesOf(entry: (typeof NOUN_ENTRIES)[number]): RegExp[] {
  const { descriptions, subjects, needs, notifications, acts, keys, webhooks, screens } = entry
  const quoted = [descriptions, subjects, needs, notifications, acts, keys, webhooks].flatMap((names) =>
    Object.keys(names),
  )
  const parts = Object.keys(descriptions)
  const tables = entry.kept.flatMap(({ tables }) => tables)
  return [
    ...quoted.map((name) => new RegExp(`['"\`]${name.replaceAll('.', '\\.')}['"\`]`)),
    ...parts.map((part) => new RegExp(`\\b(?:api|apiClient|client|everyone|members|managers)\\.${part}\\b`)),
    ...tables.map((table) => new RegExp(`\\b(?:from|join|into|update|public\\.)\\s?${table}\\b`)),
    ...screens.map(({ path }) => new RegExp(`${path}\\b`)),
  ]
}

test('there is a noun whose removal is shown', () => {
  expect(nouns.length).toBeGreaterThan(0)
})

test.each(nouns)('%s is named in three lists outside its files, and nowhere else', (noun, entry) => {
  const names = namesOf(entry)
  const imported = new RegExp(`from '[^']*/${noun}s?[-./][^']*'`)
  const naming = sources
    .filter(({ path }) => !isOwnFile(path, noun))
    .filter(({ text }) => imported.test(text) || names.some((name) => name.test(text)))
    .map(({ path }) => path)
  expect(naming.toSorted()).toEqual([...NOUN_LISTS].toSorted())
})

test.each(nouns)('the lists without %s name nothing of it', (noun) => {
  for (const path of NOUN_LISTS) {
    const left = withoutNoun(readFileSync(path, 'utf8'), noun)
    expect(left).not.toMatch(new RegExp(noun, 'i'))
  }
})
