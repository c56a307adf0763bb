import type { Database } from '@plumbline/database/db.ts'
import type { MiddlewareHandler } from 'hono'
import { problem } from '../platform/responses/problem.ts'
import { API_PREFIX } from './api.ts'

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE'])
/** Deletion that is asked for by another method, and what managers and operators do about people and institutions. */
const ALLOWED =
  /^\/(?:team|users|institutions|legal-holds|sessions|account)(?:\/|$)|\/(?:delete|deletion|removal|remove|erasure|erase)(?:\/|$)/

/**
 * The last tenth of the disk is for signing in, the audit log, and deletion: somebody who fills the disk stops what is
 * stored, and not those who make space again.
 */
export function reserveDisk(database: Pick<Database, 'isInReserve'>): MiddlewareHandler {
  return async ({ req }, next) => {
    if (READS.has(req.method) || !database.isInReserve?.()) return next()
    const path = req.path.startsWith(API_PREFIX) ? req.path.slice(API_PREFIX.length) : req.path
    if (ALLOWED.test(path)) return next()
    return problem({
      status: 507,
      code: 'DISK_NEARLY_FULL',
      message:
        'The disk of this installation is nearly full. Nothing new is stored until an administrator has made space. You can sign in, read, and delete.',
    })
  }
}
