import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MAX_LENGTH_CALL } from './max-length-plugin.ts'
import { maxLengthIn } from './max-lengths.ts'

const files = execFileSync('git', ['grep', '-l', 'maxLengthOf(', '--', 'web/app'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !file.endsWith('/max-length.ts'))

test.each(files)('every longest text that %s names is in the contract', (file) => {
  const text = readFileSync(file, 'utf8')
  const calls = [...text.matchAll(MAX_LENGTH_CALL)]
  expect(calls).toHaveLength(text.match(/\bmaxLengthOf\(/g)!.length)
  for (const [, operation = '', field = ''] of calls) expect(maxLengthIn(operation, field)).toBeGreaterThan(0)
})

test('reads through lists, defaults, and choices', () => {
  expect(maxLengthIn('tasks.create', 'checklist[].text')).toBe(300)
  expect(maxLengthIn('tasks.create', 'recurrence')).toBe(200)
  expect(maxLengthIn('monitoring.answer', 'note.text')).toBe(2_000)
})

test('what the contract does not have is named', () => {
  expect(() => maxLengthIn('tasks.creates', 'title')).toThrow('no operation tasks.creates')
  expect(() => maxLengthIn('tasks.create', 'titel')).toThrow('no longest text for titel of tasks.create')
})

/** What reaches no operation: passwords and codes have rules of their own, and a seed stays in the browser. */
const OF_NO_OPERATION =
  /\/(?:account|sign-in)\/|\/(?:seat-proof|examiner-sign-in|sampling-page|help-search)\.tsx:/

test('no form copies the number of a longest text', () => {
  const places = ['workspace', 'site', 'admin', 'reader', 'examiner'].map((place) => `web/app/${place}`)
  const written = execFileSync('git', ['grep', '-nE', 'maxLength=\\{[0-9_]+\\}', '--', ...places], {
    encoding: 'utf8',
  })
  expect(written.split('\n').filter((line) => line && !OF_NO_OPERATION.test(line))).toEqual([])
})
