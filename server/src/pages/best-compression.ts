import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { RenderedPage } from './rendered-page.ts'

const compress = promisify(brotliCompress)
const PAGES_AT_MOST = 300
const WAITING_AT_MOST = 50

/**
 * A tenth smaller than what a page goes out with at first, and thirty times the work: done once for each
 * content, beside the answers, one page after the other. On a slow line it can save a round trip.
 */
export interface BestCompression {
  /** What was made for this content before. */
  of(etag: string): Buffer | undefined
  /** Gives the page its best form as soon as that is made. */
  improve(page: RenderedPage): void
}

export function createBestCompression(): BestCompression {
  const made = new Map<string, Buffer>()
  const waiting: RenderedPage[] = []
  let underWay = false

  async function work() {
    if (underWay) return
    underWay = true
    // A page that fails keeps the form it has.
    for (let page = waiting.shift(); page; page = waiting.shift()) await make(page).catch(() => {})
    underWay = false
  }

  async function make(page: RenderedPage) {
    page.compressed = made.get(page.etag) ?? (await compressBest(page.body))
    made.delete(page.etag)
    made.set(page.etag, page.compressed)
    if (made.size > PAGES_AT_MOST) made.delete(made.keys().next().value!)
  }

  return {
    of: (etag) => made.get(etag),
    improve(page) {
      // Smaller than this it was not worth a compressed form at all.
      if (!page.compressed || page.compressed === made.get(page.etag)) return
      if (waiting.length >= WAITING_AT_MOST) return
      waiting.push(page)
      void work()
    },
  }
}

function compressBest(body: Buffer): Promise<Buffer> {
  const {
    BROTLI_PARAM_QUALITY,
    BROTLI_MAX_QUALITY,
    BROTLI_PARAM_MODE,
    BROTLI_MODE_TEXT,
    BROTLI_PARAM_SIZE_HINT,
  } = constants
  return compress(body, {
    params: {
      [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY,
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
      [BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
