import { PressType } from '@plumbline/contract/press.ts'
import type { Db } from '@plumbline/database/db.ts'
import { z } from 'zod'
import { pressReleasesTable } from '../press/press-tables.ts'
import { readContentFiles } from './content-files.ts'
import { claimContent } from './loaded-content.ts'

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

/** Nine in the morning on the East Coast, in winter. */
const HOUR_OF_PUBLICATION = 'T14:00:00Z'

export async function loadPressItems(db: Db): Promise<void> {
  const files = await readContentFiles('press', PressFrontMatter)
  await db.transaction(async (tx) => {
    for (const { slug, body, frontMatter } of files) {
      if (!(await claimContent(tx, 'press', slug))) continue
      const { featured, publishedAt, ...fields } = frontMatter
      await tx
        .insert(pressReleasesTable)
        .values({
          ...fields,
          slug,
          content: body,
          isFeatured: featured,
          publishedAt: new Date(publishedAt + HOUR_OF_PUBLICATION),
        })
        .onConflictDoNothing({ target: pressReleasesTable.slug })
    }
  })
}
