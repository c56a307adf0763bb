import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import { newPost, type Visitor } from './visitor.ts'

const WRITERS = 4

export interface SteadyWriting {
  /** Slugs of the acknowledged posts. */
  acknowledged: string[]
  /** How often a write was rejected as unavailable. */
  refused(): number
  /** Waits for so many more acknowledged posts. */
  progress(atLeast: number): Promise<void>
  /** Stops; fails if any response was neither a created post nor an honest error. */
  end(): Promise<void>
}

/** Administrators who write posts continuously while faults are injected. */
export function startWriting(administrator: () => Visitor): SteadyWriting {
  const acknowledged: string[] = []
  const wrong: string[] = []
  let refused = 0
  let isOver = false

  async function write() {
    while (!isOver) {
      const post = newPost()
      const answer = await administrator()
        .call('POST', '/api/blog', post)
        // No listener, or it was killed: a short pause, so that the test is not the load.
        .catch(() => setTimeout(20, undefined))
      if (answer?.status === 201) acknowledged.push(post.slug)
      else if (answer === undefined || answer.status === 503) refused += 1
      else wrong.push(`${answer.status} ${JSON.stringify(answer.body)}`)
    }
  }
  const writing = Promise.all(Array.from({ length: WRITERS }, write))
  return {
    acknowledged,
    refused: () => refused,
    async progress(atLeast) {
      const goal = acknowledged.length + atLeast
      await expect
        .poll(() => acknowledged.length, { timeout: 30_000, interval: 50 })
        .toBeGreaterThanOrEqual(goal)
    },
    async end() {
      isOver = true
      await writing
      expect(wrong).toEqual([])
    },
  }
}
