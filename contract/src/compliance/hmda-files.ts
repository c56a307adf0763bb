import { z } from 'zod'
import { members } from '../platform/access.ts'
import { Id } from '../platform/ids.ts'
import { HMDA_ACCESS, HMDA_FILE_MEGABYTES_AT_MOST, HMDA_FILES_AT_MOST, HmdaFile } from './hmda.ts'
import { requiredLine } from './work-text.ts'

const MIB = 1024 * 1024
const named = members.errors({ HMDA_ACCESS })
const found = named.errors({
  NOT_FOUND: { status: 404, message: 'This file does not exist, or you may not see it.' },
})

/** A register is stored only where somebody chooses it. It is sealed with the key of the installation. */
export const hmdaFiles = {
  list: named
    .route({ method: 'GET', path: '/hmda/files', summary: 'HMDA files that the institution stores' })
    .output(z.array(HmdaFile)),

  store: named
    .meta({ bodyMaxKib: (HMDA_FILE_MEGABYTES_AT_MOST + 1) * 1024 })
    .errors({
      UNREADABLE_FILE: {
        status: 422,
        message: 'The file cannot be read as a HMDA file.',
        data: z.object({ because: z.string() }),
      },
      NO_STORAGE_KEY: {
        status: 409,
        message: 'This installation has no key to seal files with. Its operator sets STORAGE_KEY.',
      },
      TOO_MANY_FILES: {
        status: 409,
        message: `An institution stores at most ${HMDA_FILES_AT_MOST} HMDA files. Delete one first.`,
      },
    })
    .route({
      method: 'POST',
      path: '/hmda/files',
      summary: `Store a HMDA file of at most ${HMDA_FILE_MEGABYTES_AT_MOST} MB, sealed, for 1 to 10 years`,
    })
    .input(
      z.object({
        register: z.file().max(HMDA_FILE_MEGABYTES_AT_MOST * MIB),
        name: requiredLine('File name', 200),
        year: z.coerce.number().int().min(2025).max(2027),
        quarter: z.coerce.number().int().min(1).max(3).optional(),
        keepYears: z.coerce.number().int().min(1).max(10),
      }),
    )
    .output(HmdaFile),

  open: found
    .errors({
      OTHER_STORAGE_KEY: {
        status: 409,
        message: 'The file was sealed with another key than this installation has now.',
      },
    })
    .route({
      method: 'POST',
      path: '/hmda/files/{id}/open',
      summary: 'Read a stored HMDA file; the audit log says who did',
    })
    .input(z.object({ id: Id }))
    .output(z.file()),

  remove: found
    .errors({
      NOT_YOURS: { status: 403, message: 'Only who stored the file, or a manager, may delete it.' },
    })
    .route({
      method: 'DELETE',
      path: '/hmda/files/{id}',
      summary: 'Delete a stored HMDA file',
      successStatus: 204,
    })
    .input(z.object({ id: Id }))
    .output(z.void()),
}
