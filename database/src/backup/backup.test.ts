import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../db.ts'
import { startTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'backup-'))
const migrations = join(folder, 'migrations')
const SETS = [{ module: 'shop', directory: migrations }]
const FILE = join(folder, 'shop.backup')

let source: TestDatabase
beforeAll(async () => {
  const { mkdirSync } = await import('node:fs')
  mkdirSync(migrations)
  writeFileSync(
    join(migrations, '0001_shop.sql'),
    `create table orders (id integer generated always as identity primary key, customer_id integer not null, note text, total numeric(30,2), huge bigint, taken_at timestamptz, picture bytea, tags text[], loud text generated always as (upper(note)) stored);
create table customers (id integer primary key, name text not null);
alter table orders add foreign key (customer_id) references customers (id);
create table settings (name text primary key);
insert into settings values ('made by the migration');
create table order_counts (customer_id integer primary key, count integer not null);
create function count_orders() returns trigger as $$
begin
  insert into order_counts values (new.customer_id, 1)
    on conflict (customer_id) do update set count = order_counts.count + 1;
  return null;
end;
$$ language plpgsql;
create trigger orders_counted after insert on orders for each row execute function count_orders();
comment on table order_counts is 'Derived: kept by a trigger on orders.';`,
  )
  source = await startTestDatabase(SETS)
  await source.db.execute(sql`insert into customers values (1, 'Zoë "Quote" O''Neil'), (2, E'two\nlines')`)
  await source.db.execute(sql`
    insert into orders (customer_id, note, total, huge, taken_at, picture, tags)
    select 1 + n % 2, 'note ' || n, n * 1.01 + 12345678901234567890, 9007199254740993 + n, timestamptz '2026-01-01 00:00:00.123456Z' + n * interval '1 minute',
      decode(lpad(to_hex(n), 8, '0'), 'hex'), array['a', null, 'c,d']
    from generate_series(1, 450) n`)
  await writeBackup(source.db, FILE)
})
afterAll(() => source.close())

async function intoEmpty<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const target = await startTestDatabase([])
  await target.db.execute(sql`drop table if exists schema_migrations`)
  try {
    return await work(target.db)
  } finally {
    await target.close()
  }
}

const everything = async (db: Db) =>
  (await db.execute(sql`select row_to_json(o)::text as row from orders o order by id`)).rows

test('what is restored is what was there, to the last digit', async () => {
  await intoEmpty(async (db) => {
    expect((await restoreBackup(db, SETS, FILE)).counts).toEqual({
      'public.customers': 2,
      'public.orders': 450,
      'public.settings': 1,
    })
    expect(await everything(db)).toEqual(await everything(source.db))
    await db.execute(sql`insert into orders (customer_id) values (2)`)
    const { rows } = await db.execute(sql`select max(id) as id from orders`)
    expect(rows).toEqual([{ id: 451 }])
  })
})

describe('what triggers keep', () => {
  const counts = async (db: Db) =>
    (await db.execute(sql`select customer_id, count from order_counts order by customer_id`)).rows

  test('is what they make of the restored rows, and no more', async () => {
    await intoEmpty(async (db) => {
      await restoreBackup(db, SETS, FILE)
      expect(await counts(db)).toEqual(await counts(source.db))
    })
  })

  test('is not taken from a backup of an earlier version, which has it, too', async () => {
    const earlier = join(folder, 'earlier.backup')
    await source.db.execute(sql`comment on table order_counts is null`)
    expect((await writeBackup(source.db, earlier)).counts).toHaveProperty('public.order_counts', 2)
    await source.db.execute(sql`comment on table order_counts is 'Derived: kept by a trigger on orders.'`)
    await intoEmpty(async (db) => {
      expect((await restoreBackup(db, SETS, earlier)).counts).not.toHaveProperty('public.order_counts')
      expect(await counts(db)).toEqual(await counts(source.db))
    })
  })
})

test('a copy is of one moment, whatever is written meanwhile', async () => {
  const during = join(folder, 'during.backup')
  const writing = (async () => {
    for (let n = 0; n < 30; n++) {
      await source.db.transaction(async (tx) => {
        await tx.execute(sql`insert into customers values (${100 + n}, 'late')`)
        await tx.execute(sql`insert into orders (customer_id, note) values (${100 + n}, 'late')`)
      })
    }
  })()
  await writeBackup(source.db, during)
  await writing
  await intoEmpty(async (db) => {
    await restoreBackup(db, SETS, during)
    const { rows } = await db.execute(sql`
      select (select count(*) from customers where name = 'late') = (select count(*) from orders where note = 'late') as matched`)
    expect(rows).toEqual([{ matched: true }])
  })
})

describe('a line', () => {
  const MIB = 1024 * 1024
  let large: TestDatabase
  beforeAll(async () => {
    large = await startTestDatabase(SETS)
    await large.db.execute(sql`insert into customers values (1, ${'in two\u2028parts\u2029'})`)
    await large.db.execute(sql`
      insert into orders (customer_id, picture) select 1, decode(repeat('ab', ${3 * MIB}), 'hex') from generate_series(1, 4)`)
    await large.db.execute(
      sql`insert into customers select n, repeat('x', 10000) from generate_series(2, 300) n`,
    )
  })
  afterAll(() => large.close())

  test('is no longer than one large row, or than a few of the small ones', async () => {
    const file = join(folder, 'large.backup')
    await writeBackup(large.db, file)
    const lines = gunzipSync(readFileSync(file)).toString().split('\n')
    const longest = (table: string) =>
      Math.max(...lines.filter((line) => line.startsWith(`{"table":"${table}"`)).map(({ length }) => length))
    // Each byte of a picture is two digits.
    expect(longest('public.orders')).toBeLessThan(7 * MIB)
    expect(longest('public.customers')).toBeLessThan(1.1 * MIB)
    await intoEmpty(async (db) => {
      await restoreBackup(db, SETS, file)
      expect(await everything(db)).toEqual(await everything(large.db))
    })
  })

  test('ends at a line feed alone, whatever else a text has that ends one for some', async () => {
    const file = join(folder, 'separators.backup')
    await writeBackup(large.db, file)
    await intoEmpty(async (db) => {
      await restoreBackup(db, SETS, file)
      const { rows } = await db.execute(sql`select name from customers where id = 1`)
      expect(rows).toEqual([{ name: 'in two\u2028parts\u2029' }])
    })
  })
})

const damages: [string, (lines: string[]) => Buffer, RegExp][] = [
  ['cut off', (lines) => gzipSync(lines.slice(0, -2).join('\n')), /breaks off after line \d+/],
  [
    'cut off in the middle of the packing',
    () => readFileSync(FILE).subarray(0, 400),
    /cannot be unpacked after line \d+/,
  ],
  [
    'with a changed figure',
    (lines) => gzipSync(lines.join('\n').replace('note 7\\"', 'note 8\\"')),
    /checksum is wrong/,
  ],
  [
    'with rows missing',
    (lines) => gzipSync(lines.filter((_, index) => index !== 2).join('\n')),
    /public\.\w+ has \d+ rows instead of \d+/,
  ],
  ['that is something else', () => gzipSync('{"hello":"world"}\n'), /does not begin like a backup/],
  ['that is not packed', () => Buffer.from('hello'), /cannot be unpacked/],
]

test.each(damages)('a file %s is refused, and says where', async (_, damage, message) => {
  const lines = gunzipSync(readFileSync(FILE)).toString().split('\n')
  const damaged = join(folder, 'damaged.backup')
  writeFileSync(damaged, damage(lines))
  await intoEmpty(async (db) => {
    await expect(restoreBackup(db, SETS, damaged)).rejects.toThrow(message)
    const { rows } = await db.execute(sql`select to_regclass('orders') as orders`)
    expect(rows).toEqual([{ orders: null }])
  })
})

test('a backup of an older program is brought up to date with its rows', async () => {
  const newer = mkdtempSync(join(tmpdir(), 'backup-newer-'))
  copyFileSync(join(migrations, '0001_shop.sql'), join(newer, '0001_shop.sql'))
  writeFileSync(
    join(newer, '0002_tiers.sql'),
    `alter table customers add column tier text;
update customers set tier = 'from ' || name;
alter table customers alter column tier set not null;
drop table settings;`,
  )
  await intoEmpty(async (db) => {
    await restoreBackup(db, [{ module: 'shop', directory: newer }], FILE)
    const { rows } = await db.execute(sql`select id, tier from customers order by id`)
    expect(rows).toEqual([
      { id: 1, tier: `from Zoë "Quote" O'Neil` },
      { id: 2, tier: 'from two\nlines' },
    ])
    const applied = await db.execute(sql`select number from schema_migrations order by number`)
    expect(applied.rows).toHaveLength(2)
  })
})

test('a database that holds something is not restored into', async () => {
  await expect(restoreBackup(source.db, SETS, FILE)).rejects.toThrow('restored into an empty database')
})

test('a backup of a newer program is refused by name', async () => {
  await intoEmpty(async (db) => {
    const { mkdirSync } = await import('node:fs')
    const older = join(folder, 'older')
    mkdirSync(older, { recursive: true })
    await expect(restoreBackup(db, [{ module: 'shop', directory: older }], FILE)).rejects.toThrow(
      /newer than this program.*shop\/0001_shop/,
    )
  })
})
