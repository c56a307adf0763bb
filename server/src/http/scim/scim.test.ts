import type { KeyNoun } from '@plumbline/contract/tenancy/api-keys.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { scimPatch as patch, type ScimBody, scimDirectory } from '../../testing/scim-directory.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)

let lender: Awaited<ReturnType<typeof server.newInstitution>>
let manager: TestClient
let managerId: string
let secret: string
let directory: ReturnType<typeof directoryWith>
let people = 0

beforeEach(async () => {
  lender = await server.newInstitution({ plan: 'starter' })
  const person = await lender.addMember({ role: 'manager', fullName: 'Max Manager' })
  managerId = person.userId
  manager = server.clientOf(await server.tokenOf(person))
  secret = await newKey()
  directory = directoryWith(secret)
})

async function newKey({ mayWrite = true, nouns = ['team'] as KeyNoun[] } = {}) {
  const made = await manager.apiKeys.create({
    ...{ name: 'Directory', belongsTo: 'institution', mayWrite, nouns, days: 30 },
  })
  return made.secret
}

const directoryWith = (bearer: string) => scimDirectory(server, bearer)
const newAddress = () => `scim-${++people}@lender.example`
async function added(fields: object = {}): Promise<ScimBody> {
  const { status, body } = await directory('POST', '/Users', {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    ...{ userName: newAddress(), displayName: 'Ada Adams', active: true },
    ...fields,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

test('describes itself as RFC 7643 asks', async () => {
  const { body, headers } = await directory('GET', '/ServiceProviderConfig')
  expect(headers.get('content-type')).toMatch(/^application\/scim\+json/)
  expect(body).toMatchObject({ patch: { supported: true }, bulk: { supported: false } })
  expect((await directory('GET', '/ResourceTypes')).body.Resources.map(({ id }) => id)).toEqual([
    'User',
    'Group',
  ])
  const { body: schema } = await directory('GET', '/Schemas/urn:ietf:params:scim:schemas:core:2.0:User')
  expect(schema).toMatchObject({ name: 'User' })
})

test('Entra ID looks for a person, adds them, changes them, and disables them', async () => {
  const userName = newAddress()
  const filter = `?filter=${encodeURIComponent(`userName eq "${userName}"`)}`
  expect((await directory('GET', `/Users${filter}`)).body).toMatchObject({ totalResults: 0, Resources: [] })

  const created = await added({
    userName,
    externalId: 'ada.adams',
    displayName: 'Ada Adams',
    name: { formatted: 'Ada Adams', givenName: 'Ada', familyName: 'Adams' },
    emails: [{ primary: true, type: 'work', value: userName }],
    'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Lending' },
  })
  expect(created).toMatchObject({
    userName,
    externalId: 'ada.adams',
    active: true,
    name: { familyName: 'Adams' },
  })
  const found = await directory('GET', `/Users${filter.replace(userName, userName.toUpperCase())}`)
  expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ id: created.id }] })

  const changed = await directory(
    'PATCH',
    `/Users/${created.id}`,
    patch(
      { op: 'Replace', path: 'displayName', value: 'Ada Baker' },
      { op: 'Replace', path: 'name.familyName', value: 'Baker' },
      {
        op: 'Add',
        path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
        value: 'Audit',
      },
    ),
  )
  expect(changed).toMatchObject({
    status: 200,
    body: { displayName: 'Ada Baker', name: { givenName: 'Ada', familyName: 'Baker' } },
  })
  const disabled = await directory(
    'PATCH',
    `/Users/${created.id}`,
    patch({ op: 'Replace', path: 'active', value: 'False' }),
  )
  expect(disabled.body).toMatchObject({ active: false })
  expect(await manager.team.list({ search: userName })).toMatchObject({
    items: [{ fullName: 'Ada Baker', isSuspended: true, role: 'user' }],
  })
})

test('Okta replaces a person whole, and deactivates without a path', async () => {
  const { id, userName } = await added({
    name: { givenName: 'Olu', familyName: 'Okafor' },
    displayName: undefined,
  })
  const replaced = await directory('PUT', `/Users/${id}`, {
    ...{ schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'], id, userName, externalId: '00u1' },
    ...{ name: { givenName: 'Olu', familyName: 'Okonkwo' }, active: true, password: 'ignored' },
  })
  expect(replaced).toMatchObject({ status: 200, body: { displayName: 'Olu Okonkwo', externalId: '00u1' } })
  const off = await directory('PATCH', `/Users/${id}`, patch({ op: 'replace', value: { active: false } }))
  expect(off.body).toMatchObject({ active: false })
  const on = await directory('PATCH', `/Users/${id}`, patch({ op: 'replace', value: { active: true } }))
  expect(on.body).toMatchObject({ active: true })
})

test('Entra ID asks whether a person is in a group, and whether an address is a person’s', async () => {
  const { id, userName } = await added()
  const found = async (path: string, filter: string) =>
    (await directory('GET', `${path}?filter=${encodeURIComponent(filter)}&attributes=id`)).body
  expect(await found('/Groups', `id eq "users" and members eq "${id}"`)).toMatchObject({
    totalResults: 1,
    Resources: [{ id: 'users' }],
  })
  expect(await found('/Groups', `id eq "managers" and members eq "${id}"`)).toMatchObject({ totalResults: 0 })
  expect(await found('/Users', `userName eq "${userName}" and id eq "${id}"`)).toMatchObject({
    totalResults: 1,
  })
  expect(await found('/Users', `id eq "${id}" and userName eq "a and b"`)).toMatchObject({ totalResults: 0 })
})

test('a name is changed as a whole', async () => {
  const { id } = await added()
  const value = { givenName: 'Olu', familyName: 'Okafor' }
  const named = await directory('PATCH', `/Users/${id}`, patch({ op: 'Replace', path: 'name', value }))
  expect(named.body).toMatchObject({ displayName: 'Olu Okafor', name: value })
})

test('a person who is already gone is removed from a group without a refusal, and an empty change changes nothing', async () => {
  const { id } = await added()
  await directory('PATCH', '/Groups/managers', patch({ op: 'Add', path: 'members', value: [{ value: id }] }))
  const gone = patch({ op: 'Remove', path: 'members', value: [{ value: crypto.randomUUID() }] })
  expect((await directory('PATCH', '/Groups/managers', gone)).status).toBe(204)
  const nobody = patch({ op: 'Remove', path: 'members', value: [] })
  expect((await directory('PATCH', '/Groups/managers', nobody)).status).toBe(204)
  expect((await directory('GET', `/Users/${id}`)).body).toMatchObject({ groups: [{ value: 'managers' }] })
})

const titles = (found: ScimBody) => found.Resources.map(({ displayName }) => displayName)

test('people are found by any of their attributes, sorted, and shown in parts', async () => {
  const ada = await added({
    displayName: 'Ada Adams',
    externalId: 'Dir-1',
    name: { givenName: 'Ada', familyName: 'Adams' },
  })
  const zoe = await added({ displayName: "Zoe O'Malley", name: { givenName: 'Zoe', familyName: "O'Malley" } })
  await directory('PATCH', `/Users/${zoe.id}`, patch({ op: 'replace', path: 'active', value: false }))
  const found = async (filter: string, more = '&sortBy=displayName') =>
    titles((await directory('GET', `/Users?filter=${encodeURIComponent(filter)}${more}`)).body)
  for (const [filter, names] of [
    ['name.familyName co "O\'Malley"', ["Zoe O'Malley"]],
    ['active eq false', ["Zoe O'Malley"]],
    ['active eq "True" and not (groups eq "managers")', ['Ada Adams']],
    ['externalId pr', ['Ada Adams']],
    ['externalId eq "dir-1" or externalId sw "Dir"', ['Ada Adams']],
    ['externalId eq "dir-1"', []],
    ['groups.display eq "Managers"', ['Max Manager']],
    ['emails[type eq "work" and value ew "@lender.example"] and displayName lt "M"', ['Ada Adams']],
    [`meta.lastModified ge "2011-05-13T04:42:34Z" and id eq "${ada.id.toUpperCase()}"`, ['Ada Adams']],
    ['meta.created lt "2011-05-13T04:42:34-07:00"', []],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName sw "SCIM-"', ['Ada Adams', "Zoe O'Malley"]],
  ] as const)
    expect(await found(filter), filter).toEqual(names)
  expect(await found('displayName pr', '&sortBy=name.familyName&sortOrder=descending&count=2')).toEqual([
    'Max Manager',
    "Zoe O'Malley",
  ])
  const { body } = await directory('GET', `/Users/${ada.id}?attributes=userName,name.givenName`)
  expect(body).toEqual({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    ...{ id: ada.id, userName: ada.userName, name: { givenName: 'Ada' } },
  })
  const { body: less } = await directory('GET', '/Users?excludedAttributes=emails,NAME,groups,meta')
  for (const one of less.Resources) expect(Object.keys(one)).not.toContain('emails')
  expect(less.Resources[1]).toMatchObject({ displayName: 'Ada Adams' })
})

test('a search by POST reads with a key that may only read, and asks for people and groups', async () => {
  const { id } = await added({ displayName: 'Ada Adams' })
  const reading = directoryWith(await newKey({ mayWrite: false }))
  const schemas = ['urn:ietf:params:scim:api:messages:2.0:SearchRequest']
  const search = { schemas, filter: `displayName sw "ad" or members eq "${id}"`, attributes: ['displayName'] }
  const { status, body } = await reading('POST', '/.search', { ...search, sortBy: 'displayName' })
  expect({ status, names: titles(body) }).toEqual({ status: 200, names: ['Ada Adams', 'Users'] })
  expect(titles((await reading('POST', '/Users/.search', { filter: `id eq "${id}"` })).body)).toEqual([
    'Ada Adams',
  ])
  const paged = { startIndex: 2, count: 1, excludedAttributes: ['members'] }
  expect((await reading('POST', '/Groups/.search', paged)).body).toMatchObject({
    ...{ totalResults: 2, startIndex: 2, itemsPerPage: 1 },
    Resources: [{ id: 'users' }],
  })
  expect((await reading('POST', '/Users', { userName: newAddress() })).status).toBe(403)
})

test('members are removed by their ids, and by no other choice', async () => {
  const ids = [(await added()).id, (await added()).id]
  const value = ids.map((id) => ({ value: id }))
  await directory('PATCH', '/Groups/managers', patch({ op: 'add', path: 'members', value }))
  const byName = patch({ op: 'remove', path: 'members[display sw "Ada"]' })
  expect((await directory('PATCH', '/Groups/managers', byName)).body).toMatchObject({ status: '400' })
  const both = patch({ op: 'remove', path: `members[value eq "${ids[0]}" or value eq "${ids[1]}"]` })
  expect((await directory('PATCH', '/Groups/managers', both)).status).toBe(204)
  expect((await directory('GET', '/Groups/managers')).body).toMatchObject({ members: [{ value: managerId }] })
})

test('a page of people has the length that was asked for', async () => {
  for (const _ of [1, 2, 3]) await added()
  const { body } = await directory('GET', '/Users?startIndex=2&count=2')
  expect(body).toMatchObject({ totalResults: 4, startIndex: 2, itemsPerPage: 2 })
  const { body: none } = await directory('GET', '/Users?count=0')
  expect(none).toMatchObject({ totalResults: 4, Resources: [] })
})

test('the group of managers gives and takes the role, and its last member stays', async () => {
  const { id } = await added()
  const { body: list } = await directory(
    'GET',
    `/Groups?filter=${encodeURIComponent('displayName eq "managers"')}`,
  )
  expect(list).toMatchObject({
    totalResults: 1,
    Resources: [{ id: 'managers', members: [{ value: managerId }] }],
  })

  const add = patch({ op: 'Add', path: 'members', value: [{ value: id }] })
  expect((await directory('PATCH', '/Groups/managers', add)).status).toBe(204)
  expect((await directory('GET', `/Users/${id}`)).body).toMatchObject({ groups: [{ value: 'managers' }] })
  const remove = patch({ op: 'Remove', path: `members[value eq "${id}"]` })
  expect((await directory('PATCH', '/Groups/managers', remove)).status).toBe(204)
  expect((await directory('GET', `/Users/${id}`)).body).toMatchObject({ groups: [{ value: 'users' }] })

  const second = (await added()).id
  const both = patch({ op: 'Add', path: 'members', value: [{ value: second }] })
  expect((await directory('PATCH', '/Groups/managers', both)).status).toBe(204)
  const nobody = await directory('PUT', '/Groups/managers', { displayName: 'Managers', members: [] })
  expect(nobody).toMatchObject({ status: 409, body: { detail: expect.stringContaining('last manager') } })
  expect((await directory('GET', '/Groups/managers')).body, 'nobody was demoted').toMatchObject({
    members: expect.arrayContaining([
      expect.objectContaining({ value: managerId }),
      expect.objectContaining({ value: second }),
    ]),
  })
  const swapped = await directory('PUT', '/Groups/managers', {
    displayName: 'Managers',
    members: [{ value: id }],
  })
  expect(swapped.body).toMatchObject({ members: [{ value: id }] })
})

test('who is deleted and owns nothing is gone; who owns work is suspended and can come back', async () => {
  const free = await added()
  expect((await directory('DELETE', `/Users/${free.id}`)).status).toBe(204)
  expect((await directory('GET', `/Users/${free.id}`)).status).toBe(404)
  expect((await manager.team.list({ search: String(free.userName) })).items).toEqual([])

  const busy = await added({ externalId: 'busy' })
  await manager.tasks.create({ title: 'Send notices', ownerId: busy.id })
  expect((await directory('DELETE', `/Users/${busy.id}`)).status).toBe(204)
  expect((await directory('GET', `/Users/${busy.id}`)).status).toBe(404)
  expect(await manager.team.list({ search: String(busy.userName) })).toMatchObject({
    items: [{ userId: busy.id, isSuspended: true }],
  })
  expect(await added({ userName: busy.userName, externalId: 'busy' })).toMatchObject({
    id: busy.id,
    active: true,
  })
})

test('each change is in the audit log, with the key', async () => {
  const { id } = await added()
  await directory(
    'PATCH',
    `/Users/${id}`,
    patch({ op: 'replace', path: 'displayName', value: 'Ada Renamed' }),
  )
  const { items } = await manager.settings.audit({})
  const acts = items.filter(({ action }) => action.startsWith('team.member_'))
  expect(acts.map(({ action }) => action)).toEqual(['team.member_renamed', 'team.member_invited'])
  for (const { detail } of acts)
    expect(JSON.parse(detail ?? '{}')).toMatchObject({ apiKey: secret.slice(0, 11) })
})

test('refusals name what is wrong', async () => {
  const { id, userName } = await added({ externalId: 'one' })
  const refused = async (method: string, path: string, body?: unknown) => {
    const { status, body: answer } = await directory(method, path, body)
    return [status, answer.scimType, answer.detail]
  }
  expect(await refused('POST', '/Users', { userName })).toEqual([
    409,
    'uniqueness',
    'This person is in the team.',
  ])
  expect(await refused('POST', '/Users', { userName: 'ada' })).toMatchObject([400, 'invalidValue', /email/])
  expect(await refused('POST', '/Users', { userName: newAddress(), externalId: 'one' })).toMatchObject([
    409,
    'uniqueness',
    /externalId/,
  ])
  expect(
    await refused('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'userName', value: newAddress() })),
  ).toMatchObject([400, 'mutability', /address/])
  expect(await refused('PATCH', `/Users/${id}`, patch({ op: 'merge' }))).toMatchObject([
    400,
    'invalidSyntax',
    /op/,
  ])
  expect(
    await refused('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'a b', value: 1 })),
  ).toMatchObject([400, 'invalidPath', /a b/])
  expect(await refused('GET', '/Users?filter=title%20co%20%22x%22')).toMatchObject([
    400,
    'invalidFilter',
    /at character 1, before «title co "x"»: title is not kept here/,
  ])
  expect(await refused('GET', '/Users?count=many')).toMatchObject([400, 'invalidValue', /count/])
  expect(await refused('POST', '/Groups', { displayName: 'Managers' })).toMatchObject([
    409,
    'uniqueness',
    /here/,
  ])
  expect(await refused('POST', '/Groups', { displayName: ' ' })).toMatchObject([
    400,
    'invalidValue',
    /displayName/,
  ])
  expect(await refused('DELETE', '/Groups/users')).toMatchObject([403, undefined, /stay/])
  expect(await refused('GET', '/Tellers')).toMatchObject([404, undefined, /resource/])
})

test('an address of a free mail provider is refused, also while no domain is set', async () => {
  const stranger = await directory('POST', '/Users', { userName: 'ada.adams@gmail.com' })
  expect(stranger).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining('anyone may have an address at gmail.com') },
  })
})

test('the domains of the own sign-in provider hold', async () => {
  await server.db.execute(sql`
    with made as (
      insert into auth.sso_providers (owner_id, metadata, created_at, updated_at)
      values (${lender.id}, '<EntityDescriptor/>', now(), now()) returning id
    ) insert into auth.sso_domains select 'lender.example', id from made`)
  const elsewhere = await directory('POST', '/Users', { userName: 'ada@elsewhere.example' })
  expect(elsewhere).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining('lender.example') },
  })
  await added()
  await server.db.execute(sql`delete from auth.sso_providers where owner_id = ${lender.id}`)
})

test('the plan and the domains of invitations hold', async () => {
  await manager.settings.updateSecurity({
    requiresSecondFactor: false,
    sessionIdleMinutes: null,
    invitationDomains: ['lender.example'],
    version: (await manager.settings.find()).version,
  })
  const elsewhere = await directory('POST', '/Users', { userName: 'ada@elsewhere.example' })
  expect(elsewhere).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining('lender.example') },
  })
  for (const _ of [1, 2, 3, 4]) await added()
  const sixth = await directory('POST', '/Users', { userName: newAddress() })
  expect(sixth).toMatchObject({ status: 409, body: { detail: 'All places of your plan are taken.' } })
})

test('another institution’s person is as unknown as one that does not exist', async () => {
  const other = await server.newInstitution()
  const stranger = await other.addMember({ email: newAddress() })
  const { id } = await added()
  const unknown = '00000000-0000-4000-8000-000000000000'
  for (const userId of [stranger.userId, unknown, 'nobody']) {
    for (const [method, body] of [
      ['GET', undefined],
      ['DELETE', undefined],
      ['PUT', { userName: stranger.email }],
      ['PATCH', patch({ op: 'replace', path: 'active', value: false })],
    ] as const) {
      const { status, body: answer } = await directory(method, `/Users/${userId}`, body)
      expect([status, answer.detail]).toEqual([404, 'There is no such person.'])
    }
    const add = patch({ op: 'add', path: 'members', value: [{ value: userId }] })
    expect((await directory('PATCH', '/Groups/managers', add)).status).toBe(404)
  }
  const filter = encodeURIComponent(`userName eq "${stranger.email}"`)
  expect((await directory('GET', `/Users?filter=${filter}`)).body).toMatchObject({ totalResults: 0 })
  const invited = await directory('POST', '/Users', { userName: stranger.email })
  expect(invited).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('cannot be invited') },
  })
  expect((await directory('GET', '/Users')).body.Resources.map((person) => person.id).toSorted()).toEqual(
    [managerId, id].toSorted(),
  )
})

test('only a key of that scope opens it, as long as it is good', async () => {
  const reading = directoryWith(await newKey({ mayWrite: false }))
  expect((await reading('GET', '/Users')).status).toBe(200)
  expect((await reading('POST', '/Users', { userName: newAddress() })).status).toBe(403)
  const tasks = directoryWith(await newKey({ nouns: ['tasks'] }))
  expect((await tasks('GET', '/Users')).status).toBe(403)
  expect((await directoryWith('nothing')('GET', '/Users')).status).toBe(401)
  const [own] = await manager.apiKeys.list()
  for (const { id } of await manager.apiKeys.list()) await manager.apiKeys.revoke({ id })
  expect(own).toBeDefined()
  expect((await directory('GET', '/Users')).status).toBe(401)
  const api = await server.request('/api/team', { headers: { Authorization: `Bearer ${secret}` } })
  expect(api.status).toBe(401)
})

test('a group of five thousand members is read, and a longer text is refused by its size', async () => {
  const members = Array.from({ length: 5_000 }, (_, n) => {
    const value = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
    return {
      value,
      display: 'Somebody of the lender',
      $ref: `https://directory.example/scim/v2/Users/${value}`,
    }
  })
  const group = { schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'], displayName: 'Everybody' }
  const sent = await directory('POST', '/Groups', { ...group, members })
  expect(sent.status).not.toBe(413)
  const longer = { ...group, members: [...members, ...members] }
  const refused = await directory('POST', '/Groups', longer)
  expect(refused.status).toBe(413)
  expect(refused.headers.get('content-type')).toMatch(/^application\/scim\+json/)
  expect(refused.headers.get('connection')).toBe('close')
  const asScim = {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: '413',
    detail: 'The request is larger than 1 MiB.',
  }
  expect(refused.body).toEqual(asScim)
  const streamed = await server.request('/scim/v2/Groups', {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Transfer-Encoding': 'chunked' },
    body: new Blob([JSON.stringify(longer)]).stream(),
    duplex: 'half',
  } as RequestInit)
  expect(await streamed.json(), 'its length was not said').toEqual(asScim)
})

test('a directory that calls too often is told so as SCIM, and how long to wait', async () => {
  const limited = await startTestServer({ environment: { KEY_REQUESTS_PER_MINUTE: '1' } })
  try {
    const bank = await limited.newInstitution()
    const { secret: own } = await (await bank.signedIn({ role: 'manager' })).apiKeys.create({
      ...{ name: 'Directory', belongsTo: 'institution', mayWrite: true, nouns: ['team'], days: 30 },
    })
    const call = scimDirectory(limited, own)
    let answer = await call('GET', '/Users')
    for (let more = 0; more < 10 && answer.status === 200; more += 1) answer = await call('GET', '/Users')
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answer.body).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: '429',
      detail: expect.any(String),
    })
  } finally {
    await limited.close()
  }
})
