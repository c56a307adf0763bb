import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onPostgres } from '@plumbline/database/testing/test-database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMMANDS } from '../operator/commands/command-list.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { newPost } from '../testing/visitor.ts'
import { addWholePerson, WHOLE_PERSON } from '../testing/whole-person.ts'
import { runCommandLine } from './command-line.ts'

/** On PostgreSQL a command works beside the processes that serve; `main.test.ts` shows it on the embedded engine. */
describe.runIf(onPostgres)('on PostgreSQL, beside a process that serves', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-commands-'))
  const command = (...args: string[]) =>
    runCommandLine({ DATABASE_URL: server.database.url, DATA_DIR: folder }, args)

  test('what has outlived its time is counted, and deleted when told to', async () => {
    await server.db.execute(sql`insert into filing_counts values ('hash', '2001-01-01', 1)`)
    expect(await command('retention')).toContain('1 row of public.filing_counts')
    expect(await command('retention')).toContain('1 row of public.filing_counts')
    expect(await command('retention', '--apply')).toContain('1 row of public.filing_counts')
    expect(await command('retention')).toContain('Nothing has outlived its time.')
    await expect(command('retention', '--all')).rejects.toThrow('There is no option --all')
  })

  test('somebody is exported, counted and erased', async () => {
    const admin = await server.signedIn({ role: 'admin', fullName: 'Other Administrator' })
    await addWholePerson(server, admin)
    const file = join(folder, 'person.json')
    expect(await command('export-person', WHOLE_PERSON.email, file)).toContain('contact messages: 1')
    expect(JSON.parse(readFileSync(file, 'utf8')).holds.resumes).toHaveLength(1)
    expect(await command('erase-person', WHOLE_PERSON.email)).toContain('Nothing was erased')
    expect(await command('erase-person', WHOLE_PERSON.email, '--apply')).toContain('job applications: 1')
    expect(await command('erase-person', WHOLE_PERSON.email)).toBe(
      `Nothing is held about ${WHOLE_PERSON.email}.`,
    )
    expect(await command('verify-audit')).toContain('The audit log is whole')
    await expect(command('export-person', WHOLE_PERSON.email)).rejects.toThrow(
      'Please name the file to write.',
    )
  })

  test('renewed secrets end sessions and previews in the process that serves', async () => {
    const administrator = await server.addMember({ role: 'admin' })
    const client = server.clientOf(await server.tokenOf(administrator))
    const { id } = await client.blog.create({ ...newPost(), isPublished: false })
    const token = (await client.blog.previewLink({ id })).path.replace('/blog/preview/', '')
    expect(await server.nobody.blog.preview({ token })).toMatchObject({ id })

    expect(await command('renew-secrets')).toContain('The secrets are renewed. Sessions ended: ')
    await expect(client.members.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(server.nobody.blog.preview({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const { items } = await server.clientOf(await server.tokenOf(administrator)).audit.list({})
    expect(items.map(({ action }) => action)).toContain('auth.secrets_renewed')
    expect(await command('verify-audit')).toContain('The audit log is whole')
  })

  test('what is left out is asked for, and the list names every command', async () => {
    await expect(command('erase-person')).rejects.toThrow('Please name the email address.')
    const usage = await command().catch(({ message }: Error) => message)
    const lines = usage.split('\n')
    expect(lines.slice(0, 2)).toEqual(['Usage: npm run plumbline -- COMMAND', ''])
    const named = lines.slice(2).map((line) => /^ {2}(\S+) .*\S/.exec(line)?.[1])
    expect(named).toEqual([
      ...Object.keys(COMMANDS),
      'backup',
      'restore',
      'check-hmda',
      'check-loan',
      'loan-register',
      'loan-test',
      'fair-lending',
      'verify-binder',
    ])
  })
})
