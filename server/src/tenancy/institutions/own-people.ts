import type { Auth, OwnPeople } from '@plumbline/auth/auth.ts'
import { sql } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { notify } from '../../work/notifications/notify.ts'
import { userProfilesTable } from '../members/member-tables.ts'
import { PlanLimitReached, requirePlace } from './institution-store.ts'
import { adoptSessionIdle } from './session-idle.ts'

const NAME_AT_MOST = 120

/**
 * Whom an institution's own sign-in provider may sign in: its people, but no administrator of the installation,
 * whose account opens more than the institution. A new person with an address of its domains becomes a user
 * of it, within the plan.
 */
export function createOwnPeople(auth: () => Auth): OwnPeople {
  return {
    async belongs(tx, institutionId, userId) {
      const { rows } = await tx.execute(sql`
        select 1 from user_profiles
        where user_id = ${userId} and institution_id = ${institutionId} and role <> 'admin'`)
      return rows.length > 0
    },
    async place(tx, institutionId, { userId, fullName: given, ip }) {
      try {
        await requirePlace(tx, institutionId)
      } catch (error) {
        if (error instanceof PlanLimitReached) return 'no_place'
        throw error
      }
      const fullName = Array.from(given).slice(0, NAME_AT_MOST).join('')
      await tx
        .insert(userProfilesTable)
        .values({ userId, institutionId, fullName, role: 'user', seat: 'member' })
      await adoptSessionIdle(tx, auth(), institutionId, userId)
      const { rows: managers } = await tx.execute<{ user_id: string }>(sql`
        select user_id from user_profiles
        where institution_id = ${institutionId} and role in ('manager', 'admin') and seat = 'member'
        order by user_id`)
      for (const { user_id } of managers)
        await notify(tx, institutionId, user_id, {
          kind: 'team.changed',
          subject: `${fullName} joined with your sign-in provider`,
          link: '/users',
        })
      const entry = { actorId: userId, subjectId: userId, ip, institutionId }
      await recordAudit(tx, { ...entry, action: 'team.member_joined', detail: { role: 'user' } })
      return 'placed'
    },
  }
}
