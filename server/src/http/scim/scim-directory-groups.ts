import type { Db } from '@plumbline/database/db.ts'
import { type AuditEntry, recordAudit } from '../../platform/audit-log/audit-log.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import {
  type DirectoryGroup,
  deleteDirectoryGroup,
  findMemberIds,
  insertDirectoryGroup,
  listDirectoryGroups,
  lockDirectoryGroups,
  saveDirectoryGroup,
} from '../../tenancy/team/directory-group-store.ts'
import { tellOfNewGroup } from '../../tenancy/team/team-notices.ts'
import { ScimError } from './scim-answer.ts'
import type { MembershipChange, ScimGroup, ScimGroupFields } from './scim-group.ts'
import type { Roster, ScimCaller } from './scim-roster.ts'

const GROUPS_AT_MOST = 200
/** What groups of a directory are about: roles of the team, or who is a reader. */
export interface GroupKeeping {
  isOfReaders: boolean
  membersAtMost: number
  /** Groups of the product, which keep their names. */
  ownGroups: readonly ScimGroup[]
  /** Of these ids, those that can be members. */
  findKnown(caller: ScimCaller, ids: readonly string[]): Promise<readonly string[]>
  /** Brings people to what their groups give now. */
  bringPeople(
    caller: ScimCaller,
    before: readonly DirectoryGroup[],
    after: readonly DirectoryGroup[],
    groupName: string,
  ): Promise<void>
}

/** The groups that a directory sends with a key of this kind. */
export const groupsOfDirectory = (caller: ScimCaller, keeping: GroupKeeping): Roster['ofDirectory'] => ({
  add: (fields) => addGroup(caller, keeping, fields),
  has: ({ id }) => !keeping.ownGroups.some((group) => group.id === id),
  change: ({ id }, { displayName, externalId }, members) =>
    changeGroup(caller, keeping, id, { displayName, externalId, ...(members && { members }) }),
  remove: ({ id }) => removeGroup(caller, keeping, id),
})

const asScimGroup = ({ id, name, externalId }: DirectoryGroup): ScimGroup => ({
  id,
  displayName: name,
  externalId,
})

/** Those of the product and those of the directory. */
export async function listGroupsKept(
  { db, institutionId }: ScimCaller,
  { ownGroups, isOfReaders }: GroupKeeping,
): Promise<ScimGroup[]> {
  const groups = await inInstitution(db, institutionId, (tx) => listDirectoryGroups(tx, institutionId))
  return [...ownGroups, ...groups.filter((group) => group.isOfReaders === isOfReaders).map(asScimGroup)]
}

/** Nobody else adds or changes one meanwhile. */
export async function lockGroups(
  { db, institutionId }: ScimCaller,
  { isOfReaders }: GroupKeeping,
): Promise<DirectoryGroup[]> {
  const groups = await inInstitution(db, institutionId, (tx) => lockDirectoryGroups(tx, institutionId))
  return groups.filter((group) => group.isOfReaders === isOfReaders)
}

export function memberIdsOf({ db, institutionId }: ScimCaller, id: string): Promise<readonly string[]> {
  return inInstitution(db, institutionId, (tx) => findMemberIds(tx, institutionId, id))
}

/** A group gives no role until a manager has chosen one, and the managers hear that it is there. */
async function addGroup(
  caller: ScimCaller,
  keeping: GroupKeeping,
  fields: ScimGroupFields,
): Promise<ScimGroup> {
  const { db, institutionId } = caller
  const { isOfReaders, ownGroups } = keeping
  const { displayName: name, externalId } = fields
  const groups = await lockGroups(caller, keeping)
  requireFreeName([...ownGroups, ...groups.map(asScimGroup)], name)
  if (groups.length >= GROUPS_AT_MOST)
    throw new ScimError(
      409,
      `At most ${GROUPS_AT_MOST} directory groups can be stored. Send only groups that should give a role.`,
    )
  const id = await inInstitution(db, institutionId, (tx) =>
    insertDirectoryGroup(tx, institutionId, { name, externalId, isOfReaders }),
  )
  await record(caller, 'team.directory_group_added', id, { name })
  await tellOfNewGroup(db, institutionId, name)
  await changeGroup(caller, keeping, id, { members: { add: fields.members, remove: [] } })
  return { id, displayName: name, externalId }
}

function requireFreeName(groups: readonly ScimGroup[], name: string | undefined): void {
  const known = groups.some(({ displayName }) => displayName.toLowerCase() === name?.toLowerCase())
  if (known) throw new ScimError(409, `A group named ${name} already exists.`, 'uniqueness')
}

interface GroupChange {
  displayName?: string | undefined
  externalId?: string | null | undefined
  members?: MembershipChange
}

/** Brings a group to what the directory says, and its people to the role that follows. */
async function changeGroup(
  caller: ScimCaller,
  keeping: GroupKeeping,
  id: string,
  change: GroupChange,
): Promise<void> {
  const { db, institutionId } = caller
  const groups = await lockGroups(caller, keeping)
  const group = groups.find((one) => one.id === id)
  if (!group) throw new ScimError(404, 'There is no such group.')
  requireFreeName(
    [...keeping.ownGroups, ...groups.filter((one) => one.id !== id).map(asScimGroup)],
    change.displayName,
  )
  const next = {
    ...group,
    name: change.displayName ?? group.name,
    externalId: change.externalId === undefined ? group.externalId : change.externalId,
    memberIds: change.members ? await membersAfter(caller, keeping, group, change.members) : group.memberIds,
  }
  await inInstitution(db, institutionId, (tx) => saveDirectoryGroup(tx, institutionId, next))
  if (next.name !== group.name || (group.role && !areSame(next.memberIds, group.memberIds)))
    await record(caller, 'team.directory_group_changed', id, {
      ...{ name: next.name, was: group.name },
      ...{ members: next.memberIds.length, before: group.memberIds.length },
    })
  await keeping.bringPeople(
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
export async function leaveGroups(caller: ScimCaller, keeping: GroupKeeping, userId: string): Promise<void> {
  const { db, institutionId } = caller
  const groups = await lockGroups(caller, keeping)
  const left = groups.filter(({ memberIds }) => memberIds.includes(userId))
  const without = (group: DirectoryGroup) => ({
    ...group,
    memberIds: group.memberIds.filter((id) => id !== userId),
  })
  for (const group of left)
    await inInstitution(db, institutionId, (tx) => saveDirectoryGroup(tx, institutionId, without(group)))
  const giving = left.find(({ role }) => role) ?? left[0]
  if (giving) await keeping.bringPeople(caller, groups, groups.map(without), giving.name)
}

async function removeGroup(caller: ScimCaller, keeping: GroupKeeping, id: string): Promise<void> {
  const { db, institutionId } = caller
  const groups = await lockGroups(caller, keeping)
  const group = groups.find((one) => one.id === id)
  if (!group) throw new ScimError(404, 'There is no such group.')
  await inInstitution(db, institutionId, (tx) => deleteDirectoryGroup(tx, institutionId, id))
  await record(caller, 'team.directory_group_removed', id, { name: group.name })
  await keeping.bringPeople(
    caller,
    groups,
    groups.filter((one) => one.id !== id),
    group.name,
  )
}

async function membersAfter(
  caller: ScimCaller,
  keeping: GroupKeeping,
  { memberIds }: DirectoryGroup,
  { add, remove, replace }: MembershipChange,
): Promise<string[]> {
  const entering = [...(replace ?? []), ...add].map((id) => id.toLowerCase())
  const known = new Set(await keeping.findKnown(caller, entering.filter(isId)))
  if (entering.some((id) => !known.has(id))) throw new ScimError(404, 'There is no such person.')
  const after = new Set([...(replace ? [] : memberIds), ...entering])
  for (const id of remove) after.delete(id.toLowerCase())
  const { membersAtMost } = keeping
  if (after.size > membersAtMost)
    throw new ScimError(
      400,
      `A group has at most ${membersAtMost.toLocaleString('en-US')} members.`,
      'invalidValue',
    )
  return [...after]
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

export type Act = Pick<AuditEntry, 'action' | 'subjectId' | 'detail'>

function record(
  caller: ScimCaller,
  action: `team.directory_group_${'added' | 'changed' | 'removed'}`,
  subjectId: string,
  detail: Record<string, string | number>,
): Promise<void> {
  const { db, institutionId } = caller
  return inInstitution(db, institutionId, (tx) => recordAct(tx, caller, { action, subjectId, detail }))
}

export const recordAct = (tx: Db, { institutionId, directory, clientAddress }: ScimCaller, act: Act) =>
  recordAudit(tx, {
    ...{ ...act, detail: { ...act.detail, apiKey: directory.key?.prefix } },
    ...{ actorId: directory.userId, ip: clientAddress, institutionId },
  })
