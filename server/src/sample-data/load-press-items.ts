import { PressType } from '@plumbline/contract/press.ts'
import type { Db } from '@plumbline/database/db.ts'
import { z } from 'zod'
import { pressReleasesTable } from '../press/press-tables.ts'
import { publicationTime } from './content-files.ts'
import { loadNewFiles } from './loaded-content.ts'

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

export function loadPressItems(db: Db): Promise<void> {
  return loadNewFiles(db, {
    kind: 'press',
    folder: 'press',
    schema: PressFrontMatter,
    load(tx, { slug, body, frontMatter: { featured, publishedAt, ...rest } }) {
      const item = {
        ...rest,
        slug,
        content: body,
        isFeatured: featured,
        publishedAt: publicationTime(publishedAt),
      }
      return tx
        .insert(pressReleasesTable)
        .values(item)
        .onConflictDoNothing({ target: pressReleasesTable.slug })
    },
  })
}
