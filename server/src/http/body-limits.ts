import { IMAGE_MEGABYTES_AT_MOST } from '@plumbline/contract/media.ts'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { problem } from './problem.ts'

const MIB = 1024 * 1024
const USUAL_MIB = 1

/** The operations that take files, by their path below the prefix: the file's own limit, and room for what is around it. */
const LARGER_MIB: Readonly<Record<string, number>> = {
  '/job-applications': 6,
  '/media': IMAGE_MEGABYTES_AT_MOST + 1,
  '/users/import/check': 6,
}

/** What comes with these is never read. */
const BODYLESS = new Set(['GET', 'HEAD'])

/** Refused before anything is read into memory, with the limit named. */
export function limitBodies(prefix: string): MiddlewareHandler {
  const usual = limitTo(USUAL_MIB)
  const larger = new Map(
    Object.entries(LARGER_MIB).map(([path, mebibytes]) => [prefix + path, limitTo(mebibytes)]),
  )
  return (context, next) =>
    BODYLESS.has(context.req.method) ? next() : (larger.get(context.req.path) ?? usual)(context, next)
}

/**
 * The request to handle. One that brings a file is received whole first: how long a
 * slow line takes for it is not the handler's time.
 */
export async function receiveFile(request: Request, prefix: string): Promise<Request> {
  const path = new URL(request.url).pathname.slice(prefix.length)
  if (!(path in LARGER_MIB) || !request.body) return request
  const { method, headers, url } = request
  return new Request(url, { method, headers, body: await request.arrayBuffer() })
}

const FORM_MIB = 0.25
const FILE_FORM_MIB = 6
/** The page whose form brings a file. */
const FILE_FORM = '/careers'

/** Forms that browsers post to pages, without scripts. The page's own script says it before anything is sent. */
export function limitForms(): MiddlewareHandler {
  const texts = limitForm(FORM_MIB * MIB, `A form may have ${FORM_MIB} MiB at most.`)
  const file = limitForm(FILE_FORM_MIB * MIB, 'File size must be less than 5MB.')
  return (context, next) => (bringsFile(context) ? file : texts)(context, next)
}

function bringsFile({ req }: Context): boolean {
  return req.path === FILE_FORM && (req.header('content-type') ?? '').startsWith('multipart/form-data')
}

function limitForm(maxSize: number, problem: string): MiddlewareHandler {
  const text = `${problem} Go back: what you typed is still there.`
  return bodyLimit({ maxSize, onError: (context: Context) => context.text(text, 413) })
}

function limitTo(mebibytes: number): MiddlewareHandler {
  const message = `The request is larger than ${mebibytes} MiB.`
  return bodyLimit({
    maxSize: mebibytes * MIB,
    onError: () => problem({ status: 413, code: 'PAYLOAD_TOO_LARGE', message }),
  })
}
