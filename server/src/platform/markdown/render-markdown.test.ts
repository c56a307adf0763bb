import { expect, test } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'

test('headings get ids, and the second-level ones are listed', () => {
  const { html, headings } = renderMarkdown(
    '## Who is *covered*\n\ntext\n\n### Detail\n\n## Who is covered\n',
  )

  expect(html).toContain('<h2 id="section-who-is-covered">Who is <em>covered</em></h2>')
  expect(html).toContain('<h3 id="section-detail">Detail</h3>')
  expect(headings).toEqual([
    { id: 'section-who-is-covered', text: 'Who is covered' },
    { id: 'section-who-is-covered-1', text: 'Who is covered' },
  ])
})

test('tables, links, lists and emphasis stand', () => {
  const { html } = renderMarkdown(
    '| Day | Counts |\n|:--|--:|\n| Saturday | **yes** |\n\n3. [rule](https://www.ecfr.gov/a?b=1&c=2)\n4. [help](/help#reset)\n5. [mail](mailto:a@b.example)\n',
  )

  expect(html).toContain('<td align="right" data-label="Counts"><strong>yes</strong></td>')
  expect(html).toContain('<ol start="3">')
  expect(html).toContain('<a href="https://www.ecfr.gov/a?b=1&#x26;c=2">rule</a>')
  expect(html).toContain('<a href="/help#reset">help</a>')
  expect(html).toContain('<a href="mailto:a@b.example">mail</a>')
})

test.each([
  ['![a mill](/media/1)', '<img src="/media/1" alt="a mill">'],
  [
    '![a mill](https://elsewhere.example/a.png)',
    '<a href="https://elsewhere.example/a.png">Image: a mill</a>',
  ],
  ['![](//elsewhere.example/a.png)', '<a href="//elsewhere.example/a.png">Image</a>'],
  ['[![a mill](https://a.example/a.png)](/help)', '<a href="/help">Image: a mill</a>'],
  ['![a mill](javascript:alert(1))', 'Image: a mill'],
])('a picture of our own stands, one from elsewhere is a link: %s', (source, html) => {
  expect(renderMarkdown(source).html).toBe(`<p>${html}</p>`)
})

test('the text is the words alone', () => {
  expect(renderMarkdown('One **two**\n\n- [three](/x) `four`\n').text).toBe('One two three four')
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script inside a word', 'a<script>alert(1)</script>b'],
  ['an event handler', '<img src="x" onerror="alert(1)">'],
  ['a handler in a link’s title', '[a](/x "t\\" onmouseover=\\"alert(1)")'],
  ['a javascript link', '[a](javascript:alert(1))'],
  ['a javascript link in capitals', '[a](JaVaScRiPt:alert(1))'],
  ['a javascript link with an entity', '[a](java&#115;cript:alert(1))'],
  ['a javascript link with a tab', '[a](<java\tscript:alert(1)>)'],
  ['a javascript reference', '[a][b]\n\n[b]: javascript:alert(1)'],
  ['a javascript autolink', '<javascript:alert(1)>'],
  ['a data link', '[a](data:text/html;base64,PHNjcmlwdD4=)'],
  ['a data image', '![a](data:image/svg+xml;base64,PHN2Zz4=)'],
  ['a vbscript link', '[a](vbscript:msgbox(1))'],
  ['a frame', '<iframe src="https://elsewhere.example"></iframe>'],
  ['an object', '<object data="x"></object><embed src="x">'],
  ['a form', '<form action="https://elsewhere.example"><input name="a"><button>b</button></form>'],
  ['a style', '<style>body{display:none}</style><p style="position:fixed">a</p>'],
  ['a picture that is a program', '<svg onload="alert(1)"><script>alert(1)</script></svg>'],
  ['a base address', '<base href="https://elsewhere.example">'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://elsewhere.example">'],
])('%s does not survive', (_, source) => {
  const { html } = renderMarkdown(`before\n\n${source}\n\nafter`)

  expect(html).toContain('before')
  expect(html).toContain('after')
  expect(tagsOf(html)).not.toMatch(
    /<(script|style|iframe|object|embed|form|input|button|svg|base|meta)|\son\w+=|style=|(href|src)="\s*(java|vb)?(script|data):/i,
  )
})

test('an id in the source cannot take the place of one of ours', () => {
  expect(renderMarkdown('<div id="main">x</div>').html).not.toContain('id=')
})

test.each(['Cookie banner', 'Cookie settings', 'Main', 'Sources', 'Site menu', 'Contents'])(
  'a heading "%s" cannot either',
  (words) => {
    const { html, headings } = renderMarkdown(`## ${words}`)
    const own = words.toLowerCase().replace(' ', '-')
    expect(html).not.toContain(`id="${own}"`)
    expect(headings).toEqual([{ id: `section-${own}`, text: words }])
  },
)

test.each([
  ['a heading', '#who-is-covered', '#section-who-is-covered'],
  ['a heading with an accent', '#café-hours', '#section-caf%C3%A9-hours'],
  ['nothing in the text', '#main', '#main'],
  ['another page', '/help#who-is-covered', '/help#who-is-covered'],
])('a link in a text to %s leads there', (_, written, href) => {
  const { html } = renderMarkdown(`[there](${written})\n\n## Who is covered\n\n### Café hours`)
  expect(html).toContain(`<a href="${href}">there</a>`)
})

/** Words may say anything; what counts is what is inside tags. */
function tagsOf(html: string): string {
  return [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag.replaceAll(/title="[^"]*"/g, '')).join('')
}

test('a note appears once, before the first block that names its citation', () => {
  const cite = '12 CFR 1026.2(a)(6)'
  const { html } = renderMarkdown(`First.\n\nSee ${cite}.\n\nAgain ${cite}.`, [
    { cite, note: 'Both <b>definitions</b>.' },
  ])
  expect(html.match(/<aside/g)).toHaveLength(1)
  expect(html).toMatch(
    /First\.<\/p>\n?<aside[^>]*><strong>12 CFR 1026\.2\(a\)\(6\)<\/strong> Both &#x3C;b>definitions/,
  )
})

test('a footnote is a click away, and so is the way back', () => {
  const { html } = renderMarkdown(
    'Words[^1], more[^law] and again[^1].\n\n[^1]: The first.\n[^law]: 12 CFR 1003.',
  )
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const links = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)
  expect(links).toHaveLength(6)
  for (const link of links) expect(ids).toContain(link)
})
