import { expect, test } from 'vitest'
import { readPastedFees } from './paste-fees.ts'

test('reads rows of a spreadsheet and guesses their kind', () => {
  const text = 'Origination fee\t$1,200.00\t1,230\nRecording\t300\t310.5\nTitle search\t1,500\t$1,500\n'
  expect(readPastedFees(text)).toEqual({
    rows: [
      { id: 'Origination fee', estimated: '1200.00', actual: '1230', kind: 'creditor_fee' },
      { id: 'Recording', estimated: '300', actual: '310.5', kind: 'recording_fee' },
      { id: 'Title search', estimated: '1500', actual: '1500', kind: 'third_party' },
    ],
    unread: [],
  })
})

test('reports the lines that it cannot read by their number', () => {
  const { rows, unread } = readPastedFees('Fee\tEstimate\tActual\n\nRecording\t1\t2\nTitle\t1\n')
  expect(rows).toHaveLength(1)
  expect(unread).toEqual([
    { line: 1, text: 'Fee\tEstimate\tActual' },
    { line: 4, text: 'Title\t1' },
  ])
})
