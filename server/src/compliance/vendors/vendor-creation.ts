import type { VendorFields } from '@plumbline/contract/compliance/vendors.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type Actor, recordHistory } from '../../work/history/history-store.ts'
import { notify } from '../../work/notifications/notify.ts'
import { insertVendor } from './vendor-store.ts'
import { vendorPath } from './vendor-subject.ts'

/** Enters a vendor. The caller has seen to it that the owner is a person of the institution. */
export async function createVendor(
  tx: Db,
  institutionId: string,
  maker: Actor,
  fields: VendorFields,
  { tellsOwner = true }: { tellsOwner?: boolean } = {},
): Promise<string> {
  const id = await insertVendor(tx, institutionId, fields, maker.fullName)
  await recordHistory(tx, institutionId, maker, { kind: 'vendor', id }, { action: 'created' })
  if (tellsOwner) await tellOwner(tx, institutionId, maker, id, fields, null)
  return id
}

export async function tellOwner(
  tx: Db,
  institutionId: string,
  maker: Actor,
  id: string,
  { ownerId, title }: Pick<VendorFields, 'ownerId' | 'title'>,
  ownerBefore: string | null,
): Promise<void> {
  if (!ownerId || ownerId === ownerBefore || ownerId === maker.userId) return
  await notify(tx, institutionId, ownerId, {
    kind: 'vendor.assigned',
    subject: `${maker.fullName} made you the owner of the vendor “${title}”`,
    link: vendorPath(id),
  })
}
