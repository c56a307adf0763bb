/** `none`: the group gives no role. */
export type GroupRole = 'none' | 'user' | 'manager'

export const ROLE_LABELS: Readonly<Record<GroupRole, string>> = {
  none: 'No role',
  user: 'User',
  manager: 'Manager',
}

export const isGroupRole = (value: string): value is GroupRole => value in ROLE_LABELS
