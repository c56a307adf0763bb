import { PGlite } from '@electric-sql/pglite'
import { afterAll, describe, expect, test } from 'vitest'
import { createMaintenance } from './embedded-maintenance.ts'
import { onPostgres } from './testing/test-database.ts'

describe.skipIf(onPostgres)('the embedded engine', async () => {
  const pglite = await PGlite.create()
  afterAll(() => pglite.close())
  let tables = 0

  /** A table of so many rows of a kilobyte that cannot be made smaller. */
  async function newTable(rows: number): Promise<string> {
    const name = `table_${++tables}`
    await pglite.exec(`create table ${name} (id integer, noise text)`)
    await fill(name, rows)
    return name
  }

  const fill = (name: string, rows: number) =>
    pglite.exec(`insert into ${name}
      select id, (select string_agg(md5(random()::text || id || n), '') from generate_series(1, 32) n)
      from generate_series(1, ${rows}) id`)

  async function look<Value>(what: string): Promise<Value> {
    const { rows } = await pglite.query<{ value: Value }>(`select ${what} as value`)
    return rows[0]!.value
  }

  const bytesOf = (name: string) => look<number>(`pg_total_relation_size('${name}')::float8`)
  /** Another one each time that the table is written anew. */
  const fileOf = (name: string) => look<string>(`pg_relation_filepath('${name}')`)

  test('uses the room of what was deleted again', async () => {
    const maintenance = createMaintenance(pglite, () => true)
    const name = await newTable(2000)
    const bytes = await bytesOf(name)
    for (let round = 0; round < 3; round++) {
      await pglite.exec(`delete from ${name}`)
      await maintenance.vacuum()
      await fill(name, 2000)
    }
    expect(await bytesOf(name)).toBe(bytes)
  })

  test('writes a table anew when something of it was deleted, replaced or taken back since', async () => {
    const maintenance = createMaintenance(pglite, () => true)
    const name = await newTable(10)
    const isRewritten = async (change: string) => {
      await pglite.exec(change)
      const before = await fileOf(name)
      await maintenance.overwriteDeleted([`public.${name}`])
      return (await fileOf(name)) !== before
    }
    expect(await isRewritten(''), 'not known yet').toBe(true)
    expect(await isRewritten('')).toBe(false)
    expect(await isRewritten(`insert into ${name} values (11, '')`)).toBe(false)
    expect(await isRewritten(`delete from ${name} where id = 11`)).toBe(true)
    expect(await isRewritten(`update ${name} set noise = '' where id = 10`)).toBe(true)
    expect(await isRewritten(`begin; insert into ${name} values (12, ''); rollback`)).toBe(true)
    expect(await isRewritten('')).toBe(false)
    expect(await look(`(select count(*)::integer from ${name})`)).toBe(10)
  })

  test('leaves tables alone that are larger than was said, and those that were not named', async () => {
    const maintenance = createMaintenance(pglite, () => true)
    const [small, large, other] = [await newTable(10), await newTable(1000), await newTable(10)]
    const files = () => Promise.all([small, large, other].map(fileOf))
    const before = await files()
    await maintenance.overwriteDeleted([`public.${small}`, `public.${large}`], 100_000)
    const after = await files()
    expect(after.map((file, index) => file !== before[index])).toEqual([true, false, false])
  })

  test('writes nothing anew for which the disk has no room, and names it', async () => {
    const maintenance = createMaintenance(pglite, (bytes) => bytes < 1_000_000)
    const [small, large] = [await newTable(10), await newTable(1000)]
    const before = await fileOf(large)
    const { withoutSpace } = await maintenance.overwriteDeleted([`public.${small}`, `public.${large}`])
    expect(withoutSpace).toEqual([`public.${large}`])
    expect(await fileOf(large)).toBe(before)
  })

  test('counts what was deleted', async () => {
    const maintenance = createMaintenance(pglite, () => true)
    const name = await newTable(10)
    expect(await maintenance.countDeleted(`public.${name}`)).toBe(0)
    await pglite.exec(`delete from ${name} where id < 4`)
    expect(await maintenance.countDeleted(`public.${name}`)).toBe(3)
  })
})
