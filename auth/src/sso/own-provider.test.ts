import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ProviderRefusal } from '../auth.ts'
import { startSamlProvider } from '../testing/saml-provider.ts'
import { startTestAuth, type TestAuth } from '../testing/test-auth.ts'

const HARBOR = '11111111-1111-4111-8111-111111111111'
const SUMMIT = '22222222-2222-4222-8222-222222222222'
/** Whose account belongs to which owner, as the product would know it. */
const homes = new Map<string, string>()
let placesLeft = 100
let idp: Awaited<ReturnType<typeof startSamlProvider>>
let service: TestAuth
beforeAll(async () => {
  idp = await startSamlProvider()
  service = await startTestAuth(
    { AUTH_SAML: 'true' },
    {
      ownPeople: {
        belongs: async (_tx, ownerId, userId) => homes.get(userId) === ownerId,
        async place(_tx, ownerId, { userId }) {
          if (placesLeft-- <= 0) return 'no_place'
          homes.set(userId, ownerId)
          return 'placed'
        },
      },
    },
  )
})
afterAll(async () => {
  await service.close()
  await idp.close()
})
beforeEach(() => {
  placesLeft = 100
})

async function connect(ownerId: string, domains: string[]) {
  const read = await service.auth.ownProviders.read({ xml: idp.metadata })
  await service.db.transaction((tx) => service.auth.ownProviders.connect(tx, ownerId, { ...read, domains }))
}

async function signIn(domain: string, person: { id: string; email: string }, more: object = {}) {
  const departure = await service.request('/sso', {
    method: 'POST',
    json: { domain, redirect_to: `${service.origin}/in`, skip_http_redirect: true, ...more },
  })
  expect(departure.status).toBe(200)
  const { action, form } = await idp.signIn(String(departure.body.url), person)
  const answer = await fetch(action, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  const location = new URL(answer.headers.get('Location') ?? '')
  const token = new URLSearchParams(location.hash.slice(1)).get('access_token') ?? undefined
  return { url: String(departure.body.url), error: location.searchParams.get('error_code'), token }
}

const whoIs = async (token: string | undefined) => (await service.client().getUser(token)).data.user

test('an owner’s provider signs in its people, and gives a new person an account of that owner', async () => {
  await connect(HARBOR, ['harbor.example'])
  const known = await service.addPerson({ email: 'known@harbor.example' })
  homes.set(known.id, HARBOR)
  const first = await signIn('harbor.example', { id: 'known', email: known.email })
  expect((await whoIs(first.token))?.id).toBe(known.id)

  const second = await signIn('harbor.example', { id: 'new', email: 'new@harbor.example' })
  const made = await whoIs(second.token)
  expect(made?.email).toBe('new@harbor.example')
  expect(homes.get(made?.id ?? '')).toBe(HARBOR)
  const again = await signIn('harbor.example', { id: 'new', email: 'new@harbor.example' })
  expect((await whoIs(again.token))?.id).toBe(made?.id)
})

test('an owner’s provider opens no account of another owner, by address or by an identity from before', async () => {
  await connect(HARBOR, ['harbor.example'])
  const elsewhere = await service.addPerson({ email: 'moved-away@harbor.example' })
  homes.set(elsewhere.id, SUMMIT)
  const refused = await signIn('harbor.example', { id: 'moved-away', email: elsewhere.email })
  expect(refused).toMatchObject({ error: 'sso_account_elsewhere', token: undefined })
  expect((await service.auth.accounts.find(service.db, elsewhere.id))?.identities).toHaveLength(1)

  const person = await service.addPerson({ email: 'leaves@harbor.example' })
  homes.set(person.id, HARBOR)
  expect((await signIn('harbor.example', { id: 'leaves', email: person.email })).error).toBeNull()
  homes.set(person.id, SUMMIT)
  expect((await signIn('harbor.example', { id: 'leaves', email: person.email })).error).toBe(
    'sso_account_elsewhere',
  )

  const foreign = await signIn('harbor.example', { id: 'foreign', email: 'someone@summit.example' })
  expect(foreign).toMatchObject({ error: 'provider_email_needs_verification', token: undefined })
})

let victim: { id: string }
beforeAll(async () => {
  victim = await service.addPerson({ email: 'victim@summit.example' })
  homes.set(victim.id, SUMMIT)
})

test.each([
  'Victim@Summit.example',
  'victim@harbor.example@summit.example',
  'victim@summit.example@harbor.example',
  '"victim@summit.example"@harbor.example',
  'victim@summit.example,officer@harbor.example',
  'victim@summit.example officer@harbor.example',
  'victim@summit.example\u0000@harbor.example',
  'victim@summit.example.harbor.example',
  'victim@summit．example',
])('an owner’s provider that says %j opens no account of another owner', async (email) => {
  await connect(HARBOR, ['harbor.example'])
  const { token } = await signIn('harbor.example', { id: crypto.randomUUID(), email })
  expect((await whoIs(token))?.id).not.toBe(victim.id)
  expect((await service.auth.accounts.find(service.db, victim.id))?.identities).toHaveLength(1)
})

test('without a place nobody new comes in, and nothing is left of them', async () => {
  await connect(HARBOR, ['harbor.example'])
  placesLeft = 0
  const refused = await signIn('harbor.example', { id: 'late', email: 'late@harbor.example' })
  expect(refused).toMatchObject({ error: 'sso_no_place', token: undefined })
  placesLeft = 1
  expect((await signIn('harbor.example', { id: 'late', email: 'late@harbor.example' })).error).toBeNull()
})

test('a domain belongs to one owner', async () => {
  await connect(HARBOR, ['harbor.example'])
  const taking = connect(SUMMIT, ['summit.example', 'Harbor.example'])
  await expect(taking).rejects.toThrow(ProviderRefusal)
  await expect(taking).rejects.toMatchObject({ code: 'domains_taken', domains: ['harbor.example'] })
  expect(await service.auth.ownProviders.find(service.db, SUMMIT)).toBeUndefined()
})

test.each([
  ['no metadata', 'rubbish'],
  ['a service provider', '<EntityDescriptor entityID="x"/>'],
  ['a document type', `<!DOCTYPE x [<!ENTITY a "b">]><EntityDescriptor entityID="x"/>`],
])('%s is not connected', async (_name, xml) => {
  await expect(service.auth.ownProviders.read({ xml })).rejects.toMatchObject({ code: 'metadata_unreadable' })
})

test('a removed provider ends the sessions that it began, and its people come back with a password', async () => {
  await connect(HARBOR, ['harbor.example'])
  const person = await service.addPerson({ email: 'stays@harbor.example' })
  homes.set(person.id, HARBOR)
  const { token } = await signIn('harbor.example', { id: 'stays', email: person.email })
  const byPassword = await service.signIn(person)
  expect((await whoIs(token))?.id).toBe(person.id)
  await service.db.transaction((tx) => service.auth.ownProviders.remove(tx, HARBOR))
  expect(await whoIs(token)).toBeNull()
  expect((await byPassword.client.getUser()).data.user?.id).toBe(person.id)
  const asked = await service.request('/sso', { method: 'POST', json: { domain: 'harbor.example' } })
  expect(asked.body.error_code).toBe('sso_provider_not_found')
})

test('a proof of who somebody is is as recent as the provider says', async () => {
  await connect(HARBOR, ['harbor.example'])
  const { token, url } = await signIn(
    'harbor.example',
    { id: 'fresh', email: 'fresh@harbor.example' },
    { force_authn: true },
  )
  const request = Buffer.from(new URL(url).searchParams.get('SAMLRequest') ?? '', 'base64')
  expect(inflateRawSync(request).toString()).toContain('ForceAuthn="true"')
  const json = { password: 'Correct-Horse!8' }
  const change = (bearer: string | undefined) =>
    service.request('/user', { method: 'PUT', json, headers: { Authorization: `Bearer ${bearer}` } })
  expect((await change(token)).status).toBe(200)

  // The provider's clock stays behind, as when it asked the person ten minutes ago.
  service.advance(600)
  const old = await signIn('harbor.example', { id: 'old', email: 'old@harbor.example' })
  expect(await change(old.token)).toMatchObject({
    status: 403,
    body: { error_code: 'reauthentication_needed' },
  })
})

test('metadata is read anew after an hour; while its address fails, the copy serves and few ask', async () => {
  let asked = 0
  const broken = createServer((_request, response) => {
    asked++
    response.writeHead(500).end()
  })
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve))
  const metadataUrl = `http://127.0.0.1:${(broken.address() as AddressInfo).port}/metadata`
  const domains = ['summit.example']
  await service.db.transaction((tx) =>
    service.auth.ownProviders.connect(tx, SUMMIT, { metadata: idp.metadata, metadataUrl, domains }),
  )
  const begin = () =>
    service.request('/sso', {
      method: 'POST',
      json: {
        domain: 'summit.example',
        redirect_to: `${service.origin}/in`,
        skip_http_redirect: true,
      },
    })
  expect((await begin()).status).toBe(200)
  expect(asked).toBe(0)
  service.advance(3600)
  for (let person = 0; person < 3; person++) expect((await begin()).status).toBe(200)
  expect(asked).toBe(1)
  service.advance(300)
  expect((await begin()).status).toBe(200)
  expect(asked).toBe(2)
  broken.close()
})
