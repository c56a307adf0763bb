import type { Db } from '@plumbline/database/db.ts'
import type { managers } from '../../platform/procedures.ts'
import { tellManagers } from './team-notices.ts'
import { isLastManager, type LockedPerson, setRole } from './team-store.ts'

type Caller = Parameters<Parameters<typeof managers.team.changeRole.handler>[0]>[0]['context']

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
  await recordAct(tx, {
    action: 'team.member_role_changed',
    subjectId: userId,
    detail: { from: person.role, to: role },
  })
  await tellManagers(tx, context, `made ${person.full_name} a ${role}`, userId)
  return true
}
