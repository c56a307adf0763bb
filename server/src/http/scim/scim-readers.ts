import type { Db } from '@plumbline/database/db.ts'
import { promiseDirectoryNotice } from '../../compliance/readers/directory-notices.ts'
import { listOwnAddresses } from '../../compliance/readers/reader-store.ts'
import {
  changeReaderAddress,
  deleteScimReader,
  insertScimReader,
  listScimReaders,
  type ScimReader,
  type ScimReaderCriterion,
  type ScimReaderRow,
  updateScimReader,
} from '../../compliance/readers/scim-reader-store.ts'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { ScimError, type ScimPage } from './scim-answer.ts'
import { groupsOfDirectory, leaveGroups, listGroupsKept, memberIdsOf } from './scim-directory-groups.ts'
import { requireOwnDomain, requireSameOwner } from './scim-domains.ts'
import { type MembershipChange, READERS_GROUP, type ScimGroup } from './scim-group.ts'
import { mayRead, READER_GROUPS } from './scim-reader-groups.ts'
import { refusing } from './scim-refusal.ts'
import type { Roster, RosterPerson, ScimCaller, ScimUserFields } from './scim-roster.ts'
import { fullNameOf } from './scim-user.ts'

const PEOPLE_AT_MOST = READER_GROUPS.membersAtMost
const ALL: ScimPage = { startIndex: 1, count: PEOPLE_AT_MOST }

/**
 * People who sign without an account, as a directory keeps them: a person who is switched off or taken out of the group is
 * no longer asked, and what they signed stays.
 */
export function readerRoster(caller: ScimCaller): Roster {
  return {
    groups: () => listGroupsKept(caller, READER_GROUPS),
    find: async (criterion, page) => {
      const { people, total } = await find(caller, criterion, page)
      return { people: people.map(asPerson), total }
    },
    add: (fields) => addReader(caller, fields),
    change: async (id, fields) => asPerson(await changeReader(caller, await one(caller, id), fields)),
    remove: async (id) => {
      const known = await one(caller, id)
      await inForce(caller, known, { ...known, isActive: false })
      await leaveGroups(caller, READER_GROUPS, known.id)
      await within(caller, (tx) => deleteScimReader(tx, caller.institutionId, known.id))
    },
    membersOf: async (group) =>
      (await find(caller, await membersOf(caller, group), ALL)).people.map(asPerson),
    changeMembers: (_group, change) => changeMembers(caller, change),
    ofDirectory: groupsOfDirectory(caller, READER_GROUPS),
  }
}

async function membersOf(caller: ScimCaller, { id }: ScimGroup): Promise<ScimReaderCriterion> {
  return id === READERS_GROUP.id ? { kind: 'active' } : { kind: 'ids', ids: await memberIdsOf(caller, id) }
}

const asPerson = (reader: ScimReader): RosterPerson => ({
  ...reader,
  group: reader.isActive ? READERS_GROUP : undefined,
})

const within = <Result>({ db, institutionId }: ScimCaller, work: (tx: Db) => Promise<Result>) =>
  inInstitution(db, institutionId, work)

function find(caller: ScimCaller, criterion: ScimReaderCriterion, { startIndex, count }: ScimPage) {
  const range = { offset: startIndex - 1, count }
  return within(caller, (tx) => listScimReaders(tx, caller.institutionId, criterion, range))
}

async function one(caller: ScimCaller, id: string): Promise<ScimReader> {
  const { people } = await find(caller, { kind: 'id', value: id }, ALL)
  if (!people[0]) throw new ScimError(404, 'There is no such person.')
  return people[0]
}

async function addReader(caller: ScimCaller, fields: ScimUserFields): Promise<RosterPerson> {
  const email = fields.userName.toLowerCase()
  await requireOwnDomain(caller, email)
  await requireFree(caller, { email, externalId: fields.externalId })
  if ((await find(caller, undefined, { startIndex: 1, count: 0 })).total >= PEOPLE_AT_MOST)
    throw new ScimError(
      409,
      `A directory keeps at most ${PEOPLE_AT_MOST.toLocaleString('en-US')} readers here. Delete people who left.`,
    )
  const row: ScimReaderRow = {
    ...{ email, fullName: fullNameOf(fields) ?? email.slice(0, 120) },
    ...{ givenName: fields.givenName ?? '', familyName: fields.familyName ?? '' },
    ...{ externalId: fields.externalId || null, isActive: false, readerId: null },
  }
  const id = await within(caller, (tx) => insertScimReader(tx, caller.institutionId, row))
  await inForce(caller, await one(caller, id), { ...row, isActive: fields.isActive ?? true })
  return asPerson(await one(caller, id))
}

async function changeReader(
  caller: ScimCaller,
  known: ScimReader,
  fields: ScimUserFields,
): Promise<ScimReader> {
  const email = fields.userName.toLowerCase()
  const isRenamed = email !== known.email
  if (isRenamed) await requireSameOwner(caller, known.email, email)
  await requireFree(caller, { email: isRenamed ? email : undefined, externalId: fields.externalId }, known.id)
  if (isRenamed && known.readerId) await readdress(caller, known.readerId, email)
  await inForce(caller, known, {
    email,
    fullName: fullNameOf(fields, known) ?? known.fullName,
    givenName: fields.givenName ?? known.givenName,
    familyName: fields.familyName ?? known.familyName,
    externalId: fields.externalId === undefined ? known.externalId : fields.externalId || null,
    isActive: fields.isActive ?? known.isActive,
    readerId: known.readerId,
  })
  return one(caller, known.id)
}

/** What is asked of the reader stays, and goes to the new address. */
async function readdress(caller: ScimCaller, readerId: string, email: string): Promise<void> {
  const { institutionId, directory, clientAddress } = caller
  await within(caller, async (tx) => {
    if (!(await changeReaderAddress(tx, institutionId, readerId, email)))
      throw new ScimError(409, 'userName: another reader has this address.', 'uniqueness')
    await recordAudit(tx, {
      ...{ action: 'reader.change_address', subjectId: readerId, detail: { apiKey: directory.key?.prefix } },
      ...{ actorId: directory.userId, ip: clientAddress, institutionId },
    })
  })
}

/** Brings the reader to what the directory says now. Who has an account is asked as a colleague, not as a reader. */
async function inForce(caller: ScimCaller, known: ScimReader, next: ScimReaderRow): Promise<void> {
  const { api, institutionId } = caller
  const isWanted = next.isActive && (await mayRead(caller, known.id))
  let { readerId } = next
  if (!isWanted && readerId) {
    await refusing(api.readers.remove({ id: readerId }))
    readerId = null
  } else if (isWanted && !(readerId && next.fullName === known.fullName)) {
    const colleagues = await within(caller, (tx) => listOwnAddresses(tx, institutionId, [next.email]))
    const added = colleagues.length > 0 ? undefined : await refusing(api.readers.add({ list: listOf(next) }))
    if (added && added.added > 0) await within(caller, (tx) => promiseDirectoryNotice(tx, institutionId))
    readerId = added?.ids[0] ?? null
  }
  await within(caller, (tx) => updateScimReader(tx, institutionId, known.id, { ...next, readerId }))
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const listOf = ({ fullName, email }: ScimReaderRow) => `name,email\n${quoted(fullName)},${quoted(email)}`

async function changeMembers(caller: ScimCaller, { add, remove, replace }: MembershipChange): Promise<void> {
  const wanted = new Set([...(replace ?? []), ...add].map((id) => id.toLowerCase()))
  for (const id of wanted) await activate(caller, await one(caller, id))
  const leavers = replace
    ? (await find(caller, { kind: 'active' }, ALL)).people.filter(({ id }) => !wanted.has(id))
    : []
  for (const id of remove) leavers.push(...(await find(caller, { kind: 'id', value: id }, ALL)).people)
  for (const reader of leavers)
    if (reader.isActive) await inForce(caller, reader, { ...reader, isActive: false })
}

async function activate(caller: ScimCaller, reader: ScimReader): Promise<void> {
  if (!reader.isActive) await inForce(caller, reader, { ...reader, isActive: true })
}

async function requireFree(
  caller: ScimCaller,
  { email, externalId }: { email?: string | undefined; externalId?: string | undefined },
  ownId?: string,
): Promise<void> {
  if (email) {
    const { people } = await find(caller, { kind: 'email', value: email }, ALL)
    if (people.some(({ id }) => id !== ownId))
      throw new ScimError(409, `userName: ${email} is among the readers.`, 'uniqueness')
  }
  if (externalId) {
    const { people } = await find(caller, { kind: 'externalId', value: externalId }, ALL)
    if (people.some(({ id }) => id !== ownId))
      throw new ScimError(409, 'externalId: another person has it.', 'uniqueness')
  }
}
