import {
  INCIDENT_FIELDS,
  type Incident,
  type IncidentFields,
} from '@plumbline/contract/compliance/incidents.ts'
import type { Db } from '@plumbline/database/db.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers, members } from '../../platform/procedures.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { findFacts } from '../../tenancy/settings/fact-store.ts'
import { changesBetween, recordHistory } from '../../work/history/history-store.ts'
import { findActiveColleague, findColleagues } from '../../work/people/people-store.ts'
import { type EditErrors, editableRecord } from '../../work/records/current-record.ts'
import { historyOf } from '../../work/records/record-columns.ts'
import { findVendorTitle } from '../vendors/vendor-store.ts'
import { createIncident, tellOwner } from './incident-creation.ts'
import {
  asSummary,
  clockOf,
  findIncident,
  type IncidentRow,
  listIncidentRows,
  listIncidents,
  lockIncident,
  updateIncident,
} from './incident-store.ts'

export const incidentHandlers = {
  list: members.incidents.list.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution((tx) => listIncidents(tx, member, input)),
  ),

  rows: members.incidents.rows.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution((tx) => listIncidentRows(tx, member, input)),
  ),

  find: members.incidents.find.handler(({ input: { id }, context: { inInstitution, member }, errors }) =>
    inInstitution(async (tx) => {
      const incident = await readIncident(tx, member, id)
      if (!incident) throw errors.NOT_FOUND()
      return incident
    }),
  ),

  create: managers.incidents.create.handler(({ input: fields, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      await checkInput(tx, institutionId, fields, null, errors)
      const facts = await findFacts(tx, institutionId, todayIn(member.timeZone))
      const id = await createIncident(tx, institutionId, member, fields, facts)
      await context.recordAct(tx, { action: 'incident.create', subjectId: id, detail: {} })
      return (await readIncident(tx, member, id))!
    }),
  ),

  update: members.incidents.update.handler(({ input: { id, version, ...fields }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const before = await requireCurrent(tx, member, id, version, errors)
      await checkInput(tx, institutionId, fields, before.ownerId, errors)
      const facts = await findFacts(tx, institutionId, todayIn(member.timeZone))
      await updateIncident(tx, institutionId, id, fields, facts, member.fullName)
      const [owner] = fields.ownerId ? await findColleagues(tx, institutionId, [fields.ownerId]) : []
      const vendorName = fields.vendorId ? await findVendorTitle(tx, institutionId, fields.vendorId) : null
      const changes = changesBetween(
        historyFields(before, before.ownerName, before.vendorName),
        historyFields(fields, owner?.fullName ?? null, vendorName),
      )
      await recordHistory(tx, institutionId, member, { kind: 'incident', id }, { action: 'changed', changes })
      await tellOwner(tx, institutionId, member, id, fields, before.ownerId)
      await context.recordAct(tx, {
        action: 'incident.update',
        subjectId: id,
        detail: { fields: changes.map(({ field }) => field) },
      })
      return (await readIncident(tx, member, id))!
    }),
  ),
}

const mayEdit = (reader: Reader, { ownerId }: Pick<IncidentRow, 'ownerId'>): boolean =>
  isManager(reader) || ownerId === reader.userId

function historyFields(fields: IncidentFields, owner: string | null, vendor: string | null) {
  const { discoveredAt, believedAt, toldByVendorAt, notifiedAt } = fields
  return {
    ...historyOf(INCIDENT_FIELDS, fields, (id) => (id === fields.vendorId ? vendor : owner)),
    ...{ discoveredAt, believedAt, toldByVendorAt, notifiedAt },
  }
}

async function readIncident(
  tx: Db,
  reader: Reader & { timeZone: string },
  id: string,
): Promise<Incident | undefined> {
  const row = await findIncident(tx, reader, id)
  if (!row) return undefined
  const facts = await findFacts(tx, reader.institutionId, todayIn(reader.timeZone))
  const { ownerName: _, changedByName: __, ...incident } = row
  return { ...incident, ...asSummary(row), clock: clockOf(row, facts), mayEdit: mayEdit(reader, row) }
}

async function requireCurrent(tx: Db, reader: Reader, id: string, version: number, errors: EditErrors) {
  return editableRecord(await lockIncident(tx, reader, id), version, (row) => mayEdit(reader, row), errors)
}

/** A clock of somebody's computer may be a few minutes ahead. */
const AHEAD_MS = 5 * 60_000

async function checkInput(
  tx: Db,
  institutionId: string,
  fields: IncidentFields,
  ownerBefore: string | null,
  errors: Record<'PERSON_UNKNOWN' | 'VENDOR_UNKNOWN' | 'MOMENT_AHEAD' | 'NOT_NOTIFIED', () => Error>,
) {
  const { ownerId, vendorId, discoveredAt, believedAt, toldByVendorAt, notifiedAt, status, reportable } =
    fields
  for (const moment of [discoveredAt, believedAt, toldByVendorAt, notifiedAt])
    if (moment && new Date(moment).getTime() > Date.now() + AHEAD_MS) throw errors.MOMENT_AHEAD()
  if (status === 'closed' && reportable === 'yes' && !notifiedAt) throw errors.NOT_NOTIFIED()
  if (ownerId && ownerId !== ownerBefore && !(await findActiveColleague(tx, institutionId, ownerId)))
    throw errors.PERSON_UNKNOWN()
  if (vendorId && (await findVendorTitle(tx, institutionId, vendorId)) === null) throw errors.VENDOR_UNKNOWN()
}
