import type { PreviewLink } from '@plumbline/contract/publishing/writing.ts'
import type { Db } from '@plumbline/database/db.ts'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import type { RequestContext } from '../../platform/procedures.ts'
import type { SignedInMember } from '../../platform/session/member-session.ts'
import { blogPostsTable } from '../blog/blog-tables.ts'
import { pressReleasesTable } from '../press/press-tables.ts'
import { findPreviewKey } from './preview-key-store.ts'
import { issuePreviewToken, isValidPreviewToken, readPreviewToken } from './preview-token.ts'

const KINDS = {
  blog: { action: 'blog.preview', table: blogPostsTable },
  press: { action: 'press.preview', table: pressReleasesTable },
} as const

/** Creates a link to a text in any state, with its audit entry: anyone with the link can read it. */
export function makePreviewLink(
  {
    db,
    member,
    clientAddress: ip,
  }: Pick<RequestContext, 'db' | 'clientAddress'> & { member: SignedInMember },
  kind: keyof typeof KINDS,
  id: string,
): Promise<PreviewLink | undefined> {
  const { action, table } = KINDS[kind]
  return db.transaction(async (tx) => {
    const key = await findPreviewKey(tx, table, id)
    if (!key) return undefined
    const { token, expiresAt } = issuePreviewToken({ id, key })
    await recordAudit(tx, { action, actorId: member.userId, subjectId: id, ip, detail: { expiresAt } })
    return { path: `/${kind}/preview/${token}`, expiresAt }
  })
}

/** The text that a valid token opens. */
export async function findByPreviewToken<Text>(
  db: Db,
  token: string,
  find: (db: Db, id: string) => Promise<{ previewKey: string; text: Text } | undefined>,
): Promise<Text | undefined> {
  const id = readPreviewToken(token)
  const found = id === undefined ? undefined : await find(db, id)
  return found && isValidPreviewToken(token, found.previewKey) ? found.text : undefined
}
