import type { Db } from '@plumbline/database/db.ts'
import { type DirectoryGroup, listTeamPeople } from '../../tenancy/team/directory-group-store.ts'
import { roleChanges, rolesGiven } from '../../tenancy/team/group-roles.ts'
import { changeRoles, RolesRefused } from '../../tenancy/team/role-change.ts'
import { ScimError } from './scim-answer.ts'
import { type Act, type GroupKeeping, recordAct } from './scim-directory-groups.ts'
import { GROUPS } from './scim-group.ts'
import type { ScimCaller } from './scim-roster.ts'

/** Groups of the team give roles. */
export const TEAM_GROUPS: GroupKeeping = {
  isOfReaders: false,
  // Larger than any plan's team.
  membersAtMost: 1_000,
  ownGroups: GROUPS,
  findKnown: async ({ db, institutionId }, ids) =>
    (await listTeamPeople(db, institutionId, ids)).map(({ userId }) => userId),
  bringPeople: bringToRoles,
}

async function bringToRoles(
  caller: ScimCaller,
  before: readonly DirectoryGroup[],
  after: readonly DirectoryGroup[],
  groupName: string,
): Promise<void> {
  const { db, institutionId, directory } = caller
  const given = rolesGiven(before)
  const wanted = rolesGiven(after)
  const touched = [...new Set([...given.keys(), ...wanted.keys()])].filter(
    (id) => given.get(id) !== wanted.get(id),
  )
  const people = await listTeamPeople(db, institutionId, touched)
  const actor = {
    ...{ institutionId, member: directory },
    recordAct: (tx: Db, act: Act) => recordAct(tx, caller, act),
  }
  try {
    await db.transaction((tx) => changeRoles(tx, actor, roleChanges(people, given, wanted), groupName))
  } catch (error) {
    if (!(error instanceof RolesRefused)) throw error
    throw new ScimError(
      409,
      error.because === 'last manager'
        ? 'This would leave the institution without a manager.'
        : 'The team changed in the meantime. Send the change again.',
    )
  }
}
