import { expect, test } from 'vitest'
import { uslmLines } from './uslm-sections.ts'

const section = (body: string) =>
  `<section><num value="1">§ 1.</num><heading> Names</heading>${body}</section>`

test('marks without words stand alone, rows of tables are lines, and notes are left out', () => {
  const lines = uslmLines(
    '1',
    section(`<subsection><num>(a)</num><paragraph><num>(1)</num><heading> In general</heading>
      <content><p>An <i>institution</i> &amp; its agent.</p><p>§ 2 applies.</p></content></paragraph></subsection>
      <table><tr><th>Year</th><th>Amount</th></tr><tr><td>2026</td><td>$5</td></tr></table>
      <sourceCredit>(July 1, 1990)</sourceCredit><notes><note><p>Not law.</p></note></notes>`),
  )
  expect(lines).toEqual([
    '§1 Names',
    '(a)',
    '(1) In general',
    'An institution & its agent.',
    'section 2 applies.',
    'Year\tAmount',
    '2026\t$5',
  ])
})

test.each([
  ['cut off', '<content>Words', 'its elements do not match'],
  ['nested too deeply', `${'<p>'.repeat(90)}`, 'it is nested too deeply'],
  ['without words', '<notes><p>Note</p></notes>', 'it has no text: Names'],
  ['not XML', '<content>a < b</content>', 'it is cut off, or not XML'],
])('a section that is %s is refused', (_, body, because) => {
  expect(() => uslmLines('1', section(body))).toThrow(because)
})
