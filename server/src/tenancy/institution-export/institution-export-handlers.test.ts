import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WORK_TABLES } from '../../nouns.ts'
import { exportInstitution } from '../../operator/commands/institution-commands.ts'
import { filledInstitution } from '../../testing/filled-institution.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { zipEntryNames, zipEntryText } from '../../testing/zip-text.ts'
import { institutionArchive } from './export-archive.ts'
import { eachExported, exportedTables } from './exported-tables.ts'

const UUIDS = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
/** Stands where the program acted. */
const NIL = '00000000-0000-0000-0000-000000000000'
const SECRET = 'Zanzibar redlining inquiry'
const folder = mkdtempSync(join(tmpdir(), 'institution-export-'))

let server: TestServer
let harbor: Institution
let delta: Institution
type Institution = Awaited<ReturnType<typeof filledInstitution>>
beforeAll(async () => {
  server = await startTestServer()
  harbor = await filledInstitution(server, 'Harbor', SECRET)
  delta = await filledInstitution(server, 'Delta', SECRET)
}, 120_000)
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

async function download(client: TestClient, examIds: string[] = []): Promise<Buffer> {
  const { path } = await client.institutionExport.open({ examIds })
  const response = await server.request(`http://localhost:3000${path}`)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

const wholeText = (zip: Buffer) =>
  zipEntryNames(zip)
    .map((name) => `${name}\n${zipEntryText(zip, name)}`)
    .join('\n')

test('every table of institution work says how it is exported, or why not', () => {
  const other = ['institutions', 'institution_people', 'audit_log']
  expect(Object.keys(exportedTables()).toSorted()).toEqual([...Object.keys(WORK_TABLES), ...other].toSorted())
})

test('no exported column is a secret or bytes, and each has a type that the schema knows', async () => {
  const zip = await download(harbor.client)
  const columns = eachExported().flatMap(([name]) => {
    const { properties } = JSON.parse(zipEntryText(zip, `schema/${name}.schema.json`)) as {
      properties: object
    }
    return Object.keys(properties).map((column) => `${name}.${column}`)
  })
  expect(columns).toContain('tasks.title')
  expect(columns.filter((column) => /secret|token|password|institution_id/.test(column))).toEqual([])
})

test('the archive holds the rows, their twins, and the files, and its checksums agree', async () => {
  const zip = await download(harbor.client)
  const path = join(folder, 'harbor.zip')
  writeFileSync(path, zip)
  execFileSync('unzip', ['-q', path, '-d', join(folder, 'harbor')])
  execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: join(folder, 'harbor') })
  const tasks = JSON.parse(zipEntryText(zip, 'data/tasks.json')) as { rows: { id: string; title: string }[] }
  expect(tasks.rows.find(({ id }) => id === harbor.task.id)).toMatchObject({ title: '=Harbor' })
  expect(zipEntryText(zip, 'csv/tasks.csv')).toContain(`'=Harbor`)
  const { rows } = JSON.parse(zipEntryText(zip, 'manifest.json')) as { rows: Record<string, number> }
  expect(rows.tasks).toBe(tasks.rows.length)
  expect(readFileSync(join(folder, 'harbor/files', harbor.fileId, 'Harbor proof_.txt'), 'utf8')).toBe(
    'The bytes of Harbor.\n',
  )
})

test('nothing of another institution is in it: no id, no word', async () => {
  const words = wholeText(await download(harbor.client, [harbor.exam.id]))
  expect(words).not.toContain('Delta')
  const foreign = new Set<string>([delta.id])
  for (const name of ['institution_people', ...Object.keys(WORK_TABLES)]) {
    const { rows } = await delta.inInstitution((tx) =>
      tx.execute<{ row: string }>(sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`),
    )
    for (const { row } of rows) for (const [id] of row.matchAll(UUIDS)) foreign.add(id)
  }
  const own = new Set([...words.matchAll(UUIDS)].map(([id]) => id))
  expect(foreign.size).toBeGreaterThan(100)
  expect([...foreign].filter((id) => own.has(id) && id !== NIL)).toEqual([])
})

test('examinations stay out unless somebody named on them chooses them', async () => {
  expect(wholeText(await download(harbor.client))).not.toContain(SECRET)
  const chosen = await download(harbor.client, [harbor.exam.id])
  expect(zipEntryText(chosen, 'data/exams.json')).toContain(SECRET)
  expect(zipEntryText(chosen, 'data/comments.json')).toContain(SECRET)
  const colleague = await harbor.signedIn({ role: 'manager' })
  expect((await colleague.institutionExport.find()).exams).toEqual([])
  await expect(colleague.institutionExport.open({ examIds: [harbor.exam.id] })).rejects.toMatchObject({
    code: 'NOT_NAMED',
  })
  await expect(harbor.client.institutionExport.open({ examIds: [delta.exam.id] })).rejects.toMatchObject({
    code: 'NOT_NAMED',
  })
})

test('an export is in the audit log, and its address ends with the person’s rights', async () => {
  const account = await harbor.addMember({ role: 'manager' })
  const manager = server.clientOf(await server.tokenOf(account))
  const { path } = await manager.institutionExport.open({ examIds: [] })
  const { items } = await harbor.client.settings.audit({})
  expect(items.find(({ action }) => action === 'institution.exported')?.subjectId).toBe(harbor.id)
  await server.db.execute(sql`update user_profiles set role = 'user' where user_id = ${account.userId}`)
  expect((await server.request(`http://localhost:3000${path}`)).status).toBe(404)
  const other = path.replace(harbor.id, delta.id)
  await server.db.execute(sql`update user_profiles set role = 'manager' where user_id = ${account.userId}`)
  expect((await server.request(`http://localhost:3000${other}`)).status).toBe(404)
  expect((await server.request(`http://localhost:3000${path}`, { method: 'HEAD' })).status).toBe(200)
  const { rows } = await server.db.execute(sql`
    select expires_at <= now() + interval '10 minutes' as "isSoon" from institution_export_addresses where user_id = ${account.userId}`)
  expect(rows).toEqual([{ isSoon: true }])
  await server.db.execute(sql`
    update institution_export_addresses set expires_at = now() where user_id = ${account.userId}`)
  expect((await server.request(`http://localhost:3000${path}`)).status).toBe(404)
})

test('a suspended institution still exports, by a manager alone', async () => {
  const closed = await server.newInstitution({
    name: 'Closed',
    suspendedAt: new Date(),
    suspendedReason: 'Unpaid',
  })
  const account = await closed.addMember({ role: 'manager' })
  const manager = server.clientOf(await server.tokenOf(account))
  expect(zipEntryText(await download(manager), 'README.txt')).toContain('Closed')
  await expect((await closed.signedIn()).institutionExport.open({})).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
})

test('rows in many pages are in the archive once each, in order, on one moment the same bytes', async () => {
  await server.db.execute(sql`
    insert into comments (institution_id, subject_kind, subject_id, author_id, author_name, body)
    select ${harbor.id}, 'task', ${harbor.task.id}, ${harbor.manager.userId}, 'Many', n::text from generate_series(1, 250) n`)
  const made = new Date('2026-11-23T12:00:00Z')
  const archive = async () => {
    const pieces: Buffer[] = []
    for await (const piece of institutionArchive(
      server.db,
      server.plumbline.services.fileBytes,
      { institutionId: harbor.id, examIds: [] },
      made,
    ))
      pieces.push(piece)
    return Buffer.concat(pieces)
  }
  const first = await archive()
  const { rows } = JSON.parse(zipEntryText(first, 'data/comments.json')) as { rows: { id: string }[] }
  const ids = rows.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(250)
  expect(ids).toEqual([...new Set(ids)].toSorted())
  expect((await archive()).equals(first)).toBe(true)
})

test('the command writes the same for an operator, without examinations', async () => {
  const { db, auth } = { db: server.db, auth: server.plumbline.auth }
  const path = join(folder, 'operator.zip')
  await exportInstitution({ db, auth }, harbor.id, path)
  const zip = readFileSync(path)
  expect(zipEntryText(zip, 'README.txt')).toContain('Harbor')
  expect(wholeText(zip)).not.toContain(SECRET)
  await expect(exportInstitution({ db, auth }, crypto.randomUUID(), path)).rejects.toThrow(
    'There is no institution',
  )
  await expect(exportInstitution({ db, auth }, 'harbor', path)).rejects.toThrow(`${harbor.id} is Harbor`)
})
