import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SamlPerson, startSamlProvider } from '../testing/saml-provider.ts'
import { startTestAuth, type TestAuth } from '../testing/test-auth.ts'

const PROVIDER_ID = '6b1f5f3e-9d1c-4f0e-8d55-6b3c1a0f7a11'
let idp: Awaited<ReturnType<typeof startSamlProvider>>
let service: TestAuth
beforeAll(async () => {
  idp = await startSamlProvider()
  service = await startTestAuth({
    AUTH_SAML: 'true',
    AUTH_SAML_PROVIDERS: JSON.stringify([
      {
        id: PROVIDER_ID,
        domains: ['bank.example'],
        metadata: idp.metadata,
        attribute_mapping: {
          full_name: ['displayName', 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name'],
        },
      },
    ]),
  })
})
afterAll(async () => {
  await service.close()
  await idp.close()
})

let people = 0
function newOfficer(domain = 'bank.example'): SamlPerson {
  people++
  return { id: `officer-${people}`, email: `officer-${people}@${domain}` }
}

async function departure(client = service.client()) {
  const { data, error } = await client.signInWithSSO({
    domain: 'Bank.example',
    options: { redirectTo: `${service.origin}/in` },
  })
  if (error) throw error
  return data.url
}

async function post({ action, form }: { action: string; form: Record<string, string> }) {
  const answer = await fetch(action, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  const location = new URL(answer.headers.get('Location') ?? '')
  return {
    status: answer.status,
    location,
    query: Object.fromEntries(location.searchParams),
    fragment: Object.fromEntries(new URLSearchParams(location.hash.slice(1))),
  }
}

async function addOfficer() {
  const officer = newOfficer()
  const account = await service.addPerson({ email: officer.email })
  return { officer, account }
}

test('an officer of the provider’s domain signs in to the account of that address', async () => {
  const { officer, account } = await addOfficer()
  const { status, fragment, location } = await post(await idp.signIn(await departure(), officer))
  expect(status).toBe(303)
  expect(location.pathname).toBe('/in')
  const { data } = await service.client().getUser(fragment.access_token)
  expect(data.user).toMatchObject({
    id: account.id,
    email: officer.email,
    user_metadata: { full_name: 'Ada' },
    app_metadata: { providers: ['email', `sso:${PROVIDER_ID}`] },
  })
  const claims = JSON.parse(Buffer.from(fragment.access_token?.split('.')[1] ?? '', 'base64url').toString())
  expect(claims.amr).toMatchObject([{ method: 'sso/saml', provider: `sso:${PROVIDER_ID}` }])
  const again = await post(await idp.signIn(await departure(), officer))
  expect(again.fragment.access_token).toBeDefined()
})

test('a PKCE client exchanges the code', async () => {
  const { officer, account } = await addOfficer()
  const client = service.client({ flowType: 'pkce' })
  const { query } = await post(await idp.signIn(await departure(client), officer))
  const { data, error } = await client.exchangeCodeForSession(query.code ?? '')
  expect(error).toBeNull()
  expect(data.user?.id).toBe(account.id)
})

test('a provider speaks for its own domains only', async () => {
  const stranger = newOfficer('other.example')
  const account = await service.addPerson({ email: stranger.email })
  const { query, fragment } = await post(await idp.signIn(await departure(), stranger))
  expect(query.error_code).toBe('provider_email_needs_verification')
  expect(fragment.access_token).toBeUndefined()
  expect((await service.auth.accounts.find(service.db, account.id))?.identities).toHaveLength(1)
  expect(service.events.at(-1)).toMatchObject({
    action: 'auth.sign_in_failed',
    detail: { method: 'sso/saml' },
  })
})

test('where sign-up is closed, someone without an account stays outside', async () => {
  const { query } = await post(await idp.signIn(await departure(), newOfficer()))
  expect(query.error_code).toBe('signup_disabled')
})

const other = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
}).privateKey

const assertionOf = (xml: string) => /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? ''
const withoutSignature = (xml: string) => xml.replace(/<Signature[\s\S]*?<\/Signature>/, '')
const asSomeoneElse = (xml: string) => xml.replaceAll(/officer-\d+/g, 'director')

test.each<[string, Parameters<typeof idp.signIn>[2]]>([
  ['no signature', { options: { signAssertion: false } }],
  ['only the response signed', { options: { signAssertion: false, signResponse: true } }],
  ['another key', { options: { key: other } }],
  ['another audience', { options: { audience: 'https://other.example' } }],
  ['another recipient', { options: { recipient: 'https://other.example/acs' } }],
  ['another issuer', { options: { issuer: 'https://evil.example' } }],
  ['a request that is not this one', { options: { inResponseTo: '_00000000-0000-4000-8000-000000000000' } }],
  ['no request at all', { options: { inResponseTo: undefined } }],
  ['a time that is over', { options: { lifetimeInSeconds: -3600 } }],
  ['a changed name', { rewrite: asSomeoneElse }],
  ['the signature taken off', { rewrite: withoutSignature }],
  [
    'a second, unsigned assertion before the signed one',
    {
      rewrite: (xml) => {
        const signed = assertionOf(xml)
        return xml.replace(
          signed,
          withoutSignature(asSomeoneElse(signed)).replace(/ID="[^"]+"/, 'ID="_evil"') + signed,
        )
      },
    },
  ],
  [
    'the signed assertion wrapped inside an unsigned one',
    {
      rewrite: (xml) => {
        const signed = assertionOf(xml)
        const evil = withoutSignature(asSomeoneElse(signed)).replace(/ID="[^"]+"/, 'ID="_evil"')
        return xml.replace(
          signed,
          evil.replace('</saml:Assertion>', `<Wrapped>${signed}</Wrapped></saml:Assertion>`),
        )
      },
    },
  ],
  [
    'the signature moved to an assertion of the attacker',
    {
      rewrite: (xml) => {
        const signed = assertionOf(xml)
        const [signature = ''] = /<Signature[\s\S]*?<\/Signature>/.exec(signed) ?? []
        const evil = withoutSignature(asSomeoneElse(signed)).replace(/ID="[^"]+"/, 'ID="_evil"')
        const holder = signature.replace(
          '</Signature>',
          `<Object>${withoutSignature(signed)}</Object></Signature>`,
        )
        return xml.replace(signed, evil.replace('</saml:Issuer>', `</saml:Issuer>${holder}`))
      },
    },
  ],
  ['a comment inside the name', { rewrite: (xml) => xml.replace(/officer-(\d+)@/, 'officer-$1<!-- -->@') }],
  ['a document type', { rewrite: (xml) => `<!DOCTYPE x [<!ENTITY a "b">]>${xml}` }],
  ['no XML', { rewrite: () => 'rubbish' }],
  [
    'a name for one visit',
    { options: { nameIdentifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' } },
  ],
])('an assertion with %s opens nothing and links nothing', async (name, lies) => {
  const { officer, account } = await addOfficer()
  const director = await service.auth.accounts.find(service.db, account.id)
  const { query, fragment, location } = await post(await idp.signIn(await departure(), officer, lies))
  const isHarmless = name === 'a comment inside the name' && fragment.access_token !== undefined
  if (isHarmless) {
    // Canonical XML has no comments: the signature holds, and the name must be read whole.
    expect((await service.client().getUser(fragment.access_token)).data.user?.id).toBe(account.id)
    return
  }
  expect(fragment.access_token).toBeUndefined()
  expect(query.error_code).toBe(
    name === 'a name for one visit' ? 'saml_assertion_no_user_id' : 'validation_failed',
  )
  expect(location.pathname).toBe('/in')
  expect((await service.auth.accounts.find(service.db, account.id))?.identities).toEqual(director?.identities)
  expect(service.events.at(-1)?.action).toBe('auth.sign_in_failed')
})

test('an answer counts once, and only on the flow that it was made for', async () => {
  const { officer } = await addOfficer()
  const answer = await idp.signIn(await departure(), officer)
  expect((await post(answer)).fragment.access_token).toBeDefined()
  const replayed = await post(answer)
  expect(replayed.query.error_code).toBe('saml_relay_state_not_found')
  expect(replayed.location.pathname).toBe('/')
  const another = new URL(await departure()).searchParams.get('RelayState') ?? ''
  const moved = await post({ ...answer, form: { ...answer.form, RelayState: another } })
  expect(moved.query.error_code).toBe('validation_failed')
  const unasked = await post({ ...answer, form: { SAMLResponse: answer.form.SAMLResponse ?? '' } })
  expect(unasked.query.error_code).toBe('saml_relay_state_not_found')
})

test('an unknown domain, none and both are refused, and off is off before anything is read', async () => {
  const ask = (json: unknown, auth = service) => auth.request('/sso', { method: 'POST', json })
  expect(await ask({ domain: 'unknown.example' })).toMatchObject({
    status: 404,
    body: { error_code: 'sso_provider_not_found' },
  })
  expect(await ask({ provider_id: 'no-uuid' })).toMatchObject({ status: 404 })
  expect((await ask({})).status).toBe(400)
  expect((await ask({ domain: 'bank.example', provider_id: PROVIDER_ID })).status).toBe(400)
  expect((await ask({ provider_id: PROVIDER_ID })).status).toBe(303)
  const off = await startTestAuth()
  expect(await ask({ provider_id: 'x' }, off)).toMatchObject({
    status: 404,
    body: { error_code: 'saml_provider_disabled', msg: 'SAML 2.0 is disabled' },
  })
  await off.close()
})

test('our own metadata names where answers go and asks for signed assertions', async () => {
  const answer = await fetch(`${service.url}/sso/saml/metadata`)
  const xml = await answer.text()
  expect(answer.headers.get('Content-Type')).toContain('samlmetadata+xml')
  expect(xml).toContain(`${service.url}/sso/saml/acs`)
  expect(xml).toContain('WantAssertionsSigned="true"')
})
