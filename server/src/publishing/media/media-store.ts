import type { Db } from '@plumbline/database/db.ts'
import { eq, inArray } from 'drizzle-orm'
import type { AcceptedImage } from './accepted-image.ts'
import { mediaTable } from './media-tables.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export interface ImageSize {
  id: string
  width: number
  height: number
}

export async function addImage(tx: Db, image: AcceptedImage, uploadedBy: string): Promise<ImageSize> {
  const { width, height } = image
  const [row] = await tx
    .insert(mediaTable)
    .values({ ...image, bytes: Buffer.from(image.bytes), uploadedBy })
    .returning({ id: mediaTable.id })
  return { id: row!.id, width, height }
}

export async function findImage(db: Db, id: string) {
  if (!UUID.test(id)) return undefined
  const [row] = await db
    .select({ contentType: mediaTable.contentType, bytes: mediaTable.bytes })
    .from(mediaTable)
    .where(eq(mediaTable.id, id))
  return row
}

export function listImageSizes(db: Db, ids: readonly string[]): Promise<ImageSize[]> {
  return db
    .select({ id: mediaTable.id, width: mediaTable.width, height: mediaTable.height })
    .from(mediaTable)
    .where(
      inArray(
        mediaTable.id,
        ids.filter((id) => UUID.test(id)),
      ),
    )
}
