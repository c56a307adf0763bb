import fc from 'fast-check'

/** Written into the body as a number that JSON allows and a double cannot represent. */
export const BEYOND_NUMBERS = '#1e999#'

/** Texts that break careless string building: SQL, patterns, HTML, headers, paths, encodings. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfffy',
  '\r\nSet-Cookie: injected=1',
  '\u0001\u0007\u001b[31m\u007f',
  '\u202egnp.exe',
  '\u2066\u200f\u200d\ufeff',
  '𝔘𝔫𝔦𝔠𝔬𝔡𝔢 👩‍👩‍👧‍👦 ﷽',
  'İıſK',
  'e\u0301'.repeat(50),
  "'; drop table users; --",
  "' or '1'='1",
  '%',
  '_%\\',
  '\\',
  '$1 $$ {0} $\u007b7*7} {{7*7}} #{1}',
  '(((((',
  '[a-',
  '(a+)+$',
  '!&|<->:*',
  "a & b | !(c <-> 'd",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '..\\..\\windows',
  'file:///etc/passwd',
  '=1+1',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '0x10',
  '9223372036854775808',
  'true',
  '0000-00-00',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '2026-02-30',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-19T23:59:59.999Z',
  '2026-06-31T25:61:61Z',
  '9999-12-31T23:59:59.999+14:00',
  '00000000-0000-0000-0000-000000000000',
  'a@b',
  '"a b"@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'http://[::1',
  'https://a@b:99999/',
  '//evil.example',
  'x'.repeat(200),
  'x'.repeat(10_000),
  '['.repeat(10_000),
  '> '.repeat(2_000),
  '*_`'.repeat(3_000),
  '|'.repeat(5_000),
  '![a]('.repeat(1_500),
]

const hostileNumber = fc.constantFrom(
  0,
  -0,
  -1,
  0.5,
  1e-7,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
)

function nested(depth: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { inner: value }
  return value
}

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }) },
)

/** An own key: in a literal it would set the prototype. */
const withPrototypeKey = () => JSON.parse('{"__proto__":{"role":"admin"},"constructor":{"prototype":{}}}')

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  { weight: 1, arbitrary: fc.constant(BEYOND_NUMBERS) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], ['x', 1, null], { a: 1 }),
  },
  { weight: 1, arbitrary: fc.constantFrom(10, 100, 1_000).map(nested) },
  { weight: 1, arbitrary: fc.constantFrom(100, 3_000).map((length) => Array(length).fill('x')) },
  { weight: 1, arbitrary: fc.constant(null).map(withPrototypeKey) },
)

export const hostileKey: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'hasOwnProperty',
    'role',
    'id',
    'isAdmin',
    'a[b]',
    '',
    '\0',
  ),
  hostileText.map((text) => text.slice(0, 200)),
)
