import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SERVER = new URL('../../', import.meta.url)

/** Functions of the library that give the words of paragraphs. */
const READS_WORDS =
  /\b(?:findFirstOf|searchTexts|searchPassages|findCitedPassage|listDifferencesOfDay|listPage)\b.*from '[./\w-]*(?:regulation-store|passage-store)\.ts'|import \{[^}]*\b(?:findFirstOf|searchTexts|searchPassages|findCitedPassage|listDifferencesOfDay|listPage)\b[^}]*\} from '[./\w-]*(?:regulation-store|passage-store)\.ts'/

/** Files that read words and show none, or show the standing in another way. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'regulations/retrieval/passage-store.ts': 'gives words to the search source, which adds the standing',
  'regulations/updates/text-updates.ts': 'compares words and shows none',
  'regulations/updates/changed-paragraph-store.ts':
    'the new words of one update, which the update itself explains',
  'regulations/updates/update-redline.ts': 'a redline of one update, with its legal statuses',
}

test('no place shows the words of a paragraph without its standing', () => {
  const files = globSync('**/*.ts', { cwd: SERVER }).filter((file) => !/\.test\.ts$/.test(file))
  const readers = files.filter((file) => READS_WORDS.test(readFileSync(new URL(file, SERVER), 'utf8')))
  expect(readers.length).toBeGreaterThan(4)
  const without = readers.filter(
    (file) =>
      !(file in OTHERWISE) &&
      !readFileSync(new URL(file, SERVER), 'utf8').includes("paragraph-standing-service.ts'"),
  )
  expect(without).toEqual([])
  expect(Object.keys(OTHERWISE).filter((file) => !readers.includes(file))).toEqual([])
})

test('no SQL outside the library reads the words of a paragraph', () => {
  const own = /^regulations\/(?:library|history|retrieval)\//
  const readers = globSync('**/*.ts', { cwd: SERVER }).filter((file) => {
    if (own.test(file) || /\.test\.ts$/.test(file)) return false
    const text = readFileSync(new URL(file, SERVER), 'utf8')
    return (
      /from regulation_paragraphs/.test(text) &&
      /\b(?:r|p|h)?\.?text\b(?=[^;]*from regulation_paragraphs)/.test(text.replaceAll(/\n/g, ' '))
    )
  })
  expect(
    readers.filter(
      (file) =>
        !(file in OTHERWISE) &&
        !file.startsWith('compliance/policies/') &&
        !file.startsWith('lending/loan-tests/law-of-tests'),
    ),
  ).toEqual([])
})
