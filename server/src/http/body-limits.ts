import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { problem } from '../platform/responses/problem.ts'
import { operationLimits } from './operation-limits.ts'

const MIB = 1024 * 1024
const KIB = 1024
/** Bodies of these methods are never read. */
const BODYLESS = new Set(['GET', 'HEAD'])

/** Rejects by Content-Length or while reading, with the limit in the message. Each operation declares its own. */
export function limitBodies(prefix: string): MiddlewareHandler {
  return (context, next) => {
    const { method, path } = context.req
    if (BODYLESS.has(method)) return next()
    const operation = path.slice(prefix.length)
    const { bodyMaxKib } = operationLimits(method, operation)
    return limitTo(bodyMaxKib)(context, next)
  }
}

/** The sign-in service declares limits of its own calls; this is what none of them exceeds. */
export const limitSignInBodies: MiddlewareHandler = (context, next) => limitTo(512)(context, next)

/** How large the body says it is; where it does not say, as large as it may be. */
export function declaredBytes(context: Context, maxKib: number): number {
  const length = Number(context.req.header('content-length') ?? Number.NaN)
  if (Number.isFinite(length)) return length
  return context.req.header('transfer-encoding') === undefined ? 0 : maxKib * KIB
}

/**
 * Receives an uploaded file completely before handling, so that a slow upload does not count against the
 * handler's timeout.
 */
export async function receiveFile(request: Request): Promise<Request> {
  const { method, headers, url } = request
  return new Request(url, { method, headers, body: await request.arrayBuffer() })
}

const FORM_MIB = 0.25
const FILE_FORM_MIB = 6
/** The page whose form uploads a file. */
const FILE_FORM = '/careers'

/** Limits forms that browsers post without scripts. With scripts, the page checks the size first. */
export function limitForms(): MiddlewareHandler {
  const texts = limitForm(FORM_MIB * MIB, `A form may have ${FORM_MIB} MiB at most.`)
  const file = limitForm(FILE_FORM_MIB * MIB, 'File size must be less than 5MB.')
  return (context, next) => (bringsFile(context) ? file : texts)(context, next)
}

export function bringsFile({ req }: Context): boolean {
  return req.path === FILE_FORM && (req.header('content-type') ?? '').startsWith('multipart/form-data')
}

function limitForm(maxSize: number, problem: string): MiddlewareHandler {
  const text = `${problem} Go back: what you typed is still there.`
  return bodyLimit({ maxSize, onError: (context: Context) => context.text(text, 413) })
}

export function limitTo(kib: number): MiddlewareHandler {
  const message = `The request is larger than ${kib < 1024 ? `${kib} KiB` : `${kib / 1024} MiB`}.`
  return bodyLimit({
    maxSize: kib * KIB,
    onError: () => problem({ status: 413, code: 'PAYLOAD_TOO_LARGE', message }),
  })
}
