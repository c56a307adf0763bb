import { Priority } from '@plumbline/contract/regulatory-updates.ts'
import type { Db } from '@plumbline/database/db.ts'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { regulatoryUpdatesTable } from '../regulatory-updates/regulatory-update-tables.ts'
import { isToBeCorrected } from '../writing/shipped-text.ts'
import { readContentYaml } from './content-files.ts'
import { digestOf, loadContent } from './loaded-content.ts'

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

type RegulatoryUpdate = z.infer<typeof UpdateFile>[number]

export async function loadRegulatoryUpdates(db: Db): Promise<void> {
  const updates = await readContentYaml('regulatory-updates/updates.yaml', UpdateFile)
  const pieces = updates.map((update) => ({
    slug: update.slug,
    digest: digestOf(JSON.stringify(update)),
    read: () => update,
  }))
  await loadContent(db, pieces, {
    kind: 'regulatory-update',
    load: (tx, update) => tx.insert(regulatoryUpdatesTable).values(update).onConflictDoNothing(),
    correct: correctUpdate,
  })
}

/** Nobody saves these but the program. */
async function correctUpdate(tx: Db, update: RegulatoryUpdate, version: number) {
  const [row] = await tx
    .select()
    .from(regulatoryUpdatesTable)
    .where(eq(regulatoryUpdatesTable.slug, update.slug))
    .for('update')
  if (!row || !isToBeCorrected({ ...row, version }, update, version)) return undefined
  await tx.update(regulatoryUpdatesTable).set(update).where(eq(regulatoryUpdatesTable.id, row.id))
  return { id: row.id, version: version + 1 }
}
