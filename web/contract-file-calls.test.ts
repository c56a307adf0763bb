import { contract } from '@plumbline/contract/index.ts'
import { expect, test } from 'vitest'
import { fileCalls } from './contract-file-calls.ts'

const calls = fileCalls(contract)

test.each([
  ['media.upload', 'takes a file'],
  ['workImports.check', 'takes a file beside other input'],
  ['users.exportCsv', 'answers with a file'],
  ['examItems.readFile', 'answers with a file, of an answer'],
])('%s carries a file: it %s', (call) => {
  expect(calls).toContain(call)
})

test('a call without one does not', () => {
  expect(calls).not.toContain('tasks.list')
  expect(calls.length).toBeLessThan(100)
})
