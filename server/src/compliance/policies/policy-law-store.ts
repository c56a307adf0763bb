import type { ImplementingSection, LawChange } from '@plumbline/contract/compliance/policy-law.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

/** For other wings: they import stores alone. */
export { listTemplatesCiting } from './policy-templates.ts'

/** Of each policy the version in force and the one to come. */
export const currentVersions = (institutionId: string, today: string) => sql`
  select v.policy_id, p.title, v.id as version_id, v.number, v.effective_on, true as in_force
    from policies p cross join lateral (
      select e.* from policy_versions e where e.institution_id = p.institution_id and e.policy_id = p.id
        and e.state = 'approved' and e.effective_on <= ${today}::date order by e.number desc limit 1) v
    where p.institution_id = ${institutionId}
  union all
  select v.policy_id, p.title, v.id, v.number, v.effective_on, false
    from policies p join policy_versions v on v.institution_id = p.institution_id and v.policy_id = p.id
    where p.institution_id = ${institutionId} and (v.state <> 'approved' or v.effective_on > ${today}::date)`

/** The changes that nobody has reviewed: their task is neither done nor cancelled. */
export const OPEN_CHANGE = sql`not exists (select 1 from tasks t where t.institution_id = c.institution_id
  and t.id = c.task_id and t.status in ('done', 'cancelled'))`

export interface CitedSection extends ImplementingSection, Record<string, unknown> {
  /** The part of the library, held or not. */
  part: string | null
  section: string | null
  /** Whether the library has the paragraph on the day. */
  isHeld: boolean
}

interface Which {
  part?: string
  section?: string
  inForceOnly?: boolean
}

/** What policies say they implement, in the order of the policies. */
export async function listCitedSections(
  tx: Db,
  institutionId: string,
  today: string,
  { part, section, inForceOnly = false }: Which = {},
): Promise<CitedSection[]> {
  const { rows } = await tx.execute<CitedSection>(sql`
    with current as materialized (${currentVersions(institutionId, today)})
    select v.policy_id as "policyId", v.title, v.number as "versionNumber", v.in_force as "isInForce",
      x.section_number as "sectionNumber", x.heading, x.citation, coalesce(x.key, '') as key,
      library_part(x.title, x.part) as part, x.section,
      (select max(c.changed_on)::text from policy_law_changes c where c.institution_id = ${institutionId}
        and c.version_id = v.version_id and c.citation = x.citation and ${OPEN_CHANGE}) as "changedOn",
      exists (select 1 from regulation_paragraphs r where r.part = library_part(x.title, x.part)
        and r.key = x.key and r.counts_from <= ${today}::date and r.counts_until > ${today}::date) as "isHeld"
    from policy_section_citations x join current v on v.version_id = x.version_id
    where x.institution_id = ${institutionId}
      ${part === undefined ? sql`` : sql`and x.title is not null and library_part(x.title, x.part) = ${part}`}
      ${section === undefined ? sql`` : sql`and x.section = ${section}`}
      ${inForceOnly ? sql`and v.in_force` : sql``}
    order by lower(v.title), v.policy_id, v.number, x.place limit 20000`)
  return rows
}

/** Sections of the parts that stand on the day; reserved ones hold nothing to implement. */
export async function listLawSections(tx: Db, parts: readonly string[], today: string) {
  const { rows } = await tx.execute<{ part: string; page: string; text: string }>(sql`
    select part, page, text from regulation_paragraphs
    where kind = 'heading' and page ~ '^[0-9]' and text !~ '\\[Reserved\\]'
      and part in (select jsonb_array_elements_text(${JSON.stringify(parts)}::jsonb))
      and counts_from <= ${today}::date and counts_until > ${today}::date
    order by part, place`)
  return rows
}

/** Which of the citations the library has on the day, the parts whose text it has loaded, and those that it is loading. */
export async function listHeld(
  tx: Db,
  wanted: readonly { part: string; key: string }[],
  today: string,
): Promise<{ held: Set<string>; ready: Set<string>; loading: Set<string> }> {
  const { rows } = await tx.execute<{ part: string; key: string }>(sql`
    select w.part, w.key from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (part text, key text)
    where exists (select 1 from regulation_paragraphs r where r.part = w.part and r.key = w.key
      and r.counts_from <= ${today}::date and r.counts_until > ${today}::date)`)
  const { rows: parts } = await tx.execute<{ part: string; is_ready: boolean }>(
    sql`select part, state = 'ready' as is_ready from regulation_parts`,
  )
  const partsThat = (areReady: boolean) =>
    new Set(parts.filter(({ is_ready }) => is_ready === areReady).map(({ part }) => part))
  return {
    held: new Set(rows.map(({ part, key }) => `${part} ${key}`)),
    ready: partsThat(true),
    loading: partsThat(false),
  }
}

interface ChangeRow extends Omit<LawChange, 'redline'>, Record<string, unknown> {
  part: string
  page: string | null
  since: string
}

/** The changes that were found for a version, the latest first. */
export async function listLawChanges(tx: Db, institutionId: string, versionId: string): Promise<LawChange[]> {
  const { rows } = await tx.execute<ChangeRow>(sql`
    select c.citation, c.changed_on::text as "changedOn", c.part, c.page, c.what, c.task_id as "taskId",
      v.effective_on::text as since, not ${OPEN_CHANGE} as "isReviewed"
    from policy_law_changes c
    join policy_versions v on v.institution_id = c.institution_id and v.id = c.version_id
    where c.institution_id = ${institutionId} and c.version_id = ${versionId}
    order by c.changed_on desc, c.citation limit 500`)
  return rows.map(({ part, page, since, ...change }) => ({
    ...change,
    redline: page && redlinePath(part, page, since, change.changedOn),
  }))
}

export function redlinePath(part: string, page: string, from: string, to: string): string {
  return `/resources/regulations/${part}/redline?${new URLSearchParams({ page, from, to })}`
}
