import type { ComplaintFields } from '@plumbline/contract/compliance/complaints.ts'
import type { Db } from '@plumbline/database/db.ts'
import { recordHistory } from '../../work/history/history-store.ts'
import { notify } from '../../work/notifications/notify.ts'
import { citeRule, inOneWriting } from './complaint-input.ts'
import { insertComplaint } from './complaint-store.ts'
import { complaintPath } from './complaint-subject.ts'

interface Maker {
  userId: string
  fullName: string
}

/** Records a complaint. The caller has seen to it that the owner is a person of the institution. */
export async function createComplaint(
  tx: Db,
  institutionId: string,
  maker: Maker,
  given: ComplaintFields,
  { tellsOwner = true }: { tellsOwner?: boolean } = {},
): Promise<string> {
  const fields = inOneWriting(given)
  const id = await insertComplaint(tx, institutionId, fields, maker.fullName)
  await citeRule(tx, institutionId, maker.userId, id, fields.ruleCited)
  await recordHistory(tx, institutionId, maker, { kind: 'complaint', id }, { action: 'created' })
  if (tellsOwner) await tellOwner(tx, institutionId, maker, id, fields, null)
  return id
}

export async function tellOwner(
  tx: Db,
  institutionId: string,
  maker: Maker,
  id: string,
  { ownerId, title }: Pick<ComplaintFields, 'ownerId' | 'title'>,
  ownerBefore: string | null,
): Promise<void> {
  if (!ownerId || ownerId === ownerBefore || ownerId === maker.userId) return
  await notify(tx, institutionId, ownerId, {
    kind: 'complaint.assigned',
    subject: `${maker.fullName} made you the owner of the complaint “${title}”`,
    link: complaintPath(id),
  })
}
