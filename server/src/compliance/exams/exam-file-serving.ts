import type { Db } from '@plumbline/database/db.ts'
import type { Context } from 'hono'
import type { FileBytes } from '../../platform/files/file-bytes.ts'
import { layOutZip, type ZipPart } from '../../platform/files/stored-zip.ts'
import { CLOSED_POLICY, FILE_POLICY } from '../../platform/responses/security-headers.ts'
import { startedStream } from '../../platform/responses/streamed.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { type ByteRange, readRange } from '../../work/files/byte-range.ts'
import { fileNameOf } from './answer-document.ts'
import { sha256Of } from './binder-content.ts'
import { openExamAddress } from './exam-address-store.ts'
import { type BinderEntry, findBinder, readBinderPart } from './exam-binder-store.ts'
import { findDelivered, isViewable } from './exam-delivery-store.ts'

interface Stored {
  db: Db
  fileBytes: FileBytes
}

interface Served {
  institutionId: string
  parts: ZipPart[]
  byteSize: number
  /** What a part that is no frame reads: a stored file, or a part of the binder. */
  sources: readonly BinderEntry[]
  binderId: string
  tag: string
  headers: Record<string, string>
}

/** GET /exam-files/<token>: one delivered document or a whole binder, streamed, whole or a range. */
export async function serveExamFile(stored: Stored, context: Context): Promise<Response> {
  const served = await findServed(stored.db, context.req.param('token') ?? '')
  if (!served) return context.text('This address has expired or was ended. Open it again.', 404)
  const { byteSize, tag } = served
  const condition = context.req.header('if-range')
  // A range of another content would be glued to what is there already.
  const asked = condition === undefined || condition === `"${tag}"` ? context.req.header('range') : undefined
  const range = readRange(asked, byteSize)
  const headers = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-store',
    ETag: `"${tag}"`,
    ...served.headers,
  }
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'Content-Range': `bytes */${byteSize}` },
    })
  const { start, end } = range ?? { start: 0, end: byteSize - 1 }
  const body =
    context.req.method === 'HEAD'
      ? null
      : await startedStream(eachPiece(stored, served, { start, end }), end - start + 1)
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Length': String(end - start + 1),
      ...(range && { 'Content-Range': `bytes ${start}-${end}/${byteSize}` }),
    },
  })
}

async function findServed(db: Db, token: string): Promise<Served | undefined> {
  const opened = await openExamAddress(db, token)
  if (!opened) return undefined
  const { institutionId, examId, deliveryId, binderId, isToSave } = opened
  const watermark = Buffer.from(opened.watermark ?? [])
  return inInstitution(db, institutionId, async (tx) => {
    if (binderId) {
      const binder = await findBinder(tx, institutionId, examId, binderId)
      if (!binder) return undefined
      return {
        institutionId,
        ...layOutZip(binder.entries, new Date(binder.madeAt)),
        sources: binder.entries,
        binderId,
        tag: binder.seal,
        headers: {
          'Content-Type': 'application/zip',
          'Content-Disposition': `attachment; filename="examination-binder-${binder.number}.zip"`,
          'Content-Security-Policy': FILE_POLICY,
        },
      }
    }
    const file = deliveryId ? await findDelivered(tx, institutionId, examId, deliveryId) : undefined
    if (!file) return undefined
    const isInline = !isToSave && isViewable(file)
    const name = file.fileName.replaceAll(/[^\x20-\x7e]|["%\\/]/g, '_')
    return {
      institutionId,
      parts: [
        { start: 0, byteSize: file.byteSize, content: 0 },
        ...(watermark.length > 0
          ? [{ start: file.byteSize, byteSize: watermark.length, content: watermark }]
          : []),
      ],
      byteSize: file.byteSize + watermark.length,
      sources: [
        { path: fileNameOf(file.title), byteSize: file.byteSize, crc32: file.crc32, fileId: file.fileId },
      ],
      binderId: '',
      tag: watermark.length > 0 ? `${file.sha256}-${sha256Of(watermark).slice(0, 16)}` : file.sha256,
      headers: {
        'Content-Type': isInline ? shownType(file.contentType) : 'application/octet-stream',
        'Content-Disposition': `${isInline ? 'inline' : 'attachment'}; filename="${name}"`,
        // The browser's own viewer of PDFs does not open in a sandbox.
        'Content-Security-Policy':
          isInline && file.contentType === 'application/pdf' ? CLOSED_POLICY : FILE_POLICY,
      },
    }
  })
}

const shownType = (contentType: string) =>
  contentType === 'text/plain' ? 'text/plain; charset=utf-8' : contentType

/** Piece by piece; never more than a few are in memory. */
async function* eachPiece(
  { db, fileBytes }: Stored,
  { institutionId, parts, sources, binderId }: Served,
  { start, end }: ByteRange,
): AsyncGenerator<Buffer> {
  for (const { start: begins, byteSize, content } of parts) {
    const from = Math.max(start - begins, 0)
    const to = Math.min(end - begins, byteSize - 1)
    if (from > to) continue
    if (Buffer.isBuffer(content)) {
      yield content.subarray(from, to + 1)
      continue
    }
    const { fileId, path } = sources[content]!
    if (fileId !== null) yield* fileBytes.readRange({ institutionId, id: fileId }, from, to)
    else {
      const part = await inInstitution(db, institutionId, (tx) =>
        readBinderPart(tx, institutionId, binderId, path),
      )
      if (part) yield part.subarray(from, to + 1)
    }
  }
}
