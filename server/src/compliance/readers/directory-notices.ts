import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import type { JobServices } from '../../platform/jobs/background-job.ts'
import type { JobHandler } from '../../platform/jobs/job-queue.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { notify } from '../../work/notifications/notify.ts'

/** Tells the managers how many readers a directory added. */
export const DIRECTORY_READERS_JOB = 'reader.directory_added'
const KIND = 'reader.directory_added'

/**
 * In the transaction that adds readers for a directory, which has locked the institution. A directory sends people one
 * by one or by the twenty: managers hear of all of them an hour after the first, and at most once in a day.
 */
export async function promiseDirectoryNotice(tx: Db, institutionId: string): Promise<void> {
  await tx.execute(sql`
    insert into jobs (institution_id, kind, payload, run_at)
    select ${institutionId}::uuid, ${DIRECTORY_READERS_JOB}, jsonb_build_object('since', now()),
      greatest(now() + interval '1 hour', (
        select max(n.created_at) + interval '1 day' from notifications n
        join user_profiles p on p.institution_id = n.institution_id and p.user_id = n.user_id
        where n.institution_id = ${institutionId} and n.kind = ${KIND} and p.role in ('manager', 'admin')))
    where not exists (select 1 from jobs j where j.institution_id = ${institutionId}
      and j.kind = ${DIRECTORY_READERS_JOB} and j.failed_at is null)`)
}

/** Who left again meanwhile is not counted. */
export const directoryReadersJob =
  ({ db }: Pick<JobServices, 'db'>): JobHandler =>
  ({ institutionId, id, payload }) =>
    inInstitution(db, institutionId, async (tx) => {
      // Who is added from here on is promised a notice of their own.
      await tx.execute(sql`select 1 from institutions where id = ${institutionId} for no key update`)
      const { rows: mine } = await tx.execute(
        sql`delete from jobs where institution_id = ${institutionId} and id = ${id} returning 1`,
      )
      if (mine.length === 0) return
      const { rows: counted } = await tx.execute<{ count: number }>(sql`
        select count(*)::integer as count from scim_readers s
        join readers r on r.institution_id = s.institution_id and r.id = s.reader_id
        where s.institution_id = ${institutionId} and r.added_at >= ${String(payload.since)}::timestamptz`)
      const { count } = counted[0]!
      if (count === 0) return
      const { rows: managers } = await tx.execute<{ id: string }>(sql`
        select user_id as id from user_profiles
        where institution_id = ${institutionId} and seat = 'member' and role in ('manager', 'admin') order by user_id`)
      for (const manager of managers)
        await notify(tx, institutionId, manager.id, {
          kind: KIND,
          subject: `Your directory added ${count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`} to the readers`,
          link: '/policies/readers',
        })
    })
