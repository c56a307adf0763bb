import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { scimPatch as patch, scimDirectory } from '../../testing/scim-directory.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)

let lender: Awaited<ReturnType<typeof server.newInstitution>>
let manager: TestClient
let managerId: string
let directory: ReturnType<typeof scimDirectory>
let userId: string
let otherId: string

beforeEach(async () => {
  lender = await server.newInstitution({ plan: 'starter' })
  const person = await lender.addMember({ role: 'manager', fullName: 'Max Manager' })
  managerId = person.userId
  manager = server.clientOf(await server.tokenOf(person))
  const { secret } = await manager.apiKeys.create({
    ...{ name: 'Directory', belongsTo: 'institution', mayWrite: true, nouns: ['team'], days: 30 },
  })
  directory = scimDirectory(server, secret)
  userId = (await lender.addMember({ fullName: 'Uma User' })).userId
  otherId = (await lender.addMember({ fullName: 'Otto Other' })).userId
})

async function sent(displayName: string, ...ids: string[]): Promise<string> {
  const { status, body } = await directory('POST', '/Groups', {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
    ...{ displayName, externalId: `object-${displayName}` },
    members: ids.map((value) => ({ value })),
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.id
}

async function give(id: string, role: 'manager' | 'user' | null) {
  const { changes } = await manager.team.previewGroupRole({ id, ...(role && { role }) })
  await manager.team.setGroupRole({ id, role, userIds: changes.map((change) => change.userId) })
}

async function rolesOfTeam() {
  const { items } = await manager.team.list({})
  return Object.fromEntries(items.map(({ fullName, role }) => [fullName, role]))
}

const member = (op: string, id: string) => patch({ op, path: 'members', value: [{ value: id }] })

test('a group that a directory sends changes nobody until a manager gives it a role', async () => {
  const id = await sent('Compliance', userId)
  expect(await rolesOfTeam()).toEqual({ 'Max Manager': 'manager', 'Uma User': 'user', 'Otto Other': 'user' })
  expect(await manager.team.directoryGroups()).toMatchObject([
    { name: 'Compliance', role: null, memberCount: 1 },
  ])
  const { items } = await manager.notifications.list({})
  expect(items[0]).toMatchObject({
    subject: expect.stringContaining('“Compliance”'),
    link: '/settings/directory',
  })

  const asked = await manager.team.previewGroupRole({ id, role: 'manager' })
  expect(asked).toEqual({
    changes: [{ userId, fullName: 'Uma User', from: 'user', to: 'manager' }],
    leavesNoManager: false,
    makesTooManyReaders: false,
  })
  expect((await rolesOfTeam())['Uma User'], 'a preview saves nothing').toBe('user')
  await give(id, 'manager')
  expect((await rolesOfTeam())['Uma User']).toBe('manager')
  const { items: entries } = await manager.settings.audit({})
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      'team.directory_group_added',
      'team.directory_group_role',
      'team.member_role_changed',
    ]),
  )
})

test('a person’s role follows joining and leaving a group, unless another group still gives it', async () => {
  const id = await sent('Compliance')
  await give(id, 'manager')
  expect((await directory('PATCH', `/Groups/${id}`, member('Add', otherId))).status).toBe(204)
  expect((await rolesOfTeam())['Otto Other']).toBe('manager')
  const second = await sent('Officers', otherId)
  await give(second, 'manager')
  expect((await directory('PATCH', `/Groups/${id}`, member('Remove', otherId))).status).toBe(204)
  expect((await rolesOfTeam())['Otto Other'], 'still an officer').toBe('manager')
  expect((await directory('DELETE', `/Groups/${second}`)).status).toBe(204)
  expect((await rolesOfTeam())['Otto Other']).toBe('user')
  expect((await directory('GET', `/Groups/${second}`)).status).toBe(404)
})

test('every manager is told of a role that the directory gives, including the person who made its key', async () => {
  const { status } = await directory('PATCH', '/Groups/managers', member('Add', userId))
  expect(status).toBe(204)
  const { items } = await manager.notifications.list({})
  expect(items.map(({ subject }) => subject)).toContain(
    'Your directory changed the role of Uma User by the group “Managers”',
  )
})

test('removing a group’s role takes no role away', async () => {
  const id = await sent('Compliance', userId)
  await give(id, 'manager')
  await give(id, null)
  expect((await rolesOfTeam())['Uma User']).toBe('manager')
})

test('an institution is never left without a manager, by a manager or by the directory', async () => {
  const id = await sent('Everybody', managerId)
  expect(await manager.team.previewGroupRole({ id, role: 'user' })).toMatchObject({ leavesNoManager: true })
  await expect(manager.team.setGroupRole({ id, role: 'user', userIds: [managerId] })).rejects.toMatchObject({
    code: 'LAST_MANAGER',
  })
  expect(await manager.team.directoryGroups()).toMatchObject([{ role: null }])

  await give(id, 'manager')
  const emptied = await directory('PUT', `/Groups/${id}`, { displayName: 'Everybody', members: [] })
  expect(emptied.status).toBe(409)
  expect((await directory('GET', `/Groups/${id}`)).body).toMatchObject({ members: [{ value: managerId }] })
})

test('refuses to save if the group changed after the preview', async () => {
  const id = await sent('Compliance', userId)
  const { changes } = await manager.team.previewGroupRole({ id, role: 'manager' })
  await directory('PATCH', `/Groups/${id}`, member('Add', otherId))
  await expect(
    manager.team.setGroupRole({ id, role: 'manager', userIds: changes.map((change) => change.userId) }),
  ).rejects.toMatchObject({ code: 'OTHERS_CHANGE' })
  expect((await rolesOfTeam())['Uma User']).toBe('user')
})

test('a directory finds, renames, and fills its groups, and names stay apart', async () => {
  const id = await sent('Compliance', userId)
  const filter = encodeURIComponent('displayName eq "compliance"')
  expect((await directory('GET', `/Groups?filter=${filter}`)).body).toMatchObject({
    totalResults: 1,
    Resources: [{ id, externalId: 'object-Compliance', members: [{ value: userId, display: 'Uma User' }] }],
  })
  const renamed = patch({ op: 'Replace', path: 'displayName', value: 'Compliance and risk' })
  expect((await directory('PATCH', `/Groups/${id}`, renamed)).status).toBe(204)
  expect(await manager.team.directoryGroups()).toMatchObject([{ name: 'Compliance and risk' }])
  for (const name of ['managers', 'COMPLIANCE AND RISK'])
    expect((await directory('POST', '/Groups', { displayName: name })).status, name).toBe(409)
  const stranger = await (await server.newInstitution()).addMember()
  expect((await directory('PATCH', `/Groups/${id}`, member('Add', stranger.userId))).status).toBe(404)
})

test('a directory gives no role by itself, and its groups are of one institution', async () => {
  const id = await sent('Compliance', userId)
  const user = await lender.signedIn()
  await expect(user.team.directoryGroups()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
  expect(await stranger.team.directoryGroups()).toEqual([])
  await expect(stranger.team.previewGroupRole({ id, role: 'manager' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('everybody hears once, however many people a group makes managers', async () => {
  const id = await sent('Compliance', userId, otherId)
  await give(id, 'manager')
  const subjectsOf = async (person: string) => {
    const { rows } = await server.db.execute<{ subject: string }>(sql`
      select subject from notifications where user_id = ${person} and subject like '%by the group%'`)
    return rows.map(({ subject }) => subject)
  }
  expect(await subjectsOf(managerId)).toEqual([])
  expect(await subjectsOf(userId)).toEqual(['Max Manager made you a manager by the group “Compliance”'])
  const again = { displayName: 'Compliance', members: [{ value: otherId }, { value: userId }] }
  await directory('PUT', `/Groups/${id}`, again)
  const changes = async () => (await manager.settings.audit({ action: 'team.directory_group_changed' })).items
  const before = (await changes()).length
  await directory('PUT', `/Groups/${id}`, again)
  expect(await changes(), 'the same again is no change').toHaveLength(before)
  await directory('PUT', `/Groups/${id}`, { displayName: 'Compliance', members: [] })
  expect(await subjectsOf(managerId)).toEqual([
    'Your directory changed the roles of 2 people by the group “Compliance”',
  ])
  const [last] = await changes()
  expect(JSON.parse(last!.detail)).toMatchObject({ members: 0, before: 2 })
})

test('a person whom the directory deletes leaves its groups, and comes back without their role', async () => {
  const id = await sent('Compliance', userId)
  await give(id, 'manager')
  await manager.tasks.create({ title: 'Keep her here', ownerId: userId })
  expect((await directory('DELETE', `/Users/${userId}`)).status).toBe(204)
  expect((await directory('GET', `/Groups/${id}`)).body).toMatchObject({
    displayName: 'Compliance',
    members: [],
  })
  expect((await rolesOfTeam())['Uma User']).toBe('user')
  expect((await directory('PATCH', `/Groups/${id}`, member('Add', userId))).status).toBe(404)
})
