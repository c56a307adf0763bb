import { type Auth, createAuth } from '@plumbline/auth/auth.ts'
import type { AuthSettings } from '@plumbline/auth/auth-settings.ts'
import type { Database } from '@plumbline/database/db.ts'
import { CLIENT_ADDRESS_HEADER } from '../http/client-address.ts'
import { recordAudit } from '../platform/audit-log/audit-log.ts'
import type { Log } from '../platform/log.ts'
import { sandboxed } from '../platform/sandbox/sandbox.ts'
import { createOwnPeople } from '../tenancy/institutions/own-people.ts'
import { queueAuthMail } from '../tenancy/members/auth-mail.ts'

const readMetadata =
  sandboxed<typeof import('@plumbline/auth/sso/sso-metadata.ts').parseSsoMetadata>('sso-metadata')
/** Operators alone send it. */
const METADATA_GROUP = 'operators'

/** The sign-in service with the product's audit log and mail. */
export async function createAuthService(
  { db, engine }: Database,
  { settings, siteUrl, log }: { settings: AuthSettings; siteUrl: string; log: Log },
): Promise<Auth> {
  const auth: Auth = await createAuth({
    db,
    settings,
    siteUrl,
    ownPeople: createOwnPeople(() => auth),
    readMetadata: (xml) => readMetadata(METADATA_GROUP, xml),
    limits: engine === 'postgres' ? 'database' : 'process',
    audit: (tx, event) => recordAudit(tx, event),
    mail: (tx, mail) => queueAuthMail(tx, mail, siteUrl),
    clientAddress: (request) => request.headers.get(CLIENT_ADDRESS_HEADER) ?? '127.0.0.1',
    log: {
      warn: (fields, message) => log.warn(fields, message),
      error: (fields, message) => log.error(fields, message),
    },
  })
  return auth
}
