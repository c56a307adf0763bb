import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { RENDERER } from '../server/src/platform/markdown/renderer-version.ts'

const AT_ONCE = 10_000
const VERSIONS_OF_A_POLICY = 20

/** The administrator, who is a manager of the operator's own institution. */
export const OWNER = sql`(select user_id as id, institution_id from user_profiles where role = 'admin' limit 1)`

/** An id that the asks can name without reading it first. */
export const workId = (number: number): string =>
  `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`

export const ID = sql`('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`

export async function inBatches(count: number, work: (first: number, last: number) => Promise<unknown>) {
  for (let first = 1; first <= count; first += AT_ONCE)
    await work(first, Math.min(first + AT_ONCE - 1, count))
}

/**
 * Tasks of one institution, a third of them done, due from a year ago to a year ahead. People were reminded of what is
 * due, as if the tasks had come over years.
 */
export async function fillTasks(db: Db, count: number): Promise<void> {
  await inBatches(count, (first, last) =>
    db.execute(sql`
      insert into tasks (institution_id, id, title, description, status, done_at, priority, topic, owner_id, assigned_by, due_on,
        reminded_for, escalated_for)
      select o.institution_id, ${ID}, 'Check loan file ' || n || ' against the register',
        'Sample ' || n % 97 || ' of branch ' || n % 13,
        case n % 3 when 0 then 'done' when 1 then 'open' else 'in_progress' end, case when n % 3 = 0 then now() end,
        (array['high', 'medium', 'low'])[1 + n % 3], (array['qm', 'trid', 'hmda', 'cra'])[1 + n % 4],
        case when n % 10 = 0 then o.id end, o.id, current_date - 365 + n % 730,
        current_date - 365 + n % 730, current_date - 365 + n % 730
      from generate_series(${first}::integer, ${last}::integer) n cross join ${OWNER} o`),
  )
  await settleRenderings(db)
  await db.execute(sql`vacuum analyze tasks`)
}

/** As if each text had been rendered when it was saved, so that no background work runs beside what is measured. */
async function settleRenderings(db: Db): Promise<void> {
  await db.execute(
    sql`update work_renderings set renderer = ${RENDERER}, html = '<p>Sample</p>' where renderer < ${RENDERER}`,
  )
  await db.execute(sql`vacuum analyze work_renderings`)
}

/**
 * Each policy has twenty approved versions, of which the last is in force. Nobody is left to be asked for a
 * signature, as in an institution whose versions came into force over years.
 */
export async function fillPolicies(db: Db, count: number): Promise<void> {
  await inBatches(count, async (first, last) => {
    await db.execute(sql`
      insert into policies (institution_id, id, title, topic, owner_id)
      select o.institution_id, ${ID}, 'Policy ' || n || ' of branch ' || n % 13, (array['qm', 'trid', 'hmda', 'cra'])[1 + n % 4], o.id
      from generate_series(${first}::integer, ${last}::integer) n cross join ${OWNER} o`)
    for (let version = 1; version <= VERSIONS_OF_A_POLICY; version++)
      await db.execute(sql`
        insert into policy_versions (institution_id, policy_id, number, body, state, effective_on, written_by,
          written_by_name, approved_at, sha256)
        select o.institution_id, ${ID}, ${version}::integer, b.body, 'approved',
          current_date - 30 * (20 - ${version}::integer), o.id, 'Writer', now(), encode(sha256(convert_to(b.body, 'UTF8')), 'hex')
        from generate_series(${first}::integer, ${last}::integer) n cross join ${OWNER} o
        cross join lateral (select '# Purpose' || chr(10) || repeat('Policy ' || n || ' version ' || ${version}::integer || '. ', 20) as body) b`)
  })
  await db.execute(sql`
    insert into policy_signature_rounds (institution_id, version_id)
    select institution_id, id from policy_versions on conflict do nothing`)
  await settleRenderings(db)
  for (const table of ['policies', 'policy_versions', 'policy_signature_rounds'])
    await db.execute(sql`vacuum analyze ${sql.raw(table)}`)
}

/** Files that are evidence of tasks, ten for each. */
export async function fillEvidence(db: Db, count: number): Promise<void> {
  await fillTasks(db, Math.ceil(count / 10))
  await inBatches(count, async (first, last) => {
    const of = sql`generate_series(${first}::integer, ${last}::integer) n cross join ${OWNER} o`
    await db.execute(sql`
      insert into files (institution_id, id, name, byte_size, content_type, sha256, uploaded_by, uploaded_by_name)
      select o.institution_id, ${ID}, 'working-paper-' || n || '.txt', 6, 'text/plain', '', o.id, 'Writer' from ${of}`)
    await db.execute(sql`
      insert into file_chunks (institution_id, file_id, position, bytes)
      select o.institution_id, ${ID}, 0, convert_to(lpad(n::text, 6, '0'), 'UTF8') from ${of}`)
    await db.execute(sql`
      update files set stored_at = now(), sha256 = encode(sha256(convert_to(substring(name from '[0-9]+'), 'UTF8')), 'hex')
      where stored_at is null`)
    await db.execute(sql`
      insert into evidence (institution_id, id, title, valid_on, file_id, added_by, added_by_name)
      select o.institution_id, ${ID}, 'Working paper ' || n, current_date, ${ID}, o.id, 'Writer' from ${of}`)
    await db.execute(sql`
      insert into evidence_uses (institution_id, evidence_id, subject_kind, subject_id, linked_by, linked_by_name)
      select o.institution_id, ${ID}, 'task', ('00000000-0000-4000-8000-' || lpad(to_hex(1 + n % ${Math.ceil(count / 10)}::integer), 12, '0'))::uuid,
        o.id, 'Writer' from ${of}`)
  })
  for (const table of ['files', 'evidence', 'evidence_uses'])
    await db.execute(sql`vacuum analyze ${sql.raw(table)}`)
}
