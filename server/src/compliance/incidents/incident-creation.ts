import type { IncidentFields } from '@plumbline/contract/compliance/incidents.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { InstitutionFacts } from '@plumbline/rules/applicability/institution-facts.ts'
import { type Actor, recordHistory } from '../../work/history/history-store.ts'
import { notify } from '../../work/notifications/notify.ts'
import { insertIncident } from './incident-store.ts'
import { incidentPath } from './incident-subject.ts'

/** Records an incident. The caller has seen to it that the owner is a person of the institution. */
export async function createIncident(
  tx: Db,
  institutionId: string,
  maker: Actor,
  fields: IncidentFields,
  facts: InstitutionFacts,
): Promise<string> {
  const id = await insertIncident(tx, institutionId, fields, facts, maker.fullName)
  await recordHistory(tx, institutionId, maker, { kind: 'incident', id }, { action: 'created' })
  await tellOwner(tx, institutionId, maker, id, fields, null)
  return id
}

export async function tellOwner(
  tx: Db,
  institutionId: string,
  maker: Actor,
  id: string,
  { ownerId, title }: Pick<IncidentFields, 'ownerId' | 'title'>,
  ownerBefore: string | null,
): Promise<void> {
  if (!ownerId || ownerId === ownerBefore || ownerId === maker.userId) return
  await notify(tx, institutionId, ownerId, {
    kind: 'incident.assigned',
    subject: `${maker.fullName} made you the owner of the incident “${title}”`,
    link: incidentPath(id),
  })
}
