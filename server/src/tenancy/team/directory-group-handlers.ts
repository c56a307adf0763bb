import type { Db } from '@plumbline/database/db.ts'
import { managers } from '../../platform/procedures.ts'
import {
  type DirectoryGroup,
  listDirectoryGroups,
  listTeamPeople,
  lockDirectoryGroups,
  saveDirectoryGroup,
} from './directory-group-store.ts'
import { type RoleChange, roleChanges, rolesGiven } from './group-roles.ts'
import { changeRoles, RolesRefused } from './role-change.ts'
import { countManagersBeside } from './team-store.ts'

export const directoryGroupHandlers = {
  directoryGroups: managers.team.directoryGroups.handler(({ context: { inInstitution, institutionId } }) =>
    inInstitution(async (tx) => {
      const groups = await listDirectoryGroups(tx, institutionId)
      const people = await listTeamPeople(
        tx,
        institutionId,
        groups.flatMap(({ memberIds }) => memberIds),
      )
      const known = new Set(people.map(({ userId }) => userId))
      return groups.map(({ memberIds, ...group }) => ({
        ...group,
        memberCount: memberIds.filter((id) => known.has(id)).length,
      }))
    }),
  ),

  previewGroupRole: managers.team.previewGroupRole.handler(
    ({ input: { id, role = null }, context: { db, institutionId }, errors }) =>
      db.transaction(async (tx) => {
        const groups = await listDirectoryGroups(tx, institutionId)
        const group = groups.find((one) => one.id === id)
        if (!group) throw errors.NOT_FOUND()
        const changes = await changesBy(tx, institutionId, groups, { ...group, role })
        const leaving = changes.filter(({ to }) => to === 'user').map(({ userId }) => userId)
        const isPromoting = changes.some(({ to }) => to === 'manager')
        const leavesNoManager =
          leaving.length > 0 && !isPromoting && (await countManagersBeside(tx, institutionId, leaving)) === 0
        return { changes, leavesNoManager }
      }),
  ),

  setGroupRole: managers.team.setGroupRole.handler(({ input: { id, role, userIds }, context, errors }) =>
    context.db.transaction(async (tx) => {
      const { institutionId, recordAct } = context
      const groups = await lockDirectoryGroups(tx, institutionId)
      const group = groups.find((one) => one.id === id)
      if (!group) throw errors.NOT_FOUND()
      const changes = await changesBy(tx, institutionId, groups, { ...group, role })
      const expected = new Set(userIds)
      if (changes.length !== expected.size || changes.some(({ userId }) => !expected.has(userId)))
        throw errors.OTHERS_CHANGE()
      await saveDirectoryGroup(tx, institutionId, { ...group, role })
      await recordAct(tx, {
        action: 'team.directory_group_role',
        subjectId: id,
        detail: { name: group.name, from: group.role, to: role, changed: changes.length },
      })
      await changeRoles(tx, context, changes, group.name).catch((error: unknown) => {
        if (!(error instanceof RolesRefused)) throw error
        throw error.because === 'last manager' ? errors.LAST_MANAGER() : errors.OTHERS_CHANGE()
      })
    }),
  ),
}

/** Removing a group's role takes no role away from its members. */
async function changesBy(
  tx: Db,
  institutionId: string,
  groups: readonly DirectoryGroup[],
  changed: DirectoryGroup,
): Promise<RoleChange[]> {
  const after = rolesGiven(groups.map((group) => (group.id === changed.id ? changed : group)))
  const people = await listTeamPeople(tx, institutionId, changed.role ? changed.memberIds : [])
  return roleChanges(people, new Map(), after)
}
