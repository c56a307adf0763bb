import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import { newPost, type Visitor } from './visitor.ts'

const WRITERS = 4

export interface SteadyWriting {
  /** The slugs of the posts that the program said it has. */
  acknowledged: string[]
  /** How often the program, or the lack of one, said that it cannot write now. */
  refused(): number
  /** Waits until so many more were acknowledged. */
  progress(atLeast: number): Promise<void>
  /** Ends it; fails if any answer was neither the post's making nor an honest refusal. */
  end(): Promise<void>
}

/** Administrators who write posts without pause, whatever happens to the program meanwhile. */
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
        // Nobody listens, or whoever did was killed: a moment, lest the test itself be the load.
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
