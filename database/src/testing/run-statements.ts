import { sql } from 'drizzle-orm'
import { openEmbeddedDatabase } from '../embedded-database.ts'

// Runs in its own process: as many different statements as make the grammar seem hot.
const { db, close } = await openEmbeddedDatabase(process.argv[2]!)
for (let number = 0; number < 40; number++)
  await db.execute(
    sql.raw(`select sum(n * ${number}) from generate_series(1, 50) as numbers (n) where n > 1`),
  )
await close()
