import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import Provider from 'oidc-provider'

/** What the provider says of a person who signs in with the subject as name. */
export interface ProviderClaims {
  email?: string
  email_verified?: boolean
  name?: string
}

export const CLIENT_ID = 'plumbline'
export const CLIENT_SECRET = 'a secret that only the two of them know'

/** A real OpenID Connect provider on a port of its own; `signIn` is what a person does in its pages. */
export async function startOpenIdProvider(callback: (url: string) => string = (url) => url) {
  const people = new Map<string, ProviderClaims>()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the provider has no port')
  const issuer = `http://localhost:${address.port}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = 'provider-key'
  const redirectUris: string[] = []
  let slow = false
  let broken = false

  const start = () => {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: CLIENT_ID,
          client_secret: CLIENT_SECRET,
          redirect_uris: redirectUris,
          grant_types: ['authorization_code', 'refresh_token'],
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: false,
      scopes: ['openid', 'email', 'profile', 'offline_access'],
      jwks: { keys },
      cookies: { keys: ['for tests only'] },
      findAccount: (_context: unknown, sub: string) => ({
        accountId: sub,
        claims: () => ({ sub, ...people.get(sub) }),
      }),
      async loadExistingGrant(context: {
        oidc: {
          session: { accountId: string }
          client: { clientId: string }
          provider: {
            Grant: new (of: object) => { addOIDCScope(scope: string): void; save(): Promise<string> }
          }
        }
      }) {
        const { session, client, provider: running } = context.oidc
        const grant = new running.Grant({ accountId: session.accountId, clientId: client.clientId })
        grant.addOIDCScope('openid email profile offline_access')
        await grant.save()
        return grant
      },
    })
    return provider.callback()
  }
  const keys = [{ ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }]
  let handle: ReturnType<typeof start> | undefined
  server.on('request', (request, response) => {
    if (slow) return
    if (broken) {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('<html>rubbish')
      return
    }
    handle ??= start()
    handle(request, response)
  })

  return {
    issuer,
    people,
    settings: (name: string, more: object = {}) =>
      JSON.stringify([{ name, issuer, client_id: CLIENT_ID, client_secret: CLIENT_SECRET, ...more }]),
    allowReturnTo(url: string) {
      redirectUris.push(callback(url))
    },
    hang: (value: boolean) => {
      slow = value
    },
    talkRubbish: (value: boolean) => {
      broken = value
    },
    /** Opens the address as a browser would, signs in there, and gives the address it leads back to. */
    async signIn(address: string, subject: string): Promise<string> {
      const cookies = new Map<string, string>()
      const visit = async (url: string, init: RequestInit = {}) => {
        const response = await fetch(url, {
          redirect: 'manual',
          ...init,
          headers: { ...init.headers, Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
        })
        for (const cookie of response.headers.getSetCookie()) {
          const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
          cookies.set(name, value)
        }
        return response
      }
      let response = await visit(address)
      for (let steps = 0; steps < 10; steps++) {
        const location = response.headers.get('Location')
        if (location && !new URL(location, issuer).href.startsWith(issuer)) return location
        if (location) {
          response = await visit(new URL(location, issuer).href)
          continue
        }
        const page = await response.text()
        const action = /action="([^"]+)"/.exec(page)?.[1]
        if (!action) throw new Error(`the provider shows no form: ${page.slice(0, 500)}`)
        response = await visit(new URL(action, issuer).href, {
          method: 'POST',
          body: new URLSearchParams({ prompt: 'login', login: subject, password: 'any' }),
        })
      }
      throw new Error('the provider never led back')
    },
    /** An ID token as this provider signs it, with whatever a test wants in it. */
    idToken: (claims: JWTPayload, header: object = {}) =>
      new SignJWT({ iss: issuer, aud: CLIENT_ID, iat: now(), exp: now() + 86_400, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid, ...header })
        .sign(privateKey),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type OpenIdProvider = Awaited<ReturnType<typeof startOpenIdProvider>>

const now = () => Math.floor(Date.now() / 1000)
