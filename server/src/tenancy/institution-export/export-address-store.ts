import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { uuidList } from '../../platform/sql.ts'
import type { ExportScope } from './exam-conditions.ts'

const MINUTES = 10
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** The path of a download by one person; it ends an earlier one of the person. */
export async function addExportAddress(
  tx: Db,
  { institutionId, examIds }: ExportScope,
  userId: string,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await tx.execute(sql`
    delete from institution_export_addresses
    where institution_id = ${institutionId} and (user_id = ${userId} or expires_at < now())`)
  await tx.execute(sql`
    insert into institution_export_addresses (institution_id, token_hash, user_id, exam_ids, expires_at)
    values (${institutionId}, ${hashOf(secret)}, ${userId}, ${uuidList(examIds)}, now() + make_interval(mins => ${MINUTES}))`)
  return `/institution-exports/${institutionId}.${secret}`
}

/** Only while the person is an active manager of the institution, and with exams only while named on them. */
export async function openExportAddress(db: Db, token: string): Promise<ExportScope | undefined> {
  const [institutionId = '', secret = ''] = token.split('.')
  if (!UUID.test(institutionId)) return undefined
  const { rows } = await db.execute<{ examIds: string[] }>(sql`
    select coalesce((select json_agg(n.exam_id) from exam_people n
      where n.institution_id = a.institution_id and n.user_id = a.user_id and n.exam_id = any(a.exam_ids)), '[]') as "examIds"
    from institution_export_addresses a
    join user_profiles p on p.institution_id = a.institution_id and p.user_id = a.user_id
      and p.role in ('manager', 'admin') and p.seat = 'member'
    join auth.users u on u.id = a.user_id and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())
    where a.institution_id = ${institutionId} and a.token_hash = ${hashOf(secret)} and a.expires_at > now()`)
  return rows[0] && { institutionId, examIds: rows[0].examIds }
}
