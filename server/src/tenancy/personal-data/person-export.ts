import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Person, PersonSection } from '../../work/nouns/person-section.ts'
import { personSections } from './person-sections.ts'

/** Everything stored about a person as JSON, streamed in pieces, with files as base64. */
export async function* personExport(db: Db, person: Person, now: Date): AsyncGenerator<string> {
  yield JSON.stringify({ format: 'plumbline-person-1', exportedAt: now.toISOString(), email: person.email })
    .slice(0, -1)
    .concat(',"holds":{')
  let isFirstSection = true
  for (const section of personSections()) {
    yield `${isFirstSection ? '' : ','}\n${JSON.stringify(section.name)}:[`
    isFirstSection = false
    let isFirst = true
    for await (const row of rowsOf(db, section, person)) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(row)}`
      isFirst = false
    }
    yield ']'
  }
  yield '\n}}\n'
}

async function* rowsOf(db: Db, section: PersonSection, person: Person): AsyncGenerator<unknown> {
  const { table, theirs, file, orderBy } = section
  if (!file) {
    yield* await read(db, section, sql`${theirs(person)} order by ${sql.raw(orderBy)}`)
    return
  }
  const key = sql.raw(`t.${orderBy}`)
  const { rows } = await db.execute<{ key: string }>(
    sql`select ${key} as key from ${sql.raw(table)} t where ${theirs(person)} order by ${key}`,
  )
  // Deleted meanwhile.
  for (const row of rows) yield* await read(db, section, sql`${key} = ${row.key}`)
}

async function read(db: Db, { table, without = [], file }: PersonSection, condition: SQL) {
  const left = file ? [...without, file] : without
  const json = sql`to_jsonb(t) - ${`{${left.join(',')}}`}::text[]`
  const base64 = file
    ? sql`|| jsonb_build_object(${file}::text, translate(encode(${sql.raw(`t.${file}`)}, 'base64'), E'\n', ''))`
    : sql``
  const { rows } = await db.execute<{ row: unknown }>(
    sql`select ${json} ${base64} as row from ${sql.raw(table)} t where ${condition}`,
  )
  return rows.map(({ row }) => row)
}
