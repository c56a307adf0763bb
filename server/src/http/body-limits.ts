import { IMAGE_MEGABYTES_AT_MOST } from '@plumbline/contract/media.ts'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { problem } from './problem.ts'

const MIB = 1024 * 1024
const USUAL_MIB = 1

/** The operations that take files, by their path below the prefix: the file's own limit, and room for what is around it. */
const LARGER_MIB: Readonly<Record<string, number>> = {
  '/media': IMAGE_MEGABYTES_AT_MOST + 1,
  '/users/import/check': 6,
}

/** Refused before anything is read into memory, with the limit named. */
export function limitBodies(prefix: string): MiddlewareHandler {
  const usual = limitTo(USUAL_MIB)
  const larger = new Map(
    Object.entries(LARGER_MIB).map(([path, mebibytes]) => [prefix + path, limitTo(mebibytes)]),
  )
  return (context, next) => (larger.get(context.req.path) ?? usual)(context, next)
}

function limitTo(mebibytes: number): MiddlewareHandler {
  const message = `The request is larger than ${mebibytes} MiB.`
  return bodyLimit({
    maxSize: mebibytes * MIB,
    onError: () => problem({ status: 413, code: 'PAYLOAD_TOO_LARGE', message }),
  })
}
