import type { Db } from '@plumbline/database/db.ts'
import type { Context } from 'hono'
import type { FileBytes } from '../../platform/files/file-bytes.ts'
import { CLOSED_POLICY, FILE_POLICY } from '../../platform/responses/security-headers.ts'
import { startedStream } from '../../platform/responses/streamed.ts'
import { readRange } from './byte-range.ts'
import { openFileAddress } from './file-address-store.ts'

const TO_SAVE = 'application/octet-stream'
const PDF = 'application/pdf'

/** GET /files/<token>: streamed piece by piece, whole or a range. With `?save` it is handed out to be saved. */
export async function serveFile(db: Db, fileBytes: FileBytes, context: Context): Promise<Response> {
  const opened = await openFileAddress(db, context.req.param('token') ?? '')
  if (!opened) return context.text('This address has expired. Open the file again.', 404)
  const { institutionId, file } = opened
  const isInline = file.isShownInline && context.req.query('save') === undefined
  const range = readRange(context.req.header('range'), file.byteSize)
  const headers: Record<string, string> = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-store',
    ETag: `"${file.sha256}"`,
    // Anything that a browser might run is nothing but bytes to it.
    'Content-Type': isInline ? file.contentType : TO_SAVE,
    'Content-Disposition': disposition(isInline ? 'inline' : 'attachment', file.name),
    // The browser's own viewer of PDFs does not open in a sandbox.
    'Content-Security-Policy': isInline && file.contentType === PDF ? CLOSED_POLICY : FILE_POLICY,
  }
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'Content-Range': `bytes */${file.byteSize}` },
    })
  const { start, end } = range ?? { start: 0, end: file.byteSize - 1 }
  const body =
    context.req.method === 'HEAD'
      ? null
      : await startedStream(fileBytes.readRange({ institutionId, id: file.id }, start, end), end - start + 1)
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Length': String(end - start + 1),
      ...(range && { 'Content-Range': `bytes ${start}-${end}/${file.byteSize}` }),
    },
  })
}

/** RFC 6266: the name in ASCII for old programs, and whole. */
function disposition(kind: 'inline' | 'attachment', name: string): string {
  const clean = name.toWellFormed().replaceAll(/[\p{Cc}\p{Cf}/\\]/gu, '_')
  const ascii = clean.replaceAll(/[^\x20-\x7e]|["%]/g, '_')
  const encoded = encodeURIComponent(clean).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
