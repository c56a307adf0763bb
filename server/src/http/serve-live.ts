import type { Auth } from '@plumbline/auth/auth.ts'
import type { Context } from 'hono'
import type { LiveRefusal, LiveStreams } from '../platform/live/live-streams.ts'
import { type Problem, problem } from '../platform/responses/problem.ts'
import { isApiKey } from '../platform/session/key-rights.ts'
import { bearerOf } from './bearer.ts'

const RETRY_AFTER_SECONDS = '60'

const REFUSALS: Readonly<Record<LiveRefusal, Problem>> = {
  SIGNED_OUT: { status: 401, code: 'UNAUTHORIZED', message: 'Sign in first.' },
  NO_MEMBER: { status: 403, code: 'FORBIDDEN', message: 'Only members of an institution are told live.' },
  TOO_MANY: {
    status: 429,
    code: 'TOO_MANY_STREAMS',
    message: 'You have reached the limit of 10 open streams. Close some, or ask from time to time.',
  },
  FULL: {
    status: 503,
    code: 'STREAMS_FULL',
    message: 'This server has no room for another stream. Ask from time to time instead.',
  },
}

/** GET /live: server-sent events for the holder of a session (decision 0059). */
export async function serveLive(streams: LiveStreams, auth: Auth, context: Context): Promise<Response> {
  const bearer = bearerOf(context.req.header('authorization'))
  const session = bearer && !isApiKey(bearer) ? await auth.readToken(bearer) : undefined
  const opened = session ? await streams.open(session) : 'SIGNED_OUT'
  if (typeof opened === 'string') {
    const response = problem(REFUSALS[opened])
    if (opened === 'TOO_MANY' || opened === 'FULL') response.headers.set('Retry-After', RETRY_AFTER_SECONDS)
    return response
  }
  return new Response(opened, {
    headers: {
      'Content-Type': 'text/event-stream',
      // Proxies neither keep, compress, nor hold it back.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })
}
