import { Priority } from '@plumbline/contract/regulations/regulatory-updates.ts'
import type { Db } from '@plumbline/database/db.ts'
import { z } from 'zod'
import {
  insertUpdate,
  lockUpdate,
  replaceUpdate,
} from '../../regulations/regulatory-updates/regulatory-update-store.ts'
import { isToBeCorrected } from '../editing/shipped-text.ts'
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
    explains: z.string().optional(),
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
    load: insertUpdate,
    correct: correctUpdate,
  })
}

/** Only the program saves these. */
async function correctUpdate(tx: Db, update: RegulatoryUpdate, version: number) {
  const row = await lockUpdate(tx, update.slug)
  if (!row || !isToBeCorrected({ ...row, version }, update, version)) return undefined
  await replaceUpdate(tx, row.id, update)
  return { id: row.id, version: version + 1 }
}
