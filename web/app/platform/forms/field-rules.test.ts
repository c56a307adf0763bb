import { expect, test } from 'vitest'
import { checkFields, type FieldRule, readFields } from './field-rules.ts'

const check = (value: string, rule: FieldRule) => checkFields({ field: value }, { field: rule }).field
const REQUIRED = 'Please enter it.'

test.each<[string, FieldRule, string | undefined]>([
  ['', { required: REQUIRED }, REQUIRED],
  ['', {}, undefined],
  ['x', { required: REQUIRED }, undefined],
  ['x'.repeat(160), {}, undefined],
  ['x'.repeat(100_000), {}, 'Please keep this to 160 characters; it has 100,000.'],
  ['x'.repeat(10_000), { kind: 'text' }, undefined],
  ['x'.repeat(10_001), { kind: 'text' }, 'Please keep this to 10,000 characters; it has 10,001.'],
  ['ada@example.com', { kind: 'email' }, undefined],
  ['ada.o-neil+cu@mail.example.co', { kind: 'email' }, undefined],
  ["sean.o'brien@bank.com", { kind: 'email' }, undefined],
  ['ada@example..com', { kind: 'email' }, 'Please enter a valid email address.'],
  ['ada', { kind: 'email' }, 'Please enter a valid email address.'],
  ['ada@example', { kind: 'email' }, 'Please enter a valid email address.'],
  ['ada@example.com,eve@example.com', { kind: 'email' }, 'Please enter a valid email address.'],
  ['https://github.com/ada', { kind: 'address' }, undefined],
  ['github.com/ada', { kind: 'address' }, 'Please enter a complete address that begins with https://.'],
  ['javascript:alert(1)', { kind: 'address' }, 'Please enter a complete address that begins with https://.'],
])('%.40s %j', (value, rule, problem) => {
  expect(check(value, rule)).toBe(problem)
})

test('trims spaces and counts CRLF as one character', () => {
  const data = new FormData()
  data.set('name', ' \t\n ')
  data.set('text', ' one\r\ntwo ')
  expect(readFields(data, { name: {}, text: {}, absent: {} })).toEqual({
    name: '',
    text: 'one\ntwo',
    absent: '',
  })
})
