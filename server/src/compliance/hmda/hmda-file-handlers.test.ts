import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { deleteOverdue } from '../../operator/retention/retention-work.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)
const owner = await server.newInstitution({})
const other = await server.newInstitution({})
const [member, colleague, manager, stranger] = await Promise.all([
  owner.signedIn({ role: 'user', worksOnHmda: true }),
  owner.signedIn({ role: 'user', worksOnHmda: true }),
  owner.signedIn({ role: 'manager' }),
  other.signedIn({ role: 'manager' }),
])
const SAMPLE = readFileSync(
  new URL('../../../../data/hmda/samples/2026-FRONTENDTESTBANK9999.txt', import.meta.url),
)
const store = (who = member) =>
  who.hmdaFiles.store({
    register: new File([SAMPLE], 'register.txt'),
    ...{ name: 'register.txt', year: 2026, keepYears: 3 },
  })

test('stores a register sealed, and gives back the same bytes', async () => {
  const stored = await store()
  expect(stored).toMatchObject({ name: 'register.txt', year: 2026, quarter: null, byteSize: SAMPLE.length })
  const opened = await manager.hmdaFiles.open({ id: stored.id })
  expect(Buffer.from(await opened.arrayBuffer())).toEqual(SAMPLE)
  const { rows } = await server.db.execute<{ bytes: Uint8Array }>(sql`
    select bytes from hmda_file_chunks where file_id = ${stored.id}`)
  // Neither its words nor a compressed file that anyone could unpack.
  expect(Buffer.concat(rows.map(({ bytes }) => bytes)).includes('Harborlight')).toBe(false)
  const log = await server.db.execute<{ action: string }>(sql`
    select action from audit_log where subject_id = ${stored.id} order by at`)
  expect(log.rows.map(({ action }) => action)).toEqual(['hmda.store', 'hmda.open'])
})

test('another institution neither sees, opens nor deletes it', async () => {
  const { id } = await store()
  expect(await stranger.hmdaFiles.list()).toEqual([])
  await expect(stranger.hmdaFiles.open({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(stranger.hmdaFiles.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a user sees and opens the registers that they stored, and no colleague’s', async () => {
  const { id } = await store()
  const shownTo = async (who: typeof member) => (await who.hmdaFiles.list()).map((file) => file.id)
  expect(await shownTo(member)).toContain(id)
  expect(await shownTo(manager)).toContain(id)
  expect(await shownTo(colleague)).toEqual([])
  expect((await member.hmdaFiles.open({ id })).size).toBe(SAMPLE.length)
  await expect(colleague.hmdaFiles.open({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('who stored it and managers delete it, nobody else', async () => {
  const { id } = await store()
  await expect(colleague.hmdaFiles.remove({ id })).rejects.toMatchObject({ code: 'NOT_YOURS' })
  await member.hmdaFiles.remove({ id })
  await expect(manager.hmdaFiles.open({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { id: second } = await store()
  await manager.hmdaFiles.remove({ id: second })
})

test('a file whose bytes were swapped for another’s does not open', async () => {
  const [one, two] = [await store(), await store()]
  await server.db.execute(sql`
    update hmda_file_chunks set bytes = (select bytes from hmda_file_chunks where file_id = ${two.id})
    where file_id = ${one.id}`)
  await expect(member.hmdaFiles.open({ id: one.id })).rejects.toMatchObject({ status: 500 })
})

test('a file that another key sealed is refused by name', async () => {
  const { id } = await store()
  await server.db.execute(sql`update hmda_files set key_mark = '0000000000000000' where id = ${id}`)
  await expect(member.hmdaFiles.open({ id })).rejects.toMatchObject({ code: 'OTHER_STORAGE_KEY' })
})

test('what cannot be read is not stored, and there is a limit', async () => {
  const lender = await server.newInstitution({})
  const person = await lender.signedIn({ worksOnHmda: true })
  await expect(
    person.hmdaFiles.store({
      register: new File(['just words'], 'words.txt'),
      ...{ name: 'words.txt', year: 2026, keepYears: 3 },
    }),
  ).rejects.toMatchObject({ code: 'UNREADABLE_FILE' })
  for (let at = 0; at < 20; at++) await store(person)
  await expect(store(person)).rejects.toMatchObject({ code: 'TOO_MANY_FILES' })
})

test('it goes a day after the date that was chosen', async () => {
  const { id, keepUntil } = await store()
  const until = Date.parse(keepUntil)
  // Sessions are over by then, so the table is asked.
  const listed = async () =>
    (await server.db.execute(sql`select 1 from hmda_file_chunks where file_id = ${id}`)).rows.length > 0
  await deleteOverdue(server.db, new Date(until + 23 * 3_600_000))
  expect(await listed()).toBe(true)
  await deleteOverdue(server.db, new Date(until + 25 * 3_600_000))
  expect(await listed()).toBe(false)
})
