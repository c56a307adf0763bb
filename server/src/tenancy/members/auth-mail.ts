import type { AuthMail } from '@plumbline/auth/auth.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { queueMail } from '../../platform/mail/mail-outbox.ts'
import { authMailText, type Trial } from './auth-mail-text.ts'

/** Sends the sign-in service's mail in the product's words. */
export async function queueAuthMail(tx: Db, mail: AuthMail, siteUrl: string): Promise<void> {
  const { kind, to, userId, tokenDigest } = mail
  const trial = kind === 'invite' ? await findTrial(tx, userId) : undefined
  const text = authMailText(mail, { signInPage: `${siteUrl}/login`, trial })
  await queueMail(tx, { kind, to, text, tokenDigest })
}

/** Reads the trial whenever an invitation is sent, so that a repeated one states the current end. */
async function findTrial(tx: Db, userId: string): Promise<Trial | undefined> {
  const { rows } = await tx.execute<{ full_name: string; trial_ends_at: string }>(sql`
    select full_name, trial_ends_at from user_profiles where user_id = ${userId} and trial_ends_at > now()`)
  return rows[0] && { fullName: rows[0].full_name, endsAt: new Date(rows[0].trial_ends_at) }
}
