import { PressType } from '@plumbline/contract/press.ts'
import type { Db } from '@plumbline/database/db.ts'
import { z } from 'zod'
import { pressReleasesTable } from '../press/press-tables.ts'
import { correctPressItem } from '../press/press-writing-store.ts'
import { type ContentFile, publicationTime } from './content-files.ts'
import { loadFolder } from './loaded-content.ts'

const PressFrontMatter = z.strictObject({
  title: z.string().min(1),
  type: PressType,
  excerpt: z.string().min(40).max(300),
  publicationName: z.string().min(1),
  author: z.string().min(1),
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
    correct: (tx, file, version) => correctPressItem(tx, itemOf(file), version),
  })
}

function itemOf({ slug, body, frontMatter }: ContentFile<PressFrontMatter>) {
  const { featured, publishedAt, ...rest } = frontMatter
  return { ...rest, slug, content: body, isFeatured: featured, publishedAt: publicationTime(publishedAt) }
}
