import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { mailNotice } from '../mail/mail-notices.ts'
import type { Call } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import type { UserRow } from '../users/user-tables.ts'
import type { FactorRow } from './factor-tables.ts'

const DAY_SECONDS = 86_400
const WRONG_PER_DAY = 30
const MAILED_AT = 10

/** Codes have a million values. Keys cannot be guessed, and recovery codes are too long for it. */
const isGuessable = ({ factorType }: FactorRow) => factorType === 'totp' || factorType === 'phone'

/**
 * Counts a code as wrong before it is compared, for the factor and all networks together. After thirty in a day
 * only a recovery code, a security key or an administrator helps.
 */
export async function countCode({ service, now }: Call, factor: FactorRow): Promise<number> {
  if (!isGuessable(factor) || service.settings.rates === 'off') return 0
  const moment = sql`${now.toISOString()}::timestamptz`
  // A beginning that lies ahead is from before the clock was set back.
  const isOver = sql`(wrong_codes_since is null or wrong_codes_since > ${moment}
    or wrong_codes_since <= ${moment} - ${DAY_SECONDS} * interval '1 second')`
  const { rows } = await service.db.execute<{ wrong: number }>(sql`
    update auth.factors set
      wrong_codes = case when ${isOver} then 1 else wrong_codes + 1 end,
      wrong_codes_since = case when ${isOver} then ${moment} else wrong_codes_since end
    where id = ${factor.id} and (${isOver} or wrong_codes < ${WRONG_PER_DAY})
    returning wrong_codes as wrong`)
  const [row] = rows
  if (row) return Number(row.wrong)
  throw new Refusal(
    429,
    'over_request_rate_limit',
    'Too many wrong codes in a day. Use a recovery code or a security key, or ask an administrator.',
    { retryAfterSeconds: DAY_SECONDS },
  )
}

/** It was right, or not compared. */
export async function uncountCode(db: Db, factor: FactorRow): Promise<void> {
  if (!isGuessable(factor)) return
  await db.execute(sql`
    update auth.factors set wrong_codes = wrong_codes - 1 where id = ${factor.id} and wrong_codes > 0`)
}

/** A person who guesses codes knows the password: the owner is told, and the audit log says when the factor closes. */
export async function tellOfGuesses(
  tx: Db,
  { service, ip }: Call,
  user: UserRow,
  { factor, wrong }: { factor: FactorRow; wrong: number },
): Promise<void> {
  if (wrong === MAILED_AT) await mailNotice(tx, service, 'factor_guessed', user)
  if (wrong !== WRONG_PER_DAY) return
  const detail = { factorId: factor.id, type: factor.factorType }
  await service.audit(tx, { action: 'auth.factor_locked', actorId: null, subjectId: user.id, ip, detail })
}
