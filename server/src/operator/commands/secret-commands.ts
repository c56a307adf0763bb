import { blogPostsTable } from '../../publishing/blog/blog-tables.ts'
import { renewPreviewKeys } from '../../publishing/editing/preview-key-store.ts'
import { pressReleasesTable } from '../../publishing/press/press-tables.ts'
import type { CommandContext } from './command-context.ts'

export async function renewSecrets({ db, auth }: CommandContext): Promise<string> {
  const { sessions, links, keys } = await auth.renewSecrets()
  for (const table of [blogPostsTable, pressReleasesTable]) await renewPreviewKeys(db, table)
  return [
    `The secrets are renewed. Sessions ended: ${sessions}; links that were mailed: ${links}.`,
    'Everyone has to sign in again. Resend invitations that have not been accepted. Recovery codes and preview links have to be created again.',
    ...(keys === 'stay'
      ? ['The signing keys come from AUTH_JWT_KEYS, which no copy of the database holds: they stay.']
      : []),
  ].join('\n')
}
