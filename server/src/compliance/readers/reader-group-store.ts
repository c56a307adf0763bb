import { READERS_AT_MOST } from '@plumbline/contract/compliance/readers.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import type { AuditEntry } from '../../platform/audit-log/audit-log.ts'
import { uuidList } from '../../platform/sql.ts'
import { countReaders, deleteReader, saveReaders } from './reader-store.ts'

/** A person whom the directory sends for the readers, unless they have an account, or the directory switched them off. */
export interface DirectoryReader {
  id: string
  email: string
  fullName: string
  readerId: string | null
}

export interface ReaderChanges {
  joining: DirectoryReader[]
  leaving: DirectoryReader[]
}

/** Who becomes a reader and who stops being one, by name, where the groups that make readers change. */
export async function readerChanges(
  tx: Db,
  institutionId: string,
  before: ReadonlySet<string> | undefined,
  after: ReadonlySet<string> | undefined,
): Promise<ReaderChanges> {
  if (before === undefined && after === undefined) return { joining: [], leaving: [] }
  const { rows } = await tx.execute<DirectoryReader & Record<string, unknown>>(sql`
    select s.id, s.email, s.full_name as "fullName", s.reader_id as "readerId" from scim_readers s
    where s.institution_id = ${institutionId} and s.is_active and not exists (select 1 from institution_people p
      where p.institution_id = s.institution_id and lower(p.email) = s.email)
    order by lower(s.full_name), s.id`)
  const mayBefore = (id: string) => before?.has(id) ?? true
  const mayAfter = (id: string) => after?.has(id) ?? true
  return {
    joining: rows.filter(({ id, readerId }) => !readerId && mayAfter(id) && !mayBefore(id)),
    leaving: rows.filter(({ id, readerId }) => readerId && !mayAfter(id)),
  }
}

export class TooManyReaders extends Error {
  override readonly name = 'TooManyReaders'
}

interface Actor {
  institutionId: string
  recordAct: (tx: Db, act: Pick<AuditEntry, 'action' | 'subjectId' | 'detail'>) => Promise<unknown>
}

/** Whether `changeReaders` would refuse them. */
export async function areTooMany(tx: Db, institutionId: string, changes: ReaderChanges): Promise<boolean> {
  const { joining, leaving } = changes
  if (joining.length === 0) return false
  const { rows } = await tx.execute<{ kept: number }>(sql`
    select count(*)::integer as kept from readers r where r.institution_id = ${institutionId} and r.vendor_id is null
      and r.id <> all(${uuidList(leaving.map(({ readerId }) => readerId!))})
      and r.email not in (select value from jsonb_array_elements_text(${JSON.stringify(joining.map(({ email }) => email))}::jsonb))`)
  return rows[0]!.kept + joining.length > READERS_AT_MOST
}

/** What leavers have signed stays with its policy. */
export async function changeReaders(
  tx: Db,
  { institutionId, recordAct }: Actor,
  { joining, leaving }: ReaderChanges,
): Promise<void> {
  for (const { readerId } of leaving) {
    await deleteReader(tx, institutionId, readerId!)
    await recordAct(tx, { action: 'reader.remove', subjectId: readerId, detail: {} })
  }
  if (joining.length === 0) return
  const people = joining.map(({ email, fullName }, index) => ({
    ...{ email, name: fullName, department: '', line: index + 1 },
  }))
  const added = (await saveReaders(tx, institutionId, people)).filter(({ isNew }) => isNew).length
  if ((await countReaders(tx, institutionId)) > READERS_AT_MOST) throw new TooManyReaders()
  await tx.execute(sql`
    update scim_readers s set reader_id = r.id, changed_at = now() from readers r
    where s.institution_id = ${institutionId} and s.id = any(${uuidList(joining.map(({ id }) => id))})
      and r.institution_id = s.institution_id and r.email = s.email and r.vendor_id is null`)
  await recordAct(tx, { action: 'reader.add', subjectId: null, detail: { added } })
}

/** Of these ids, those of people whom the directory sends for the readers. */
export async function findDirectoryReaderIds(
  tx: Db,
  institutionId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from scim_readers where institution_id = ${institutionId} and id = any(${uuidList(ids)})`)
  return rows.map(({ id }) => id)
}
