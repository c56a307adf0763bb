import { sql } from 'drizzle-orm'
import { openEmbeddedDatabase } from '../embedded-database.ts'

// Runs in its own process: inserts row after row and reports each commit until it is killed.
const { db } = await openEmbeddedDatabase(process.argv[2]!)
await db.execute(
  sql`create table if not exists rows (id bigint generated always as identity primary key, filler text)`,
)
for (;;) {
  const { rows } = await db.execute<{ id: string }>(
    sql`insert into rows (filler) values (repeat('x', 500)) returning id`,
  )
  process.stdout.write(`${rows[0]!.id}\n`)
}
