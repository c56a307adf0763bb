import { type Context, Hono } from 'hono'
import { resourceOf } from '../../tenancy/connected-assistants/mcp-resource.ts'
import { limitTo } from '../body-limits.ts'
import { clientAddress } from '../client-address.ts'
import { limitClients } from '../client-limit-middleware.ts'
import type { HttpProgram } from '../http-program.ts'
import { withTimeout } from '../request-timeout.ts'
import { createRegistrationLimit, registerClient } from './client-registration.ts'
import { OAuthError, oauthAnswer, oauthErrorAnswer } from './oauth-answers.ts'
import {
  REGISTER_PATH,
  RESOURCE_METADATA_PATH,
  REVOKE_PATH,
  resourceMetadata,
  SERVER_METADATA_PATH,
  serverMetadata,
  TOKEN_PATH,
} from './oauth-metadata.ts'
import { exchangeToken, revokeToken } from './token-exchange.ts'

export const OAUTH_BODY_KIB = 16

type Answer = (context: Context) => Promise<Response>

/** OAuth 2.1 for assistants: discovery, registration, tokens. The page that asks the person is one of the web. */
export function oauthRoutes({ config, services, sharedCounts }: HttpProgram): Hono {
  const app = new Hono()
  const { publicUrl } = config
  const resource = resourceOf(publicUrl)
  const waitOf = createRegistrationLimit()
  const limits = [
    limitClients(config, { shared: sharedCounts.of('oauth') }),
    limitTo(OAUTH_BODY_KIB),
  ] as const
  const callOf = (context: Context) => ({
    db: services.db,
    ip: clientAddress(context, config.TRUST_PROXY),
    resource,
  })

  // The address with the path of the resource is the one of RFC 9728; older programs ask without it.
  for (const path of [RESOURCE_METADATA_PATH, `${RESOURCE_METADATA_PATH}/mcp`])
    app.get(path, limits[0], (context) => context.json(resourceMetadata(publicUrl)))
  app.get(SERVER_METADATA_PATH, limits[0], (context) => context.json(serverMetadata(publicUrl)))

  app.post(
    REGISTER_PATH,
    ...limits,
    answering(async (context) => {
      const wait = waitOf(clientAddress(context, config.TRUST_PROXY))
      if (wait !== undefined) return tooMany(wait)
      const body: unknown = await context.req.json().catch(() => undefined)
      return oauthAnswer(await registerClient(services.db, body), 201)
    }),
  )
  app.post(
    TOKEN_PATH,
    ...limits,
    answering(async (context) => oauthAnswer(await exchangeToken(callOf(context), await formOf(context)))),
  )
  app.post(
    REVOKE_PATH,
    ...limits,
    answering(async (context) => {
      await revokeToken(callOf(context), await formOf(context))
      return oauthAnswer({})
    }),
  )
  return app
}

const answering =
  (work: Answer): Answer =>
  async (context) => {
    try {
      return await withTimeout(context.req.path, work(context))
    } catch (error) {
      if (error instanceof OAuthError) return oauthErrorAnswer(error)
      throw error
    }
  }

async function formOf({ req }: Context): Promise<Record<string, string>> {
  if (!(req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded'))
    throw new OAuthError('invalid_request', 'Send a form: application/x-www-form-urlencoded.')
  const form = new URLSearchParams(await req.text())
  const names = [...form.keys()]
  if (new Set(names).size < names.length) throw new OAuthError('invalid_request', 'Send each parameter once.')
  return Object.fromEntries(form)
}

function tooMany(seconds: number): Response {
  const answer = oauthErrorAnswer(
    new OAuthError('temporarily_unavailable', `Too many registrations. Wait ${seconds} seconds.`, 429),
  )
  answer.headers.set('Retry-After', String(seconds))
  return answer
}
