import {
  type LoggedMail,
  MAIL_LOG_PAGE_SIZE,
  TEST_MAILS_AN_HOUR,
  topicOf,
} from '@plumbline/contract/compliance/notifications.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { pageAt } from '../../platform/page-at.ts'
import { utcMoment } from '../../platform/sql.ts'

const TEST_KIND = 'notification_test'

const STATES: Record<LoggedMail['state'], SQL> = {
  waiting: sql`sent_at is null and given_up_at is null and last_error is null`,
  retrying: sql`sent_at is null and given_up_at is null and last_error is not null`,
  sent: sql`sent_at is not null`,
  not_delivered: sql`given_up_at is not null`,
}

type Row = Omit<LoggedMail, 'about'> & { kind: string } & Record<string, unknown>

/** Runs outside of the institution's role, which may not read mails. */
export async function listMails(
  db: Db,
  institutionId: string,
  { page: asked, state }: { page: number; state?: LoggedMail['state'] | undefined },
) {
  const theirs = sql`institution_id = ${institutionId} and ${state ? STATES[state] : sql`true`}`
  const { rows: counts } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from outgoing_mail where ${theirs}`,
  )
  const { at, offset } = pageAt(asked, counts[0]!.count, MAIL_LOG_PAGE_SIZE)
  const { rows } = await db.execute<Row>(sql`
    select id, kind, recipient, attempts,
      case when ${STATES.sent} then 'sent' when ${STATES.not_delivered} then 'not_delivered'
        when ${STATES.retrying} then 'retrying' else 'waiting' end as state,
      ${utcMoment('created_at')} as "createdAt",
      ${utcMoment('coalesce(sent_at, given_up_at)')} as "settledAt"
    from outgoing_mail where ${theirs} order by created_at desc, id
    limit ${MAIL_LOG_PAGE_SIZE} offset ${offset}`)
  const items = rows.map(({ kind, ...row }) => ({ ...row, about: aboutOf(kind) }))
  return { items, ...at }
}

function aboutOf(kind: string): LoggedMail['about'] {
  if (kind === TEST_KIND) return 'test'
  if (kind === 'notification.digest') return 'digest'
  return topicOf(kind.replace(/^notification\./, ''))
}

/** The kind of a test mail, or undefined where the person has had enough of them. */
export async function claimTestMail(
  tx: Db,
  institutionId: string,
  recipient: string,
): Promise<typeof TEST_KIND | undefined> {
  // Two at the same moment wait in line.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${TEST_KIND} ${recipient}`}))`)
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from outgoing_mail
    where institution_id = ${institutionId} and kind = ${TEST_KIND} and lower(recipient) = lower(${recipient})
      and created_at > now() - interval '1 hour'`)
  return rows[0]!.count < TEST_MAILS_AN_HOUR ? TEST_KIND : undefined
}
