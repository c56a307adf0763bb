import { LISTED_ITEMS_AT_MOST, type Population } from '@plumbline/contract/compliance/monitoring-sheets.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { dayOf } from '../../platform/days/day-of.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { visibleTo as complaintsVisibleTo } from '../complaints/complaint-store.ts'
import { visibleTo as tasksVisibleTo } from '../tasks/task-filters.ts'

export interface CountedPopulation {
  size: number
  /** Null where the items are numbered alone. */
  labels: string[] | null
}

/** The items in an order that stays: the order of a list, or of a register by day and then by number. */
export async function countPopulation(
  tx: Db,
  reader: Reader,
  population: Population,
): Promise<CountedPopulation> {
  if (population.from === 'count') return { size: population.count, labels: null }
  const labels =
    population.from === 'list'
      ? population.items
      : await labelsOf(tx, REGISTERS[population.from](reader, population))
  return { size: labels.length, labels }
}

type Period = { since: string; until: string }

/** What an examination asked for is confidential, and a sheet is shown to others. */
const OF_NO_EXAM = sql`coalesce(t.origin_kind, '') not like 'exam%' and not exists (
  select 1 from findings o where o.institution_id = t.institution_id and t.origin_kind = 'finding'
    and o.id = t.origin_id and (o.source = 'exam' or coalesce(o.origin_kind, '') like 'exam%'))`

/** One row more than a population may have tells that there are too many. */
const REGISTERS: Record<'complaints' | 'tasks', (reader: Reader, period: Period) => SQL> = {
  complaints: (reader, { since, until }) => sql`
    select 'Complaint ' || c.number || ': ' || c.title as label from complaints c
    where ${complaintsVisibleTo(reader)} and c.received_on between ${since}::date and ${until}::date
    order by c.received_on, c.number limit ${LISTED_ITEMS_AT_MOST + 1}`,
  tasks: (reader, { since, until }) => sql`
    select t.title || ', done ' || ${dayOf(sql`t.done_at`, sql`t.institution_id`)}::text as label from tasks t
    where ${tasksVisibleTo(reader)} and ${OF_NO_EXAM} and t.status = 'done'
      and ${dayOf(sql`t.done_at`, sql`t.institution_id`)} between ${since}::date and ${until}::date
    order by t.done_at, t.id limit ${LISTED_ITEMS_AT_MOST + 1}`,
}

async function labelsOf(tx: Db, query: SQL): Promise<string[]> {
  const { rows } = await tx.execute<{ label: string }>(query)
  return rows.map(({ label }) => label)
}
