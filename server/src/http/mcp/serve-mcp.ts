import type { Context } from 'hono'
import { problem } from '../../platform/responses/problem.ts'
import { findAssistantMember } from '../../platform/session/assistant-session.ts'
import { isApiKey } from '../../platform/session/key-rights.ts'
import { callInProcess } from '../../router.ts'
import { isAccessToken } from '../../tenancy/connected-assistants/assistant-secrets.ts'
import { MCP_PATH, resourceOf } from '../../tenancy/connected-assistants/mcp-resource.ts'
import { bearerOf } from '../bearer.ts'
import { clientAddress } from '../client-address.ts'
import type { HttpProgram } from '../http-program.ts'
import { howToAuthenticate, TOKEN_ENDED } from '../oauth/oauth-metadata.ts'
import { withTimeout } from '../request-timeout.ts'

export const MCP_BODY_KIB = 1024

/** The Model Context Protocol over Streamable HTTP, without sessions: each request is complete in itself. */
export function serveMcp({ services, config, log }: HttpProgram) {
  const resource = resourceOf(config.publicUrl)
  const find = async (bearer: string) => {
    if (isAccessToken(bearer)) return findAssistantMember(services.db, bearer, resource)
    return isApiKey(bearer) ? services.findKeyMember(bearer) : undefined
  }
  return async (context: Context): Promise<Response> => {
    if (context.req.method !== 'POST')
      return withHeaders(
        problem({ status: 405, code: 'METHOD_NOT_ALLOWED', message: 'Send POST requests.' }),
        {
          Allow: 'POST',
        },
      )
    const bearer = bearerOf(context.req.header('authorization'))
    const member = bearer ? await withTimeout(MCP_PATH, find(bearer)) : undefined
    if (!member?.key)
      return withHeaders(
        problem({
          status: 401,
          code: 'UNAUTHORIZED',
          message: bearer ? TOKEN_ENDED : 'Connect by OAuth, or send an API key as Authorization: Bearer.',
        }),
        { 'WWW-Authenticate': howToAuthenticate(config.publicUrl, bearer !== undefined) },
      )
    const api = callInProcess(
      {
        ...services,
        findKeyMember: async () => member,
        requestId: context.get('requestId'),
        clientAddress: clientAddress(context, config.TRUST_PROXY),
        bearer,
      },
      log,
    )
    // Loaded with the first call: most processes never serve one.
    const [{ createMcpServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
      import('./mcp-server.ts'),
      import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
    ])
    const server = createMcpServer(api, member.key)
    const transport = new WebStandardStreamableHTTPServerTransport({
      enableJsonResponse: true,
      maxRequestBodySize: MCP_BODY_KIB * 1024,
    })
    await server.connect(transport)
    const response = await withTimeout(MCP_PATH, transport.handleRequest(context.req.raw))
    return withHeaders(new Response(response.body, response), { 'Cache-Control': 'no-store' })
  }
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}
