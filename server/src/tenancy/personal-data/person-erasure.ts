import type { Actor, Auth } from '@plumbline/auth/auth.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import type { Person } from '../../work/nouns/person-section.ts'

export type PersonRows = Record<string, number>

/** Submissions and readers under the email. Accounts delete their own rows in cascade. */
const BY_ADDRESS: Readonly<Record<string, (email: string) => SQL>> = {
  trial_requests: (email) => sql`lower(email) = ${email}`,
  contact_messages: (email) => sql`lower(email) = ${email}`,
  job_applications: (email) => sql`lower(email) = ${email}`,
  readers: (email) => sql`email = ${email}`,
  scim_readers: (email) => sql`email = ${email}`,
  // Queued mail to our office names the sender.
  outgoing_mail: (email) =>
    sql`(lower(recipient) = ${email} or (kind = 'contact_message' and lower(plain) ~ ${wholeAddress(email)}))`,
}

/** The questions and answers are the institution's work; only who was asked is taken out. */
const VENDOR_CONTACT = (email: string) => sql`lower(contact_email) = ${email}`

/** A `~` pattern that matches the email but no longer one. */
function wholeAddress(email: string): string {
  const literal = email.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return `(^|[^a-z0-9_'+.-])${literal}($|[^a-z0-9.-]|[.-]($|[^a-z0-9]))`
}

/** Counts what erasing would delete, without changing anything. */
export async function countPersonRows(db: Db, { email, userIds }: Person): Promise<PersonRows> {
  const held: PersonRows = { accounts: userIds.length }
  for (const [table, condition] of Object.entries(BY_ADDRESS)) {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::integer as count from ${sql.raw(table)} where ${condition(email)}`,
    )
    held[table] = rows[0]!.count
  }
  const { rows: asked } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from vendor_questionnaires where ${VENDOR_CONTACT(email)}`,
  )
  held.vendor_questionnaires = asked[0]!.count
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from auth.users where new_email = ${email}`,
  )
  held.changes_to_the_address = rows[0]!.count
  return held
}

/** One transaction: everything about the person is deleted, or nothing. */
export async function erasePerson(
  tx: Db,
  auth: Auth,
  { email, userIds }: Person,
  actor: Actor,
): Promise<PersonRows> {
  const erased: PersonRows = { accounts: userIds.length }
  for (const [table, condition] of Object.entries(BY_ADDRESS)) {
    const { rows } = await tx.execute<{ count: number }>(sql`
      with gone as (delete from ${sql.raw(table)} where ${condition(email)} returning 1)
      select count(*)::integer as count from gone`)
    erased[table] = rows[0]!.count
  }
  const { rows } = await tx.execute(sql`
    update vendor_questionnaires set contact_name = 'Erased person', contact_email = 'erased'
    where ${VENDOR_CONTACT(email)} returning id`)
  erased.vendor_questionnaires = rows.length
  erased.changes_to_the_address = await auth.accounts.forgetAddress(tx, email)
  await auth.accounts.remove(tx, userIds, actor)
  await recordAudit(tx, {
    action: 'person.erase',
    actorId: actor.id,
    subjectId: userIds[0] ?? null,
    ip: actor.ip,
    detail: erased,
  })
  return erased
}
