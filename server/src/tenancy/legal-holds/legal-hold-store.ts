import type { SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import { HOLDS_AT_MOST, type LegalHold } from '@plumbline/contract/tenancy/legal-holds.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { findSubjects } from '../../platform/subjects/find-subjects.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'

interface HoldRow extends Record<string, unknown> {
  id: string
  matter: string
  reason: string
  subjectKind: SubjectRef['kind'] | null
  subjectId: string | null
  placedByName: string
  placedAt: string
  liftedByName: string | null
  liftedAt: string | null
}

const MOMENT = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS"Z"'`)
const COLUMNS = sql`id, matter, reason, subject_kind as "subjectKind", subject_id as "subjectId",
  placed_by_name as "placedByName", to_char(placed_at at time zone 'UTC', ${MOMENT}) as "placedAt",
  lifted_by_name as "liftedByName", to_char(lifted_at at time zone 'UTC', ${MOMENT}) as "liftedAt"`

export async function listHolds(tx: Db, reader: Reader): Promise<LegalHold[]> {
  const { rows } = await tx.execute<HoldRow>(sql`
    select ${COLUMNS} from legal_holds where institution_id = ${reader.institutionId}
    order by lifted_at is not null, placed_at desc, id limit ${HOLDS_AT_MOST * 2}`)
  return asSeen(tx, reader, rows)
}

export async function countHoldsInForce(tx: Db, institutionId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from legal_holds
    where institution_id = ${institutionId} and lifted_at is null`)
  return rows[0]!.count
}

export async function insertHold(
  tx: Db,
  reader: Reader & { fullName: string },
  { matter, reason, subject }: { matter: string; reason: string; subject: SubjectRef | null },
): Promise<LegalHold> {
  const { rows } = await tx.execute<HoldRow>(sql`
    insert into legal_holds (institution_id, matter, reason, subject_kind, subject_id, placed_by, placed_by_name)
    values (${reader.institutionId}, ${matter}, ${reason}, ${subject?.kind ?? null}, ${subject?.id ?? null}::uuid,
      ${reader.userId}, ${reader.fullName})
    returning ${COLUMNS}`)
  return (await asSeen(tx, reader, rows))[0]!
}

/** Undefined where there is none in force. */
export async function liftHold(
  tx: Db,
  reader: Reader & { fullName: string },
  id: string,
): Promise<LegalHold | undefined> {
  const { rows } = await tx.execute<HoldRow>(sql`
    update legal_holds set lifted_at = now(), lifted_by = ${reader.userId}, lifted_by_name = ${reader.fullName}
    where institution_id = ${reader.institutionId} and id = ${id} and lifted_at is null returning ${COLUMNS}`)
  return (await asSeen(tx, reader, rows))[0]
}

/** The words of a hold on an examination are for the people named on it alone. */
async function asSeen(tx: Db, reader: Reader, rows: readonly HoldRow[]): Promise<LegalHold[]> {
  const refs = rows.flatMap(({ subjectKind, subjectId }) =>
    subjectKind && subjectId ? [{ kind: subjectKind, id: subjectId }] : [],
  )
  const cards = new Map((await findSubjects(tx, reader, refs)).map((card) => [card.id, card]))
  return rows.map(({ subjectKind: _, subjectId, matter, reason, ...row }) => {
    const subject = (subjectId && cards.get(subjectId)) || null
    const isSeen = subjectId === null || subject !== null
    return {
      ...row,
      matter: isSeen ? matter : null,
      reason: isSeen ? reason : '',
      isWhole: subjectId === null,
      subject,
    }
  })
}
