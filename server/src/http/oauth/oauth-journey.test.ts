import type { ConnectionRequest } from '@plumbline/contract/tenancy/connected-assistants.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveDocument } from '../../tenancy/connected-assistants/assistant-client-store.ts'
import {
  MCP_ADDRESS as MCP,
  officialAssistant,
  ASSISTANT_REDIRECT as REDIRECT,
} from '../../testing/official-assistant.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const assistant = () => officialAssistant(server)

async function codeOf(person: TestClient, request: ConnectionRequest, mayWrite = false): Promise<string> {
  const { address } = await person.connectedAssistants.allow({ ...request, nouns: ['tasks'], mayWrite })
  const { searchParams } = new URL(address)
  expect(searchParams.get('state')).toBe('the state')
  expect(searchParams.get('iss')).toBe('http://localhost:3000')
  return searchParams.get('code')!
}

/** A manager with an assistant that reads tasks. */
async function connected({
  role = 'manager',
  mayWrite = false,
}: {
  role?: 'manager' | 'user'
  mayWrite?: boolean
} = {}) {
  const institution = await server.newInstitution()
  await institution.addMember({ role: 'manager', fullName: 'Another Manager' })
  const person = await institution.addMember({ role, fullName: 'Mara Manager' })
  const token = await server.tokenOf(person)
  const client = server.clientOf(token)
  const program = assistant()
  await program.take(await codeOf(client, await program.ask(), mayWrite))
  return { institution, person, token, client, program }
}

const call = (bearer: string | undefined, path = '/mcp') =>
  server.request(path, {
    method: path === '/mcp' ? 'POST' : 'GET',
    ...(path === '/mcp' && { body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }) }),
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
  })

interface Answer {
  access_token: string
  refresh_token: string
  error?: string
}
const answerOf = async (response: Response) => (await response.json()) as Answer

const exchange = (form: Record<string, string>, path = '/oauth/token') =>
  server.request(path, {
    method: 'POST',
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

test('the official client is known by the document at its address, without a registration', async () => {
  const address = 'https://assistant.example/client.json'
  const manager = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const described = { name: 'Known Assistant', redirectUris: [REDIRECT] }
  const client = await saveDocument(server.db, address, described)
  const program = officialAssistant(server, address)
  const request = await program.ask()
  expect(request.clientId).toBe(address)
  expect(await manager.connectedAssistants.request(request)).toMatchObject({ name: 'Known Assistant' })
  expect(await program.take(await codeOf(manager, request))).toBe('AUTHORIZED')
  expect(await program.refresh()).toBe('AUTHORIZED')
  expect((await (await program.connect()).listTools()).tools).not.toEqual([])
  const form = { grant_type: 'refresh_token', refresh_token: program.kept.tokens!.refresh_token! }
  expect(await answerOf(await exchange({ ...form, client_id: client!.id }))).toMatchObject({
    error: 'invalid_grant',
  })

  const elsewhere = { ...request, redirectUri: 'https://elsewhere.example/callback' }
  await expect(manager.connectedAssistants.request(elsewhere)).rejects.toMatchObject({
    code: 'OTHER_ADDRESS',
  })
  for (const clientId of [
    'https://127.0.0.1/client.json',
    'https://assistant.example/',
    'https://localhost/c',
  ])
    await expect(manager.connectedAssistants.request({ ...request, clientId })).rejects.toMatchObject({
      ...{ code: 'CLIENT_DOCUMENT', status: 422 },
      message: expect.stringMatching(/^client_id: /),
    })
})

test('a page of another origin reads what an assistant needs, and nothing else', async () => {
  const headers = { Origin: 'https://inspector.example' }
  const preflight = await server.request('/mcp', {
    method: 'OPTIONS',
    headers: {
      ...headers,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type,mcp-protocol-version',
    },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase()).toContain(
    'mcp-protocol-version',
  )
  for (const path of ['/mcp', '/oauth/token', '/oauth/register', '/oauth/revoke'])
    expect(
      (await server.request(path, { method: 'POST', headers })).headers.get('access-control-allow-origin'),
    ).toBe('*')
  const refused = await server.request('/mcp', { method: 'POST', headers })
  expect(refused.status).toBe(401)
  expect(refused.headers.get('access-control-expose-headers')).toContain('WWW-Authenticate')
  for (const path of [
    '/.well-known/oauth-protected-resource/mcp',
    '/.well-known/oauth-authorization-server',
  ]) {
    const answer = await server.request(path, { headers })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  }
  for (const path of ['/api/tasks', '/oauth/authorize', '/scim/v2/Users'])
    expect((await server.request(path, { headers })).headers.get('access-control-allow-origin')).toBeNull()
})

test('the official client discovers, registers, asks, calls, refreshes, and is disconnected', async () => {
  const institution = await server.newInstitution({ name: 'Harbor Credit Union' })
  const manager = await institution.signedIn({ role: 'manager', fullName: 'Mara Manager' })
  const program = assistant()
  const request = await program.ask()
  expect(request).toMatchObject({ resource: MCP, codeChallengeMethod: 'S256', redirectUri: REDIRECT })

  const shown = await manager.connectedAssistants.request(request)
  expect(shown).toMatchObject({
    name: 'Clever Assistant',
    host: '127.0.0.1:33418',
    isOnThisComputer: true,
    institution: 'Harbor Credit Union',
    asksToWrite: true,
    problem: null,
    nouns: expect.arrayContaining(['tasks', 'policies', 'regulations', 'evidence']),
  })
  expect(shown.nouns).not.toContain('team')
  expect(new URL(shown.refusalAddress).searchParams.get('error')).toBe('access_denied')
  expect(await program.take(await codeOf(manager, request, true))).toBe('AUTHORIZED')
  expect(program.kept.tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'tasks write' })

  const client = await program.connect()
  const { structuredContent } = await client.callTool({
    name: 'create_task',
    arguments: { title: 'From an assistant' },
  })
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name).toSorted()).toEqual(['create_task', 'list_tasks'])
  const { items: acts } = await manager.settings.audit({})
  expect(
    acts.find(({ subjectId }) => subjectId === (structuredContent as { id: string }).id)?.detail,
  ).toContain('"assistant":"Clever Assistant"')

  const before = program.kept.tokens!
  expect(await program.refresh()).toBe('AUTHORIZED')
  expect(program.kept.tokens!.refresh_token).not.toBe(before.refresh_token)
  expect((await client.listTools()).tools).toHaveLength(2)

  const { items } = await manager.connectedAssistants.list()
  expect(items).toMatchObject([
    {
      ...{
        name: 'Clever Assistant',
        host: '127.0.0.1:33418',
        nouns: ['tasks'],
        mayWrite: true,
        isActive: true,
      },
      person: { name: 'Mara Manager' },
      lastUsedAt: expect.any(String),
    },
  ])
  await manager.connectedAssistants.disconnect({ id: items[0]!.id })
  const ended = await call(program.kept.tokens!.access_token)
  expect(ended.status).toBe(401)
  expect(ended.headers.get('www-authenticate')).toMatch(
    /error="invalid_token", error_description="[^"]*disconnected/,
  )
  expect(await ended.json()).toMatchObject({ message: expect.stringContaining('disconnected') })
  await expect(program.refresh()).rejects.toThrow('Ask the person to connect again')
  expect((await manager.connectedAssistants.list()).items).toMatchObject([
    { isActive: false, endedBy: 'Mara Manager' },
  ])
  await expect(manager.connectedAssistants.disconnect({ id: items[0]!.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const told = (await manager.settings.audit({})).items.map(({ action }) => action)
  expect(told).toEqual(expect.arrayContaining(['assistant.connected', 'assistant.disconnected']))
})

test('a refused call says where to learn how to connect', async () => {
  const answer = await call(undefined)
  const header = answer.headers.get('www-authenticate')!
  expect(header).not.toContain('error=')
  const address = /resource_metadata="([^"]+)"/.exec(header)![1]!
  const metadata = await (await server.request(address)).json()
  expect(metadata).toMatchObject({ resource: MCP, authorization_servers: ['http://localhost:3000'] })
  const about = await (await server.request('/.well-known/oauth-authorization-server')).json()
  expect(about).toMatchObject({ issuer: 'http://localhost:3000', code_challenge_methods_supported: ['S256'] })
  expect((await call('pl_at_forged')).headers.get('www-authenticate')).toContain('error="invalid_token"')
})

test('a token opens /mcp alone', async () => {
  const { program } = await connected()
  const token = program.kept.tokens!.access_token
  expect((await call(token)).status).toBe(200)
  expect((await call(token, '/api/tasks')).status).toBe(401)
  expect((await call(token, '/scim/v2/Users')).status).toBe(401)
  expect((await call(token, '/live')).status).toBe(401)
  expect((await call(program.kept.tokens!.refresh_token)).status).toBe(401)
})

test('a token of another address of the program opens nothing', async () => {
  const { program, institution } = await connected()
  await server.db.execute(sql`
    update connected_assistants set resource = 'https://elsewhere.example/mcp' where institution_id = ${institution.id}`)
  expect((await call(program.kept.tokens!.access_token)).status).toBe(401)
})

test('only hashes of secrets are stored', async () => {
  const { program } = await connected()
  const { rows } = await server.db.execute(sql`select t::text as row from assistant_tokens t`)
  const { access_token, refresh_token } = program.kept.tokens!
  expect(JSON.stringify(rows)).not.toContain(access_token)
  expect(JSON.stringify(rows)).not.toContain(refresh_token)
})

test('a code is good once, for who asked and with the proof alone', async () => {
  const client = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const program = assistant()
  const code = await codeOf(client, await program.ask())
  const { client_id } = program.kept.client!
  const form = { grant_type: 'authorization_code', code, client_id, code_verifier: program.kept.verifier! }
  const refusalOf = async (change: Record<string, string>) =>
    (await answerOf(await exchange({ ...form, ...change }))).error
  expect(await refusalOf({ code_verifier: 'x'.repeat(43) })).toBe('invalid_grant')
  expect(await refusalOf({ client_id: 'another' })).toBe('invalid_grant')
  expect(await refusalOf({ redirect_uri: 'http://127.0.0.1:1/other' })).toBe('invalid_grant')
  expect(await refusalOf({ resource: 'https://elsewhere.example/mcp' })).toBe('invalid_target')
  expect(await refusalOf({ grant_type: 'password' })).toBe('unsupported_grant_type')
  const taken = await exchange(form)
  expect(taken.headers.get('cache-control')).toBe('no-store')
  const { access_token } = await answerOf(taken)
  expect((await call(access_token)).status).toBe(200)
  // Somebody else holds the code: what it gave ends as well.
  expect(await refusalOf({})).toBe('invalid_grant')
  expect((await call(access_token)).status).toBe(401)
})

test('a code and a token end by themselves', async () => {
  const client = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const program = assistant()
  const code = await codeOf(client, await program.ask())
  await server.db.execute(sql`update assistant_tokens set expires_at = now() where kind = 'code'`)
  await expect(program.take(code)).rejects.toThrow('has ended')
  const { program: other } = await connected()
  await server.db.execute(sql`update assistant_tokens set expires_at = now() where kind = 'access'`)
  expect((await call(other.kept.tokens!.access_token)).status).toBe(401)
  expect(await other.refresh()).toBe('AUTHORIZED')
  expect((await call(other.kept.tokens!.access_token)).status).toBe(200)
})

test('a refresh token that comes again ends the connection once its successor was used', async () => {
  const { program, client } = await connected()
  const first = program.kept.tokens!.refresh_token!
  const { client_id } = program.kept.client!
  const refresh = async (token: string) =>
    answerOf(await exchange({ grant_type: 'refresh_token', refresh_token: token, client_id }))
  const second = await refresh(first)
  // The answer was lost on the way: the program asks again, and what was lost is void.
  const third = await refresh(first)
  expect((await call(second.access_token)).status).toBe(401)
  expect((await call(third.access_token)).status).toBe(200)
  expect(await refresh(first)).toMatchObject({ error: 'invalid_grant' })
  expect((await call(third.access_token)).status).toBe(401)
  expect(await refresh(third.refresh_token)).toMatchObject({ error: 'invalid_grant' })
  expect((await client.connectedAssistants.list()).items).toMatchObject([
    { endedBy: 'A secret was used twice' },
  ])
  const told = (await client.settings.audit({})).items.map(({ action }) => action)
  expect(told).toContain('assistant.token_reused')
})

test('the assistant itself ends its connection', async () => {
  const { program, client } = await connected()
  const { access_token, refresh_token } = program.kept.tokens!
  expect((await exchange({ token: 'unknown' }, '/oauth/revoke')).status).toBe(200)
  expect((await call(access_token)).status).toBe(200)
  expect((await exchange({ token: refresh_token! }, '/oauth/revoke')).status).toBe(200)
  expect((await call(access_token)).status).toBe(401)
  expect((await client.connectedAssistants.list()).items).toMatchObject([{ endedBy: 'The assistant itself' }])
})

test.each<[string, (at: Awaited<ReturnType<typeof connected>>) => Promise<unknown>]>([
  [
    'is demoted',
    ({ person }) =>
      server.db.execute(sql`update user_profiles set role = 'user' where user_id = ${person.userId}`),
  ],
  [
    'leaves',
    ({ person }) => server.db.execute(sql`delete from user_profiles where user_id = ${person.userId}`),
  ],
  [
    'is suspended',
    ({ person }) =>
      server.db.execute(sql`update auth.users set banned_until = 'infinity' where id = ${person.userId}`),
  ],
  [
    'becomes a director',
    ({ person }) =>
      server.db.execute(sql`update user_profiles set seat = 'director' where user_id = ${person.userId}`),
  ],
  [
    'signs out everywhere',
    ({ token }) =>
      server.request('/auth/v1/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } }),
  ],
  [
    'signs out everywhere else',
    ({ token }) =>
      server.request('/auth/v1/logout?scope=others', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      }),
  ],
])('tokens stop when the person %s', async (_what, act) => {
  const at = await connected()
  expect((await call(at.program.kept.tokens!.access_token)).status).toBe(200)
  await act(at)
  expect((await call(at.program.kept.tokens!.access_token)).status).toBe(401)
  const { client_id } = at.program.kept.client!
  const refreshed = await exchange({
    ...{ grant_type: 'refresh_token', refresh_token: at.program.kept.tokens!.refresh_token!, client_id },
  })
  expect(await refreshed.json()).toMatchObject({ error: 'invalid_grant' })
})

test('signing out of one browser leaves assistants connected', async () => {
  const { program, token } = await connected()
  await server.request('/auth/v1/logout?scope=local', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  expect((await call(program.kept.tokens!.access_token)).status).toBe(200)
})

test('others than managers connect assistants where a manager opened that', async () => {
  const institution = await server.newInstitution()
  const manager = await institution.signedIn({ role: 'manager' })
  const user = await institution.signedIn({ role: 'user', fullName: 'Uma User' })
  const program = assistant()
  const request = await program.ask()
  await expect(user.connectedAssistants.request(request)).rejects.toMatchObject({ code: 'MANAGERS_ALONE' })
  await expect(codeOf(user, request)).rejects.toMatchObject({ code: 'MANAGERS_ALONE' })
  await manager.connectedAssistants.openToUsers({ isOpen: true })
  await program.take(await codeOf(user, request))
  const mine = await connected()
  expect((await user.connectedAssistants.list()).items).toMatchObject([{ person: { name: 'Uma User' } }])
  const { items } = await manager.connectedAssistants.list()
  expect(items).toMatchObject([{ person: { name: 'Uma User' } }])
  await expect(mine.client.connectedAssistants.disconnect({ id: items[0]!.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect((await call(program.kept.tokens!.access_token)).status).toBe(200)
  await manager.connectedAssistants.openToUsers({ isOpen: false })
  expect((await call(program.kept.tokens!.access_token)).status).toBe(401)
})

test('nothing is agreed to that the assistant did not ask for or that is unsafe', async () => {
  const manager = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const request = await assistant().ask()
  const codeOfRefusal = async (change: Partial<ConnectionRequest>) =>
    codeOf(manager, { ...request, ...change }).catch(({ code }) => code)
  expect(await codeOfRefusal({ clientId: 'unknown' })).toBe('UNKNOWN_CLIENT')
  expect(await codeOfRefusal({ redirectUri: 'https://elsewhere.example/callback' })).toBe('OTHER_ADDRESS')
  expect(await codeOfRefusal({ redirectUri: `${REDIRECT}/more` })).toBe('OTHER_ADDRESS')
  expect(await codeOfRefusal({ codeChallenge: '' })).toBe('INVALID_REQUEST')
  expect(await codeOfRefusal({ codeChallengeMethod: 'plain' })).toBe('INVALID_REQUEST')
  expect(await codeOfRefusal({ responseType: 'token' })).toBe('INVALID_REQUEST')
  expect(await codeOfRefusal({ resource: 'https://elsewhere.example/mcp' })).toBe('INVALID_REQUEST')
  expect(await codeOfRefusal({ scope: 'everything' })).toBe('INVALID_REQUEST')
  expect(await codeOfRefusal({ scope: 'policies' })).toBe('NOT_ASKED_FOR')
  // A program on the own computer takes another port at each start.
  const moved = await codeOfRefusal({ redirectUri: 'http://127.0.0.1:50123/callback' })
  expect(moved).toMatch(/^pl_ac_/)
})

test('registers plain names and safe addresses, and not without end', async () => {
  const register = (body: unknown) =>
    server.request('/oauth/register', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  const made = await (
    await register({ client_name: ' A\u202e<b>x</b>\n', redirect_uris: [REDIRECT], jwks: {} })
  ).json()
  expect(made).toMatchObject({ client_name: 'A <b>x</b>', token_endpoint_auth_method: 'none' })
  expect(made).not.toHaveProperty('client_secret')
  for (const address of [
    'http://elsewhere.example/callback',
    'http://localhost.elsewhere.example/',
    'https://user:password@elsewhere.example/',
    'https://elsewhere.example/#part',
    'cursor://callback',
    'javascript:alert(1)',
  ])
    expect(await (await register({ redirect_uris: [address] })).json(), address).toMatchObject({
      error: 'invalid_redirect_uri',
    })
  for (const body of [
    [],
    { redirect_uris: ['https://a.example/\u0000'] },
    { redirect_uris: ['https://\u0430.example/'] },
  ])
    expect(await (await register(body)).json()).toMatchObject({ error: 'invalid_client_metadata' })
  let last = 201
  for (let count = 0; count < 40 && last !== 429; count++)
    last = (await register({ redirect_uris: [REDIRECT] })).status
  expect(last).toBe(429)
})
