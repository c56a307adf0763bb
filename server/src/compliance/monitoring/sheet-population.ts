import {
  LISTED_ITEMS_AT_MOST,
  type Population,
  STRATA_COLUMNS,
} from '@plumbline/contract/compliance/monitoring-sheets.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { dayOf } from '../../platform/days/day-of.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { taskTellsOfExam } from '../../work/records/exam-origin.ts'
import { visibleTo as complaintsVisibleTo } from '../complaints/complaint-store.ts'
import { visibleTo as tasksVisibleTo } from '../tasks/task-filters.ts'
import {
  type BatchErrors,
  batchPopulation,
  type CountedPopulation,
  type PopulationErrors,
  runPopulation,
} from './loan-population.ts'
import type { OpenedSource } from './opened-population.ts'
import { registerPopulation } from './register-population.ts'

type OfTheWork = Exclude<Population, { sourceId: string }>

interface AskedPopulation {
  source: Population
  /** What is sealed comes opened. */
  opened: OpenedSource | undefined
  /** By what the items are grouped. */
  column: string | undefined
}

/** The items in an order that stays: the order of a list or file, or of a register by day and then by number. */
export function countPopulation(
  tx: Db,
  reader: Reader,
  { source, opened, column }: AskedPopulation,
  errors: BatchErrors,
): Promise<CountedPopulation> {
  if (!('sourceId' in source)) return countWork(tx, reader, source, column, errors)
  if (opened?.from === 'loan_run') return runPopulation(opened.loans, column, errors)
  if (opened?.from === 'hmda_register') return registerPopulation(opened.register, column, errors)
  return batchPopulation(tx, reader, source.sourceId, column, errors)
}

async function countWork(
  tx: Db,
  reader: Reader,
  population: OfTheWork,
  column: string | undefined,
  errors: PopulationErrors,
): Promise<CountedPopulation> {
  if (column !== undefined) requireColumn(population.from, column, errors)
  if (population.from === 'count') return { size: population.count, labels: null }
  if (population.from === 'list') return listed(population, column, errors)
  const { rows } = await tx.execute<{ label: string; group: string }>(
    REGISTERS[population.from](reader, population, column),
  )
  return {
    size: rows.length,
    labels: rows.map(({ label }) => label),
    ...(column !== undefined && { groups: rows.map(({ group }) => group) }),
  }
}

function requireColumn(from: OfTheWork['from'], column: string, { STRATA_REFUSED }: PopulationErrors): void {
  const columns: readonly string[] = STRATA_COLUMNS[from]
  if (columns.includes(column)) return
  throw STRATA_REFUSED({
    message:
      columns.length === 0
        ? 'Numbered items have nothing to group them by. Enter a list with a group for each item.'
        : `There is no column "${column}" to group by. Choose one of: ${columns.join(', ')}.`,
  })
}

function listed(
  { items, groups }: Extract<Population, { from: 'list' }>,
  column: string | undefined,
  { STRATA_REFUSED }: PopulationErrors,
): CountedPopulation {
  if (column === undefined) return { size: items.length, labels: items }
  if (groups?.length !== items.length)
    throw STRATA_REFUSED({
      message: `The list has ${items.length} items and ${groups?.length ?? 0} groups. Give each item its group.`,
    })
  return { size: items.length, labels: items, groups }
}

type Period = { since: string; until: string }
type Register = (reader: Reader, period: Period, column: string | undefined) => SQL

/** What an examination asked for is confidential, and a sheet is shown to others. */
const OF_NO_EXAM = sql`not ${taskTellsOfExam(sql`t`)}`

const OWNER = sql`(select p.full_name from user_profiles p
  where p.institution_id = t.institution_id and p.user_id = t.owner_id)`
const named = (value: SQL | undefined): SQL =>
  value ? sql`coalesce(nullif(trim(${value}), ''), 'None')` : sql`''`
const columnOf = (alias: 'c' | 't', column: string | undefined): SQL =>
  named(column === undefined ? undefined : column === 'owner' ? OWNER : sql.raw(`${alias}.${column}`))

/** One row more than a population may have tells that there are too many. */
const REGISTERS: Record<'complaints' | 'tasks', Register> = {
  complaints: (reader, { since, until }, column) => sql`
    select 'Complaint ' || c.number || ': ' || c.title as label, ${columnOf('c', column)} as group
    from complaints c
    where ${complaintsVisibleTo(reader)} and c.received_on between ${since}::date and ${until}::date
    order by c.received_on, c.number limit ${LISTED_ITEMS_AT_MOST + 1}`,
  tasks: (reader, { since, until }, column) => sql`
    select t.title || ', done ' || ${dayOf(sql`t.done_at`, sql`t.institution_id`)}::text as label,
      ${columnOf('t', column)} as group
    from tasks t
    where ${tasksVisibleTo(reader)} and ${OF_NO_EXAM} and t.status = 'done'
      and ${dayOf(sql`t.done_at`, sql`t.institution_id`)} between ${since}::date and ${until}::date
    order by t.done_at, t.id limit ${LISTED_ITEMS_AT_MOST + 1}`,
}
