import { Priority } from '@plumbline/contract/regulatory-updates.ts'
import type { Db } from '@plumbline/database/db.ts'
import { z } from 'zod'
import { regulatoryUpdatesTable } from '../regulatory-updates/regulatory-update-tables.ts'
import { readContentYaml } from './content-files.ts'
import { loadOnce } from './loaded-content.ts'

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
  const updates = await readContentYaml('regulatory-updates/updates.yaml', UpdateFile)
  await loadOnce(db, {
    kind: 'regulatory-update',
    slugs: updates.map(({ slug }) => slug),
    read: async (fresh) => updates.filter(({ slug }) => fresh.includes(slug)),
    load: (tx, update) => tx.insert(regulatoryUpdatesTable).values(update).onConflictDoNothing(),
  })
}
