import type { LoanRun } from '@plumbline/contract/lending/loan-runs.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { type HmdaReader, isManager } from '../../platform/subjects/subject-source.ts'

const utc = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)
const COLUMNS = sql`id, name, outside + undetermined + within as "loanCount", outside, undetermined, within,
  rules_version as "rulesVersion", register_version as "registerVersion", stored_by_name as "storedByName",
  ${utc('stored_at')} as "storedAt", ${utc('keep_until')} as "keepUntil"`

type RunRow = LoanRun & Record<string, unknown>

/** A run holds loans of people: people who work on HMDA see those they stored, and managers see all. */
const seenBy = (reader: HmdaReader): SQL => sql`institution_id = ${reader.institutionId}
  and ${reader.worksOnHmda} and (${isManager(reader)} or stored_by = ${reader.userId})`

export async function listRuns(tx: Db, reader: HmdaReader): Promise<LoanRun[]> {
  const { rows } = await tx.execute<RunRow>(sql`
    select ${COLUMNS} from loan_runs where ${seenBy(reader)} order by stored_at desc, id`)
  return rows
}

/** Runs of one institution are stored one after the other, so that each sees how many there are. */
export async function lockRuns(tx: Db, institutionId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`loan runs ${institutionId}`}, 0))`)
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from loan_runs where institution_id = ${institutionId}`)
  return rows[0]!.count
}

interface NewRun
  extends Pick<
    LoanRun,
    'id' | 'name' | 'outside' | 'undetermined' | 'within' | 'rulesVersion' | 'registerVersion'
  > {
  sealed: Buffer
  keyMark: string
  keepYears: number
  userId: string
  userName: string
}

export async function insertRun(tx: Db, institutionId: string, run: NewRun): Promise<LoanRun> {
  const { rows } = await tx.execute<RunRow>(sql`
    insert into loan_runs (institution_id, id, name, outside, undetermined, within, rules_version, register_version,
      sealed, key_mark, stored_by, stored_by_name, keep_until)
    values (${institutionId}, ${run.id}, ${run.name}, ${run.outside}, ${run.undetermined}, ${run.within},
      ${run.rulesVersion}, ${run.registerVersion}, ${run.sealed}, ${run.keyMark}, ${run.userId}, ${run.userName},
      now() + make_interval(years => ${run.keepYears}))
    returning ${COLUMNS}`)
  return rows[0]!
}

export interface SealedRun {
  name: string
  sealed: Uint8Array
  keyMark: string
}

export async function findSealedRun(tx: Db, reader: HmdaReader, id: string): Promise<SealedRun | undefined> {
  const { rows } = await tx.execute<SealedRun & Record<string, unknown>>(sql`
    select name, sealed, key_mark as "keyMark" from loan_runs where ${seenBy(reader)} and id = ${id}`)
  return rows[0]
}

/** Who stored it; undefined where there is no such run. */
export async function findRunOwner(
  tx: Db,
  institutionId: string,
  id: string,
): Promise<{ storedBy: string | null } | undefined> {
  const { rows } = await tx.execute<{ storedBy: string | null }>(sql`
    select stored_by as "storedBy" from loan_runs where institution_id = ${institutionId} and id = ${id}`)
  return rows[0]
}

export async function deleteRun(tx: Db, institutionId: string, id: string): Promise<void> {
  await tx.execute(sql`delete from loan_runs where institution_id = ${institutionId} and id = ${id}`)
}
