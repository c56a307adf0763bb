import type { StoredFile } from '@plumbline/contract/compliance/files.ts'
import type { Db } from '@plumbline/database/db.ts'
import {
  detectContentType,
  HEAD_BYTES,
  isEncryptedPdf,
  nameFitsContent,
} from '../../platform/files/content-type.ts'
import { chunkCountOf } from '../../platform/files/file-pieces.ts'
import { digestUpload, markStored, readChunk, type Upload } from './file-store.ts'

interface TypeErrors {
  FILE_TYPE_REFUSED: () => Error
  FILE_TYPE_LIES: (about: { data: { name: string; called: string } }) => Error
}

/** Ends an upload whose pieces are all there: what is in it is checked against its name, and hashed. */
export async function storeUpload(
  tx: Db,
  institutionId: string,
  upload: Upload,
  errors: TypeErrors,
): Promise<StoredFile> {
  const { id, name, byteSize } = upload
  const head = (await readChunk(tx, institutionId, id, 0))!
  const detected = detectContentType(head.subarray(0, HEAD_BYTES), name)
  if (!detected) throw errors.FILE_TYPE_REFUSED()
  if (!nameFitsContent(name, detected))
    throw errors.FILE_TYPE_LIES({ data: { name, called: detected.called } })
  const tail = (await readChunk(tx, institutionId, id, chunkCountOf(byteSize) - 1))!
  return markStored(tx, institutionId, id, {
    contentType: detected.contentType,
    ...(await digestUpload(tx, institutionId, upload)),
    isEncrypted: isEncryptedPdf(detected.contentType, head, tail),
  })
}
