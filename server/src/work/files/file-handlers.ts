import { randomBytes } from 'node:crypto'
import {
  CHUNK_BYTES,
  FILE_BYTES_AT_MOST,
  OPEN_UPLOADS_AT_MOST,
} from '@plumbline/contract/compliance/files.ts'
import { chunkCountOf, chunkSizeAt } from '../../platform/files/file-pieces.ts'
import { freeBytes } from '../../platform/memory/moved-bytes.ts'
import { members } from '../../platform/procedures.ts'
import { maySeeFile } from './file-access.ts'
import { addFileAddress } from './file-address-store.ts'
import {
  countOpenUploads,
  deleteUpload,
  findSameContent,
  findStoredFile,
  findUpload,
  insertUpload,
  listReceived,
  lockQuota,
  putChunk,
  sumFiles,
} from './file-store.ts'
import { storeUpload } from './store-upload.ts'

export const fileHandlers = {
  start: members.files.start.handler(({ input: { name, byteSize, sha256 }, context, errors }) => {
    if (byteSize === 0) throw errors.FILE_EMPTY()
    if (byteSize > FILE_BYTES_AT_MOST)
      throw errors.FILE_TOO_LARGE({ data: { byteSize, bytesAtMost: FILE_BYTES_AT_MOST } })
    const { institutionId, member, fileQuotaBytes } = context
    return context.inInstitution(async (tx) => {
      await lockQuota(tx, institutionId)
      if ((await countOpenUploads(tx, institutionId, member.userId)) >= OPEN_UPLOADS_AT_MOST)
        throw errors.TOO_MANY_UPLOADS()
      const { bytesUsed } = await sumFiles(tx, institutionId)
      if (bytesUsed + byteSize > fileQuotaBytes)
        throw errors.QUOTA_EXCEEDED({ data: { bytesUsed, bytesAtMost: fileQuotaBytes } })
      const same = sha256 && (await findSameContent(tx, institutionId, sha256))
      const existing = same && (await maySeeFile(tx, member, same.id)) ? same : null
      const id = await insertUpload(tx, institutionId, member, { name, byteSize })
      return { id, chunkBytes: CHUNK_BYTES, existing }
    })
  }),

  putChunk: members.files.putChunk.handler(async ({ input: { id, position, bytes }, context, errors }) => {
    const { institutionId, member } = context
    if (bytes.size > CHUNK_BYTES) throw errors.CHUNK_SIZE()
    const content = Buffer.from(await bytes.arrayBuffer())
    await context
      .inInstitution(async (tx) => {
        const upload = await findUpload(tx, institutionId, member.userId, id)
        if (!upload) throw errors.NOT_FOUND()
        if (content.length !== chunkSizeAt(upload.byteSize, position)) throw errors.CHUNK_SIZE()
        await putChunk(tx, institutionId, id, position, content)
      })
      .finally(() => freeBytes(content))
  }),

  progress: members.files.progress.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const upload = await findUpload(tx, context.institutionId, context.member.userId, id)
      if (!upload) throw errors.NOT_FOUND()
      const received = await listReceived(tx, context.institutionId, id)
      return { received, chunkCount: chunkCountOf(upload.byteSize) }
    }),
  ),

  finish: members.files.finish.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const upload = await findUpload(tx, institutionId, member.userId, id, { forUpdate: true })
      if (!upload) {
        // The answer was lost on the way: asked again, the file is there.
        const stored = await findStoredFile(tx, institutionId, id)
        if (stored && (await maySeeFile(tx, member, id))) return stored
        throw errors.NOT_FOUND()
      }
      const chunkCount = chunkCountOf(upload.byteSize)
      const received = new Set(await listReceived(tx, institutionId, id))
      const missing = Array.from({ length: chunkCount }, (_, position) => position).filter(
        (position) => !received.has(position),
      )
      if (missing.length > 0) throw errors.FILE_INCOMPLETE({ data: { missing } })
      const stored = await storeUpload(tx, institutionId, upload, errors)
      await context.recordAct(tx, {
        action: 'file.upload',
        subjectId: id,
        detail: { sha256: stored.sha256, byteSize: stored.byteSize },
      })
      return stored
    }),
  ),

  discard: members.files.discard.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const upload = await findUpload(tx, context.institutionId, context.member.userId, id)
      if (!upload) throw errors.NOT_FOUND()
      await deleteUpload(tx, context.institutionId, id)
    }),
  ),

  open: members.files.open.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const file = await findStoredFile(tx, institutionId, id)
      if (!file || !(await maySeeFile(tx, member, id))) throw errors.NOT_FOUND()
      const token = randomBytes(32).toString('base64url')
      await addFileAddress(tx, institutionId, id, token)
      await context.recordAct(tx, { action: 'file.open', subjectId: id, detail: {} })
      return { path: `/files/${token}`, file }
    }),
  ),

  usage: members.files.usage.handler(({ context }) =>
    context.inInstitution(async (tx) => ({
      ...(await sumFiles(tx, context.institutionId)),
      bytesAtMost: context.fileQuotaBytes,
    })),
  ),
}
