import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import {
  type DirectoryGroup,
  deleteDirectoryGroup,
  insertDirectoryGroup,
  listDirectoryGroups,
  listTeamPeople,
  lockDirectoryGroups,
  saveDirectoryGroup,
} from '../../tenancy/team/directory-group-store.ts'
import { promotionsFirst, roleChanges, rolesGiven } from '../../tenancy/team/group-roles.ts'
import { tellOfNewGroup } from '../../tenancy/team/team-notices.ts'
import { ScimError } from './scim-answer.ts'
import { GROUPS, type MembershipChange, type ScimGroup, type ScimGroupFields } from './scim-group.ts'
import { refusing } from './scim-refusal.ts'
import type { ScimCaller } from './scim-roster.ts'

const GROUPS_AT_MOST = 200
const MEMBERS_AT_MOST = 1_000

export const asScimGroup = ({ id, name, externalId }: DirectoryGroup): ScimGroup => ({
  id,
  displayName: name,
  externalId,
})

export async function listGroupsSent({ db, institutionId }: ScimCaller): Promise<ScimGroup[]> {
  const groups = await inInstitution(db, institutionId, (tx) => listDirectoryGroups(tx, institutionId))
  return groups.map(asScimGroup)
}

export async function memberIdsOf({ db, institutionId }: ScimCaller, id: string): Promise<readonly string[]> {
  const groups = await inInstitution(db, institutionId, (tx) => listDirectoryGroups(tx, institutionId))
  return groups.find((group) => group.id === id)?.memberIds ?? []
}

/** A group gives no role until a manager has chosen one, and the managers hear that it is there. */
export async function addGroup(caller: ScimCaller, fields: ScimGroupFields): Promise<ScimGroup> {
  const { db, institutionId } = caller
  const { displayName: name, externalId } = fields
  const id = await inInstitution(db, institutionId, async (tx) => {
    const groups = await lockDirectoryGroups(tx, institutionId)
    if (groups.length >= GROUPS_AT_MOST)
      throw new ScimError(
        409,
        `A directory keeps at most ${GROUPS_AT_MOST} groups here. Send only those that give a role.`,
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
  if (known) throw new ScimError(409, `The group ${name} is here already.`, 'uniqueness')
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
  await bringToRoles(
    caller,
    groups,
    groups.map((one) => (one.id === id ? next : one)),
  )
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
    throw new ScimError(400, 'A group has at most 1,000 members.', 'invalidValue')
  return [...after]
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

async function bringToRoles(
  { db, institutionId, api }: ScimCaller,
  before: readonly DirectoryGroup[],
  after: readonly DirectoryGroup[],
): Promise<void> {
  const given = rolesGiven(before)
  const wanted = rolesGiven(after)
  const touched = [...new Set([...given.keys(), ...wanted.keys()])].filter(
    (id) => given.get(id) !== wanted.get(id),
  )
  const people = await listTeamPeople(db, institutionId, touched)
  for (const { userId, to } of promotionsFirst(roleChanges(people, given, wanted)))
    await refusing(api.team.changeRole({ userId, role: to }))
}

function record(
  { db, institutionId, directory, clientAddress }: ScimCaller,
  action: 'team.directory_group_added' | 'team.directory_group_removed',
  subjectId: string,
  detail: { name: string },
): Promise<void> {
  return inInstitution(db, institutionId, (tx) =>
    recordAudit(tx, {
      ...{ action, subjectId, detail: { ...detail, apiKey: directory.key?.prefix } },
      ...{ actorId: directory.userId, ip: clientAddress, institutionId },
    }),
  )
}
