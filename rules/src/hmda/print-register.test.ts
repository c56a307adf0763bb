import { expect, test } from 'vitest'
import { CLEAN_SHEET, changesOf, rowText } from '../testing/hmda-rows.ts'
import { shapeOf } from './file-shape.ts'
import { filingYear } from './filing-years.ts'
import { F } from './loan-fields.ts'
import { printRegister, withField } from './print-register.ts'
import { RegisterCheck } from './register-check.ts'

const encoder = new TextEncoder()
const row = (changes = '') => rowText(changesOf(changes))

function open(text: string) {
  const bytes = encoder.encode(text)
  const shape = shapeOf(bytes)
  if (!shape.readable) throw new Error(shape.because)
  const check = new RegisterCheck(bytes, { filing: filingYear(2026)!, from: shape.from })
  while (check.step(10));
  const print = (sheet?: string) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      Uint8Array.from(printRegister(check, sheet, shape.from).flatMap((part) => [...part])),
    )
  return { check, print, shape }
}

const files: Record<string, string> = {
  'line feeds': `${CLEAN_SHEET}\n${row()}\n${row('uli=B2')}\n`,
  'no final line feed': `${CLEAN_SHEET}\n${row()}\n${row('uli=B2')}`,
  'CRLF and a byte order mark': `\ufeff${CLEAN_SHEET}\r\n${row()}\r\n${row('uli=B2')}\r\n`,
  'mixed line ends, blanks and trailing pipes': `${CLEAN_SHEET}|\r\n ${row()}| \n${row('uli=B2').replace('Tulsa', ' Tulsa ')}\r\n\n\n`,
  'quotes, tabs and letters beyond ASCII': `${CLEAN_SHEET}\n${row('city=Cañon_City').replace('|NA|', '|"NA"|')}\t\n`,
}

test.each(Object.entries(files))('a file with %s comes out byte for byte when nothing changed', (_, text) => {
  expect(open(text).print()).toBe(text)
})

test.each(Object.entries(files))('a file with %s differs in the changed field alone', (_, text) => {
  const { check, print } = open(text)
  check.register.change(0, withField(check.register, check.row, 0, F.loanAmount, '310000'))
  check.recheck([0])
  const cleaned = text.includes('"NA"') ? text.replace('|"NA"|', '|NA|').replace('\t', '') : text
  expect(print()).toBe(cleaned.replace('|300000|', '|310000|'))
  check.register.change(0, undefined)
  expect(print()).toBe(text)
})

test('removed, added and sheet rows', () => {
  const { check, print } = open(files['CRLF and a byte order mark']!)
  check.register.remove(0)
  check.register.appendText(encoder.encode(row('uli=C3')))
  check.recheck([0, 2])
  const sheet = CLEAN_SHEET.replace('|5|1|', '|5|2|')
  expect(print(sheet)).toBe(`\ufeff${sheet}\r\n${row('uli=B2')}\r\n${row('uli=C3')}\r\n`)
})

test('blank lines at the end are counted and are no rows', () => {
  const { check } = open(`${CLEAN_SHEET}\n${row()}\n\n \n`)
  expect([check.register.count, check.register.blankLines, check.wrongLength.count]).toEqual([1, 2, 0])
})
