import { readFile } from 'node:fs/promises'
import { Priority } from '@plumbline/contract/regulatory-updates.ts'
import type { Db } from '@plumbline/database/db.ts'
import { parse } from 'yaml'
import { z } from 'zod'
import { regulatoryUpdatesTable } from '../regulatory-updates/regulatory-update-tables.ts'
import { claimContent } from './loaded-content.ts'

const FILE = new URL('../../../content/regulatory-updates/updates.yaml', import.meta.url)

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

export async function loadRegulatoryUpdates(db: Db): Promise<void> {
  const updates = UpdateFile.parse(parse(await readFile(FILE, 'utf8')))
  await db.transaction(async (tx) => {
    for (const update of updates) {
      if (!(await claimContent(tx, 'regulatory-update', update.slug))) continue
      await tx.insert(regulatoryUpdatesTable).values(update).onConflictDoNothing()
    }
  })
}
