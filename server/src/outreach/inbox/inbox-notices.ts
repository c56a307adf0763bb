import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { type Notice, notify } from '../../work/notifications/notify.ts'

/** Tells every administrator of a submission, in its transaction. The link opens it in the Admin Portal. */
export async function tellAdministrators(
  tx: Db,
  id: string,
  {
    kind,
    subject,
    list,
  }: Pick<Notice, 'kind' | 'subject'> & { list: 'trials' | 'messages' | 'applications' },
): Promise<void> {
  const { rows } = await tx.execute<{ institution_id: string; user_id: string }>(sql`
    select institution_id, user_id from user_profiles where role = 'admin' order by user_id`)
  const link = `/admin/requests?${new URLSearchParams({ kind: list, id })}`
  // What visitors type may hold line breaks, which no subject does.
  for (const { institution_id, user_id } of rows)
    await notify(tx, institution_id, user_id, { kind, subject: subject.replaceAll(/\s+/g, ' '), link })
}
