import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import type { Log } from '../log.ts'
import { inSpan } from '../telemetry/span.ts'

export interface QueuedJob {
  institutionId: string
  id: string
  kind: string
  payload: Record<string, unknown>
  attempt: number
}

/** What carries out the jobs of one kind. It runs outside a transaction and opens its own. */
export type JobHandler = (job: QueuedJob) => Promise<void>

/** In the transaction that asks for the work: either both are saved or neither. */
export async function enqueueJob(
  tx: Db,
  institutionId: string,
  kind: string,
  payload: Record<string, unknown>,
  runAt?: Date,
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into jobs (institution_id, kind, payload, run_at)
    values (${institutionId}, ${kind}, ${JSON.stringify(payload)}::jsonb, coalesce(${runAt?.toISOString() ?? null}::timestamptz, now()))
    returning id`)
  return rows[0]!.id
}

/** A job that is still running after this long is taken for lost, and is due again. */
const CLAIM_MINUTES = 15
const ATTEMPTS_AT_MOST = 8

/** Claims and runs one due job. Institutions take turns: one with many jobs does not delay the others. */
export function createJobRunner(db: Db, handlers: Record<string, JobHandler>, log: Log) {
  return async function runNextJob(): Promise<boolean> {
    const job = await claimNext(db, Object.keys(handlers))
    if (!job) return false
    try {
      await inSpan(job.kind, 'internal', () => handlers[job.kind]!(job))
      await db.execute(sql`delete from jobs where institution_id = ${job.institutionId} and id = ${job.id}`)
    } catch (error) {
      log.warn({ err: error, kind: job.kind, job: job.id, attempt: job.attempt }, 'a job failed')
      await recordFailure(db, job, error)
    }
    return true
  }
}

async function claimNext(db: Db, kinds: readonly string[]): Promise<QueuedJob | undefined> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{
      institution_id: string
      id: string
      kind: string
      payload: Record<string, unknown>
      attempts: number
    }>(sql`
      with due as (
        select j.institution_id, j.id from jobs j
        left join job_turns t on t.institution_id = j.institution_id
        where j.failed_at is null and j.run_at <= now()
          and j.kind in (select json_array_elements_text(${JSON.stringify(kinds)}::json))
        order by t.claimed_at nulls first, j.run_at
        limit 1 for update of j skip locked
      )
      update jobs j set attempts = attempts + 1, run_at = now() + ${`${CLAIM_MINUTES} minutes`}::interval
      from due where j.institution_id = due.institution_id and j.id = due.id
      returning j.institution_id, j.id, j.kind, j.payload, j.attempts`)
    const [row] = rows
    if (!row) return undefined
    await tx.execute(sql`
      insert into job_turns (institution_id, claimed_at) values (${row.institution_id}, clock_timestamp())
      on conflict (institution_id) do update set claimed_at = excluded.claimed_at`)
    const { institution_id: institutionId, id, kind, payload, attempts: attempt } = row
    return { institutionId, id, kind, payload, attempt }
  })
}

/** Waits twice as long after each failure; after the last attempt the job stays for the operator to see. */
async function recordFailure(db: Db, { institutionId, id, attempt }: QueuedJob, error: unknown) {
  const message = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
  await db.execute(sql`
    update jobs set last_error = ${message},
      run_at = now() + ${`${2 ** attempt} seconds`}::interval,
      failed_at = case when attempts >= ${ATTEMPTS_AT_MOST}::integer then now() end
    where institution_id = ${institutionId} and id = ${id}`)
}
