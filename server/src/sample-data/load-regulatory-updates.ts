import { Priority } from '@plumbline/contract/regulatory-updates.ts'
import type { Db } from '@plumbline/database/db.ts'
import { z } from 'zod'
import { regulatoryUpdatesTable } from '../regulatory-updates/regulatory-update-tables.ts'
import { readContentYaml } from './content-files.ts'
import { claimContent, neverLoaded } from './loaded-content.ts'

export const UpdateFile = z.array(
  z.strictObject({
    slug: z.string(),
    title: z.string().min(1),
    category: z.string().min(1),
    priority: Priority,
    dated: z.iso.date(),
    description: z.string().min(40),
    citation: z.string().min(3),
  }),
)

const KIND = 'regulatory-update'

export async function loadRegulatoryUpdates(db: Db): Promise<void> {
  const updates = await readContentYaml('regulatory-updates/updates.yaml', UpdateFile)
  const slugs = await neverLoaded(
    db,
    KIND,
    updates.map(({ slug }) => slug),
  )
  if (slugs.length === 0) return
  await db.transaction(async (tx) => {
    for (const update of updates) {
      if (!(await claimContent(tx, KIND, update.slug))) continue
      await tx.insert(regulatoryUpdatesTable).values(update).onConflictDoNothing()
    }
  })
}
