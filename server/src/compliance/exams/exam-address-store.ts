import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

const DOCUMENT_MINUTES = 5
/** A binder of gigabytes is resumed over hours; each call looks the person up again. */
const BINDER_MINUTES = 6 * 60

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

interface NewAddress {
  examId: string
  deliveryId?: string
  binderId?: string
  seatId?: string
  userId: string
  isToSave: boolean
  /** What follows the bytes of a PDF that is viewed. */
  watermark?: Buffer
}

/** The path at which a document or binder is read. */
export async function addExamAddress(
  tx: Db,
  institutionId: string,
  { examId, deliveryId, binderId, seatId, userId, isToSave, watermark }: NewAddress,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.execute(
    sql`delete from exam_addresses where institution_id = ${institutionId} and expires_at < now()`,
  )
  await tx.execute(sql`
    insert into exam_addresses (token_hash, institution_id, exam_id, delivery_id, binder_id, seat_id, user_id, is_to_save, watermark, expires_at)
    values (${hashOf(token)}, ${institutionId}, ${examId}, ${deliveryId ?? null}::uuid, ${binderId ?? null}::uuid,
      ${seatId ?? null}::uuid, ${userId}, ${isToSave}, ${watermark ?? null},
      now() + make_interval(mins => ${binderId ? BINDER_MINUTES : DOCUMENT_MINUTES}))`)
  return `/exam-files/${token}`
}

export interface OpenedAddress extends Record<string, unknown> {
  institutionId: string
  examId: string
  deliveryId: string | null
  binderId: string | null
  isToSave: boolean
  watermark: Uint8Array | null
}

/** Only while the seat is open, or the person is still named, and the account is active. */
export async function openExamAddress(db: Db, token: string): Promise<OpenedAddress | undefined> {
  const { rows } = await db.execute<OpenedAddress>(sql`
    select a.institution_id as "institutionId", a.exam_id as "examId", a.delivery_id as "deliveryId",
      a.binder_id as "binderId", a.is_to_save as "isToSave", a.watermark
    from exam_addresses a
    join institutions o on o.id = a.institution_id and o.suspended_at is null
    join auth.users u on u.id = a.user_id and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())
    where a.token_hash = ${hashOf(token)} and a.expires_at > now()
      and case when a.seat_id is null then exists (select 1 from exam_people n where n.institution_id = a.institution_id
          and n.exam_id = a.exam_id and n.user_id = a.user_id)
        else exists (select 1 from exam_seats s where s.institution_id = a.institution_id and s.id = a.seat_id
          and s.ended_at is null and s.ends_at > now() and s.email = lower(u.email)) end`)
  return rows[0]
}
