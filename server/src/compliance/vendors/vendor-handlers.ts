import { VENDOR_FIELDS, type Vendor, type VendorFields } from '@plumbline/contract/compliance/vendors.ts'
import type { Db } from '@plumbline/database/db.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers, members } from '../../platform/procedures.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { changesBetween, recordHistory } from '../../work/history/history-store.ts'
import { findActiveColleague, findColleagues } from '../../work/people/people-store.ts'
import { type EditErrors, editableRecord } from '../../work/records/current-record.ts'
import { historyOf } from '../../work/records/record-columns.ts'
import { listIncidentsOfVendor } from '../incidents/incident-store.ts'
import { createVendor, tellOwner } from './vendor-creation.ts'
import {
  asSummary,
  findVendor,
  listVendorRows,
  listVendors,
  lockVendor,
  recordReview,
  updateVendor,
  type VendorRow,
} from './vendor-store.ts'

export const vendorHandlers = {
  list: members.vendors.list.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution((tx) => listVendors(tx, member, input)),
  ),

  rows: members.vendors.rows.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution((tx) => listVendorRows(tx, member, input)),
  ),

  find: members.vendors.find.handler(({ input: { id }, context: { inInstitution, member }, errors }) =>
    inInstitution(async (tx) => {
      const vendor = await readVendor(tx, member, id)
      if (!vendor) throw errors.NOT_FOUND()
      return vendor
    }),
  ),

  create: managers.vendors.create.handler(({ input: fields, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      await checkInput(tx, institutionId, fields, null, errors)
      const id = await createVendor(tx, institutionId, member, fields)
      await context.recordAct(tx, { action: 'vendor.create', subjectId: id, detail: {} })
      return (await readVendor(tx, member, id))!
    }),
  ),

  update: members.vendors.update.handler(({ input: { id, version, ...fields }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const before = await requireCurrent(tx, member, id, version, errors)
      await checkInput(tx, institutionId, fields, before.ownerId, errors)
      await updateVendor(tx, institutionId, before, fields, member.fullName)
      const [owner] = fields.ownerId ? await findColleagues(tx, institutionId, [fields.ownerId]) : []
      const changes = changesBetween(
        historyOf(VENDOR_FIELDS, before, () => before.ownerName),
        historyOf(VENDOR_FIELDS, fields, () => owner?.fullName ?? null),
      )
      await recordHistory(tx, institutionId, member, { kind: 'vendor', id }, { action: 'changed', changes })
      await tellOwner(tx, institutionId, member, id, fields, before.ownerId)
      await context.recordAct(tx, {
        action: 'vendor.update',
        subjectId: id,
        detail: { fields: changes.map(({ field }) => field) },
      })
      return (await readVendor(tx, member, id))!
    }),
  ),

  review: members.vendors.review.handler(({ input: { id, version, ...review }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const before = await requireCurrent(tx, member, id, version, errors)
      if (review.reviewedOn > todayIn(member.timeZone)) throw errors.REVIEW_AHEAD()
      if (before.reviewedOn && review.reviewedOn < before.reviewedOn) throw errors.REVIEW_BEFORE_LAST()
      await recordReview(tx, institutionId, before, review, member.fullName)
      await recordHistory(
        tx,
        institutionId,
        member,
        { kind: 'vendor', id },
        {
          action: 'reviewed',
          changes: [
            { field: 'reviewedOn', from: null, to: review.reviewedOn },
            { field: 'conclusion', from: null, to: review.result.slice(0, 1_000) },
          ],
        },
      )
      await context.recordAct(tx, { action: 'vendor.review', subjectId: id, detail: {} })
      return (await readVendor(tx, member, id))!
    }),
  ),
}

export const mayEdit = (reader: Reader, { ownerId }: Pick<VendorRow, 'ownerId'>): boolean =>
  isManager(reader) || ownerId === reader.userId

async function readVendor(tx: Db, reader: Reader, id: string): Promise<Vendor | undefined> {
  const row = await findVendor(tx, reader, id)
  if (!row) return undefined
  const { ownerName: _, enteredOn: __, changedByName: ___, ...vendor } = row
  const incidents = await listIncidentsOfVendor(tx, reader, id)
  return { ...vendor, ...asSummary(row), incidents, mayEdit: mayEdit(reader, row) }
}

async function requireCurrent(tx: Db, reader: Reader, id: string, version: number, errors: EditErrors) {
  return editableRecord(await lockVendor(tx, reader, id), version, (row) => mayEdit(reader, row), errors)
}

async function checkInput(
  tx: Db,
  institutionId: string,
  { ownerId, contractStart, contractEnd, noticeDays }: VendorFields,
  ownerBefore: string | null,
  errors: { PERSON_UNKNOWN: () => Error; END_BEFORE_START: () => Error; NOTICE_WITHOUT_END: () => Error },
) {
  if (contractStart && contractEnd && contractEnd < contractStart) throw errors.END_BEFORE_START()
  if (noticeDays !== null && !contractEnd) throw errors.NOTICE_WITHOUT_END()
  if (ownerId && ownerId !== ownerBefore && !(await findActiveColleague(tx, institutionId, ownerId)))
    throw errors.PERSON_UNKNOWN()
}
