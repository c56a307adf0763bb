import { CHUNK_BYTES } from '@plumbline/contract/compliance/files.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { Context } from 'hono'
import { layOutZip, type ZipPart } from '../../platform/files/stored-zip.ts'
import { CLOSED_POLICY, FILE_POLICY } from '../../platform/responses/security-headers.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { type ByteRange, readRange } from '../../work/files/byte-range.ts'
import { readChunk } from '../../work/files/file-store.ts'
import { fileNameOf } from './answer-documents.ts'
import { sha256Of } from './binder-content.ts'
import { openExamAddress } from './exam-address-store.ts'
import { type BinderEntry, findBinder, readBinderPart } from './exam-binder-store.ts'
import { findDelivered, isViewable } from './exam-delivery-store.ts'

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
export async function serveExamFile(db: Db, context: Context): Promise<Response> {
  const served = await findServed(db, context.req.param('token') ?? '')
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
  const body = context.req.method === 'HEAD' ? null : streamParts(db, served, { start, end })
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

/** Reads the next piece when the connection has taken the one before; never more than one is in memory. */
function streamParts(db: Db, served: Served, { start, end }: ByteRange): ReadableStream {
  let at = start
  let place = served.parts.findIndex((part) => part.start + part.byteSize > start)
  return new ReadableStream(
    {
      async pull(controller) {
        const part = served.parts[place]
        if (!part) return controller.error(new Error('a part of the file is missing'))
        const bytes = await readFrom(db, served, part, at - part.start)
        if (!bytes || bytes.length === 0) return controller.error(new Error('a piece of the file is missing'))
        controller.enqueue(bytes.subarray(0, end - at + 1))
        at += bytes.length
        if (at >= part.start + part.byteSize) place++
        if (at > end) controller.close()
      },
    },
    { highWaterMark: 1 },
  )
}

async function readFrom(
  db: Db,
  { institutionId, sources, binderId }: Served,
  { content }: ZipPart,
  offset: number,
): Promise<Buffer | undefined> {
  if (Buffer.isBuffer(content)) return content.subarray(offset)
  const { fileId, path } = sources[content]!
  return inInstitution(db, institutionId, async (tx) => {
    if (fileId === null) return (await readBinderPart(tx, institutionId, binderId, path))?.subarray(offset)
    const position = Math.floor(offset / CHUNK_BYTES)
    return (await readChunk(tx, institutionId, fileId, position))?.subarray(offset - position * CHUNK_BYTES)
  })
}
