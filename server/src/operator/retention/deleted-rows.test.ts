import { openEmbeddedDatabase } from '@plumbline/database/embedded-database.ts'
import { onPostgres } from '@plumbline/database/testing/test-database.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { databaseFilesWith } from '../../testing/database-files.ts'
import { newDataDirectory } from '../../testing/program.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { addWholePerson, WHOLE_PERSON } from '../../testing/whole-person.ts'
import { COMMANDS } from '../commands/command-list.ts'
import { createVacuum } from './deleted-rows.ts'

const { email, fullName, phone } = WHOLE_PERSON
const WORDS = [email, email.toUpperCase(), phone, fullName]

describe.skipIf(onPostgres)('on the embedded engine', () => {
  let folder: string
  let server: TestServer
  let admin: TestClient
  let person: Awaited<ReturnType<typeof addWholePerson>>

  beforeEach(async () => {
    folder = newDataDirectory()
    server = await startTestServer({ openDatabase: () => openEmbeddedDatabase(folder) })
    admin = await server.signedIn({ role: 'admin', fullName: 'Other Administrator' })
    person = await addWholePerson(server, admin)
    // Its byline would stay.
    const { items } = await admin.blog.manage({})
    for (const { id } of items) await admin.blog.delete({ id })
    // So would the history of their institution's work.
    await server.db.execute(sql`delete from update_assessments`)
    return () => server.close()
  })

  const filesWith = (words: readonly string[]) => words.flatMap((word) => databaseFilesWith(folder, word))

  const command = (name: string, ...args: string[]) =>
    COMMANDS[name]!.run({ ...server.database, auth: server.plumbline.auth }, args)

  test('nobody who was erased by command is in any file', async () => {
    for (const word of WORDS) expect(filesWith([word]), word).not.toEqual([])
    await command('erase-person', email, '--apply')
    for (const word of WORDS) expect(filesWith([word]), word).toEqual([])
  })

  test('nobody who was deleted is reached by any file after the next vacuum, or named after the thorough one', async () => {
    const vacuum = createVacuum(server.database.maintenance!, server.plumbline.log)
    await vacuum.thorough()
    await admin.users.remove({ id: person.id })
    // What they wrote to us is not deleted with them.
    for (const table of ['contact_messages', 'job_applications', 'outgoing_mail'])
      await server.db.execute(sql`delete from ${sql.raw(table)}`)
    await vacuum.little()
    for (const word of [email, email.toUpperCase(), phone]) expect(filesWith([word]), word).toEqual([])
    await vacuum.thorough()
    expect(filesWith([fullName])).toEqual([])
  })

  test('nothing that the retention deleted is in any file', async () => {
    const resume = `%PDF-1.7 ${fullName}`
    // In the log alone, the text may lie across the end of a page.
    await server.db.execute(sql`checkpoint`)
    expect(filesWith([resume])).not.toEqual([])
    await server.db.execute(sql`update job_applications set created_at = '2001-01-01'`)
    expect(await command('retention', '--apply')).toContain('1 row of public.job_applications')
    expect(filesWith([resume])).toEqual([])
  })
})
