import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { streamZip } from './streamed-zip.ts'

test.each([1, 2, 3, 5, 9])(
  'a reader who leaves after %i pieces ends the reading of the content',
  async (pieces) => {
    let hasEnded = false
    async function* content() {
      try {
        for (let piece = 0; piece < 50; piece++) yield randomBytes(1_000_000)
      } finally {
        hasEnded = true
      }
    }
    async function* entries() {
      yield { path: 'large.bin', content: content() }
    }
    const zip = streamZip(entries(), new Date())
    for (let read = 0; read <= pieces; read++) await zip.next()
    await zip.return(undefined)
    expect(hasEnded).toBe(true)
  },
)
