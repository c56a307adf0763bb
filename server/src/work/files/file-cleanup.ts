import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

const FILES_AT_ONCE = 20
/** What a vendor attached and did not submit is kept so long after its link ended. */
const DAYS_AFTER_LINK = 30

/**
 * Deletes uploads that were never finished, and files that nothing uses, a day after they began. Runs
 * outside of any institution. True while there is more to do.
 */
export async function deleteUnusedFiles(db: Db): Promise<boolean> {
  await db.execute(sql`delete from file_addresses where expires_at < now()`)
  const { rows } = await db.execute<{ count: number }>(sql`
    with gone as (
      delete from files f where (f.institution_id, f.id) in (
        select u.institution_id, u.id from files u
        where u.created_at < now() - interval '1 day'
          and not exists (select 1 from evidence e where e.institution_id = u.institution_id and e.file_id = u.id)
          and not exists (select 1 from exam_deliveries d where d.institution_id = u.institution_id and d.file_id = u.id)
          and not exists (select 1 from vendor_questionnaires q where q.institution_id = u.institution_id
            and q.state in ('open', 'returned') and q.ends_on >= now() - ${`${DAYS_AFTER_LINK} days`}::interval
            and q.files @> jsonb_build_array(jsonb_build_object('fileId', u.id)))
          and not exists (select 1 from legal_holds h where h.institution_id = u.institution_id and h.lifted_at is null
            and u.stored_at is not null)
        order by u.created_at limit ${FILES_AT_ONCE} for update skip locked)
      returning 1
    )
    select count(*)::integer as count from gone`)
  return rows[0]!.count === FILES_AT_ONCE
}
