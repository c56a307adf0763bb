import { startSamlProvider } from '@plumbline/auth/testing/saml-provider.ts'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer({ environment: { AUTH_SAML: 'true' } })
const idp = await startSamlProvider()
afterAll(async () => {
  await server.close()
  await idp.close()
})

const operator = await server.signedIn({ role: 'admin', companyName: 'Plumbline' })
const json = { 'Content-Type': 'application/json' }
let numbers = 0

/** An institution with a provider of its own, as an operator connects it. */
async function connected() {
  const institution = await server.newInstitution()
  const manager = await institution.signedIn({ role: 'manager' })
  const domain = `bank-${++numbers}.example`
  await operator.institutions.connectProvider({
    id: institution.id,
    metadata: idp.metadata,
    domains: [domain],
  })
  return { institution, manager, domain }
}

/** Off to the provider, as a browser goes; what comes back is to be posted. */
async function answerFor(domain: string, email: string) {
  const asked = await server.request('/auth/v1/sso', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({
      domain,
      redirect_to: 'http://localhost:3000/login',
      skip_http_redirect: true,
    }),
  })
  const { url } = (await asked.json()) as { url: string }
  return idp.signIn(url, { id: email, email, displayName: 'Nora New' })
}

async function signInAt(domain: string, email: string) {
  return comeBack(await answerFor(domain, email))
}

async function comeBack({ action, form }: Awaited<ReturnType<typeof answerFor>>) {
  const answer = await server.request(new URL(action).pathname, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  })
  const location = new URL(answer.headers.get('Location') ?? '')
  const bearer = new URLSearchParams(location.hash.slice(1)).get('access_token') ?? undefined
  return { error: location.searchParams.get('error_code'), bearer, client: server.clientOf(bearer) }
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    ({ code, message }) => ({ code, message }),
  )

test('a new person becomes a user of that institution, and its managers are told', async () => {
  const { institution, manager, domain } = await connected()
  const { client } = await signInAt(domain, `nora@${domain}`)
  expect(await client.members.me()).toMatchObject({
    institutionId: institution.id,
    fullName: 'Nora New',
    role: 'user',
    seat: 'member',
  })
  const told = (await manager.notifications.list({})).items.map(({ subject }) => subject)
  expect(told).toEqual([
    'Nora New joined with your sign-in provider',
    'An operator of Plumbline connected a sign-in provider of your institution.',
  ])
  const logged = (await manager.settings.audit({})).items.map(({ action }) => action)
  expect(logged).toEqual(expect.arrayContaining(['team.member_joined', 'institution.provider_connected']))
  expect(await manager.settings.find()).toMatchObject({
    ownProvider: { entityId: idp.entityId, domains: [domain] },
  })
})

test('the provider of one institution signs in nobody of another one', async () => {
  const harbor = await connected()
  const summit = await connected()
  // Somebody of the other institution with an address of this one's domain.
  const theirs = await summit.institution.addMember({ email: `olu@${harbor.domain}` })
  expect(await signInAt(harbor.domain, theirs.email)).toMatchObject({
    error: 'sso_account_elsewhere',
    bearer: undefined,
  })
  // An address of the other one's domain.
  expect(await signInAt(harbor.domain, `nina@${summit.domain}`)).toMatchObject({
    error: 'provider_email_needs_verification',
    bearer: undefined,
  })
  // Somebody who was moved away after they had signed in here.
  const { client } = await signInAt(harbor.domain, `mover@${harbor.domain}`)
  const { userId } = await client.members.me()
  await server.db.execute(
    sql`update user_profiles set institution_id = ${summit.institution.id} where user_id = ${userId}`,
  )
  expect((await signInAt(harbor.domain, `mover@${harbor.domain}`)).error).toBe('sso_account_elsewhere')
})

test('no administrator of the installation comes in by an institution’s provider', async () => {
  const { institution, domain } = await connected()
  const administrator = await institution.addMember({ role: 'admin', email: `root@${domain}` })
  expect((await signInAt(domain, administrator.email)).error).toBe('sso_account_elsewhere')
})

test('an invited person comes in with their invitation’s role', async () => {
  const { manager, domain } = await connected()
  await manager.team.invite({ email: `chief@${domain}`, fullName: 'Cleo Chief', role: 'manager' })
  const { client } = await signInAt(domain, `chief@${domain}`)
  expect(await client.members.me()).toMatchObject({ fullName: 'Cleo Chief', role: 'manager' })
})

test('without a place in the plan nobody new comes in, not even two at once for the last place', async () => {
  const { institution, domain } = await connected()
  await server.db.execute(sql`update institutions set plan = 'starter' where id = ${institution.id}`)
  for (let place = 2; place <= 4; place++) await institution.addMember()
  const one = await answerFor(domain, `one@${domain}`)
  const two = await answerFor(domain, `two@${domain}`)
  const answers = await Promise.all([comeBack(one), comeBack(two)])
  expect(answers.map(({ error }) => error).sort()).toEqual([null, 'sso_no_place'].sort())
  const { rows } = await server.db.execute<{ count: number }>(
    sql`select count(*)::integer as count from auth.users where email like ${`%@${domain}`}`,
  )
  expect(rows[0]?.count).toBe(1)
})

test('an institution that requires its provider keeps passwords of users out, not of managers', async () => {
  const { institution, manager, domain } = await connected()
  const user = await institution.signedIn({ role: 'user', email: `ulla@${domain}` })
  const { version } = await manager.settings.find()
  const security = { requiresSecondFactor: false, sessionIdleMinutes: 30, invitationDomains: [] }
  await manager.settings.updateSecurity({ ...security, requiresOwnProvider: true, version })
  expect(await user.members.me()).toMatchObject({ mustUseOwnProvider: true })
  expect(await refusal(user.team.list({}))).toMatchObject({ code: 'OWN_PROVIDER_REQUIRED' })
  expect(await refusal(manager.team.list({}))).toBeUndefined()
  const { client } = await signInAt(domain, `ulla@${domain}`)
  expect(await client.members.me()).toMatchObject({ mustUseOwnProvider: false })
  expect((await client.team.list({})).totalCount).toBe(2)

  await operator.institutions.removeProvider({ id: institution.id })
  expect(await refusal(client.members.me())).toMatchObject({ code: 'UNAUTHORIZED' })
  expect(await user.members.me()).toMatchObject({ mustUseOwnProvider: false })
  expect(await manager.settings.find()).toMatchObject({ ownProvider: null, requiresOwnProvider: false })
  const next = await manager.settings.find()
  const requiring = { ...security, requiresOwnProvider: true, version: next.version }
  expect(await refusal(manager.settings.updateSecurity(requiring))).toMatchObject({ code: 'NO_OWN_PROVIDER' })
})

test('a domain of everyone or of another institution, and what is no metadata, are refused by name', async () => {
  const { domain } = await connected()
  const { id } = await server.newInstitution()
  const connect = (given: object) =>
    refusal(operator.institutions.connectProvider({ id, domains: ['own.example'], ...given }))
  const metadata = idp.metadata
  expect(await connect({ metadata, domains: ['gmail.com'] })).toEqual({
    code: 'DOMAIN_REFUSED',
    message: 'Anyone may have an address at gmail.com. Enter domains that belong to the institution.',
  })
  expect(await connect({ metadata, domains: [domain] })).toEqual({
    code: 'DOMAIN_REFUSED',
    message: `Another sign-in provider has ${domain} already.`,
  })
  expect(await connect({})).toMatchObject({ code: 'METADATA_INVALID' })
  expect(await connect({ metadata: '<html/>' })).toMatchObject({ code: 'METADATA_INVALID' })
  expect(await connect({ metadataUrl: 'https://10.0.0.1/metadata' })).toEqual({
    code: 'METADATA_INVALID',
    message: 'The address is in a private network.',
  })
  expect(await connect({ metadataUrl: 'https://nowhere.invalid/metadata' })).toMatchObject({
    code: 'METADATA_INVALID',
  })
  expect(await operator.institutions.findProvider({ id })).toMatchObject({ isOn: true, provider: null })
})
