import type { Topic } from '@plumbline/contract/compliance/topics.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { inTurn } from '../../platform/jobs/background-pace.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { laterChangesTouching } from '../../regulations/library/later-change-store.ts'
import { findActiveColleague } from '../../work/people/people-store.ts'
import { createTask } from '../tasks/task-creation-store.ts'
import { currentVersions, redlinePath } from './policy-law-store.ts'

const POLICIES_AT_ONCE = 50
const DUE_AFTER_DAYS = 30
const NAMED_IN_TASK = 30

interface Found extends Record<string, unknown> {
  policyId: string
  versionId: string
  title: string
  since: string
  citation: string
  part: string
  page: string | null
  changedOn: string
  what: string
}

/**
 * Finds the cited paragraphs whose words changed after the version in force took effect, and gives the owner
 * of the policy one task for what is new. True while there is more to do.
 */
export async function findLawChanges(db: Db, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ id: string; today: string }>(sql`
    select i.id, (${now.toISOString()}::timestamptz at time zone i.time_zone)::date::text as today
    from institutions i where i.suspended_at is null
      and exists (select 1 from policy_section_citations x where x.institution_id = i.id)`)
  let isMore = false
  for await (const { id, today } of inTurn(rows))
    isMore = (await inInstitution(db, id, (tx) => findWithin(tx, id, today))) || isMore
  return isMore
}

async function findWithin(tx: Db, institutionId: string, today: string): Promise<boolean> {
  const found = [
    ...(await listTextChanges(tx, institutionId, today)),
    ...(await listKnownChanges(tx, institutionId, today)),
  ]
  const byPolicy = Map.groupBy(found, ({ policyId }) => policyId)
  for (const [policyId, changes] of [...byPolicy].slice(0, POLICIES_AT_ONCE))
    await recordChanges(tx, institutionId, policyId, changes, today)
  return byPolicy.size > POLICIES_AT_ONCE
}

/** What sections of versions in force cite, and no change of that day was recorded for. */
const cited = (institutionId: string, today: string) => sql`
  select v.policy_id, v.version_id, v.title, v.effective_on, x.citation,
    library_part(x.title, x.part) as part, x.key
  from (${currentVersions(institutionId, today)}) v
  join policy_section_citations x on x.institution_id = ${institutionId} and x.version_id = v.version_id
  where v.in_force and x.title is not null and x.key is not null`

/** The last day for each citation on which the words of the paragraph, or of one below it, began or ended. */
async function listTextChanges(tx: Db, institutionId: string, today: string): Promise<Found[]> {
  const { rows } = await tx.execute<Found>(sql`
    with cited as materialized (${cited(institutionId, today)}),
    changed as materialized (
      select r.part, r.key, r.page, d.day
      from (select distinct part, min(effective_on) as since from cited group by part) c
      join regulation_parts p on p.part = c.part and p.state = 'ready'
      join regulation_paragraphs r on r.part = c.part
        and ((r.first_day > 0 and r.counts_from > c.since) or (r.counts_until > c.since and r.counts_until < 'infinity'))
      cross join lateral (values (case when r.first_day > 0 then r.counts_from end), (r.counts_until)) d (day)
      where d.day > c.since and d.day <= ${today}::date),
    latest as (
      select c.policy_id, c.version_id, c.title, c.effective_on, c.citation, c.part, max(h.day) as changed_on,
        (array_agg(h.page order by h.day desc))[1] as page
      from cited c join changed h on h.part = c.part and h.day > c.effective_on
        and (h.key = c.key or starts_with(h.key, c.key || '('))
      group by 1, 2, 3, 4, 5, 6)
    select l.policy_id as "policyId", l.version_id as "versionId", l.title, l.effective_on::text as since, l.citation,
      l.part, l.page, l.changed_on::text as "changedOn", '' as what
    from latest l where not exists (select 1 from policy_law_changes o where o.institution_id = ${institutionId}
      and o.version_id = l.version_id and o.citation = l.citation and o.changed_on >= l.changed_on)
    order by l.policy_id, l.citation`)
  return rows
}

/** Changes that are known and whose text the library does not hold yet. */
async function listKnownChanges(tx: Db, institutionId: string, today: string): Promise<Found[]> {
  const { rows } = await tx.execute<Found & { key: string }>(sql`
    select c.policy_id as "policyId", c.version_id as "versionId", c.title, c.effective_on::text as since, c.citation,
      c.part, c.key
    from (${cited(institutionId, today)}) c order by c.policy_id, c.citation limit 20000`)
  const { rows: recorded } = await tx.execute<{ versionId: string; citation: string; changedOn: string }>(sql`
    select version_id as "versionId", citation, changed_on::text as "changedOn" from policy_law_changes
    where institution_id = ${institutionId}`)
  const before = new Set(recorded.map((row) => `${row.versionId} ${row.citation} ${row.changedOn}`))
  return rows.flatMap(({ key, ...row }) =>
    laterChangesTouching(row.part, key)
      .filter(({ on }) => on > row.since && on <= today)
      .filter(({ on }) => !before.has(`${row.versionId} ${row.citation} ${on}`))
      .map(({ on, what }) => ({ ...row, page: null, changedOn: on, what })),
  )
}

async function recordChanges(
  tx: Db,
  institutionId: string,
  policyId: string,
  changes: readonly Found[],
  today: string,
): Promise<void> {
  const { rows } = await tx.execute<{ ownerId: string | null; topic: Topic | null }>(sql`
    select owner_id as "ownerId", topic from policies where institution_id = ${institutionId} and id = ${policyId}
    for no key update`)
  const fresh: Found[] = []
  const rowIds: string[] = []
  for (const change of changes) {
    const { rows: inserted } = await tx.execute<{ id: string }>(sql`
      insert into policy_law_changes (institution_id, policy_id, version_id, citation, changed_on, part, page, what)
      values (${institutionId}, ${policyId}, ${change.versionId}, ${change.citation}, ${change.changedOn}::date,
        ${change.part}, ${change.page}, ${change.what.slice(0, 1_000)})
      on conflict do nothing returning id`)
    if (!inserted[0]) continue
    fresh.push(change)
    rowIds.push(inserted[0].id)
  }
  if (fresh.length === 0) return
  const ownerId = rows[0]?.ownerId ?? null
  const owner = ownerId ? await findActiveColleague(tx, institutionId, ownerId) : undefined
  const { title } = fresh[0]!
  const taskId = await createTask(
    tx,
    institutionId,
    null,
    {
      title: `Review the policy “${title.slice(0, 120)}”: the law changed`,
      description: description(fresh),
      ownerId: owner?.userId ?? null,
      topic: rows[0]?.topic ?? null,
      dueOn: daysAfter(today, DUE_AFTER_DAYS),
    },
    { origin: { kind: 'policy', id: policyId, title } },
  )
  await tx.execute(sql`
    update policy_law_changes set task_id = ${taskId} where institution_id = ${institutionId}
      and id in (select jsonb_array_elements_text(${JSON.stringify(rowIds)}::jsonb)::uuid)`)
}

function description(changes: readonly Found[]): string {
  const lines = changes.slice(0, NAMED_IN_TASK).map(({ citation, changedOn, part, page, since, what }) => {
    const how = page
      ? `[redline](${redlinePath(part, page, since, changedOn)})`
      : `${what} The library does not hold the new text yet.`
    return `- ${citation} changed on ${changedOn}: ${how}`
  })
  const more = changes.length - lines.length
  return [
    'Paragraphs that the policy implements changed after its version took effect. Check whether the policy still fits, and start a new version if it does not.',
    '',
    ...lines,
    ...(more > 0 ? [`- and ${more} more, shown on the policy`] : []),
  ].join('\n')
}

function daysAfter(today: string, days: number): string {
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
