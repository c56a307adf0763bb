import { CHUNK_BYTES } from '@plumbline/contract/compliance/files.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { Context } from 'hono'
import { CLOSED_POLICY, FILE_POLICY } from '../../platform/responses/security-headers.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { type ByteRange, readRange } from './byte-range.ts'
import { type OpenedFile, openFileAddress } from './file-address-store.ts'
import { readChunk } from './file-store.ts'

const TO_SAVE = 'application/octet-stream'
const PDF = 'application/pdf'

/** GET /files/<token>: streamed piece by piece, whole or a range. With `?save` it is handed out to be saved. */
export async function serveFile(db: Db, context: Context): Promise<Response> {
  const opened = await openFileAddress(db, context.req.param('token') ?? '')
  if (!opened) return context.text('This address has expired. Open the file again.', 404)
  const { file } = opened
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
  const body = context.req.method === 'HEAD' ? null : streamBytes(db, opened, { start, end })
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Length': String(end - start + 1),
      ...(range && { 'Content-Range': `bytes ${start}-${end}/${file.byteSize}` }),
    },
  })
}

/** Reads the next piece when the connection has taken the one before. */
function streamBytes(db: Db, { institutionId, file }: OpenedFile, { start, end }: ByteRange): ReadableStream {
  let position = Math.floor(start / CHUNK_BYTES)
  return new ReadableStream(
    {
      async pull(controller) {
        const chunk = await inInstitution(db, institutionId, (tx) =>
          readChunk(tx, institutionId, file.id, position),
        )
        if (!chunk) return controller.error(new Error('a piece of the file is missing'))
        const begins = position * CHUNK_BYTES
        controller.enqueue(chunk.subarray(Math.max(start - begins, 0), end - begins + 1))
        position++
        if (position * CHUNK_BYTES > end) controller.close()
      },
    },
    { highWaterMark: 1 },
  )
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
