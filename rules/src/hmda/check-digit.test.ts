import { expect, test } from 'vitest'
import { checkUli, hasValidCheckDigit, makeUli } from './check-digit.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('makes the check digits of the two published examples', () => {
  expect(makeUli('10Bx939c5543TqA1144M999143X')).toMatchObject({
    checkDigit: '38',
    uli: '10Bx939c5543TqA1144M999143X38',
  })
  expect(makeUli('5493001YS08XHF42M0372005203')).toMatchObject({ checkDigit: '07' })
})

test('accepts the published identifiers and refuses any changed character', () => {
  const uli = '10Bx939c5543TqA1144M999143X38'
  expect(checkUli(uli)).toBeUndefined()
  expect(hasValidCheckDigit(bytes(uli), 0, uli.length)).toBe(true)
  for (let at = 0; at < uli.length; at++) {
    const changed = uli.slice(0, at) + (uli[at] === '4' ? '5' : '4') + uli.slice(at + 1)
    expect([changed, checkUli(changed)]).toEqual([changed, 'checkDigit'])
  }
})

test('names what is wrong with an identifier', () => {
  expect(makeUli('1'.repeat(20))).toEqual({ ok: false, problem: 'tooShort' })
  expect(makeUli('1'.repeat(44))).toEqual({ ok: false, problem: 'tooLong' })
  expect(makeUli('5493001YS08XHF42M037-2005203')).toEqual({ ok: false, problem: 'characters' })
  expect(checkUli('10Bx939c5543TqA1144M')).toBe('tooShort')
})
