import { startTestDatabase } from '@plumbline/database/testing/test-database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { MIGRATIONS } from '../migrations.ts'
import { contentSlugs } from './content-files.ts'
import { loadNewFiles } from './loaded-content.ts'

const { db, close } = await startTestDatabase(MIGRATIONS)
afterAll(close)

const PRESS = { kind: 'press', folder: 'press', schema: z.looseObject({ title: z.string() }) }

test('each file is loaded once, and not even read again; one that is new, alone', async () => {
  const load = vi.fn(async (_tx: unknown, { slug }: { slug: string }) => slug)
  const loaded = () => load.mock.calls.map(([, { slug }]) => slug)
  const all = await contentSlugs('press')
  await loadNewFiles(db, { ...PRESS, load })
  expect(loaded()).toEqual(all)

  load.mockClear()
  await loadNewFiles(db, { ...PRESS, schema: z.never(), load })
  expect(loaded()).toEqual([])

  await db.execute(sql`delete from loaded_content where slug = ${all[2]}`)
  await loadNewFiles(db, { ...PRESS, load })
  expect(loaded()).toEqual([all[2]])
})

test('several processes that start at once load each file once', async () => {
  await db.execute(sql`delete from loaded_content`)
  const load = vi.fn(async () => {})
  await Promise.all([loadNewFiles(db, { ...PRESS, load }), loadNewFiles(db, { ...PRESS, load })])
  expect(load).toHaveBeenCalledTimes((await contentSlugs('press')).length)
})
