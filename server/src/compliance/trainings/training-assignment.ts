import type { TrainingFields } from '@plumbline/contract/compliance/trainings.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { longDay } from '../../platform/days/long-day.ts'
import { inTurn } from '../../platform/jobs/background-pace.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { recordHistory } from '../../work/history/history-store.ts'
import { notify } from '../../work/notifications/notify.ts'
import { listColleagues } from '../../work/people/people-store.ts'
import { assignPeople, insertTraining, unassignOthers } from './training-store.ts'
import { trainingPath } from './training-subject.ts'

const TRAININGS_AT_ONCE = 50

interface Maker {
  userId: string
  fullName: string
}

/** Makes a training and tells whom it is for. The caller has seen to it that the people are of the institution. */
export async function createTraining(
  tx: Db,
  institutionId: string,
  maker: Maker,
  fields: TrainingFields,
): Promise<string> {
  const id = await insertTraining(tx, institutionId, fields, maker.fullName)
  await recordHistory(tx, institutionId, maker, { kind: 'training', id }, { action: 'created' })
  await assignTraining(tx, institutionId, maker, { id, ...fields })
  return id
}

/** Assigns a training to the people, readers, and roles that it names, and takes off who is no longer among them. */
export async function assignTraining(
  tx: Db,
  institutionId: string,
  maker: Maker,
  training: { id: string } & Pick<TrainingFields, 'title' | 'dueOn' | 'roles' | 'userIds' | 'readerIds'>,
): Promise<void> {
  const people = await peopleOfRoles(tx, institutionId, training.roles)
  const named = [...training.userIds, ...training.readerIds]
  const told = [
    ...(await assignPeople(tx, institutionId, training.id, named, { isByName: true })),
    ...(await assignPeople(tx, institutionId, training.id, people, { isByName: false })),
  ]
  await unassignOthers(tx, institutionId, training.id, [...named, ...people])
  await tellAssigned(tx, institutionId, training, told, maker)
}

export async function peopleOfRoles(
  tx: Db,
  institutionId: string,
  roles: readonly string[],
): Promise<string[]> {
  if (roles.length === 0) return []
  const colleagues = await listColleagues(tx, institutionId)
  return colleagues
    .filter(({ role, isSuspended }) => roles.includes(role) && !isSuspended)
    .map(({ userId }) => userId)
}

async function tellAssigned(
  tx: Db,
  institutionId: string,
  { id, title, dueOn }: { id: string; title: string; dueOn: string },
  userIds: readonly string[],
  maker: Maker | null,
): Promise<void> {
  for (const userId of userIds)
    if (userId !== maker?.userId)
      await notify(tx, institutionId, userId, {
        kind: 'training.assigned',
        subject: `${maker ? `${maker.fullName} assigned you` : 'You are assigned'} the training “${title}”, due ${longDay(dueOn)}`,
        link: trainingPath(id),
      })
}

/** Assigns trainings that are not due yet to people who took up one of their roles. True while there is more to do. */
export async function assignByRole(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ institutionId: string; ids: string[] }>(sql`
    select t.institution_id as "institutionId", json_agg(t.id) as ids from trainings t
    join institutions i on i.id = t.institution_id
    where t.roles <> '{}' and t.due_on >= (now() at time zone i.time_zone)::date and i.suspended_at is null
      and exists (select 1 from user_profiles p where p.institution_id = t.institution_id and p.seat = 'member'
        and p.role = any(t.roles) and not exists (select 1 from training_assignments a
          where a.institution_id = t.institution_id and a.training_id = t.id and a.user_id = p.user_id))
    group by t.institution_id limit ${TRAININGS_AT_ONCE}`)
  let assigned = 0
  for await (const { institutionId, ids } of inTurn(rows))
    assigned += await inInstitution(db, institutionId, (tx) => assignWithin(tx, institutionId, ids))
  return rows.length === TRAININGS_AT_ONCE && assigned > 0
}

async function assignWithin(tx: Db, institutionId: string, ids: readonly string[]): Promise<number> {
  let assigned = 0
  for (const id of ids.slice(0, TRAININGS_AT_ONCE)) {
    const { rows } = await tx.execute<{ title: string; dueOn: string; roles: string[] }>(sql`
      select title, due_on::text as "dueOn", to_json(roles) as roles from trainings
      where institution_id = ${institutionId} and id = ${id} for no key update`)
    const training = rows[0]
    if (!training) continue
    const people = await peopleOfRoles(tx, institutionId, training.roles)
    const told = await assignPeople(tx, institutionId, id, people, { isByName: false })
    await tellAssigned(tx, institutionId, { id, ...training }, told, null)
    assigned += told.length
  }
  return assigned
}
