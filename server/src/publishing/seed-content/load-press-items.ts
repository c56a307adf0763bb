import { PressType } from '@plumbline/contract/publishing/press.ts'
import { ExternalAddress } from '@plumbline/contract/publishing/writing.ts'
import type { Db } from '@plumbline/database/db.ts'
import { z } from 'zod'
import { pressEditing } from '../press/press-editing.ts'
import { pressReleasesTable } from '../press/press-tables.ts'
import { type ContentFile, publicationTime } from './content-files.ts'
import { loadFolder } from './loaded-content.ts'

const PressFrontMatter = z.strictObject({
  title: z.string().min(1),
  type: PressType,
  excerpt: z.string().min(40).max(300),
  publicationName: z.string().min(1),
  author: z.string().min(1),
  /** Where the original can be read. */
  externalUrl: ExternalAddress.optional(),
  publishedAt: z.iso.date(),
  featured: z.boolean(),
  tags: z.array(z.string()).min(2).max(6),
})
type PressFrontMatter = z.infer<typeof PressFrontMatter>

export function loadPressItems(db: Db): Promise<void> {
  return loadFolder(db, {
    kind: 'press',
    folder: 'press',
    schema: PressFrontMatter,
    load: (tx, file) =>
      tx
        .insert(pressReleasesTable)
        .values(itemOf(file))
        .onConflictDoNothing({ target: pressReleasesTable.slug }),
    correct: (tx, file, version) => pressEditing.correct(tx, itemOf(file), version),
  })
}

function itemOf({ slug, body, frontMatter }: ContentFile<PressFrontMatter>) {
  const { featured, publishedAt, externalUrl = null, ...rest } = frontMatter
  return {
    ...rest,
    externalUrl,
    slug,
    content: body,
    isFeatured: featured,
    publishedAt: publicationTime(publishedAt),
  }
}
