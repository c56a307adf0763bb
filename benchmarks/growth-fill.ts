import type { Db } from '@plumbline/database/db.ts'
import { START } from '@plumbline/server/platform/audit-log/audit-hashes.ts'
import { sql } from 'drizzle-orm'
import { RENDERER } from '../server/src/platform/markdown/renderer-version.ts'
import { ADMINISTRATOR } from './engines.ts'
import { AUDIT_ENTRIES_A_YEAR, GROWN_TABLES, type GrownTable, PEOPLE, uuidOf } from './growth-rows.ts'

const DAYS_OF_A_YEAR = 365
/** Above those that the first start took. */
const FIRST_NUMBER = 1_000_000

export interface Size {
  institutions: number
  years: number
}

/** Institutions at work for years, of which the first is the administrator’s own. Rows come in the order of their days. */
export async function fillYears(db: Db, size: Size): Promise<void> {
  await setAll(db, { fsync: 'off', full_page_writes: 'off', max_wal_size: '2GB' })
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      select set_config('statement_timeout', '0', true), set_config('work_mem', '128MB', true), set_config('synchronous_commit', 'off', true)`)
    await makeInstitutions(tx, size)
    // Triggers would do a row at a time what the tables below hold already.
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const grown of GROWN_TABLES) {
      const started = performance.now()
      await tx.execute(sql.raw(insertOf(grown, size)))
      console.error(`  ${grown.table}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
    }
    await fillAuditLog(tx, size)
    await tx.execute(sql`drop table measured_institutions`)
  })
  await setAll(db, { fsync: 'on', full_page_writes: 'on', max_wal_size: '1GB' })
}

/** What is lost by a crash meanwhile is filled again. */
async function setAll(db: Db, settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings))
    await db.execute(sql.raw(`alter system set ${name} = '${value}'`))
  await db.execute(sql`select pg_reload_conf()`)
}

const PERSON = sql.raw(uuidOf(`'person' || i.number || '-' || n`))

async function makeInstitutions(tx: Db, { institutions }: Size) {
  await tx.execute(sql`
    create table measured_institutions as
    select 0 as number, institution_id as id from user_profiles where role = 'admin'
    union all select n, ${sql.raw(uuidOf(`'institution' || n`))} from generate_series(1, ${institutions - 1}::integer) n`)
  await tx.execute(sql`
    insert into institutions (id, name, type) select id, 'Bank ' || number, 'community_bank' from measured_institutions where number > 0`)
  await tx.execute(sql`
    insert into auth.users
    select (json_populate_record(u, json_build_object('id', ${PERSON}, 'email', 'person-' || i.number || '-' || n || '@bank.example'))).*
    from auth.users u, measured_institutions i cross join generate_series(1, ${PEOPLE}::integer) n
    where u.email = ${ADMINISTRATOR.ADMIN_EMAIL}`)
  await tx.execute(sql`
    insert into user_profiles (user_id, institution_id, full_name, role)
    select ${PERSON}, i.id, 'Person ' || n, case when n <= 3 then 'manager' else 'user' end
    from measured_institutions i cross join generate_series(1, ${PEOPLE}::integer) n`)
}

/** Of each institution, as many as are there after so many years. */
export const rowsOf = ({ perYear, keptDays, isFixed }: GrownTable, years: number): number =>
  isFixed ? perYear : Math.round(perYear * (spanOf(keptDays, years) / DAYS_OF_A_YEAR))

const spanOf = (keptDays: number | undefined, years: number) =>
  keptDays === undefined ? years * DAYS_OF_A_YEAR : Math.min(keptDays + 1, years * DAYS_OF_A_YEAR)

function insertOf(grown: GrownTable, { years }: Size): string {
  const rows = rowsOf(grown, years)
  const tasks = rowsOf(GROWN_TABLES.find(({ table }) => table === 'tasks')!, years)
  const values = grown.values
    .replaceAll(':rows', String(rows))
    .replaceAll(':tasks', String(tasks))
    .replaceAll(':renderer', String(RENDERER))
  const columns = grown.isOfPeople ? grown.columns : `institution_id, ${grown.columns}`
  return `insert into ${grown.table} (${columns})
    select ${grown.isOfPeople ? '' : 'i.id, '}${values}
    from generate_series(1, ${rows}) n cross join measured_institutions i
    cross join lateral (select now() - (${rows} - n + 0.5) / ${rows} * interval '${spanOf(grown.keptDays, years)} days' as at) moment
    ${grown.values.includes('text.body') ? `cross join lateral (select (select string_agg(md5(n || '-' || k) || ' is what the policy of the institution says of it', '. ') from generate_series(1, 250) k) as body) text` : ''}
    order by n, i.number`
}

/** One chain for each institution, with the hashes that the program would compute. */
async function fillAuditLog(tx: Db, { institutions, years }: Size): Promise<void> {
  const length = AUDIT_ENTRIES_A_YEAR * years
  const started = performance.now()
  await tx.execute(sql`
    insert into audit_log (number, at, action, actor_id, subject_id, ip, detail, previous_hash, hash, institution_id, chain, chain_position)
    with recursive chained as (
      select i.id, i.number as institution, 0 as position, ${START}::text as previous_hash, ${START}::text as hash from measured_institutions i
      union all
      select c.id, c.institution, c.position + 1, c.hash, encode(sha256(convert_to(concat_ws(':', c.hash,
        ${FIRST_NUMBER} + c.institution, c.position + 1, ${numberOf('c.position + 1', institutions)}, e.hashed), 'UTF8')), 'hex')
      from chained c cross join lateral (${entryOf('c.id', 'c.institution', 'c.position + 1', length, years)}) e
      where c.position < ${length}::integer
    )
    select ${numberOf('c.position', institutions)}, e.at::timestamptz, e.action, e.actor, e.subject::text, e.ip, e.detail, c.previous_hash, c.hash, c.id,
      ${FIRST_NUMBER} + c.institution, c.position
    from chained c cross join lateral (${entryOf('c.id', 'c.institution', 'c.position', length, years)}) e where c.position > 0`)
  await tx.execute(sql`
    insert into audit_chains (id, belongs_to, length, hash)
    select ${FIRST_NUMBER} + i.number, i.id, l.chain_position, l.hash
    from measured_institutions i join audit_log l on l.chain = ${FIRST_NUMBER} + i.number and l.chain_position = ${length}`)
  await tx.execute(
    sql`select setval('audit_chains_id_seq', 2 * ${FIRST_NUMBER}::bigint), setval('audit_log_number_seq', (select max(number) from audit_log))`,
  )
  console.error(`  audit_log: ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

const numberOf = (position: string, institutions: number) =>
  sql.raw(`(${FIRST_NUMBER} + (${position}) * ${institutions} + c.institution)::bigint`)

/** Half of them sign-ins, the others changes of tasks. */
const entryOf = (id: string, institution: string, position: string, length: number, years: number) =>
  sql.raw(`
    select *, concat('[', concat_ws(',', to_json(at), to_json(action), to_json(actor), to_json(subject), to_json(ip), to_json(detail), to_json(${id})), ']') as hashed
    from (select to_char((now() - (${length} - (${position}) + 0.5) / ${length} * interval '${years * DAYS_OF_A_YEAR} days') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      case when (${position}) % 2 = 0 then 'auth.sign_in' else 'task.change' end as action,
      ${uuidOf(`'person' || ${institution} || '-' || 1 + (${position}) % ${PEOPLE}`)} as actor,
      ${uuidOf(`'task' || ${institution} || '-' || 1 + (${position}) / 14`)} as subject, '192.0.2.1' as ip,
      case when (${position}) % 2 = 0 then '{}' else '{"fields":["status","dueOn"]}' end as detail) fields`)
