import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabaseInMemory } from './embedded-database.ts'
import { onPostgres } from './testing/test-database.ts'

test.skipIf(onPostgres)(
  'while statements wait for each other the process goes on hearing others',
  async () => {
    const { db, close } = await openDatabaseInMemory()
    const statements = 20
    let [turns, going] = [0, true]
    const turn = () => {
      turns += 1
      if (going) setImmediate(turn)
    }
    setImmediate(turn)
    await Promise.all(
      Array.from({ length: statements }, () =>
        db.execute(sql`select count(*) from generate_series(1, 300000)`),
      ),
    )
    going = false
    expect(turns).toBeGreaterThanOrEqual(statements)
    await close()
  },
)
