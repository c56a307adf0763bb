import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { notify } from '../../work/notifications/notify.ts'

interface Actor {
  institutionId: string
  member: { userId: string; fullName: string }
}

/** Tells the other managers, and the person whose role changed, what somebody did to the team. */
export async function tellManagers(
  tx: Db,
  { institutionId, member }: Actor,
  what: string,
  concerned?: string,
): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select user_id as id from user_profiles
    where institution_id = ${institutionId} and seat = 'member' and user_id <> ${member.userId}
      and (role in ('manager', 'admin') or user_id = ${concerned ?? null}::uuid) order by user_id`)
  for (const { id } of rows)
    await notify(tx, institutionId, id, {
      kind: 'team.changed',
      subject: `${member.fullName} ${what}`,
      link: '/users',
    })
}

/** Managers hear once of all, and each person of their own role. A directory acts for a manager, who hears of it, too. */
export async function tellOfRoles(
  tx: Db,
  { institutionId, member }: { institutionId: string; member: Actor['member'] & { key?: unknown } },
  changes: readonly { userId: string; fullName: string; to: string }[],
  groupName: string,
): Promise<void> {
  const by = member.key ? 'Your directory' : member.fullName
  const [first] = changes
  const who =
    changes.length === 1 ? `the role of ${first!.fullName}` : `the roles of ${changes.length} people`
  const own = new Map(changes.map(({ userId, to }) => [userId, to]))
  for (const id of await listManagers(tx, institutionId))
    if (!own.has(id) && (member.key || id !== member.userId))
      await notify(tx, institutionId, id, {
        kind: 'team.changed',
        subject: `${by} changed ${who} by the group “${groupName}”`,
        link: '/users',
      })
  for (const [id, to] of own)
    if (member.key || id !== member.userId)
      await notify(tx, institutionId, id, {
        kind: 'team.changed',
        subject: `${by} made you a ${to} by the group “${groupName}”`,
        link: '/users',
      })
}

/** A group that the directory sent gives no role until a manager chooses one. */
export async function tellOfNewGroup(tx: Db, institutionId: string, name: string): Promise<void> {
  for (const id of await listManagers(tx, institutionId))
    await notify(tx, institutionId, id, {
      kind: 'team.changed',
      subject: `Your directory sent the group “${name}”. Choose its role.`,
      link: '/settings/directory',
    })
}

async function listManagers(tx: Db, institutionId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select user_id as id from user_profiles
    where institution_id = ${institutionId} and seat = 'member' and role in ('manager', 'admin')
    order by user_id`)
  return rows.map(({ id }) => id)
}

/** The person reads who reset their second factor and why, as the other managers do. */
export async function tellOfReset(
  tx: Db,
  actor: Actor,
  { userId, fullName }: { userId: string; fullName: string },
  reason: string,
): Promise<void> {
  await tellManagers(tx, actor, `reset the second factor of ${fullName}: ${reason}`)
  if (userId === actor.member.userId) return
  await notify(tx, actor.institutionId, userId, {
    kind: 'team.changed',
    subject: `${actor.member.fullName} reset your second factor: ${reason}`,
    link: '/account/security',
  })
}

/** A person who takes over somebody's work hears of it at once. */
export function tellSuccessor(tx: Db, institutionId: string, userId: string, subject: string): Promise<void> {
  return notify(tx, institutionId, userId, { kind: 'team.changed', subject, link: '/tasks' })
}
