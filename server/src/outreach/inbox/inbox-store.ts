import type { Db } from '@plumbline/database/db.ts'
import { eq, sql } from 'drizzle-orm'
import {
  contactMessagesTable,
  jobApplicationResumesTable,
  jobApplicationsTable,
  trialRequestsTable,
} from './inbox-tables.ts'

export type SubmissionTable =
  | typeof trialRequestsTable
  | typeof contactMessagesTable
  | typeof jobApplicationsTable

export async function wasSubmitted(tx: Db, table: SubmissionTable, idempotencyKey: string): Promise<boolean> {
  const rows = await tx.select({ id: table.id }).from(table).where(eq(table.idempotencyKey, idempotencyKey))
  return rows.length > 0
}

/** Each insert returns the new row's id, or undefined when the idempotency key was used before. */
export async function fileTrialRequest(
  tx: Db,
  values: typeof trialRequestsTable.$inferInsert,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(trialRequestsTable)
    .values(values)
    .onConflictDoNothing({ target: trialRequestsTable.idempotencyKey })
    .returning({ id: trialRequestsTable.id })
  return row?.id
}

/** What an address has with us before it asks for a trial. */
export async function findEarlierContact(tx: Db, email: string) {
  const { rows } = await tx.execute<{ hasAccount: boolean; hasOpenRequest: boolean }>(sql`
    select exists (select 1 from auth.users u join user_profiles p on p.user_id = u.id
        where u.email = lower(${email}) and u.deleted_at is null) as "hasAccount",
      exists (select 1 from trial_requests where lower(email) = lower(${email}) and status = 'new') as "hasOpenRequest"`)
  return rows[0]!
}

export async function fileContactMessage(
  tx: Db,
  values: typeof contactMessagesTable.$inferInsert,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(contactMessagesTable)
    .values(values)
    .onConflictDoNothing({ target: contactMessagesTable.idempotencyKey })
    .returning({ id: contactMessagesTable.id })
  return row?.id
}

export async function fileJobApplication(
  tx: Db,
  values: typeof jobApplicationsTable.$inferInsert,
  resume: { fileName: string; content: Uint8Array },
): Promise<string | undefined> {
  const [row] = await tx
    .insert(jobApplicationsTable)
    .values(values)
    .onConflictDoNothing({ target: jobApplicationsTable.idempotencyKey })
    .returning({ id: jobApplicationsTable.id })
  if (!row) return undefined
  await tx.insert(jobApplicationResumesTable).values({ ...resume, applicationId: row.id })
  return row.id
}
