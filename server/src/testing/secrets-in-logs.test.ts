import { createServer } from 'node:http'
import { onPostgres } from '@plumbline/database/testing/test-database.ts'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { startMailSink } from './mail-sink.ts'
import { ONE_PART, startProgram } from './program.ts'
import { startCollector } from './telemetry-collector.ts'

const ADMINISTRATOR = { email: 'olga.administrator@example.com', password: 'Correct-Horse!7' }
const PERSON = { email: 'wilhelmina.person@example.com', password: 'First-Secret!8' }
const PHONE = '4915112345678'

/** Everything that must not be read in the log, batched as it is used. */
const secrets = new Map<string, string>()
function secret<T extends string>(name: string, value: T): T {
  if (value.length < 5) throw new Error(`${name} is too short to be looked for`)
  secrets.set(name, value)
  return value
}

/** A code of digits may stand within an id by chance, but not by itself. */
function tells(log: string, value: string): boolean {
  if (/^\d+$/.test(value)) return new RegExp(`(?<![\\w-])${value}(?![\\w-])`).test(log)
  return log.includes(value) || log.includes(encodeURIComponent(value))
}

/** Takes the texts' codes and fails, so that this is logged. */
async function startTextService() {
  const bodies: { code: string }[] = []
  const server = createServer(async (incoming, outgoing) => {
    let text = ''
    for await (const chunk of incoming) text += chunk
    bodies.push(JSON.parse(text))
    outgoing.writeHead(500).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}/`, bodies, close: () => server.close() }
}

describe.skipIf(onPostgres)('the program', { timeout: 180_000 }, () => {
  test('writes nothing secret and nobody’s data to its log and its telemetry, whatever goes right or wrong', async () => {
    const collector = await startCollector()
    const mail = await startMailSink()
    const texts = await startTextService()
    const program = await startProgram({
      ...ONE_PART,
      LOG_LEVEL: 'trace',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_TRACES_SAMPLER_ARG: '1',
      OTEL_METRIC_EXPORT_INTERVAL: '1000',
      ADMIN_EMAIL: secret('the administrator’s address', ADMINISTRATOR.email),
      ADMIN_PASSWORD: secret('the administrator’s password', ADMINISTRATOR.password),
      METRICS_TOKEN: secret('the token of the metrics', 'metrics-token-7f3a91'),
      SMTP_URL: `smtp://mailer:${secret('the mail server’s password', 'smtp-pass-4b1c')}@127.0.0.1:${mail.port}`,
      AUTH_SIGNUP: 'open',
      AUTH_PHONE: 'true',
      AUTH_SMS_WEBHOOK_URL: texts.url,
      AUTH_SMS_WEBHOOK_SECRET: secret('the webhook’s secret', 'webhook-secret-55d2aa'),
      AUTH_MAIL_SPACING_SECONDS: '0',
      AUTH_RATE_LIMITS: 'off',
      REQUESTS_PER_MINUTE: 'off',
      AUTH_PROVIDERS: JSON.stringify([
        {
          name: 'elsewhere',
          issuer: 'http://127.0.0.1:1',
          client_id: 'plumbline',
          client_secret: secret('the provider’s secret', 'client-secret-9e0d'),
        },
      ]),
    })
    const { origin } = program

    async function call(method: string, path: string, body?: unknown, bearer?: string) {
      const response = await fetch(origin + path, {
        method,
        redirect: 'manual',
        headers: { 'Content-Type': 'application/json', ...(bearer && { Authorization: `Bearer ${bearer}` }) },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.includes('json')
      return { response, status: response.status, json: isJson ? JSON.parse(text) : {} }
    }
    async function signIn({ email, password }: { email: string; password: string }) {
      const { json } = await call('POST', '/auth/v1/token?grant_type=password', { email, password })
      secret(`the access token of ${email}`, json.access_token)
      secret(`the refresh token of ${email}`, json.refresh_token)
      return json as { access_token: string; refresh_token: string }
    }
    async function mailedToken(to: string, nth: number): Promise<string> {
      // Notices carry no link.
      const found = () => mail.mails.filter((mail) => mail.includes(`To: ${to}`) && mail.includes('verify?'))
      await expect.poll(() => found().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(nth)
      const token = /verify\?[^\s"<>]*?token=([\w-]+)/.exec(found()[nth - 1] ?? '')?.[1] ?? ''
      return secret(`the token of mail ${nth}`, token)
    }

    // Signing up, confirming, signing in rightly and wrongly.
    secret('the person’s address', PERSON.email)
    secret('the person’s password', PERSON.password)
    await call('POST', '/auth/v1/signup', {
      ...PERSON,
      data: { full_name: secret('a name', 'Wilhelmina Personhood') },
    })
    const confirmation = await mailedToken(PERSON.email, 1)
    await call('POST', '/auth/v1/token?grant_type=password', PERSON)
    const confirmed = await call('GET', `/auth/v1/verify?token=${confirmation}&type=signup`)
    const opened = new URL(confirmed.response.headers.get('location')!, origin).hash.slice(1)
    const opening = secret('the token of a link', new URLSearchParams(opened).get('access_token')!)
    // Who opens a link may be somebody else than who signed up: they choose their own password.
    await call('PUT', '/auth/v1/user', { password: PERSON.password }, opening)
    await call('GET', `/auth/v1/verify?token=${confirmation}&type=signup`)
    await call('POST', '/auth/v1/token?grant_type=password', {
      email: PERSON.email,
      password: secret('a wrong password', 'Wrong-Secret!9'),
    })
    const session = await signIn(PERSON)

    // Resetting the password.
    await call('POST', '/auth/v1/recover', { email: PERSON.email })
    const recovery = await mailedToken(PERSON.email, 2)
    await call('GET', `/reset-password?token_hash=${recovery}&type=recovery`)
    const reset = await call('POST', '/auth/v1/verify', { type: 'recovery', token_hash: recovery })
    expect(reset.status).toBe(200)
    await call(
      'PUT',
      '/auth/v1/user',
      { password: secret('the next password', 'Next-Secret!10') },
      reset.json.access_token,
    )
    const again = await signIn({ email: PERSON.email, password: 'Next-Secret!10' })

    // A second factor, rightly and wrongly, its recovery codes, a refresh, an end.
    const factor = (await call('POST', '/auth/v1/factors', { factor_type: 'totp' }, again.access_token)).json
    secret('the seed of the second factor', factor.totp.secret)
    const challenge = async () =>
      (await call('POST', `/auth/v1/factors/${factor.id}/challenge`, {}, again.access_token)).json.id
    const verify = async (code: string) =>
      call(
        'POST',
        `/auth/v1/factors/${factor.id}/verify`,
        { challenge_id: await challenge(), code },
        again.access_token,
      )
    await verify(secret('a wrong code', '918273'))
    const code = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate()
    const raised = await verify(code)
    expect(raised.status).toBe(200)
    const { codes } = (await call('POST', '/auth/v1/factors/recovery-codes', {}, raised.json.access_token))
      .json
    for (const [number, one] of (codes as string[]).entries()) secret(`recovery code ${number}`, one)
    await call('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: session.refresh_token })
    await call('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: 'nonsense' })
    await call('POST', '/auth/v1/logout', {}, raised.json.access_token)

    // Providers and text messages, which both fail.
    await call('GET', `/auth/v1/authorize?provider=elsewhere&redirect_to=${origin}/`)
    await call(
      'GET',
      `/auth/v1/callback?state=${secret('a state', 'state-secret-77ab')}&code=${secret('a code', 'code-secret-88cd')}`,
    )
    await call('POST', '/auth/v1/token?grant_type=id_token', {
      provider: 'elsewhere',
      id_token: secret('a provider’s token', 'eyJhbGciOiJSUzI1NiJ9.e30.c2lnbmF0dXJl'),
    })
    await call('POST', '/auth/v1/otp', { phone: secret('a telephone number', PHONE) })
    expect(texts.bodies.length).toBeGreaterThan(0)
    secret('the code of a text message', texts.bodies[0]!.code)

    // The product: forms, accounts, imports, searches, previews, and what is refused.
    const admin = (await signIn(ADMINISTRATOR)).access_token
    const proof = () => ({ idempotencyKey: crypto.randomUUID(), shownSeconds: 30 })
    const visitor = {
      firstName: secret('a first name', 'Euphrosyne'),
      lastName: secret('a last name', 'Quattlebaum'),
      email: secret('a visitor’s address', 'euphrosyne@visitor.example'),
      phone: secret('a visitor’s telephone', '+1 555 0134 881'),
      company: secret('a company', 'Zanzibar Savings'),
      inquiryType: 'sales',
      subject: secret('a subject', 'Confidential merger'),
      message: secret('a message', 'We are about to be bought.'),
    }
    expect((await call('POST', '/api/contact-messages', { ...proof(), ...visitor })).status).toBe(204)
    await call('POST', '/api/contact-messages', { ...visitor, email: 'a\0b' })
    await call('POST', '/api/contact-messages', JSON.stringify(visitor).slice(0, -20))
    await fetch(`${origin}/contact`, {
      method: 'POST',
      body: new URLSearchParams({ ...visitor, email: 'no' }),
    })
    const newcomer = {
      email: secret('a newcomer’s address', 'theodora@newcomer.example'),
      password: secret('a newcomer’s password', 'Newcomer-Secret!11'),
      fullName: secret('a newcomer’s name', 'Theodora Newcomer'),
      companyName: 'Lake Credit Union',
      companyType: 'credit_union',
      role: 'user',
    }
    expect((await call('POST', '/api/users', newcomer, admin)).status).toBe(201)
    expect((await call('POST', '/api/users', newcomer, admin)).status).toBe(409)
    await call('POST', '/api/users', { ...newcomer, role: 'king' }, admin)
    const file = new FormData()
    const imported = secret('an imported address', 'imported@imports.example')
    file.append(
      'file',
      new File(
        [`email,full_name,company_name,company_type,role\n${imported},Im Ported,Bank,bank,user`],
        'u.csv',
      ),
    )
    await fetch(`${origin}/api/users/import/check`, {
      method: 'POST',
      body: file,
      headers: { Authorization: `Bearer ${admin}` },
    })
    const found = await call(
      'GET',
      `/api/users?search=${encodeURIComponent(newcomer.email)}`,
      undefined,
      admin,
    )
    expect(found.json.totalCount).toBe(1)
    await call('GET', `/api/audit?person=${encodeURIComponent(newcomer.fullName)}`, undefined, admin)
    await call('GET', `/blog?search=${encodeURIComponent(visitor.subject)}`)
    const draft = {
      title: secret('a title that is not out', 'Embargoed announcement'),
      slug: 'embargoed',
      excerpt: 'Soon.',
      content: 'Soon.',
      category: null,
      tags: [],
      featuredImageUrl: null,
      isFeatured: false,
      isPublished: false,
      publishedAt: null,
    }
    const post = (await call('POST', '/api/blog', draft, admin)).json
    const preview = (await call('POST', `/api/blog/${post.id}/preview-link`, {}, admin)).json
    const token = secret('the token of a preview', preview.path.split('/').at(-1))
    expect((await call('GET', preview.path)).status).toBe(200)
    expect((await call('GET', `/api/blog-previews/${token}`)).status).toBe(200)
    await call('GET', `/press/preview/${token}`)
    await fetch(`${origin}/metrics`, { headers: { Authorization: 'Bearer metrics-token-7f3a91' } })
    await fetch(`${origin}/dashboard`, {
      headers: { Cookie: `session=${secret('a cookie', 'cookie-secret-31ef')}` },
    })

    await expect.poll(() => mail.mails.length).toBeGreaterThan(3)
    expect(await program.stop()).toBe(0)
    await mail.close()
    await collector.close()
    texts.close()

    const log = program.output().replace(/^Sign in at .*$/m, '')
    expect(log.match(/"msg":"request"/g)?.length).toBeGreaterThan(40)
    const sent = collector.received.map(({ text }) => text).join('\n')
    const names = collector.spans().map(({ name }) => name)
    for (const name of [
      'POST /api/contact-messages',
      'GET /blog',
      'users.create',
      'insert auth.users',
      'mail',
      'POST',
    ])
      expect(names).toContain(name)
    expect(collector.metrics().map(({ name }) => name)).toContain('plumbline_http_requests_total')
    const told = [...secrets]
      .filter(([, value]) => tells(log, value) || tells(sent, value))
      .map(([name]) => name)
    expect(told).toEqual([])
    const traced = collector.spans().find(({ name }) => name === 'POST /api/contact-messages')!
    expect(log).toContain(`"traceId":"${traced.traceId}"`)
    // Not even as ids: who was busy when is nobody else's business.
    const ids = [post, found.json.items[0]].map(({ id }) => String(id))
    for (const id of ids) expect(sent).not.toContain(id)
    expect(secrets.size).toBeGreaterThan(40)
  })
})
