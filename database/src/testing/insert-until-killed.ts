import { sql } from 'drizzle-orm'
import { openEmbeddedDatabase } from '../embedded-database.ts'

// A process of its own: inserts row after row, and says of each that it is safe, until someone kills it.
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
