import { IMAGE_MEGABYTES_AT_MOST } from '@plumbline/contract/publishing/media.ts'
import { UnreadableFile } from '@plumbline/rules/workbooks/unreadable-file.ts'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { managers } from '../../platform/procedures.ts'
import { sandboxed } from '../../platform/sandbox/sandbox.ts'
import { addImage } from './media-store.ts'
import { MEGAPIXELS_AT_MOST } from './picture-limits.ts'

const BYTES_AT_MOST = IMAGE_MEGABYTES_AT_MOST * 1024 * 1024

const acceptImage = sandboxed<typeof import('./accepted-image.ts').acceptImage>('picture')

async function readPicture(
  institutionId: string,
  image: Blob,
  errors: { IMAGE_DAMAGED: (refusal: { message: string }) => Error },
) {
  try {
    return await acceptImage(institutionId, await image.bytes())
  } catch (error) {
    if (error instanceof UnreadableFile) throw errors.IMAGE_DAMAGED({ message: error.message })
    throw error
  }
}

export const mediaHandlers = {
  upload: managers.media.upload.handler(
    async ({ input: { image }, context: { db, member, clientAddress }, errors }) => {
      if (image.size > BYTES_AT_MOST)
        throw errors.IMAGE_TOO_LARGE({ data: { megabytesAtMost: IMAGE_MEGABYTES_AT_MOST } })
      const verdict = await readPicture(member.institutionId, image, errors)
      if (verdict.outcome === 'refused') {
        if (verdict.because === 'IMAGE_TOO_WIDE')
          throw errors.IMAGE_TOO_WIDE({ data: { megapixelsAtMost: MEGAPIXELS_AT_MOST } })
        throw errors[verdict.because]()
      }
      return db.transaction(async (tx) => {
        const { id, width, height } = await addImage(tx, verdict.image, member.userId)
        await recordAudit(tx, {
          action: 'media.upload',
          actorId: member.userId,
          subjectId: id,
          ip: clientAddress,
        })
        return { url: `/media/${id}`, width, height }
      })
    },
  ),
}
