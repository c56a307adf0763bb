import type { Db } from '@plumbline/database/db.ts'
import type { managers } from '../../platform/procedures.ts'
import { promotionsFirst, type RoleChange } from './group-roles.ts'
import { tellManagers, tellOfRoles } from './team-notices.ts'
import { isLastManager, type LockedPerson, lockAccounts, lockTeamPerson, setRole } from './team-store.ts'

type Caller = Parameters<Parameters<typeof managers.team.changeRole.handler>[0]>[0]['context']

/** Through which a directory changes the role of one person. */
const MANAGERS_GROUP = 'Managers'

/** Changes the role of a locked person and tells of it. False where they are the last manager. */
export async function changeRole(
  tx: Db,
  context: Caller,
  person: LockedPerson,
  role: 'manager' | 'user',
): Promise<boolean> {
  const { institutionId, recordAct } = context
  const { user_id: userId } = person
  if (role === 'user' && (await isLastManager(tx, institutionId, userId))) return false
  await setRole(tx, institutionId, userId, role)
  await recordAct(tx, roleChanged(userId, person.role, role))
  if (context.member.key?.isDirectory)
    await tellOfRoles(tx, context, [{ userId, fullName: person.full_name, to: role }], MANAGERS_GROUP)
  else await tellManagers(tx, context, `made ${person.full_name} a ${role}`, userId)
  return true
}

const roleChanged = (userId: string, from: string, to: string) => ({
  action: 'team.member_role_changed' as const,
  subjectId: userId,
  detail: { from, to },
})

export class RolesRefused extends Error {
  override readonly name = 'RolesRefused'
  readonly because: 'last manager' | 'others changed'
  constructor(because: RolesRefused['because']) {
    super(because)
    this.because = because
  }
}

interface Actor {
  institutionId: string
  member: Caller['member']
  recordAct: (tx: Db, act: ReturnType<typeof roleChanged>) => Promise<unknown>
}

/** Changes the roles that a group gives. Everybody hears once, however many people it is. */
export async function changeRoles(
  tx: Db,
  { institutionId, member, recordAct }: Actor,
  changes: readonly RoleChange[],
  groupName: string,
): Promise<void> {
  if (changes.length === 0) return
  const ids = changes.map(({ userId }) => userId)
  await lockAccounts(tx, ids)
  for (const { userId, from, to } of promotionsFirst(changes)) {
    const person = await lockTeamPerson(tx, institutionId, userId)
    if (person?.seat !== 'member' || person.role !== from) throw new RolesRefused('others changed')
    if (to === 'user' && (await isLastManager(tx, institutionId, userId)))
      throw new RolesRefused('last manager')
    await setRole(tx, institutionId, userId, to)
    await recordAct(tx, roleChanged(userId, from, to))
  }
  await tellOfRoles(tx, { institutionId, member }, changes, groupName)
}
