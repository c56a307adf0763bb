import { type Auth, createAuth } from '@plumbline/auth/auth.ts'
import type { AuthSettings } from '@plumbline/auth/auth-settings.ts'
import type { Database } from '@plumbline/database/db.ts'
import { recordAudit } from './audit/audit-log.ts'
import type { Log } from './log.ts'
import { queueAuthMail } from './mail/auth-mail.ts'

export const AUTH_PREFIX = '/auth/v1'

/** Set by our own front on every request it hands to the sign-in service; a stranger's is removed. */
export const CLIENT_ADDRESS_HEADER = 'x-plumbline-client-address'

/** The sign-in service, with the product's audit log and mail behind it. */
export function createAuthService(
  { db, engine }: Database,
  { settings, siteUrl, log }: { settings: AuthSettings; siteUrl: string; log: Log },
): Promise<Auth> {
  return createAuth({
    db,
    settings,
    siteUrl,
    limits: engine === 'postgres' ? 'database' : 'process',
    audit: (tx, event) => recordAudit(tx, event),
    mail: (tx, mail) => queueAuthMail(tx, mail, siteUrl),
    clientAddress: (request) => request.headers.get(CLIENT_ADDRESS_HEADER) ?? '127.0.0.1',
    log: {
      warn: (fields, message) => log.warn(fields, message),
      error: (fields, message) => log.error(fields, message),
    },
  })
}
