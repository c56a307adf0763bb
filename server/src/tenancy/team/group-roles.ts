import type { DirectoryGroup, TeamPerson } from './directory-group-store.ts'

export interface RoleChange {
  userId: string
  fullName: string
  from: 'manager' | 'user'
  to: 'manager' | 'user'
}

type GivingGroup = Pick<DirectoryGroup, 'memberIds' | 'role'>

/** The role that the groups give each person; manager wins over user. */
export function rolesGiven(groups: readonly GivingGroup[]): Map<string, 'manager' | 'user'> {
  const given = new Map<string, 'manager' | 'user'>()
  for (const { memberIds, role } of groups)
    if (role && role !== 'reader')
      for (const id of memberIds) if (role === 'manager' || !given.has(id)) given.set(id, role)
  return given
}

/** Whom the groups make readers. Nothing where none of them does: then it is everybody whom the directory sends. */
export function readersChosen(groups: readonly GivingGroup[]): ReadonlySet<string> | undefined {
  const giving = groups.filter(({ role }) => role === 'reader')
  return giving.length === 0 ? undefined : new Set(giving.flatMap(({ memberIds }) => memberIds))
}

/**
 * Whose role changes. A manager whose role came from a group becomes a user once no group gives them a role. People
 * whom no group names, and administrators of the installation, stay as they are.
 */
export function roleChanges(
  people: readonly TeamPerson[],
  before: ReadonlyMap<string, 'manager' | 'user'>,
  after: ReadonlyMap<string, 'manager' | 'user'>,
): RoleChange[] {
  return people.flatMap(({ userId, fullName, role: from }) => {
    const to = after.get(userId) ?? (before.get(userId) === 'manager' ? 'user' : undefined)
    return from === 'admin' || to === undefined || to === from ? [] : [{ userId, fullName, from, to }]
  })
}

/** Promotions first, so that the last manager can be replaced. */
export const promotionsFirst = (changes: readonly RoleChange[]): RoleChange[] =>
  [...changes].sort((one, other) => Number(one.to !== 'manager') - Number(other.to !== 'manager'))
