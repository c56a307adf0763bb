import type { AuthMail } from '@plumbline/auth/auth.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { queueMail } from '../../platform/mail/mail-outbox.ts'
import { lastDayOfTrial } from '../institutions/last-day-of-trial.ts'
import { authMailText, type Invitation } from './auth-mail-text.ts'

/** Sends the sign-in service's mail in the product's words. */
export async function queueAuthMail(tx: Db, mail: AuthMail, siteUrl: string): Promise<void> {
  const { kind, to, tokenDigest } = mail
  const invitation = kind === 'invite' ? await findInvitation(tx, mail) : undefined
  const isExaminer = kind === 'magic_link' && (await holdsSeatOnly(tx, mail))
  const text = authMailText(mail, { siteUrl, invitation, isExaminer })
  await queueMail(tx, { kind, to, text, tokenDigest })
}

/** Read whenever an invitation is sent, so that a repeated one states the current institution and end of trial. */
async function findInvitation(tx: Db, { userId, to, data }: AuthMail): Promise<Invitation | undefined> {
  const { rows } = await tx.execute<
    Omit<Invitation, 'trialEndsOn'> & { trialEndsOn: string | null } & Record<string, unknown>
  >(sql`
    select p.full_name as "fullName", i.name as institution, p.role, p.seat,
      exists (select 1 from outgoing_mail m where m.kind = 'invite' and lower(m.recipient) = lower(${to})
        and m.created_at > now() - interval '60 days') as "isRepeated",
      case when exists (select 1 from trial_requests t where t.account_id = p.user_id) and p.trial_ends_at > now()
        then ${lastDayOfTrial(sql`p.trial_ends_at`, sql`p.institution_id`)}::text end as "trialEndsOn"
    from user_profiles p join institutions i on i.id = p.institution_id where p.user_id = ${userId}`)
  const [row] = rows
  if (!row) return undefined
  const { invited_by: by } = data.userMetadata
  return {
    ...row,
    fullName: inOneLine(row.fullName),
    institution: inOneLine(row.institution),
    invitedBy: typeof by === 'string' ? inOneLine(by) : undefined,
    trialEndsOn: row.trialEndsOn ?? undefined,
  }
}

/** What people type may hold line breaks, which no subject does. */
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

async function holdsSeatOnly(tx: Db, { userId, to }: AuthMail): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from exam_seats s where s.email = lower(${to}) and s.ended_at is null
      and not exists (select 1 from user_profiles p where p.user_id = ${userId}) limit 1`)
  return rows.length > 0
}
