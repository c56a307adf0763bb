import { CODE_MINUTES } from '@plumbline/contract/compliance/readers.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { dayOf } from '../../platform/days/day-of.ts'

const CODE_SPACING_SECONDS = 60
const CODES_IN_A_DAY = 10
const WRONG_CODES_AT_MOST = 5
const SESSION_HOURS = 4

const inSeconds = (seconds: number): SQL => sql`${`${seconds} seconds`}::interval`

/**
 * Institutions whose readers may come in: `o`. Somebody at a vendor, `r`, may do so while a questionnaire has a link
 * that has not ended.
 */
const IS_OPEN = sql`o.suspended_at is null and coalesce(o.trial_ends_at > now(), true)
  and (r.vendor_id is null or exists (select 1 from vendor_questionnaires q
    where q.institution_id = r.institution_id and q.reader_id = r.id and q.state <> 'withdrawn'
      and q.ends_on >= ${dayOf(sql`now()`, sql`r.institution_id`)}))`

export interface DoorReader extends Record<string, unknown> {
  id: string
  institutionId: string
  name: string
  email: string
  institutionName: string
  timeZone: string
}

const COLUMNS = sql`r.id, r.institution_id as "institutionId", r.name, r.email, o.name as "institutionName",
  o.time_zone as "timeZone"`

/**
 * Outside of any institution: the link alone says whose it is. Nothing where the link is nobody's, or where a code went
 * out a moment ago, or too many did today.
 */
export async function takeCodeTurn(db: Db, id: string, codeHash: string): Promise<DoorReader | undefined> {
  const { rows } = await db.execute<DoorReader>(sql`
    update readers r set code_hash = ${codeHash}, code_sent_at = now(), wrong_codes = 0,
      code_ends_at = now() + ${inSeconds(CODE_MINUTES * 60)},
      codes_since = case when r.codes_since > now() - interval '1 day' then r.codes_since else now() end,
      codes_in_day = case when r.codes_since > now() - interval '1 day' then r.codes_in_day + 1 else 1 end
    from institutions o where o.id = r.institution_id and ${IS_OPEN} and not o.is_sample and r.id = ${id}
      and coalesce(r.code_sent_at < now() - ${inSeconds(CODE_SPACING_SECONDS)}, true)
      and not (coalesce(r.codes_since > now() - interval '1 day', false) and r.codes_in_day >= ${CODES_IN_A_DAY})
    returning ${COLUMNS}`)
  return rows[0]
}

/** Counts the try before anything is compared: of many at once no more than allowed are compared. */
export async function takeTry(db: Db, id: string): Promise<{ hash: string; isLast: boolean } | undefined> {
  const { rows } = await db.execute<{ hash: string; isLast: boolean }>(sql`
    update readers set wrong_codes = wrong_codes + 1
    where id = ${id} and code_ends_at > now() and code_hash is not null and wrong_codes < ${WRONG_CODES_AT_MOST}
    returning code_hash as hash, wrong_codes = ${WRONG_CODES_AT_MOST} as "isLast"`)
  return rows[0]
}

/** A code opens once. */
export async function openSession(
  db: Db,
  id: string,
  codeHash: string,
  sessionHash: string,
): Promise<DoorReader | undefined> {
  const { rows } = await db.execute<DoorReader>(sql`
    update readers r set code_hash = null, code_ends_at = null, wrong_codes = 0, session_hash = ${sessionHash},
      session_ends_at = now() + ${inSeconds(SESSION_HOURS * 3600)}, last_seen_at = now()
    from institutions o where o.id = r.institution_id and ${IS_OPEN} and r.id = ${id} and r.code_hash = ${codeHash}
    returning ${COLUMNS}`)
  return rows[0]
}

export async function findSession(db: Db, sessionHash: string): Promise<DoorReader | undefined> {
  const { rows } = await db.execute<DoorReader>(sql`
    select ${COLUMNS} from readers r join institutions o on o.id = r.institution_id and ${IS_OPEN}
    where r.session_hash = ${sessionHash} and r.session_ends_at > now()`)
  return rows[0]
}

/** Whom a mail goes to: nobody of a sample, and nobody who was removed meanwhile. */
export async function findMailed(tx: Db, institutionId: string, id: string): Promise<DoorReader | undefined> {
  const { rows } = await tx.execute<DoorReader>(sql`
    select ${COLUMNS} from readers r join institutions o on o.id = r.institution_id and ${IS_OPEN} and not o.is_sample
    where r.institution_id = ${institutionId} and r.id = ${id}`)
  return rows[0]
}
