import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { pagePolicy } from '../platform/responses/security-headers.ts'
import type { BestCompression } from './best-compression.ts'
import { bringStylesAlong, type ReadStyles } from './page-styles.ts'

const compress = promisify(brotliCompress)
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A page that can be sent any number of times. */
export interface RenderedPage {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Absent where compression does not help; a better one may replace it. */
  compressed?: Buffer
  etag: string
  /** A public page: requests without a session cookie may get it from the cache. */
  isForVisitors?: boolean
  /** The pattern of its address. */
  route?: string
}

/**
 * Scripts of our own components carry the nonce of this rendering. They are named in the policy by hash
 * and lose the nonce, so that the page can be cached. Injected scripts have no nonce and are blocked.
 */
export async function finishPage(
  response: Response,
  nonce: string,
  readStyles: ReadStyles,
  best?: BestCompression,
): Promise<RenderedPage> {
  const { html, styles } = bringStylesAlong(await response.text(), readStyles)
  const scripts = inlineScripts(html, nonce)
  const body = Buffer.from(html.replaceAll(` nonce="${nonce}"`, ''))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const compressed = best?.of(etag) ?? (await compress(body, BROTLI))
  const headers = Object.fromEntries(response.headers)
  return {
    status: response.status,
    headers: { ...headers, 'Content-Security-Policy': pagePolicy({ scripts, styles }) },
    body,
    ...(compressed.length < body.length && { compressed }),
    etag,
  }
}

function inlineScripts(html: string, nonce: string): string[] {
  const pattern = new RegExp(
    `<script(?=[^>]* nonce="${nonce}")(?![^>]* src=)[^>]*>([\\s\\S]*?)</script>`,
    'g',
  )
  return [...html.matchAll(pattern)].map(([, script]) => script!)
}
