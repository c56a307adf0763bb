import type { Db } from '@plumbline/database/db.ts'
import type { Context } from 'hono'
import { FILE_POLICY } from '../../platform/responses/security-headers.ts'
import { findImage } from './media-store.ts'

const YEAR_SECONDS = 31_536_000

/** GET /media/<id>: a picture never changes under its address. */
export async function serveImage(db: Db, context: Context): Promise<Response> {
  const id = context.req.param('id') ?? ''
  const etag = `"${id}"`
  const headers = { 'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`, ETag: etag }
  const image = await findImage(db, id)
  if (!image) return context.notFound()
  if (context.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(image.bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      ...headers,
      'Content-Type': image.contentType,
      'Content-Disposition': 'inline',
      'Content-Security-Policy': FILE_POLICY,
    },
  })
}
