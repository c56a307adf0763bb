import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { AUDIT_ENTRIES_A_YEAR, GROWN_TABLES } from './growth-rows.ts'

export const MEGABYTE = 1024 * 1024
const GIGABYTE = 1024 * MEGABYTE
/** Smaller ones are left out. */
const SHOWN_FROM = 0.5 * GIGABYTE

export async function totalBytes(db: Db): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(
    sql`select pg_database_size(current_database())::text as bytes`,
  )
  return Number(rows[0]!.bytes)
}

/** What is filled, as Markdown. */
export const describeAssumptions = (): string =>
  [
    '| Table | rows a year | why |',
    '|---|---:|---|',
    `| \`audit_log\` | ${AUDIT_ENTRIES_A_YEAR.toLocaleString('en-US')} | a sign-in a person and work day, and as many other acts |`,
    ...GROWN_TABLES.map(
      ({ table, perYear, isFixed, why }) =>
        `| \`${table}\` | ${isFixed ? `${perYear}, once` : perYear.toLocaleString('en-US')} | ${why} |`,
    ),
  ].join('\n')

/** Tables and indexes as Markdown. Those of institutions and of their people are multiplied, the library is not. */
export async function describeSizes(db: Db, times: number): Promise<string> {
  const factor = sql`case when n.nspname = 'auth' or exists (
    select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'institution_id') then ${times}::float8 else 1 end`
  const { rows: tables } = await db.execute<{
    name: string
    rows: number
    bytes: number
    indexes: number
  }>(sql`
    select case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as name,
      c.reltuples::float8 * ${factor} as rows, pg_table_size(c.oid) * ${factor} as bytes, pg_indexes_size(c.oid) * ${factor} as indexes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'auth') order by pg_total_relation_size(c.oid) desc`)
  const { rows: indexes } = await db.execute<{ name: string; bytes: number }>(sql`
    select i.relname as name, pg_relation_size(i.oid) * ${factor} as bytes
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'auth') order by 2 desc`)
  const gigabytes = (bytes: number) => (bytes / GIGABYTE).toFixed(1)
  const large = tables.filter(({ bytes, indexes: more }) => bytes + more > SHOWN_FROM)
  const sum = (of: 'bytes' | 'indexes') => tables.reduce((all, table) => all + table[of], 0)
  const perYear = new Map([
    ['audit_log', AUDIT_ENTRIES_A_YEAR],
    ...GROWN_TABLES.map(({ table, perYear: rows }): [string, number] => [table, rows]),
  ])
  return [
    '| Table | rows, institution and year | rows, million | rows, GB | indexes, GB |',
    '|---|---:|---:|---:|---:|',
    ...large.map(
      ({ name, rows, bytes, indexes: more }) =>
        `| \`${name}\` | ${perYear.get(name)?.toLocaleString('en-US') ?? ''} | ${(rows / 1e6).toFixed(1)} | ${gigabytes(bytes)} | ${gigabytes(more)} |`,
    ),
    `| all tables | | | ${gigabytes(sum('bytes'))} | ${gigabytes(sum('indexes'))} |`,
    '',
    '| Index | GB |',
    '|---|---:|',
    ...indexes
      .filter(({ bytes }) => bytes > 4 * SHOWN_FROM)
      .map(({ name, bytes }) => `| \`${name}\` | ${gigabytes(bytes)} |`),
  ].join('\n')
}
