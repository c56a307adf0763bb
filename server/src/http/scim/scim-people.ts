import { ORPCError } from '@orpc/server'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import {
  listScimPeople,
  type ScimCriterion,
  type ScimPerson,
  saveScimPerson,
} from '../../tenancy/team/scim-store.ts'
import { ScimError, type ScimPage } from './scim-answer.ts'
import { groupsOfDirectory, leaveGroups, listGroupsKept, memberIdsOf } from './scim-directory-groups.ts'
import { requireOwnDomain } from './scim-domains.ts'
import { GROUPS, type MembershipChange, type ScimGroup } from './scim-group.ts'
import { refusalOf, refusing } from './scim-refusal.ts'
import type { Roster, RosterPerson, ScimCaller, ScimUserFields } from './scim-roster.ts'
import { TEAM_GROUPS } from './scim-team-groups.ts'
import { fullNameOf } from './scim-user.ts'

/** The members of the institution, as a directory keeps them. */
export function teamRoster(caller: ScimCaller): Roster {
  return {
    groups: () => listGroupsKept(caller, TEAM_GROUPS),
    find: async (criterion, page) => {
      const { people, total } = await findPeople(caller, criterion, page)
      return { people: people.map(asPerson), total }
    },
    add: async (fields) => asPerson(await addPerson(caller, fields)),
    change: async (id, fields) => asPerson(await changePerson(caller, await findPerson(caller, id), fields)),
    remove: async (id) => deletePerson(caller, await findPerson(caller, id)),
    membersOf: async (group) => (await membersOf(caller, group)).map(asPerson),
    changeMembers: (group, change) => changeMembers(caller, group, change),
    ofDirectory: groupsOfDirectory(caller, TEAM_GROUPS),
  }
}

const isOfDirectory = ({ id }: ScimGroup) => !GROUPS.some((group) => group.id === id)

const asPerson = (person: ScimPerson): RosterPerson => ({
  ...person,
  group: GROUPS[person.role === 'user' ? 1 : 0],
})

function findPeople({ db, institutionId }: ScimCaller, criterion: ScimCriterion, page: ScimPage) {
  return listScimPeople(db, institutionId, criterion, { offset: page.startIndex - 1, count: page.count })
}

async function findPerson(caller: ScimCaller, id: string): Promise<ScimPerson> {
  const { people } = await findPeople(caller, { kind: 'id', value: id }, { startIndex: 1, count: 1 })
  if (!people[0]) throw new ScimError(404, 'There is no such person.')
  return people[0]
}

/** Invites a person, or lets one in again whom the directory had deleted. */
async function addPerson(caller: ScimCaller, fields: ScimUserFields): Promise<ScimPerson> {
  const { db, institutionId, api } = caller
  const criterion = { kind: 'email', value: fields.userName } as const
  const range = { offset: 0, count: 1 }
  const { people } = await listScimPeople(db, institutionId, criterion, range, { withDeleted: true })
  const [known] = people
  if (known && !known.isDeleted) throw new ScimError(409, 'This person is in the team.', 'uniqueness')
  if (!known) await requireOwnDomain(caller, fields.userName)
  const { externalId } = fields
  if (externalId) await requireFreeExternalId(caller, externalId, known?.id)
  const fullName = fullNameOf(fields) ?? fields.userName
  const id = known
    ? known.id
    : (await refusing(api.team.invite({ email: fields.userName, fullName, role: 'user' }))).userId
  await save(caller, id, { ...known, isDeleted: false }, fields)
  const person = await findPerson(caller, id)
  return changePerson(caller, person, { ...fields, isActive: fields.isActive ?? true })
}

/** Brings a person to what the directory says; what it does not say stays. */
async function changePerson(
  caller: ScimCaller,
  person: ScimPerson,
  fields: ScimUserFields,
): Promise<ScimPerson> {
  const { api } = caller
  const { id: userId } = person
  if (fields.userName.toLowerCase() !== person.email.toLowerCase())
    throw new ScimError(
      400,
      'userName: people change their own address, and confirm it by mail.',
      'mutability',
    )
  if (fields.externalId) await requireFreeExternalId(caller, fields.externalId, userId)
  const fullName = fullNameOf(fields, person)
  if (fullName !== undefined && fullName !== person.fullName)
    await refusing(api.team.rename({ userId, fullName }))
  await save(caller, userId, person, fields)
  if (fields.isActive === false && person.isActive) await refusing(api.team.suspend({ userId }))
  if (fields.isActive === true && !person.isActive) await refusing(api.team.reactivate({ userId }))
  return findPerson(caller, userId)
}

/** Removes a person who owns no work; else suspends them, and a manager hands the work over. */
async function deletePerson(caller: ScimCaller, person: ScimPerson): Promise<void> {
  const { api } = caller
  const { id: userId } = person
  try {
    await api.team.remove({ userId })
  } catch (error) {
    if (!(error instanceof ORPCError) || error.code !== 'WORK_TO_HAND_OVER') throw refusalOf(error)
    if (person.isActive) await refusing(api.team.suspend({ userId }))
    await leaveGroups(caller, TEAM_GROUPS, userId)
    await save(caller, userId, { ...person, externalId: null, isDeleted: true }, {})
  }
}

async function changeMembers(
  caller: ScimCaller,
  group: ScimGroup,
  { add, remove, replace }: MembershipChange,
): Promise<void> {
  const [managers] = GROUPS
  // Who is to be removed and is not there needs no removing: a directory repeats itself after a failure.
  for (const id of [...add, ...(replace ?? [])]) await findPerson(caller, id)
  if (group.id !== managers.id) return
  const present = await membersOf(caller, group)
  const wanted = new Set([...(replace ?? present.map(({ id }) => id)), ...add])
  for (const id of remove) wanted.delete(id)
  // Promotions first, so that the last manager can be replaced.
  for (const userId of wanted)
    if (!present.some(({ id }) => id === userId))
      await refusing(caller.api.team.changeRole({ userId, role: 'manager' }))
  for (const { id: userId } of present)
    if (!wanted.has(userId)) await refusing(caller.api.team.changeRole({ userId, role: 'user' }))
}

async function membersOf(caller: ScimCaller, group: ScimGroup): Promise<ScimPerson[]> {
  const { db, institutionId } = caller
  const criterion = isOfDirectory(group)
    ? ({ kind: 'ids', ids: await memberIdsOf(caller, group.id) } as const)
    : ({ kind: 'role', isManager: group.id === 'managers' } as const)
  const range = { offset: 0, count: TEAM_GROUPS.membersAtMost }
  return (await listScimPeople(db, institutionId, criterion, range)).people
}

async function requireFreeExternalId(
  { db, institutionId }: ScimCaller,
  externalId: string,
  ownId: string | undefined,
): Promise<void> {
  const criterion = { kind: 'externalId', value: externalId } as const
  const range = { offset: 0, count: 1 }
  const { people } = await listScimPeople(db, institutionId, criterion, range, { withDeleted: true })
  if (people[0] && people[0].id !== ownId) throw taken()
}

const taken = () => new ScimError(409, 'externalId: another person has it.', 'uniqueness')

async function save(
  { db, institutionId }: ScimCaller,
  userId: string,
  before: Partial<ScimPerson>,
  fields: Partial<ScimUserFields>,
): Promise<void> {
  const saved = await inInstitution(db, institutionId, (tx) =>
    saveScimPerson(tx, institutionId, userId, {
      externalId: fields.externalId === undefined ? (before.externalId ?? null) : fields.externalId || null,
      givenName: fields.givenName ?? before.givenName ?? '',
      familyName: fields.familyName ?? before.familyName ?? '',
      isDeleted: before.isDeleted ?? false,
    }),
  )
  if (!saved) throw taken()
}
