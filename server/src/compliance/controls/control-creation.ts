import { CONTROL_FIELDS, type ControlFields } from '@plumbline/contract/compliance/controls.ts'
import type { HistoryChange } from '@plumbline/contract/compliance/history.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type Actor, changesBetween, recordHistory } from '../../work/history/history-store.ts'
import { notify } from '../../work/notifications/notify.ts'
import { findColleagues } from '../../work/people/people-store.ts'
import { historyOf } from '../../work/records/record-columns.ts'
import { figureControls } from './control-figuring.ts'
import { type ControlRow, insertControl, updateControl } from './control-store.ts'
import { controlPath } from './control-subject.ts'

/** Enters a control. The caller has seen to it that the owner is a person of the institution. */
export async function createControl(
  tx: Db,
  institutionId: string,
  maker: Actor,
  fields: ControlFields,
  { tellsOwner = true }: { tellsOwner?: boolean } = {},
): Promise<string> {
  const id = await insertControl(tx, institutionId, fields, maker.fullName)
  await recordHistory(tx, institutionId, maker, { kind: 'control', id }, { action: 'created' })
  await figureControls(tx, institutionId, maker, [id])
  if (tellsOwner) await tellOwner(tx, institutionId, maker, id, fields, null)
  return id
}

/** Changes a locked control. */
export async function changeControl(
  tx: Db,
  institutionId: string,
  maker: Actor,
  before: ControlRow,
  fields: ControlFields,
): Promise<HistoryChange[]> {
  const { id } = before
  await updateControl(tx, institutionId, id, fields, maker.fullName)
  const [owner] = fields.ownerId ? await findColleagues(tx, institutionId, [fields.ownerId]) : []
  const changes = changesBetween(
    historyOf(CONTROL_FIELDS, before, () => before.ownerName),
    historyOf(CONTROL_FIELDS, fields, () => owner?.fullName ?? null),
  )
  await recordHistory(tx, institutionId, maker, { kind: 'control', id }, { action: 'changed', changes })
  await figureControls(tx, institutionId, maker, [id])
  await tellOwner(tx, institutionId, maker, id, fields, before.ownerId)
  return changes
}

async function tellOwner(
  tx: Db,
  institutionId: string,
  maker: Actor,
  id: string,
  { ownerId, title }: Pick<ControlFields, 'ownerId' | 'title'>,
  ownerBefore: string | null,
): Promise<void> {
  if (!ownerId || ownerId === ownerBefore || ownerId === maker.userId) return
  await notify(tx, institutionId, ownerId, {
    kind: 'control.assigned',
    subject: `${maker.fullName} made you the owner of the control “${title}”`.slice(0, 240),
    link: controlPath(id),
  })
}
