/** `none`: the group gives no role. */
export type GroupRole = 'none' | 'user' | 'manager' | 'reader'

export const ROLE_LABELS: Readonly<Record<GroupRole, string>> = {
  none: 'No role',
  user: 'User',
  manager: 'Manager',
  reader: 'Reader',
}

/** A group that was sent with a key for readers makes readers, and no other group does. */
export const rolesFor = ({ isOfReaders }: { isOfReaders: boolean }): GroupRole[] =>
  isOfReaders ? ['none', 'reader'] : ['none', 'user', 'manager']

export function titleOf(
  { name, isOfReaders }: { name: string; isOfReaders: boolean },
  role: GroupRole,
): string {
  if (role === 'reader') return `People in “${name}” are readers`
  if (isOfReaders) return `“${name}” no longer makes people readers`
  return role === 'none' ? `“${name}” gives no role` : `“${name}” gives the role ${ROLE_LABELS[role]}`
}

export const isGroupRole = (value: string): value is GroupRole => value in ROLE_LABELS
