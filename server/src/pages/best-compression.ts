import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const compress = promisify(brotliCompress)
const PAGES_AT_MOST = 300
const WAITING_AT_MOST = 50

/** The parts of a page that recompression reads and replaces. */
interface CompressiblePage {
  body: Buffer
  etag: string
  compressed?: Buffer
}

/**
 * Maximum brotli quality: a tenth smaller than the first response and thirty times the work. Done once per
 * content, in the background, one page at a time. On a slow connection it can save a round trip.
 */
export interface BestCompression {
  /** A cache by content. */
  of(etag: string): Buffer | undefined
  /** Replaces the page's compressed body as soon as the better one is ready. */
  improve(page: CompressiblePage): void
}

export function createBestCompression(): BestCompression {
  const made = new LRUCache<string, Buffer>({ max: PAGES_AT_MOST })
  const waiting: CompressiblePage[] = []
  let underWay = false

  async function work() {
    if (underWay) return
    underWay = true
    // A page that fails keeps the body it has.
    for (let page = waiting.shift(); page; page = waiting.shift()) await make(page).catch(() => {})
    underWay = false
  }

  async function make(page: CompressiblePage) {
    page.compressed = made.get(page.etag) ?? (await compressBest(page.body))
    made.set(page.etag, page.compressed)
  }

  return {
    of: (etag) => made.get(etag),
    improve(page) {
      // Pages this small are not compressed.
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
