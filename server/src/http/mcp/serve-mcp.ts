import type { Context } from 'hono'
import { problem } from '../../platform/responses/problem.ts'
import { isApiKey } from '../../platform/session/key-rights.ts'
import { callInProcess } from '../../router.ts'
import { bearerOf } from '../bearer.ts'
import { clientAddress } from '../client-address.ts'
import type { HttpProgram } from '../http-program.ts'
import { withTimeout } from '../request-timeout.ts'

export const MCP_PATH = '/mcp'
export const MCP_BODY_KIB = 1024

/** The Model Context Protocol over Streamable HTTP, without sessions: each request stands by itself. */
export function serveMcp({ services, config, log }: HttpProgram) {
  return async (context: Context): Promise<Response> => {
    if (context.req.method !== 'POST')
      return withHeaders(
        problem({ status: 405, code: 'METHOD_NOT_ALLOWED', message: 'Send POST requests.' }),
        {
          Allow: 'POST',
        },
      )
    const bearer = bearerOf(context.req.header('authorization'))
    const member =
      bearer && isApiKey(bearer) ? await withTimeout(MCP_PATH, services.findKeyMember(bearer)) : undefined
    if (!member?.key)
      return withHeaders(
        problem({ status: 401, code: 'UNAUTHORIZED', message: 'Send an API key as Authorization: Bearer.' }),
        { 'WWW-Authenticate': 'Bearer realm="Plumbline"' },
      )
    const api = callInProcess(
      {
        ...services,
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
