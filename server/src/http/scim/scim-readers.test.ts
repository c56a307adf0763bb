import type { KeyNoun } from '@plumbline/contract/tenancy/api-keys.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { DIRECTORY_READERS_JOB, directoryReadersJob } from '../../compliance/readers/directory-notices.ts'
import { todayIn } from '../../platform/days/today.ts'
import { createJobRunner } from '../../platform/jobs/job-queue.ts'
import { createLog } from '../../platform/log.ts'
import { enterAsReader } from '../../testing/reader-visit.ts'
import { type ScimBody, scimDirectory, scimPatch } from '../../testing/scim-directory.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { dayFromToday } from '../../testing/time-zones.ts'

const server = await startTestServer()
afterAll(server.close)

let lender: Awaited<ReturnType<typeof server.newInstitution>>
let manager: TestClient
let second: TestClient
let secondId: string
let directory: ReturnType<typeof scimDirectory>
let people = 0

beforeEach(async () => {
  lender = await server.newInstitution({ plan: 'starter' })
  manager = await lender.signedIn({ role: 'manager', fullName: 'Max Manager' })
  const other = await lender.addMember({ role: 'manager', fullName: 'Sam Second' })
  secondId = other.userId
  second = server.clientOf(await server.tokenOf(other))
  directory = scimDirectory(server, await newKey(['readers']))
})

async function newKey(nouns: KeyNoun[], mayWrite = true) {
  const input = { name: 'Directory', belongsTo: 'institution', mayWrite, nouns, days: 30 } as const
  return (await manager.apiKeys.create(input)).secret
}

const newAddress = (domain = 'lender.example') => `reader-${++people}@${domain}`

async function added(fields: object = {}): Promise<ScimBody> {
  const { status, body } = await directory('POST', '/Users', {
    ...{ userName: newAddress(), displayName: 'Rita Reader', active: true, ...fields },
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

const readers = async () => (await manager.readers.list()).map(({ name, email }) => `${name} <${email}>`)
const readerIdOf = async (email: unknown) =>
  (await manager.readers.list()).find((reader) => reader.email === email)!.id

/** A policy in force that these readers are asked to sign. */
async function asked(title: string, emails: unknown[]) {
  const { id, versions } = await manager.policies.create({ title, body: 'Nobody is treated worse.' })
  const [version] = versions
  const sent = await manager.policies.submit({
    ...{ id, versionId: version!.id, rowVersion: version!.rowVersion, approverIds: [secondId] },
    effectiveOn: todayIn('America/New_York'),
  })
  const { rowVersion } = sent.versions[0]!
  await second.policies.decide({ id, versionId: version!.id, rowVersion, isApproved: true })
  const readerIds: string[] = []
  for (const email of emails) readerIds.push(await readerIdOf(email))
  await manager.attestations.ask({ id, userIds: [], readerIds, dueOn: '2100-01-01', quiz: [] })
  return id
}

async function signed(policyId: string, email: unknown) {
  const { reading } = server.nobody
  const session = await enterAsReader(server, await readerIdOf(email), String(email))
  const { versionId, sha256 } = await reading.policy({ session, policyId })
  await reading.sign({ session, policyId, versionId, sha256, answers: [] })
}

const rounds = async (id: string) =>
  (await manager.attestations.list({ id })).map(({ name, signedAt }) => [name, signedAt !== null])

test('people of a group become readers without a place of the plan; leavers are no longer asked, and signatures stay', async () => {
  const rita = await added({ externalId: 'rita', name: { givenName: 'Rita', familyName: 'Reader' } })
  const tom = await added({ displayName: 'Tom "TJ" Teller, Sr.' })
  for (let more = 0; more < 6; more++) await added({ displayName: `Reader ${more}` })
  expect(await readers()).toContain(`Tom "TJ" Teller, Sr. <${tom.userName}>`)
  expect((await manager.team.list({})).totalCount).toBe(2)

  const first = await asked('Fair lending', [rita.userName, tom.userName])
  const other = await asked('Privacy', [rita.userName])
  await signed(first, rita.userName)
  const off = await directory(
    'PATCH',
    `/Users/${rita.id}`,
    scimPatch({ op: 'Replace', path: 'active', value: 'False' }),
  )
  expect(off.body).toMatchObject({ id: rita.id, active: false, groups: [] })
  const takenOut = scimPatch({ op: 'remove', path: `members[value eq "${tom.id}"]` })
  expect((await directory('PATCH', '/Groups/readers', takenOut)).status).toBe(204)
  expect(await rounds(first)).toEqual([['Rita Reader', true]])
  expect(await rounds(other)).toEqual([])
  expect(await readers()).toHaveLength(6)

  const on = await directory('PUT', `/Users/${rita.id}`, {
    ...{ userName: rita.userName, displayName: 'Rita Rider', active: true },
  })
  expect(on.body).toMatchObject({
    id: rita.id,
    externalId: 'rita',
    active: true,
    groups: [{ value: 'readers' }],
  })
  expect(await readers()).toContain(`Rita Rider <${rita.userName}>`)
  expect((await directory('DELETE', `/Users/${rita.id}`)).status).toBe(204)
  expect((await directory('GET', `/Users/${rita.id}`)).status).toBe(404)
  expect(await readers()).toHaveLength(6)
})

test('the group has the readers as members, and a change of it that is refused changes nobody', async () => {
  const [a, b, c] = [
    await added({ displayName: 'A' }),
    await added({ displayName: 'B' }),
    await added({ active: false }),
  ]
  const replace = (...ids: unknown[]) =>
    scimPatch({ op: 'replace', path: 'members', value: ids.map((value) => ({ value })) })
  const members = async () =>
    (
      (await directory('GET', '/Groups?filter=displayName%20eq%20%22readers%22')).body.Resources[0]!
        .members as { value: string }[]
    ).map(({ value }) => value)
  expect(await members()).toEqual([a.id, b.id])
  const refused = await directory('PATCH', '/Groups/readers', replace(c.id, crypto.randomUUID()))
  expect(refused.status).toBe(404)
  expect(await members(), 'all of it or nothing').toEqual([a.id, b.id])
  expect((await directory('PATCH', '/Groups/readers', replace(b.id, c.id))).status).toBe(204)
  expect(await members()).toEqual([b.id, c.id])
  expect((await readers()).map((name) => name.split(' <')[0])).toEqual(['B', 'Rita Reader'])
})

const named = async () => (await manager.readers.list()).map(({ name }) => name)

async function sent(displayName: string, ...ids: unknown[]): Promise<string> {
  const { status, body } = await directory('POST', '/Groups', {
    ...{ displayName, members: ids.map((value) => ({ value })) },
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.id
}

async function choose(id: string, role: 'reader' | null) {
  const { changes } = await manager.team.previewGroupRole({ id, ...(role && { role }) })
  await manager.team.setGroupRole({ id, role, userIds: changes.map(({ userId }) => userId) })
  return changes.map(({ fullName, from, to }) => `${fullName}: ${from} → ${to}`)
}

test('once a manager chooses Reader for a group, its people alone are readers, and who leaves it is none', async () => {
  const ana = await added({ displayName: 'Ana' })
  const ben = await added({ displayName: 'Ben' })
  const policyId = await asked('Fair lending', [ana.userName, ben.userName])
  await signed(policyId, ben.userName)
  const id = await sent('Tellers', ana.id)
  expect(await named(), 'a group changes nobody by itself').toEqual(['Ana', 'Ben'])
  expect(await manager.team.directoryGroups()).toMatchObject([
    { name: 'Tellers', isOfReaders: true, role: null, memberCount: 1 },
  ])

  expect(await choose(id, 'reader')).toEqual(['Ben: reader → none'])
  expect(await named()).toEqual(['Ana'])
  expect(await rounds(policyId), 'what was signed stays').toEqual([
    ['Ana', false],
    ['Ben', true],
  ])
  expect((await manager.team.list({})).totalCount, 'no place of the plan').toBe(2)

  const cal = await added({ displayName: 'Cal' })
  expect(cal, 'sent, and not yet in the group').toMatchObject({ active: true })
  expect(await named()).toEqual(['Ana'])
  const change = (op: string, person: ScimBody) =>
    directory('PATCH', `/Groups/${id}`, scimPatch({ op, path: 'members', value: [{ value: person.id }] }))
  expect((await change('add', cal)).status).toBe(204)
  expect(await named()).toEqual(['Ana', 'Cal'])
  expect((await change('remove', ana)).status).toBe(204)
  expect(await named()).toEqual(['Cal'])
  await directory('PUT', `/Users/${ana.id}`, { userName: ana.userName, displayName: 'Ana', active: true })
  expect(await named(), 'sent again, and still not in the group').toEqual(['Cal'])
  expect((await directory('GET', `/Groups/${id}`)).body).toMatchObject({ members: [{ value: cal.id }] })

  const gone = await directory('DELETE', `/Groups/${id}`)
  expect(gone, 'a directory does not make everybody a reader').toMatchObject({ status: 409 })
  expect(await named()).toEqual(['Cal'])
  expect(await choose(id, null)).toEqual(['Ana: none → reader', 'Ben: none → reader'])
  expect((await directory('DELETE', `/Groups/${id}`)).status).toBe(204)
  expect(await named()).toEqual(['Ana', 'Ben', 'Cal'])
  const acts = (await manager.settings.audit({})).items.map(({ action }) => action)
  expect(acts).toEqual(expect.arrayContaining(['team.directory_group_role', 'reader.remove', 'reader.add']))
})

const runNextJob = createJobRunner(
  server.db,
  { [DIRECTORY_READERS_JOB]: directoryReadersJob({ db: server.db }) },
  createLog('silent'),
)

/** As if so much time had passed since everything that happened. */
async function pass(time: string) {
  await server.db.execute(
    sql`update jobs set run_at = run_at - ${time}::interval where institution_id = ${lender.id}`,
  )
  await server.db.execute(
    sql`update notifications set created_at = created_at - ${time}::interval where institution_id = ${lender.id}`,
  )
  while (await runNextJob());
}

const toldOfReaders = async (client: TestClient) =>
  (await client.notifications.list({})).items.flatMap(({ kind, subject, link }) =>
    kind === 'reader.directory_added' ? [`${subject}: ${link}`] : [],
  )

test('managers hear once in a day how many readers a directory added, by groups or one by one', async () => {
  const members = async (id: string, op: string, ...of: ScimBody[]) => {
    const value = of.map((person) => ({ value: person.id }))
    const { status } = await directory('PATCH', `/Groups/${id}`, scimPatch({ op, path: 'members', value }))
    expect(status).toBe(204)
  }
  const [ana, ben, cal] = [await added(), await added(), await added()]
  expect(await toldOfReaders(manager), 'the run is not over').toEqual([])
  await pass('1 hour')
  for (const client of [manager, second])
    expect(await toldOfReaders(client)).toEqual([
      'Your directory added 3 people to the readers: /policies/readers',
    ])

  const id = await sent('Tellers', ana!.id)
  await choose(id, 'reader')
  await members(id, 'add', ben!)
  await members(id, 'add', cal!)
  await members(id, 'remove', cal!)
  await members(id, 'add', ana!)
  await pass('2 hours')
  expect(await toldOfReaders(manager), 'told within the day').toHaveLength(1)
  await pass('22 hours')
  expect(await toldOfReaders(manager)).toEqual([
    'Your directory added 1 person to the readers: /policies/readers',
    'Your directory added 3 people to the readers: /policies/readers',
  ])
  await directory('PUT', `/Users/${ana!.id}`, { userName: ana!.userName, displayName: 'Ana', active: true })
  await pass('2 days')
  expect(await toldOfReaders(manager), 'nobody was added').toHaveLength(2)
})

test('who was switched off again within the hour is not told, nor what a manager did', async () => {
  const { id } = await added()
  await directory('PATCH', `/Users/${id}`, scimPatch({ op: 'replace', path: 'active', value: false }))
  await manager.readers.add({ list: 'Own Reader <own-notice@lender.example>' })
  await pass('1 hour')
  expect(await toldOfReaders(second)).toEqual([])
})

test('a group makes readers or gives a role, as the key says that sent it', async () => {
  const colleague = await lender.addMember({ email: newAddress(), fullName: 'Col League' })
  const same = await added({ userName: colleague.email, displayName: 'Col League' })
  const ofReaders = await sent('All staff', same.id)
  const team = scimDirectory(server, await newKey(['team']))
  const ofTeam = await team('POST', '/Groups', {
    ...{ displayName: 'All staff', members: [{ value: colleague.userId }] },
  })
  expect(ofTeam.status, 'both may have a group of one name').toBe(201)
  expect((await team('GET', `/Groups/${ofReaders}`)).status).toBe(404)
  expect((await directory('GET', `/Groups/${ofTeam.body.id}`)).status).toBe(404)
  for (const [id, role] of [
    [ofReaders, 'manager'],
    [ofTeam.body.id, 'reader'],
  ] as const) {
    await expect(manager.team.previewGroupRole({ id, role })).rejects.toMatchObject({
      code: 'ROLE_NOT_GIVEN',
    })
    await expect(manager.team.setGroupRole({ id, role, userIds: [] })).rejects.toMatchObject({
      code: 'ROLE_NOT_GIVEN',
    })
  }
  expect(await choose(ofReaders, 'reader'), 'a colleague stays a colleague').toEqual([])
  expect(await named()).toEqual([])
})

test('groups never make more readers than an institution may have', async () => {
  const id = await sent('Everybody')
  const first = await sent('Nobody')
  await choose(first, 'reader')
  await server.db.execute(sql`
    with sent as (insert into scim_readers (institution_id, email, full_name, is_active)
      select ${lender.id}, n || '-many@lender.example', 'Many ' || n, true from generate_series(1, 1001) n returning id)
    update directory_groups set member_ids = (select array_agg(id) from (select id from sent limit 1000) s)
    where id = ${id}`)
  await manager.readers.add({ list: 'Own Reader <own-reader@lender.example>' })
  const { changes, makesTooManyReaders } = await manager.team.previewGroupRole({ id, role: 'reader' })
  expect(changes).toHaveLength(1_000)
  expect(makesTooManyReaders).toBe(true)
  await expect(
    manager.team.setGroupRole({ id, role: 'reader', userIds: changes.map(({ userId }) => userId) }),
  ).rejects.toMatchObject({ code: 'TOO_MANY_READERS' })
  const without = await manager.team.previewGroupRole({ id: first })
  expect(without).toMatchObject({ makesTooManyReaders: true })
  await expect(
    manager.team.setGroupRole({
      ...{ id: first, role: null, userIds: without.changes.map(({ userId }) => userId) },
    }),
  ).rejects.toMatchObject({ code: 'TOO_MANY_WITHOUT_GROUP' })
  expect(await named()).toEqual(['Own Reader'])
})

test('a group of readers has as many members as a directory may send, and a person who is deleted leaves it', async () => {
  const { rows } = await server.db.execute<{ id: string }>(sql`
    insert into scim_readers (institution_id, email, full_name, is_active)
    select ${lender.id}, n || '-large@lender.example', 'Large ' || n, false from generate_series(1, 1100) n returning id`)
  const id = await sent('Everybody', ...rows.map((row) => row.id))
  const membersKept = async () => {
    const { rows: groups } = await server.db.execute<{ count: number }>(
      sql`select cardinality(member_ids) as count from directory_groups where id = ${id}`,
    )
    return groups[0]!.count
  }
  expect(await membersKept()).toBe(1_100)
  expect((await directory('DELETE', `/Users/${rows[0]!.id}`)).status).toBe(204)
  expect(await membersKept()).toBe(1_099)
})

test('a new address of the same institution keeps what was asked; other domains and taken addresses are refused by name', async () => {
  const { id, userName } = await added()
  const policyId = await asked('Fair lending', [userName])
  const renamed = (to: string) =>
    directory('PATCH', `/Users/${id}`, scimPatch({ op: 'replace', path: 'userName', value: to }))
  const next = newAddress()
  expect((await renamed(next)).body).toMatchObject({ id, userName: next })
  expect(await readers()).toEqual([`Rita Reader <${next}>`])
  expect(await rounds(policyId)).toEqual([['Rita Reader', false]])
  await signed(policyId, next)

  const taken = await added()
  expect(await renamed(String(taken.userName))).toMatchObject({
    status: 409,
    body: { scimType: 'uniqueness' },
  })
  for (const stranger of ['rita@gmail.com', newAddress('elsewhere.example')])
    expect(await renamed(stranger)).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining(stranger.split('@')[1]!) },
    })
  await server.db.execute(
    sql`update institutions set invitation_domains = '{lender.example}' where id = ${lender.id}`,
  )
  const elsewhere = newAddress('elsewhere.example')
  expect((await directory('POST', '/Users', { userName: elsewhere })).body.detail).toContain(
    `${elsewhere} is elsewhere; addresses of this institution end in lender.example`,
  )
  const acts = (await manager.settings.audit({})).items.filter(({ action }) => action.startsWith('reader.'))
  expect(acts.map(({ action }) => action)).toContain('reader.change_address')
})

test('who has an account is known to the directory, and stays a colleague', async () => {
  const colleague = await lender.addMember({ email: newAddress() })
  const person = await added({ userName: colleague.email })
  expect(person).toMatchObject({ active: true })
  expect(await readers()).toEqual([])
  expect((await directory('DELETE', `/Users/${person.id}`)).status).toBe(204)
  expect(await manager.team.list({ search: colleague.email })).toMatchObject({
    items: [{ isSuspended: false }],
  })
})

test('the directory of readers reaches neither the team nor another institution', async () => {
  const { id } = await added({ externalId: 'one' })
  expect((await directory('GET', `/Users/${secondId}`)).status).toBe(404)
  expect((await directory('GET', '/Groups/managers')).status).toBe(404)
  expect((await directory('POST', '/Users', { userName: newAddress(), externalId: 'one' })).status).toBe(409)
  const team = scimDirectory(server, await newKey(['team']))
  expect((await team('GET', `/Users/${id}`)).status).toBe(404)
  const both = scimDirectory(server, await newKey(['team', 'readers']))
  expect((await both('GET', '/Users')).body).toMatchObject({
    status: '403',
    detail: expect.stringMatching(/one key for each/),
  })
  const reading = scimDirectory(server, await newKey(['readers'], false))
  expect(
    (await reading('GET', `/Users?filter=${encodeURIComponent('externalId pr and active eq true')}`)).body,
  ).toMatchObject({ totalResults: 1 })
  expect((await reading('DELETE', `/Users/${id}`)).status).toBe(403)
  const api = await server.request('/api/readers', {
    headers: { Authorization: `Bearer ${await newKey(['readers'])}` },
  })
  expect(api.status).toBe(403)

  const elsewhere = await server.newInstitution()
  const stranger = await elsewhere.signedIn({ role: 'manager' })
  const { secret } = await stranger.apiKeys.create({
    ...{ name: 'Directory', belongsTo: 'institution', mayWrite: true, nouns: ['readers'], days: 30 },
  })
  const foreign = scimDirectory(server, secret)
  for (const [method, body] of [
    ['GET', undefined],
    ['PUT', { userName: newAddress() }],
    ['DELETE', undefined],
  ] as const)
    expect((await foreign(method, `/Users/${id}`, body)).status).toBe(404)
  expect((await foreign('GET', '/Users')).body).toMatchObject({ totalResults: 0 })
})

test('a person at a vendor does not stand in the way of a new address', async () => {
  const { id } = await added()
  const email = newAddress()
  const { id: vendorId } = await manager.vendors.create({ title: 'Tidewater', tier: 'critical' })
  await manager.vendorQuestionnaires.send({ vendorId, name: 'Vic', email, dueOn: dayFromToday(14) })
  const renamed = scimPatch({ op: 'replace', path: 'userName', value: email })
  expect(await directory('PATCH', `/Users/${id}`, renamed)).toMatchObject({ status: 200 })
})

test('a reader who leaves is found among thousands, and their number has a limit', async () => {
  const more = (count: number) =>
    server.db.execute(sql`
      insert into scim_readers (institution_id, email, full_name, given_name, family_name, is_active, created_at)
      select ${lender.id}, gen_random_uuid() || '@lender.example', 'Old', '', '', true, now() - interval '1 day'
      from generate_series(1, ${count}::integer)`)
  await more(1_000)
  const { id } = await added()
  const leaves = scimPatch({ op: 'remove', path: `members[value eq "${id}"]` })
  expect((await directory('PATCH', '/Groups/readers', leaves)).status).toBe(204)
  expect((await directory('GET', `/Users/${id}`)).body).toMatchObject({ active: false })
  const { id: second } = await added()
  await server.db.execute(sql`update scim_readers set is_active = false where full_name = 'Old' and email <> (
    select min(email) from scim_readers where institution_id = ${lender.id} and full_name = 'Old')`)
  const none = scimPatch({ op: 'replace', path: 'members', value: [] })
  expect((await directory('PATCH', '/Groups/readers', none)).status).toBe(204)
  expect((await directory('GET', `/Users/${second}`)).body).toMatchObject({ active: false })

  await more(3_998)
  const refused = await directory('POST', '/Users', { userName: newAddress(), displayName: 'Too Many' })
  expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('5,000') } })
})
