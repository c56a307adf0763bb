import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import type { Sent } from './otlp-sender.ts'
import { Span, Trace } from './span.ts'
import { createSpanQueue } from './span-queue.ts'

const nowhere = { add: () => {}, drop: () => {} }
const spans = (count: number) =>
  Array.from({ length: count }, () => new Span(new Trace('t', nowhere), undefined, 'work', 'internal'))

function startQueue(answer: () => Promise<Sent> | Sent, waitingAtMost = 10) {
  let dropped = 0
  const sent: number[] = []
  const queue = createSpanQueue({
    async send(body) {
      const outcome = await answer()
      if (outcome === 'taken') sent.push(Number(body))
      return outcome
    },
    encode: ({ length }) => String(length),
    countDropped: (count) => {
      dropped += count
    },
    log: createLog('silent'),
    waitingAtMost,
  })
  return { queue, sent, dropped: () => dropped }
}

test('what the collector is away for waits, and beyond a number is dropped and counted', async () => {
  let outcome: Sent = 'later'
  const { queue, sent, dropped } = startQueue(() => outcome)
  queue.add(spans(8))
  await queue.flush()
  queue.add(spans(5))
  expect(dropped()).toBe(5)
  queue.add(spans(2))
  expect(dropped()).toBe(5)
  outcome = 'taken'
  await queue.flush()
  expect(sent).toEqual([10])
  await queue.close()
  expect(dropped()).toBe(5)
})

test('what it refuses is not sent again', async () => {
  const { queue, sent, dropped } = startQueue(() => 'refused')
  queue.add(spans(3))
  await queue.flush()
  await queue.flush()
  expect(sent).toEqual([])
  expect(dropped()).toBe(3)
  await queue.close()
})

test('a thousand at once', async () => {
  const { queue, sent } = startQueue(() => 'taken', 5000)
  queue.add(spans(2500))
  await queue.flush()
  expect(sent).toEqual([1000, 1000, 500])
  await queue.close()
})

test('a collector that never answers holds up no end of the program', async () => {
  const { queue, dropped } = startQueue(() => new Promise(() => {}))
  queue.add(spans(4))
  await queue.close()
  expect(dropped()).toBe(4)
})
