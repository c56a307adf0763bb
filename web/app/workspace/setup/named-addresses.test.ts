import { expect, test } from 'vitest'
import { namedAddresses } from './named-addresses.ts'

const read = (text: string) => namedAddresses(text).map(({ email, fullName }) => [email, fullName])

test('reads addresses with and without names, each once', () => {
  expect(
    read('Ada Moore <ada@example.com>; ben.ruiz@example.com, "Cy Lee" <cy@example.com>\nADA@example.com\n\n'),
  ).toEqual([
    ['ada@example.com', 'Ada Moore'],
    ['ben.ruiz@example.com', 'Ben Ruiz'],
    ['cy@example.com', 'Cy Lee'],
  ])
})

test('leaves what is no address for the server to refuse', () => {
  expect(read('not an address')).toEqual([['not an address', 'Not an address']])
})
