import { expect, test } from 'vitest'
import { withCitationLinks } from './linked-html.ts'

test.each([
  [
    '<p>See 12 CFR 1026.19(f)(1)(ii).</p>',
    '<p>See <a href="/resources/regulations/1026/19#f-1-ii">12 CFR 1026.19(f)(1)(ii)</a>.</p>',
  ],
  ['<p><a href="/x">12 CFR 1026.19</a></p>', '<p><a href="/x">12 CFR 1026.19</a></p>'],
  ['<h2>12 CFR 1026.19</h2>', '<h2>12 CFR 1026.19</h2>'],
  [
    '<p title="12 CFR 1003.2">31 CFR 501.603 and 31 CFR 1010.312</p>',
    '<p title="12 CFR 1003.2"><a href="https://www.ecfr.gov/current/title-31/section-501.603">31 CFR 501.603</a> and <a href="/resources/regulations/31-1010/312">31 CFR 1010.312</a></p>',
  ],
  ['<p>A &lt; B &amp; C</p>', '<p>A &lt; B &amp; C</p>'],
])('%s', (html, expected) => {
  expect(withCitationLinks(html)).toBe(expected)
})
