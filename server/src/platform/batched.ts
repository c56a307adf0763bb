interface Waiting<Key, Answer> {
  key: Key
  resolve: (answer: Answer) => void
  reject: (reason: unknown) => void
}

/**
 * Batches calls of the same turn of the event loop into one query, as a data loader does. Results come in
 * the order of the keys.
 */
export function batched<Key, Answer>(
  askAll: (keys: readonly Key[]) => Promise<readonly Answer[]>,
): (key: Key) => Promise<Answer> {
  let waiting: Waiting<Key, Answer>[] = []

  async function ask(): Promise<void> {
    const asking = waiting
    waiting = []
    try {
      const answers = await askAll(asking.map(({ key }) => key))
      for (const [index, { resolve }] of asking.entries()) resolve(answers[index]!)
    } catch (error) {
      for (const { reject } of asking) reject(error)
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(ask)
      waiting.push({ key, resolve, reject })
    })
}
