import type { ArrangeEvent, Arrangement } from '@plumbline/contract/insight/assistant.ts'
import type { Arranged, ArrangedSentence } from './arrange-answer.ts'

type Events = AsyncGenerator<ArrangeEvent, void, undefined>

/** An arrangement that was made before, or none. */
export async function* finished(arrangement: Arrangement | null): Events {
  yield { type: 'end', arrangement }
}

/** The sentences as they come. Each is stored before it is shown: who stops, or loses the connection, finds it again. */
export async function* streamArrangement(
  sentences: AsyncGenerator<ArrangedSentence, Arranged, undefined>,
  store: (arranged: Arranged) => Promise<void>,
): Events {
  for (;;) {
    const { done, value } = await sentences.next()
    if (done) {
      await store(value)
      yield { type: 'end', arrangement: value.arrangement }
      return
    }
    await store(value.soFar)
    yield { type: 'sentence', ...value.sentence }
  }
}

/**
 * A stream whose reader may leave at any time: the work is told at once, and finishes what it keeps. A generator alone
 * would hear of it only at its next yield.
 */
export function stoppable(
  begin: (stop: AbortSignal) => Events,
): AsyncIteratorObject<ArrangeEvent, void, void> {
  const stop = new AbortController()
  const events = begin(stop.signal)
  let hasBegun = false
  const leave = async () => {
    stop.abort()
    if (hasBegun) for await (const _ of events);
  }
  return {
    next() {
      hasBegun = true
      return events.next()
    },
    async return() {
      await leave()
      return { done: true, value: undefined }
    },
    [Symbol.asyncDispose]: leave,
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
