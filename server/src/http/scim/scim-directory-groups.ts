import type { Db } from '@plumbline/database/db.ts'
import { type AuditEntry, recordAudit } from '../../platform/audit-log/audit-log.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import {
  type DirectoryGroup,
  deleteDirectoryGroup,
  findMemberIds,
  insertDirectoryGroup,
  listDirectoryGroups,
  listTeamPeople,
  lockDirectoryGroups,
  saveDirectoryGroup,
} from '../../tenancy/team/directory-group-store.ts'
import { roleChanges, rolesGiven } from '../../tenancy/team/group-roles.ts'
import { changeRoles, RolesRefused } from '../../tenancy/team/role-change.ts'
import { tellOfNewGroup } from '../../tenancy/team/team-notices.ts'
import { ScimError } from './scim-answer.ts'
import { GROUPS, type MembershipChange, type ScimGroup, type ScimGroupFields } from './scim-group.ts'
import type { ScimCaller } from './scim-roster.ts'

const GROUPS_AT_MOST = 200
/** Larger than any plan's team. */
export const MEMBERS_AT_MOST = 1_000

export const asScimGroup = ({ id, name, externalId }: DirectoryGroup): ScimGroup => ({
  id,
  displayName: name,
  externalId,
})

export async function listGroupsSent({ db, institutionId }: ScimCaller): Promise<ScimGroup[]> {
  const groups = await inInstitution(db, institutionId, (tx) => listDirectoryGroups(tx, institutionId))
  return groups.map(asScimGroup)
}

export function memberIdsOf({ db, institutionId }: ScimCaller, id: string): Promise<readonly string[]> {
  return inInstitution(db, institutionId, (tx) => findMemberIds(tx, institutionId, id))
}

/** A group gives no role until a manager has chosen one, and the managers hear that it is there. */
export async function addGroup(caller: ScimCaller, fields: ScimGroupFields): Promise<ScimGroup> {
  const { db, institutionId } = caller
  const { displayName: name, externalId } = fields
  const id = await inInstitution(db, institutionId, async (tx) => {
    const groups = await lockDirectoryGroups(tx, institutionId)
    requireFreeName([...GROUPS, ...groups.map(asScimGroup)], name)
    if (groups.length >= GROUPS_AT_MOST)
      throw new ScimError(
        409,
        `At most ${GROUPS_AT_MOST} directory groups can be stored. Send only groups that should give a role.`,
      )
    return insertDirectoryGroup(tx, institutionId, { name, externalId })
  })
  await record(caller, 'team.directory_group_added', id, { name })
  await tellOfNewGroup(db, institutionId, name)
  await changeGroup(caller, id, { members: { add: fields.members, remove: [] } })
  return { id, displayName: name, externalId }
}

export function requireFreeName(groups: readonly ScimGroup[], name: string | undefined): void {
  const known = groups.some(({ displayName }) => displayName.toLowerCase() === name?.toLowerCase())
  if (known) throw new ScimError(409, `A group named ${name} already exists.`, 'uniqueness')
}

export interface GroupChange {
  displayName?: string | undefined
  externalId?: string | null | undefined
  members?: MembershipChange
}

/** Brings a group to what the directory says, and its people to the role that follows. */
export async function changeGroup(caller: ScimCaller, id: string, change: GroupChange): Promise<void> {
  const { db, institutionId } = caller
  const groups = await inInstitution(db, institutionId, (tx) => lockDirectoryGroups(tx, institutionId))
  const group = groups.find((one) => one.id === id)
  if (!group) throw new ScimError(404, 'There is no such group.')
  requireFreeName([...GROUPS, ...groups.filter((one) => one.id !== id).map(asScimGroup)], change.displayName)
  const next = {
    ...group,
    name: change.displayName ?? group.name,
    externalId: change.externalId === undefined ? group.externalId : change.externalId,
    memberIds: change.members ? await membersAfter(caller, group, change.members) : group.memberIds,
  }
  await inInstitution(db, institutionId, (tx) => saveDirectoryGroup(tx, institutionId, next))
  if (next.name !== group.name || (group.role && !areSame(next.memberIds, group.memberIds)))
    await record(caller, 'team.directory_group_changed', id, {
      ...{ name: next.name, was: group.name },
      ...{ members: next.memberIds.length, before: group.memberIds.length },
    })
  await bringToRoles(
    caller,
    groups,
    groups.map((one) => (one.id === id ? next : one)),
    next.name,
  )
}

/** A directory sends what it sent before again and again. */
const areSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && new Set([...some, ...others]).size === some.length

/** Takes a person whom the directory deleted out of its groups, and the role with them. */
export async function leaveGroups(caller: ScimCaller, userId: string): Promise<void> {
  const { db, institutionId } = caller
  const groups = await inInstitution(db, institutionId, (tx) => lockDirectoryGroups(tx, institutionId))
  const left = groups.filter(({ memberIds }) => memberIds.includes(userId))
  const without = (group: DirectoryGroup) => ({
    ...group,
    memberIds: group.memberIds.filter((id) => id !== userId),
  })
  for (const group of left)
    await inInstitution(db, institutionId, (tx) => saveDirectoryGroup(tx, institutionId, without(group)))
  const giving = left.find(({ role }) => role) ?? left[0]
  if (giving) await bringToRoles(caller, groups, groups.map(without), giving.name)
}

export async function removeGroup(caller: ScimCaller, id: string): Promise<void> {
  const { db, institutionId } = caller
  const groups = await inInstitution(db, institutionId, (tx) => lockDirectoryGroups(tx, institutionId))
  const group = groups.find((one) => one.id === id)
  if (!group) throw new ScimError(404, 'There is no such group.')
  await inInstitution(db, institutionId, (tx) => deleteDirectoryGroup(tx, institutionId, id))
  await record(caller, 'team.directory_group_removed', id, { name: group.name })
  await bringToRoles(
    caller,
    groups,
    groups.filter((one) => one.id !== id),
    group.name,
  )
}

async function membersAfter(
  { db, institutionId }: ScimCaller,
  { memberIds }: DirectoryGroup,
  { add, remove, replace }: MembershipChange,
): Promise<string[]> {
  const entering = [...(replace ?? []), ...add].map((id) => id.toLowerCase())
  const known = await listTeamPeople(db, institutionId, entering.filter(isId))
  const strangers = entering.filter((id) => !known.some(({ userId }) => userId === id))
  if (strangers.length > 0) throw new ScimError(404, 'There is no such person.')
  const after = new Set([...(replace ? [] : memberIds), ...entering])
  for (const id of remove) after.delete(id.toLowerCase())
  if (after.size > MEMBERS_AT_MOST)
    throw new ScimError(
      400,
      `A group has at most ${MEMBERS_AT_MOST.toLocaleString('en-US')} members.`,
      'invalidValue',
    )
  return [...after]
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

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

type Act = Pick<AuditEntry, 'action' | 'subjectId' | 'detail'>

function record(
  caller: ScimCaller,
  action: `team.directory_group_${'added' | 'changed' | 'removed'}`,
  subjectId: string,
  detail: Record<string, string | number>,
): Promise<void> {
  const { db, institutionId } = caller
  return inInstitution(db, institutionId, (tx) => recordAct(tx, caller, { action, subjectId, detail }))
}

const recordAct = (tx: Db, { institutionId, directory, clientAddress }: ScimCaller, act: Act) =>
  recordAudit(tx, {
    ...{ ...act, detail: { ...act.detail, apiKey: directory.key?.prefix } },
    ...{ actorId: directory.userId, ip: clientAddress, institutionId },
  })
