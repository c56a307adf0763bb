import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { notify } from '../../work/notifications/notify.ts'

interface Promoted extends Record<string, unknown> {
  institution_id: string
  user_id: string
}

/**
 * Makes the earliest active member of an institution that has people and no manager its manager, records it, and
 * tells that person. Institutions of older releases began without one. False when none is left.
 */
export function giveNextManager(db: Db): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Promoted>(sql`
      with chosen as (
        select i.id from institutions i
        where i.no_manager_reason is null and i.delete_after is null
          and has_active_people(i.id, false) and not has_active_people(i.id, true)
        order by i.created_at, i.id limit 1 for update skip locked),
      earliest as (
        select p.institution_id, p.user_id from chosen c join user_profiles p on p.institution_id = c.id
        join auth.users u on u.id = p.user_id
        where p.seat = 'member' and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())
        order by p.created_at, p.user_id limit 1)
      update user_profiles p set role = 'manager', updated_at = now() from earliest e
      where p.institution_id = e.institution_id and p.user_id = e.user_id
      returning p.institution_id, p.user_id`)
    const [promoted] = rows
    if (!promoted) return false
    const { institution_id: institutionId, user_id: userId } = promoted
    await notify(tx, institutionId, userId, {
      kind: 'team.made_manager',
      subject: 'You are the manager of your institution now, because it had none',
      link: '/users',
    })
    await recordAudit(tx, {
      action: 'team.member_role_changed',
      actorId: null,
      subjectId: userId,
      ip: '',
      institutionId,
      detail: { from: 'user', to: 'manager', because: 'no manager' },
    })
    return true
  })
}

/** Before the operator demotes or moves somebody: the database lets the last manager go with a reason alone. */
export async function noteReasonWithoutManager(tx: Db, institutionId: string, reason: string): Promise<void> {
  await tx.execute(sql`
    update institutions set no_manager_reason = ${reason} where id = ${institutionId} and no_manager_reason is null`)
}
