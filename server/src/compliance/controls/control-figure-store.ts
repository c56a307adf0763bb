import type { Db } from '@plumbline/database/db.ts'
import type { ControlFacts, FiguredStrength } from '@plumbline/rules/risks/control-strength.ts'
import type { ControlStrength } from '@plumbline/rules/risks/risk-method.ts'
import { type SQL, sql } from 'drizzle-orm'
import { dayOf } from '../../platform/days/day-of.ts'
import { uuidList } from '../../platform/sql.ts'

/** The other ends of the links between a record and records of a kind, from either side. */
const linked = (kind: string, id: SQL, other: string): SQL => sql`
  select l.to_id from work_links l where l.institution_id = k.institution_id
    and l.from_kind = ${kind} and l.from_id = ${id} and l.to_kind = ${other}
  union all
  select l.from_id from work_links l where l.institution_id = k.institution_id
    and l.to_kind = ${kind} and l.to_id = ${id} and l.from_kind = ${other}`

export interface KnownControl extends ControlFacts {
  id: string
  title: string
  strength: ControlStrength
  because: string
  holdsUntil: string | null
}

/** What is known of each control today, and what it was figured as; locked for a change. */
export async function factsOfControls(
  tx: Db,
  institutionId: string,
  ids: readonly string[],
  today: string,
): Promise<KnownControl[]> {
  await tx.execute(sql`
    select 1 from controls k where k.institution_id = ${institutionId} and k.id = any(${uuidList(ids)})
    order by k.id for no key update`)
  const { rows } = await tx.execute<KnownControl & Record<string, unknown>>(sql`
    select k.id, k.title, k.judged, k.carried_until::text as "carriedUntil", k.strength, k.strength_because as because,
      k.holds_until::text as "holdsUntil",
      (select json_build_object('title', m.title, 'result', n.result,
          'on', ${dayOf(sql`n.recorded_at`, sql`n.institution_id`)}::text)
        from (
          select distinct on (one.test_id) one.* from monitoring_runs one
          where one.institution_id = k.institution_id and one.result in ('passed', 'failed')
            and one.test_id in (${linked('control', sql`k.id`, 'monitoring_test')})
          order by one.test_id, one.recorded_at desc, one.due_on desc) n
        join monitoring_tests m on m.institution_id = n.institution_id and m.id = n.test_id
        -- A failed test stays so until it passes itself, whatever another one shows.
        order by (n.result = 'failed') desc, n.recorded_at desc limit 1) as "lastTest",
      (select json_build_object('title', e.title, 'validUntil', e.valid_until::text)
        from evidence_uses u join evidence e on e.institution_id = u.institution_id and e.id = u.evidence_id
        where u.institution_id = k.institution_id and u.subject_kind = 'control' and u.subject_id = k.id
          and coalesce(e.valid_until, ${today}::date) >= ${today}::date
        order by e.valid_until desc nulls first, e.id limit 1) as evidence
    from controls k where k.institution_id = ${institutionId} and k.id = any(${uuidList(ids)}) order by k.id`)
  return rows
}

export async function storeStrength(
  tx: Db,
  institutionId: string,
  id: string,
  { strength, because, holdsUntil }: FiguredStrength,
): Promise<void> {
  await tx.execute(sql`
    update controls set strength = ${strength}, strength_because = ${because.slice(0, 1_000)},
      holds_until = ${holdsUntil}::date, updated_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}

export async function controlsOfTest(tx: Db, institutionId: string, testId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select k.id from controls k where k.institution_id = ${institutionId}
      and k.id in (${linked('monitoring_test', sql`${testId}::uuid`, 'control')})`)
  return rows.map(({ id }) => id)
}

export async function risksOfControls(
  tx: Db,
  institutionId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await tx.execute<{ id: string }>(sql`
    select to_json(array_agg(distinct s.id)) as ids from (
      select l.from_id as id from work_links l where l.institution_id = ${institutionId}
        and l.from_kind = 'risk' and l.to_kind = 'control' and l.to_id = any(${uuidList(ids)})
      union all
      select l.to_id from work_links l where l.institution_id = ${institutionId}
        and l.to_kind = 'risk' and l.from_kind = 'control' and l.from_id = any(${uuidList(ids)})) s`)
  return (rows[0] as unknown as { ids: string[] | null }).ids ?? []
}

export interface ServedRisk extends Record<string, unknown> {
  id: string
  /** The strongest first. */
  controls: { id: string; title: string; strength: ControlStrength; because: string }[]
}

/** The controls that serve each of the risks. */
export async function controlsOfRisks(tx: Db, institutionId: string, riskIds: readonly string[]) {
  const { rows } = await tx.execute<ServedRisk>(sql`
    select s.risk_id as id, json_agg(json_build_object('id', k.id, 'title', k.title, 'strength', k.strength,
        'because', k.strength_because)
      order by array_position('{strong,adequate,weak,none}'::text[], k.strength), k.number) as controls
    from (
      select l.from_id as risk_id, l.to_id as control_id from work_links l where l.institution_id = ${institutionId}
        and l.from_kind = 'risk' and l.to_kind = 'control' and l.from_id = any(${uuidList(riskIds)})
      union
      select l.to_id, l.from_id from work_links l where l.institution_id = ${institutionId}
        and l.to_kind = 'risk' and l.from_kind = 'control' and l.to_id = any(${uuidList(riskIds)})) s
    join controls k on k.institution_id = ${institutionId} and k.id = s.control_id
    group by s.risk_id`)
  return new Map(rows.map(({ id, controls }) => [id, controls]))
}
