import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../db.ts'
import { openPostgres } from '../postgres-database.ts'
import { onPostgres, startTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'backup-rules-'))
const migrations = join(folder, 'migrations')
const SETS = [{ module: 'archive', directory: migrations }]
const FILE = join(folder, 'archive.backup')

let source: TestDatabase
beforeAll(async () => {
  mkdirSync(migrations)
  writeFileSync(
    join(migrations, '0001_archive.sql'),
    `create table papers (id integer generated always as identity primary key, parent_id integer references papers (id), cover_id integer, title text not null, is_final boolean not null, loud text);
create table pages (id integer primary key, paper_id integer not null references papers (id), words text not null);
alter table papers add constraint papers_cover foreign key (cover_id) references pages (id);
alter table papers enable row level security;
create function refuse_pages_of_final() returns trigger as $$
begin
  if exists (select 1 from papers where id = new.paper_id and is_final) then
    raise exception 'a final paper does not change';
  end if;
  return new;
end;
$$ language plpgsql;
create trigger pages_final before insert or update on pages for each row execute function refuse_pages_of_final();
create function refuse_papers() returns trigger as $$
begin
  raise exception 'papers stay';
end;
$$ language plpgsql;
create trigger papers_stay before delete on papers for each statement execute function refuse_papers();
create function make_loud() returns trigger as $$
begin
  new.loud = upper(new.title);
  return new;
end;
$$ language plpgsql;
create trigger papers_loud before insert on papers for each row execute function make_loud();
create trigger papers_off before insert on papers for each row execute function refuse_papers();
alter table papers disable trigger papers_off;
insert into papers (id, title, is_final) overriding system value values (1, 'made by the migration', false);`,
  )
  source = await startTestDatabase(SETS)
  await source.db.execute(sql`
    insert into papers (id, title, is_final) overriding system value select n, 'paper ' || n, false from generate_series(2, 600) n`)
  await source.db.execute(sql`select setval('papers_id_seq', 600)`)
  // Parents come after their children, and the cover of a paper is one of its pages.
  await source.db.execute(sql`update papers set parent_id = 601 - id + 1 where id between 2 and 300`)
  await source.db.execute(sql`insert into pages select n, n, 'words' from generate_series(1, 20) n`)
  await source.db.execute(
    sql`update papers set cover_id = 1, is_final = true, loud = 'changed since' where id = 1`,
  )
  await source.db.execute(sql`insert into papers (title, is_final) values ('last', false)`)
  await source.db.execute(sql`alter table papers disable trigger papers_stay`)
  await source.db.execute(sql`delete from papers where title = 'last'`)
  await source.db.execute(sql`alter table papers enable trigger papers_stay`)
  await writeBackup(source.db, FILE)
})
afterAll(() => source.close())

async function intoEmpty<T>(work: (target: TestDatabase) => Promise<T>): Promise<T> {
  const target = await startTestDatabase([])
  await target.db.execute(sql`drop table if exists schema_migrations`)
  try {
    return await work(target)
  } finally {
    await target.close()
  }
}

const papers = async (db: Db) => (await db.execute(sql`select * from papers order by id`)).rows
const rules = async (db: Db) =>
  (
    await db.execute(sql`
      select tgname as name, tgenabled::text as state from pg_trigger where not tgisinternal
      union all select conname, condeferrable::text || condeferred::text || convalidated::text from pg_constraint where contype = 'f'
      order by 1`)
  ).rows

test('rows that a trigger would refuse or rewrite are restored as they were', async () => {
  await intoEmpty(async ({ db }) => {
    await restoreBackup(db, SETS, FILE)
    expect(await papers(db)).toEqual(await papers(source.db))
    expect(await papers(db)).toContainEqual(
      expect.objectContaining({ id: 1, loud: 'changed since', cover_id: 1 }),
    )
  })
})

test('every trigger and foreign key is back as it was', async () => {
  await intoEmpty(async ({ db }) => {
    await restoreBackup(db, SETS, FILE)
    expect(await rules(db)).toEqual(await rules(source.db))
    await expect(db.execute(sql`insert into pages values (900, 1, 'late')`)).rejects.toThrow()
    await expect(db.execute(sql`delete from papers where id = 400`)).rejects.toThrow()
    await expect(db.execute(sql`update papers set parent_id = 9999 where id = 5`)).rejects.toThrow()
  })
})

test('the number of a deleted row is not given again', async () => {
  await intoEmpty(async ({ db }) => {
    await restoreBackup(db, SETS, FILE)
    const { rows } = await db.execute(
      sql`insert into papers (title, is_final) values ('next', false) returning id`,
    )
    expect(rows).toEqual([{ id: 602 }])
  })
})

/** Changes one line of the backup, and the checksum that fits. */
async function rewritten(change: (line: string) => string) {
  const { createHash } = await import('node:crypto')
  const lines = gunzipSync(readFileSync(FILE)).toString().trimEnd().split('\n')
  const end = JSON.parse(lines.pop()!)
  const changed = lines.map((line) => `${change(line)}\n`).join('')
  end.sha256 = createHash('sha256').update(changed).digest('hex')
  const path = join(folder, 'rewritten.backup')
  writeFileSync(path, gzipSync(`${changed}${JSON.stringify(end)}\n`))
  return path
}

describe('a restore that fails', () => {
  test('leaves the database empty, and the next one succeeds', async () => {
    const dangling = await rewritten((line) => line.replace(/\\"paper_id\\":20,/, '\\"paper_id\\":7777,'))
    await intoEmpty(async ({ db }) => {
      await expect(restoreBackup(db, SETS, dangling)).rejects.toThrow()
      const { rows } = await db.execute(
        sql`select to_regclass('papers') as papers, to_regclass('schema_migrations') as migrations`,
      )
      expect(rows).toEqual([{ papers: null, migrations: null }])
      await restoreBackup(db, SETS, FILE)
      expect(await papers(db)).toEqual(await papers(source.db))
    })
  })

  test('names the table whose rows are not those that were saved', async () => {
    const changed = await rewritten((line) =>
      line.replace('\\"words\\":\\"words\\"', '\\"words\\":\\"other\\"'),
    )
    await intoEmpty(async ({ db }) => {
      await expect(restoreBackup(db, SETS, changed)).rejects.toThrow(
        'restoring public.pages ended with rows that are not those of the backup',
      )
    })
  })
})

test('a backup that fails midway leaves no file, and the earlier one as it was', async () => {
  const place = mkdtempSync(join(folder, 'place-'))
  const file = join(place, 'all.backup')
  await writeBackup(source.db, file)
  const before = readFileSync(file)
  let left = 12
  const losesItsConnection = (tx: Db) =>
    new Proxy(tx, {
      get(target, name) {
        if (name !== 'execute') return Reflect.get(target, name)
        if (left-- === 0) throw new Error('the connection was lost')
        return target.execute.bind(target)
      },
    })
  const interrupted = {
    transaction: (work: (tx: Db) => Promise<unknown>) =>
      source.db.transaction((tx) => work(losesItsConnection(tx))),
  } as unknown as Db
  await expect(writeBackup(interrupted, file)).rejects.toThrow('the connection was lost')
  expect(readdirSync(place)).toEqual(['all.backup'])
  expect(readFileSync(file).equals(before)).toBe(true)
})

test.runIf(onPostgres)('a plain owner of the database restores, without being a superuser', async () => {
  await intoEmpty(async ({ db, url }) => {
    const name = new URL(url!).pathname.slice(1)
    const owner = `owner_of_${name}`
    await db.execute(sql.raw(`create role ${owner} login`))
    await db.execute(sql.raw(`alter database ${name} owner to ${owner}`))
    await db.execute(sql.raw(`alter schema public owner to ${owner}`))
    const address = new URL(url!)
    address.username = owner
    const asOwner = await openPostgres(address.href, () => {})
    try {
      await restoreBackup(asOwner.db, SETS, FILE)
      expect(await papers(asOwner.db)).toEqual(await papers(source.db))
    } finally {
      await asOwner.close()
    }
  })
})
