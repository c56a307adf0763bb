import { openDatabase } from '@plumbline/database/open-database.ts'
import { sql } from 'drizzle-orm'
import { listInstitutions } from '../server/src/tenancy/institutions/institution-list.ts'
import { prepare } from './engines.ts'
import { fillInstitutions } from './large-data.ts'

const filter = { search: '', onlyTwins: false } as const
for (const size of [10, 1000]) {
  const place = await prepare('postgres', (db) => fillInstitutions(db, size))
  if (!place) throw new Error('none')
  const { db, close } = await openDatabase({ databaseUrl: place.environment.DATABASE_URL, dataDirectory: place.environment.DATA_DIR!, onError: console.error })
  const time = async (name: string, work: () => Promise<unknown>) => {
    const times: number[] = []
    for (let i = 0; i < 150; i++) { const s = performance.now(); await work(); if (i > 30) times.push(performance.now() - s) }
    times.sort((a, b) => a - b)
    console.log(size, name, 'median', times[60]!.toFixed(2), 'p95', times[113]!.toFixed(2))
  }
  await time('list', () => listInstitutions(db, filter, 1))
  await time('search', () => listInstitutions(db, { ...filter, search: 'institution 5' }, 1))
  await time('count', () => db.execute(sql`select count(*)::integer from institutions i`))
  await time('top', () => db.execute(sql`select i.id from institutions i order by i.created_at desc, i.id desc limit 25`))
  await db.execute(sql`create index zz on institutions (created_at desc, id desc)`)
  await time('top with index', () => db.execute(sql`select i.id from institutions i order by i.created_at desc, i.id desc limit 25`))
  await time('list with index', () => listInstitutions(db, filter, 1))
  const plan = await db.execute<{ 'QUERY PLAN': string }>(sql`explain (analyze, costs off) with shown as materialized (select i.id from institutions i order by i.created_at desc, i.id desc limit 25)
    select i.id, (select count(*)::integer from user_profiles p join auth.users u on u.id = p.user_id
       where p.institution_id = i.id and p.seat = 'member' and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())) as people,
      exists (select 1 from institutions other where other.name_key = i.name_key and other.id <> i.id) as twin
    from shown join institutions i using (id) order by i.created_at desc, i.id desc`)
  console.log(plan.rows.map((r) => r['QUERY PLAN']).join('\n'))
  await close()
  await place.remove()
}
