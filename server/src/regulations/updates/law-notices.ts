import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { dayOf } from '../../platform/days/day-of.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { uuidList } from '../../platform/sql.ts'
import { appliesTo, readApplicability, type UpdateRow } from './update-list.ts'

const INSTITUTIONS_AT_ONCE = 20
/** More of them are told in one sentence. */
const TOLD_ONE_BY_ONE = 3

type Changed = Pick<UpdateRow, 'id' | 'slug' | 'title' | 'parts' | 'citation'> & { isNew: boolean }

/**
 * Tells managers, and the owner of an assessment, of regulatory updates that apply to their institution and came or
 * changed since it was told last. A new institution is told nothing of the past. True while institutions are left.
 */
export async function tellOfLaw(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select i.id from institutions i left join notification_rules r on r.institution_id = i.id
    where i.suspended_at is null and (r.law_told_until is null
      or r.law_told_until < (select max(changed_at) from regulatory_updates))
    limit ${INSTITUTIONS_AT_ONCE}`)
  for (const { id } of rows) await inInstitution(db, id, (tx) => tellInstitution(tx, id))
  return rows.length === INSTITUTIONS_AT_ONCE
}

async function tellInstitution(tx: Db, institutionId: string): Promise<void> {
  await tx.execute(
    sql`insert into notification_rules (institution_id) values (${institutionId}) on conflict do nothing`,
  )
  // A second process waits here, and finds nothing newer.
  const { rows: held } = await tx.execute<{ before: string | null; until: string; today: string }>(sql`
    select law_told_until::text as before, ${dayOf(sql`now()`, sql`institution_id`)}::text as today,
      coalesce((select max(changed_at) from regulatory_updates), now())::text as until
    from notification_rules where institution_id = ${institutionId} for update`)
  const { before, until, today } = held[0]!
  await tx.execute(sql`
    update notification_rules set law_told_until = ${until}::timestamptz where institution_id = ${institutionId}`)
  if (before === null) return
  const { rows: changed } = await tx.execute<Changed & Record<string, unknown>>(sql`
    select id, slug, title, parts, citation, added_at > ${before}::timestamptz as "isNew" from regulatory_updates
    where changed_at > ${before}::timestamptz and changed_at <= ${until}::timestamptz order by dated desc, id`)
  const applicability = await readApplicability(tx, institutionId, today)
  const relevant = changed.filter((update) =>
    ['applies', 'may_apply'].includes(appliesTo(update as unknown as UpdateRow, applicability).outcome),
  )
  if (relevant.length === 0) return
  const { rows: readers } = await tx.execute<{ id: string }>(sql`
    select user_id as id from user_profiles
    where institution_id = ${institutionId} and seat = 'member' and (role in ('manager', 'admin') or exists (
      select 1 from update_assessments a where a.institution_id = user_profiles.institution_id
        and a.owner_id = user_profiles.user_id and a.update_id = any(${uuidList(relevant.map(({ id }) => id))})))
    order by user_id`)
  for (const { id } of readers)
    for (const notice of noticesOf(relevant))
      await notify(tx, institutionId, id, { kind: 'law.changed', ...notice })
}

function noticesOf(updates: readonly Changed[]): { subject: string; link: string }[] {
  if (updates.length > TOLD_ONE_BY_ONE)
    return [
      {
        subject: `${updates.length} regulatory updates that may concern you arrived or changed`,
        link: '/updates',
      },
    ]
  return updates.map(({ slug, title, isNew }) => ({
    subject: isNew ? `New regulatory update: ${title}` : `A regulatory update changed: ${title}`,
    link: `/updates/${slug}`,
  }))
}
