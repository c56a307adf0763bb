import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { createBestCompression } from './best-compression.ts'
import { pageResponse } from './page-response.ts'
import { finishPage } from './rendered-page.ts'

const WORDS = Array.from({ length: 3_000 }, (_, index) => `word ${(index * 7919) % 1_009}`).join(' ')
const render = (best = createBestCompression()) =>
  finishPage(new Response(`<html><body>${WORDS}</body></html>`), 'nonce', () => '', best)
const sent = (page: Awaited<ReturnType<typeof render>>) =>
  pageResponse(page, { ifNoneMatch: undefined, acceptEncoding: 'br' })

test('a page goes out at once, and smaller as soon as its best form is made', async () => {
  const best = createBestCompression()
  const page = await render(best)
  const first = sent(page)
  best.improve(page)
  expect(sent(page)).toBe(first)
  await vi.waitFor(() => expect(sent(page)).not.toBe(first), { timeout: 10_000 })

  const { body, headers } = sent(page)
  expect(body!.length).toBeLessThan(first.body!.length)
  expect(headers['Content-Length']).toBe(String(body!.length))
  expect(headers.ETag).toBe(first.headers.ETag)
  expect(brotliDecompressSync(body!)).toEqual(page.body)
})

test('what is rendered anew with the same content is small from the start', async () => {
  const best = createBestCompression()
  const page = await render(best)
  best.improve(page)
  await vi.waitFor(() => expect(best.of(page.etag)).toBeDefined(), { timeout: 10_000 })
  expect((await render(best)).compressed).toBe(best.of(page.etag))
})
