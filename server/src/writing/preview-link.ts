import type { PreviewLink } from '@plumbline/contract/writing.ts'
import type { Db } from '@plumbline/database/db.ts'
import { issuePreviewToken, isValidPreviewToken, readPreviewToken } from './preview-token.ts'
import { findPreviewKey, type WrittenTable } from './written-text-store.ts'

/** A link to a text whatever its state. */
export async function makePreviewLink(
  db: Db,
  table: WrittenTable,
  id: string,
  folder: '/blog' | '/press',
): Promise<PreviewLink | undefined> {
  const key = await findPreviewKey(db, table, id)
  if (!key) return undefined
  const { token, expiresAt } = issuePreviewToken({ id, key })
  return { path: `${folder}/preview/${token}`, expiresAt }
}

/** The text that a token opens, if it opens one. */
export async function findByPreviewToken<Text>(
  db: Db,
  token: string,
  find: (db: Db, id: string) => Promise<{ previewKey: string; text: Text } | undefined>,
): Promise<Text | undefined> {
  const id = readPreviewToken(token)
  const found = id === undefined ? undefined : await find(db, id)
  return found && isValidPreviewToken(token, found.previewKey) ? found.text : undefined
}
