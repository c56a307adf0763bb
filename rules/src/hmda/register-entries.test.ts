import { expect, test } from 'vitest'
import { shapeOf } from './file-shape.ts'
import { entryLabel, registerEntries } from './register-entries.ts'

const SHEET = '1|Harbor|2026|4|Ann Example|555-555-5555||||||3||'
const row = (uli: string, [type, purpose, action]: [string, string, string]) =>
  `2|LEI|${uli}|20260102|${type}|${purpose}|2|1|1|250000|${action}|20260301|12 Elm St|Salem`
const entriesOf = (text: string) => {
  const bytes = new TextEncoder().encode(text)
  const shape = shapeOf(bytes)
  if (!shape.readable) throw new Error(shape.because)
  return [...registerEntries(bytes, shape)]
}
const ULI = '549300HARBOR0000000X2600017B42'

test('reads entries after the transmittal sheet, with their line numbers', () => {
  const rows = [row(ULI, ['1', '31', '3']), '', row('LOAN-7', ['2', '1', '1'])]
  for (const lineFeed of ['\n', '\r\n'])
    for (const mark of ['', '\uFEFF']) {
      const text = `${mark}${[SHEET, ...rows].join(lineFeed)}${lineFeed}`
      expect(entriesOf(text).map(({ line, uli }) => [line, uli])).toEqual([
        [2, ULI],
        [4, 'LOAN-7'],
      ])
      expect(entriesOf(text.replaceAll('|', '\t'))).toHaveLength(2)
    }
  expect(entriesOf(rows.join('\n')).map(({ line }) => line)).toEqual([1, 3])
})

test('entries are grouped by codes in words, and by nothing that a damaged file has in their place', () => {
  const [entry, damaged] = entriesOf(
    [SHEET, row(ULI, ['1', '31', '3']), row('A', ['Ann Example', '', '12 Elm St'])].join('\n'),
  )
  expect(entry!.groups).toEqual({
    ...{ loanType: expect.stringMatching(/^1 \(/), loanPurpose: expect.stringMatching(/^31 \(/) },
    actionTaken: '3 (Application denied)',
  })
  expect(new Set(Object.values(damaged!.groups))).toEqual(new Set(['No valid code']))
})

test('a label has the end of a ULI, never most of it', () => {
  const label = (uli: string) => entryLabel({ line: 14, uli, groups: {} as never })
  expect(label(ULI)).toBe('Line 14: ULI or NULI ending in 017B42')
  expect(label('LOAN-7')).toBe('Line 14: ULI or NULI ending in N-7')
  expect(label('7')).toBe('Line 14')
  expect(label('')).toBe('Line 14')
})
