import type { GroupRoleChange } from '@plumbline/contract/tenancy/team.ts'
import type { Db } from '@plumbline/database/db.ts'
import {
  areTooMany,
  changeReaders,
  findDirectoryReaderIds,
  type ReaderChanges,
  readerChanges,
  TooManyReaders,
} from '../../compliance/readers/reader-group-store.ts'
import { managers } from '../../platform/procedures.ts'
import {
  type DirectoryGroup,
  listDirectoryGroups,
  listTeamPeople,
  lockDirectoryGroups,
  saveDirectoryGroup,
} from './directory-group-store.ts'
import { type RoleChange, readersChosen, roleChanges, rolesGiven } from './group-roles.ts'
import { changeRoles, RolesRefused } from './role-change.ts'
import { countManagersBeside } from './team-store.ts'

export const directoryGroupHandlers = {
  directoryGroups: managers.team.directoryGroups.handler(({ context: { inInstitution, institutionId } }) =>
    inInstitution(async (tx) => {
      const groups = await listDirectoryGroups(tx, institutionId)
      const ids = groups.flatMap(({ memberIds }) => memberIds)
      const team = await listTeamPeople(tx, institutionId, ids)
      const known = new Set([
        ...team.map(({ userId }) => userId),
        ...(await findDirectoryReaderIds(tx, institutionId, ids)),
      ])
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
        if (!mayGive(group, role)) throw errors.ROLE_NOT_GIVEN()
        if (group.isOfReaders) {
          const changes = await readersBy(tx, institutionId, groups, { ...group, role })
          const makesTooManyReaders = await areTooMany(tx, institutionId, changes)
          return { changes: inWords(changes), leavesNoManager: false, makesTooManyReaders }
        }
        const changes = await rolesBy(tx, institutionId, groups, { ...group, role })
        const leaving = changes.filter(({ to }) => to === 'user').map(({ userId }) => userId)
        const isPromoting = changes.some(({ to }) => to === 'manager')
        const leavesNoManager =
          leaving.length > 0 && !isPromoting && (await countManagersBeside(tx, institutionId, leaving)) === 0
        return { changes, leavesNoManager, makesTooManyReaders: false }
      }),
  ),

  setGroupRole: managers.team.setGroupRole.handler(({ input: { id, role, userIds }, context, errors }) =>
    context.db.transaction(async (tx) => {
      const { institutionId, recordAct } = context
      const groups = await lockDirectoryGroups(tx, institutionId)
      const group = groups.find((one) => one.id === id)
      if (!group) throw errors.NOT_FOUND()
      if (!mayGive(group, role)) throw errors.ROLE_NOT_GIVEN()
      const next = { ...group, role }
      const readers = group.isOfReaders && (await readersBy(tx, institutionId, groups, next))
      const roles = group.isOfReaders ? [] : await rolesBy(tx, institutionId, groups, next)
      const changes = readers ? inWords(readers) : roles
      const expected = new Set(userIds)
      if (changes.length !== expected.size || changes.some(({ userId }) => !expected.has(userId)))
        throw errors.OTHERS_CHANGE()
      await saveDirectoryGroup(tx, institutionId, next)
      await recordAct(tx, {
        action: 'team.directory_group_role',
        subjectId: id,
        detail: { name: group.name, from: group.role, to: role, changed: changes.length },
      })
      try {
        if (readers) await changeReaders(tx, context, readers)
        else await changeRoles(tx, context, roles, group.name)
      } catch (error) {
        if (error instanceof TooManyReaders)
          throw role === null ? errors.TOO_MANY_WITHOUT_GROUP() : errors.TOO_MANY_READERS()
        if (!(error instanceof RolesRefused)) throw error
        throw error.because === 'last manager' ? errors.LAST_MANAGER() : errors.OTHERS_CHANGE()
      }
    }),
  ),
}

const mayGive = ({ isOfReaders }: DirectoryGroup, role: DirectoryGroup['role']): boolean =>
  role === null || isOfReaders === (role === 'reader')

const withChanged = (groups: readonly DirectoryGroup[], changed: DirectoryGroup) =>
  groups.map((group) => (group.id === changed.id ? changed : group))

/** Removing a group's role takes no role away from its members. */
async function rolesBy(
  tx: Db,
  institutionId: string,
  groups: readonly DirectoryGroup[],
  changed: DirectoryGroup,
): Promise<RoleChange[]> {
  const after = rolesGiven(withChanged(groups, changed))
  const people = await listTeamPeople(tx, institutionId, changed.role ? changed.memberIds : [])
  return roleChanges(people, new Map(), after)
}

function readersBy(
  tx: Db,
  institutionId: string,
  groups: readonly DirectoryGroup[],
  changed: DirectoryGroup,
): Promise<ReaderChanges> {
  return readerChanges(tx, institutionId, readersChosen(groups), readersChosen(withChanged(groups, changed)))
}

const inWords = ({ joining, leaving }: ReaderChanges): GroupRoleChange[] => [
  ...joining.map(({ id: userId, fullName }) => ({ userId, fullName, from: 'none', to: 'reader' }) as const),
  ...leaving.map(({ id: userId, fullName }) => ({ userId, fullName, from: 'reader', to: 'none' }) as const),
]
