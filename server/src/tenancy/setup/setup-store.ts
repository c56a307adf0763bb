import { SETUP_STEPS, type Setup, type SetupFact, type SetupStep } from '@plumbline/contract/tenancy/setup.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

export async function findProgress(
  tx: Db,
  institutionId: string,
): Promise<Pick<Setup, 'steps' | 'next' | 'endedAs' | 'managers'>> {
  const { rows } = await tx.execute<{
    done: string[]
    skipped: string[]
    endedAs: Setup['endedAs']
    managers: string[]
  }>(sql`
    select coalesce(s.done_steps, '{}') as done, coalesce(s.skipped_steps, '{}') as skipped, s.ended_as as "endedAs",
      (select coalesce(array_agg(p.full_name order by p.full_name), '{}') from institution_people p
        where p.institution_id = ${institutionId} and p.seat = 'member' and p.role in ('manager', 'admin')
          and not p.is_suspended) as managers
    from (select 1) one left join institution_setups s on s.institution_id = ${institutionId}`)
  const { done, skipped, endedAs, managers } = rows[0]!
  const steps = SETUP_STEPS.map((step) => ({
    step,
    state: done.includes(step)
      ? ('done' as const)
      : skipped.includes(step)
        ? ('skipped' as const)
        : ('open' as const),
  }))
  return { steps, next: steps.find(({ state }) => state === 'open')?.step ?? null, endedAs, managers }
}

/** What the first person of the institution answered when they asked for the trial. */
export async function findTrialAnswers(db: Db, institutionId: string): Promise<Setup['trial']> {
  const { rows } = await db.execute<NonNullable<Setup['trial']> & Record<string, unknown>>(sql`
    select t.assets_size as "assetsSize", t.number_of_employees as "numberOfEmployees",
      t.regulatory_concerns as "regulatoryConcerns"
    from trial_requests t join user_profiles p on p.user_id = t.account_id
    where p.institution_id = ${institutionId} and t.status = 'accepted'
    order by t.created_at limit 1`)
  return rows[0] ?? null
}

export async function markStep(
  tx: Db,
  institutionId: string,
  step: SetupStep,
  state: 'done' | 'skipped',
): Promise<void> {
  const done = state === 'done' ? sql`array[${step}::text]` : sql`'{}'::text[]`
  const skipped = state === 'skipped' ? sql`array[${step}::text]` : sql`'{}'::text[]`
  await tx.execute(sql`
    insert into institution_setups as s (institution_id, done_steps, skipped_steps)
    values (${institutionId}, ${done}, ${skipped})
    on conflict (institution_id) do update set
      done_steps = array_remove(s.done_steps, ${step}) || excluded.done_steps,
      skipped_steps = array_remove(s.skipped_steps, ${step}) || excluded.skipped_steps`)
}

export async function endSetup(
  tx: Db,
  institutionId: string,
  { as, by }: { as: NonNullable<Setup['endedAs']>; by: string },
): Promise<void> {
  await tx.execute(sql`
    insert into institution_setups (institution_id, ended_as, ended_by, ended_at)
    values (${institutionId}, ${as}, ${by}, now())
    on conflict (institution_id) do update set ended_as = ${as}, ended_by = ${by}, ended_at = now()`)
}

/** A value that was entered for the same day is corrected. False when it is the same value. */
export async function saveFact(
  tx: Db,
  institutionId: string,
  { key, year, value }: SetupFact,
  { trueSince, by, byName }: { trueSince: string; by: string; byName: string },
): Promise<boolean> {
  const json = JSON.stringify(value)
  const { rows } = await tx.execute(sql`
    insert into institution_facts as f (institution_id, key, year, value, true_since, entered_by, entered_by_name)
    select ${institutionId}, ${key}, ${year ?? 0}, ${json}::jsonb, ${trueSince}::date, ${by}, ${byName}
    where (select p.value from institution_facts p where p.institution_id = ${institutionId} and p.key = ${key}
      and p.year = ${year ?? 0} and p.true_since <= ${trueSince}::date order by p.true_since desc limit 1)
      is distinct from ${json}::jsonb
    on conflict (institution_id, key, year, true_since) do update set value = excluded.value,
      entered_by = excluded.entered_by, entered_by_name = excluded.entered_by_name, entered_at = now()
    returning 1`)
  return rows.length > 0
}
