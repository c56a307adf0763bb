import { expect, test } from 'vitest'
import { readLoans } from './loan-reading.ts'

const reading = (text: string) => readLoans(new File([text], 'notes.xml'), [])

test('asks for the columns of a table alone that has rows', async () => {
  const { unmatched, problems } = await reading('Amount lent,Branch\n250000,North\n')
  expect(unmatched).toMatchObject([{ loans: 1, header: ['Amount lent', 'Branch'] }])
  expect(problems).toEqual([])
})

test.each(['Dear Sir', 'Dear Sir\n\n ,\n', 'Dear Sir, and others\n'])(
  'refuses a text without rows: %j',
  async (text) => {
    const { unmatched, problems } = await reading(text)
    expect(unmatched).toEqual([])
    expect(problems).toMatchObject([{ problem: expect.stringContaining('This is no loan file') }])
  },
)
