import type { ExamSeat } from '@plumbline/contract/compliance/exam-seats.ts'
import type { SeatedExam } from '@plumbline/contract/compliance/examiner.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

type SeatRow = ExamSeat & Record<string, unknown>

const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS"Z"'`
const moment = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', ${MOMENT})`)

const COLUMNS = sql`s.id, s.exam_id as "examId", s.email, s.name, s.may_download as "mayDownload",
  s.last_day::text as "lastDay", case when s.ended_at is not null then 'ended' when s.ends_at <= now() then 'expired'
    when s.first_seen_at is null then 'invited' else 'active' end as state,
  s.invited_by_name as "invitedByName", ${moment('s.invited_at')} as "invitedAt", ${moment('s.first_seen_at')} as "firstSeenAt"`

export async function listSeats(tx: Db, institutionId: string, examId: string): Promise<ExamSeat[]> {
  const { rows } = await tx.execute<SeatRow>(sql`
    select ${COLUMNS} from exam_seats s where s.institution_id = ${institutionId} and s.exam_id = ${examId}
    order by s.ended_at is not null, s.invited_at desc limit 200`)
  return rows
}

interface NewSeat {
  examId: string
  email: string
  name: string
  lastDay: string
  timeZone: string
  mayDownload: boolean
  by: { userId: string; fullName: string }
}

/** The seat ends with its last day, where the institution is. */
export async function insertSeat(tx: Db, institutionId: string, seat: NewSeat): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into exam_seats (institution_id, exam_id, email, name, may_download, last_day, ends_at, invited_by, invited_by_name)
    values (${institutionId}, ${seat.examId}, ${seat.email}, ${seat.name}, ${seat.mayDownload}, ${seat.lastDay}::date,
      (${seat.lastDay}::date + 1)::timestamp at time zone ${seat.timeZone}, ${seat.by.userId}, ${seat.by.fullName})
    returning id`)
  return rows[0]!.id
}

/** An expired seat of the same address gives way to a new one. */
export async function endExpired(tx: Db, institutionId: string, examId: string): Promise<void> {
  await tx.execute(sql`
    update exam_seats set ended_at = ends_at where institution_id = ${institutionId} and exam_id = ${examId}
      and ended_at is null and ends_at <= now()`)
}

export async function endSeat(
  tx: Db,
  institutionId: string,
  examId: string,
  id: string,
): Promise<ExamSeat | undefined> {
  const { rows } = await tx.execute<SeatRow>(sql`
    update exam_seats s set ended_at = coalesce(s.ended_at, now())
    where s.institution_id = ${institutionId} and s.exam_id = ${examId} and s.id = ${id} returning ${COLUMNS}`)
  return rows[0]
}

export async function isOwnAddress(tx: Db, institutionId: string, email: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from institution_people where institution_id = ${institutionId} and lower(email) = ${email} limit 1`)
  return rows.length > 0
}

export interface OpenSeat extends SeatedExam, Record<string, unknown> {
  seatId: string
  institutionId: string
  name: string
}

/** Outside of any institution: only the address says which exams it has a seat on. Asked anew at every call. */
export async function listOpenSeats(db: Db, email: string, examId?: string): Promise<OpenSeat[]> {
  const { rows } = await db.execute<OpenSeat>(sql`
    select s.id as "seatId", s.institution_id as "institutionId", s.name, x.id, o.name as "institutionName", x.agency,
      x.kind, s.last_day::text as "lastDay", s.may_download as "mayDownload"
    from exam_seats s
    join exams x on x.institution_id = s.institution_id and x.id = s.exam_id
    join institutions o on o.id = s.institution_id and o.suspended_at is null
    where s.email = ${email} and s.ended_at is null and s.ends_at > now()
      and (${examId ?? null}::uuid is null or x.id = ${examId ?? null}::uuid)
    order by s.ends_at, s.id limit 50`)
  return rows
}

/** True at the first time. */
export async function noteSeen(tx: Db, institutionId: string, seatId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update exam_seats set first_seen_at = now()
    where institution_id = ${institutionId} and id = ${seatId} and first_seen_at is null returning 1`)
  return rows.length > 0
}

export async function insertQuestion(
  tx: Db,
  institutionId: string,
  { itemId, seatId, question, name }: { itemId: string; seatId: string; question: string; name: string },
): Promise<void> {
  await tx.execute(sql`
    insert into exam_questions (institution_id, item_id, seat_id, question, asked_by_name)
    values (${institutionId}, ${itemId}, ${seatId}, ${question}, ${name})`)
}
