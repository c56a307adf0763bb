import { expect, test } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'
import { renderWritten, TooInvolved } from './written-text.ts'

const row = (cell: string, columns: number) => `|${`${cell}|`.repeat(columns)}\n`

const INVOLVED = {
  'lists within lists': `${'- '.repeat(5000)}x`,
  'quotes within quotes': `${'>'.repeat(50_000)} x`,
  'a table of ten million cells': row('a', 4000) + row('-', 4000) + 'x\n'.repeat(4000),
  'more headings than anybody reads': 'a\n=\n'.repeat(45_000),
}

test.each(Object.entries(INVOLVED))(
  '%s are refused, and nobody else waits for them',
  async (_what, source) => {
    const rendering = renderWritten(source).then(
      () => 'shown',
      (error) => (error instanceof TooInvolved ? 'refused' : error),
    )
    const others = new Promise((resolve) => setTimeout(resolve, 0, 'others'))
    expect(await Promise.race([rendering, others])).toBe('others')
    expect(await rendering).toBe('refused')
    expect(await renderWritten('## After *it*')).toEqual(renderMarkdown('## After *it*'))
  },
)

test('several at once are each shown as they would be alone', async () => {
  const sources = Array.from({ length: 20 }, (_, at) => `Text **${at}**`)
  const rendered = await Promise.all(sources.map((source) => renderWritten(source)))
  expect(rendered).toEqual(sources.map((source) => renderMarkdown(source)))
})
