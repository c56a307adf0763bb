import { expect, test } from 'vitest'
import { createTurns, renderInWorker, TooComplexError, TooManyWaitingError } from './render-in-worker.ts'
import { renderMarkdown } from './render-markdown.ts'

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
    const rendering = renderInWorker(source).then(
      () => 'shown',
      (error) => (error instanceof TooComplexError ? 'refused' : error),
    )
    const others = new Promise((resolve) => setTimeout(resolve, 0, 'others'))
    expect(await Promise.race([rendering, others])).toBe('others')
    expect(await rendering).toBe('refused')
    expect(await renderInWorker('## After *it*')).toEqual(renderMarkdown('## After *it*'))
  },
)

test('several at once are each shown as they would be alone', async () => {
  const sources = Array.from({ length: 20 }, (_, at) => `Text **${at}**`)
  const rendered = await Promise.all(sources.map((source) => renderInWorker(source)))
  expect(rendered).toEqual(sources.map((source) => renderMarkdown(source)))
})

const HARD = '- '.repeat(5000)

test('previews of hard texts have one second each, and readers wait for none of them', async () => {
  // Both workers are awake.
  await renderInWorker('awake')
  await renderInWorker('awake, too', [], { memberId: 'a' })
  const order: string[] = []
  const previews = [1, 2, 3].map((number) =>
    renderInWorker(`${HARD}${number}`, [], { memberId: 'attacker', isPreview: true }).then(
      () => order.push('shown'),
      () => order.push('refused'),
    ),
  )
  await renderInWorker('## For a reader').then(() => order.push('reader'))
  await Promise.all(previews)
  expect(order).toEqual(['reader', 'refused', 'refused', 'refused'])
})

test('of one writer three previews wait at most', async () => {
  const writer = { memberId: 'busy', isPreview: true }
  const previews = Array.from({ length: 6 }, (_, at) => renderInWorker(`${HARD}${at}!`, [], writer))
  const settled = await Promise.allSettled(previews)
  const reasons = settled.map((one) => one.status === 'rejected' && one.reason.constructor)
  expect(reasons.filter((reason) => reason === TooManyWaitingError)).toHaveLength(2)
})

test('several texts that one writer saves at once all wait their turn', async () => {
  const writer = { memberId: 'quick' }
  const saves = Array.from({ length: 10 }, (_, at) => renderInWorker(`## Saved ${at}`, [], writer))
  expect((await Promise.all(saves)).map(({ html }) => html.includes('Saved'))).toEqual(Array(10).fill(true))
})

test('writers take turns', async () => {
  const inTurn = createTurns()
  const order: string[] = []
  const work = (name: string) => inTurn(name.slice(0, 1), async () => void order.push(name))
  await Promise.all(['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map(work))
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
})
