import { z } from 'zod'
import { members } from '../platform/access.ts'
import { StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { requiredLine } from './work-text.ts'

const MIB = 1024 * 1024
export const FILE_MIB_AT_MOST = 25
export const FILE_BYTES_AT_MOST = FILE_MIB_AT_MOST * MIB
/** Files travel and are stored in pieces of this size; the last one may be shorter. */
export const CHUNK_BYTES = 256 * 1024
export const FILE_NAME_AT_MOST = 200
/** Uploads that one person may have open at the same time. */
export const OPEN_UPLOADS_AT_MOST = 40

export const StoredFile = z.object({
  id: Id,
  name: z.string(),
  contentType: z.string(),
  byteSize: z.number().int(),
  sha256: z.string(),
  uploadedByName: z.string(),
  uploadedAt: StoredMoment,
  /** A protected PDF: it is stored, and opens with its password alone. */
  isEncrypted: z.boolean(),
  /** Whether a browser may show it in place. */
  isShownInline: z.boolean(),
})
export type StoredFile = z.infer<typeof StoredFile>

const FileName = requiredLine('File name', FILE_NAME_AT_MOST).refine(
  (name) => !/[\p{Cc}\p{Cs}]/u.test(name),
  'The file name holds control characters. Rename the file and try again.',
)

const found = members.errors({
  NOT_FOUND: { status: 404, message: 'This file does not exist, or you may not see it.' },
})
const upload = members.errors({
  NOT_FOUND: { status: 404, message: 'This upload has ended. Start again.' },
})

export const files = {
  start: members
    .errors({
      FILE_EMPTY: { status: 422, message: 'The file is empty.' },
      FILE_TOO_LARGE: {
        status: 413,
        message: `The file is larger than ${FILE_MIB_AT_MOST} MB, the limit.`,
        data: z.object({ byteSize: z.number(), bytesAtMost: z.number() }),
      },
      QUOTA_EXCEEDED: {
        status: 409,
        message: 'There is no room left for files of your institution.',
        data: z.object({ bytesUsed: z.number(), bytesAtMost: z.number() }),
      },
      TOO_MANY_UPLOADS: {
        status: 429,
        message: `You have ${OPEN_UPLOADS_AT_MOST} uploads under way, the limit. Wait for them to end.`,
      },
    })
    .route({
      method: 'POST',
      path: '/files',
      summary: 'Begin an upload; answers with a file of the same content where there is one',
    })
    .input(
      z.object({
        name: FileName,
        byteSize: z.number().int().min(0),
        /** Of the content, so that a file that is there is offered before anything is sent. */
        sha256: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .optional(),
      }),
    )
    .output(z.object({ id: Id, chunkBytes: z.number().int(), existing: StoredFile.nullable() })),

  putChunk: upload
    .meta({ bodyMaxKib: 512, inTurns: true })
    .errors({
      CHUNK_SIZE: { status: 422, message: 'The piece does not have the length that its place calls for.' },
    })
    .route({
      method: 'POST',
      path: '/files/{id}/chunks/{position}',
      summary: 'Send one piece of a file; sent twice, it is stored once',
      successStatus: 204,
    })
    .input(z.object({ id: Id, position: z.number().int().min(0).max(200), bytes: z.file() }))
    .output(z.void()),

  progress: upload
    .route({ method: 'GET', path: '/files/{id}/chunks', summary: 'Which pieces of an upload have arrived' })
    .input(z.object({ id: Id }))
    .output(z.object({ received: z.array(z.number().int()), chunkCount: z.number().int() })),

  finish: upload
    .meta({ inTurns: true })
    .errors({
      FILE_INCOMPLETE: {
        status: 409,
        message: 'Pieces of the file are missing. Resume the upload.',
        data: z.object({ missing: z.array(z.number().int()) }),
      },
      FILE_TYPE_LIES: {
        status: 422,
        message: 'The name of the file does not fit what is in it.',
        data: z.object({ name: z.string(), called: z.string() }),
      },
      FILE_TYPE_REFUSED: {
        status: 422,
        message: 'Files of this type are not accepted. Send documents, pictures, tables, text, or archives.',
      },
    })
    .route({
      method: 'POST',
      path: '/files/{id}/finish',
      summary: 'End an upload: the content is checked and hashed',
    })
    .input(z.object({ id: Id }))
    .output(StoredFile),

  discard: upload
    .route({ method: 'DELETE', path: '/files/{id}', summary: 'Give up an upload', successStatus: 204 })
    .input(z.object({ id: Id }))
    .output(z.void()),

  /** Browsers fetch files by plain addresses, which carry no session: the address itself opens, for minutes. */
  open: found
    .route({
      method: 'POST',
      path: '/files/{id}/address',
      summary: 'An address of the file, good for five minutes',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ path: z.string(), file: StoredFile })),

  usage: members
    .route({
      method: 'GET',
      path: '/files/usage',
      summary: 'How much room the files of the institution take',
    })
    .output(z.object({ bytesUsed: z.number(), bytesAtMost: z.number(), fileCount: z.number().int() })),
}
