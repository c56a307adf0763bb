import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeDailySnapshots } from '../../insight/dashboard/daily-snapshots.ts'
import { tellOfMissingFigures } from '../../lending/reference-data/missing-figures.ts'
import { exportInstitution, importInstitution } from '../../operator/commands/institution-commands.ts'
import { streamZip } from '../../platform/files/streamed-zip.ts'
import { tellOfLaw } from '../../regulations/regulatory-updates/law-notices.ts'
import { compareExports } from '../../testing/compare-exports.ts'
import { filledInstitution } from '../../testing/filled-institution.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { zipEntryNames, zipEntryText } from '../../testing/zip-text.ts'
import { institutionArchive } from '../institution-export/export-archive.ts'
import { readScoped, readShapes } from '../institution-export/export-rows.ts'
import { eachExported } from '../institution-export/exported-tables.ts'
import { remindOfAccessReviews } from '../team/access-review-store.ts'
import { mapIds } from './id-mapping.ts'
import { importArchive } from './import-archive.ts'

const OPERATOR = { id: null, ip: '127.0.0.1' }
const folder = mkdtempSync(join(tmpdir(), 'institution-import-'))
const archive = join(folder, 'harbor.zip')

let there: TestServer
let here: TestServer
let harbor: Awaited<ReturnType<typeof filledInstitution>>
beforeAll(async () => {
  there = await startTestServer({ withSampleData: true })
  here = await startTestServer({ withSampleData: true })
  harbor = await filledInstitution(there, 'Harbor', 'Second request')
  await store(there, harbor.id, [harbor.exam.id], archive)
  execFileSync('unzip', ['-q', archive, '-d', join(folder, 'harbor')])
}, 180_000)
afterAll(async () => {
  await there.close()
  await here.close()
  rmSync(folder, { recursive: true })
})

async function store(server: TestServer, institutionId: string, examIds: string[], path: string) {
  const pieces: Buffer[] = []
  const made = new Date('2026-11-24T12:00:00Z')
  for await (const piece of institutionArchive(
    server.db,
    server.plumbline.services.fileBytes,
    { institutionId, examIds },
    made,
  ))
    pieces.push(piece)
  writeFileSync(path, Buffer.concat(pieces))
}

/** The archive with a change in one of its files, and the list of hashes that fits. */
async function changed(name: string, change: (text: string) => string, { withSums = true } = {}) {
  const bytesOf = (path: string) => readFileSync(join(folder, 'harbor', path))
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  const before = bytesOf(name)
  const after = Buffer.from(change(before.toString('utf8')))
  const sums = bytesOf('SHA256SUMS').toString('utf8')
  const contentOf = (path: string) => {
    if (path === name) return after
    if (path === 'SHA256SUMS' && withSums) return Buffer.from(sums.replace(hash(before), hash(after)))
    return bytesOf(path)
  }
  async function* entries() {
    for (const path of zipEntryNames(readFileSync(archive))) yield { path, content: [contentOf(path)] }
  }
  const path = join(folder, 'changed.zip')
  const pieces: Buffer[] = []
  for await (const piece of streamZip(entries(), new Date('2026-11-24'))) pieces.push(piece)
  writeFileSync(path, Buffer.concat(pieces))
  return path
}

const dryRun = async (path: string, institutionId?: string) => {
  const id = institutionId ?? (await here.newInstitution({ name: 'Empty', plan: 'enterprise' })).id
  return importArchive(here.db, here.plumbline.auth, {
    institutionId: id,
    path,
    actor: OPERATOR,
    isDryRun: true,
  })
}

/** What the program does for every institution, also for an empty one. */
async function actOfProgram() {
  const now = new Date()
  while (await tellOfLaw(here.db));
  while (await takeDailySnapshots(here.db, now));
  await tellOfMissingFigures(here.db, now)
  await remindOfAccessReviews(here.db)
}

/** A person belongs to one institution: earlier imports of the same people make room. */
let freed = 0
const freeAddresses = () => here.db.execute(sql`update auth.users set email = ${`left-${++freed}-`} || email`)

const lineOf = (noun: string, words: string) =>
  readFileSync(join(folder, 'harbor/data', `${noun}.json`), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(words)) + 1

const rowsIn = (zip: Buffer, noun: string): Record<string, unknown>[] =>
  (JSON.parse(zipEntryText(zip, `data/${noun}.json`)) as { rows: Record<string, unknown>[] }).rows

test('an import and a second export give the same rows and files, with mapped ids', async () => {
  const target = await here.newInstitution({ name: 'Harbor again', plan: 'enterprise' })
  await actOfProgram()
  const tried = await dryRun(archive, target.id)
  expect(tried).toMatchObject({ problems: [], isImported: false, withoutUpdate: 0 })
  const { rows: none } = await here.db.execute(sql`select 1 from tasks where institution_id = ${target.id}`)
  expect(none).toEqual([])

  const report = await importArchive(here.db, here.plumbline.auth, {
    institutionId: target.id,
    path: archive,
    actor: OPERATOR,
    isDryRun: false,
  })
  expect(report).toMatchObject({ problems: [], isImported: true, rows: tried.rows })

  const exam = mapIds(target.id).mapped(harbor.exam.id)
  const again = join(folder, 'again.zip')
  await store(here, target.id, [exam], again)
  const shapes = await readScoped(here.db, { institutionId: target.id, examIds: [] }, readShapes)
  const { differences, rows, files } = await compareExports(archive, again, shapes)
  expect(differences).toEqual([])
  expect(Object.keys(rows).length).toBeGreaterThan(20)
  expect(files).toBeGreaterThan(1)

  const [first, second] = [readFileSync(archive), readFileSync(again)]
  const reader = await target.signedIn({ role: 'manager', email: 'reader@example.com' })
  expect(
    await reader.team.directoryGroups(),
    'groups of the directory keep the role that they give',
  ).toMatchObject([{ name: 'Compliance managers', role: 'manager', memberCount: 1 }])
  const { items } = await reader.policies.list({})
  const policies = await Promise.all(items.map(({ id }) => reader.policies.find({ id })))
  const decided = policies
    .flatMap(({ versions }) => versions.flatMap(({ approvals }) => approvals))
    .filter(({ decidedAt }) => decidedAt !== null)
  expect(decided.length).toBeGreaterThan(0)
  expect(decided.every((approval) => approval.isImported)).toBe(true)
  const native = await harbor.client.policies.find({ id: rowsIn(first, 'policies')[0]!.id as string })
  expect(native.versions.flatMap(({ approvals }) => approvals).some((approval) => approval.isImported)).toBe(
    false,
  )

  const log = rowsIn(first, 'audit_log')
  expect(rowsIn(second, 'imported_audit_log').map(({ position, ...entry }) => entry)).toEqual(log)
  const people = (zip: Buffer) =>
    rowsIn(zip, 'institution_people')
      .map(({ user_id, ...person }) => JSON.stringify(person))
      .toSorted()
  expect(people(second)).toEqual(people(first))
})

test('an archive of an imported institution goes in again, with both earlier logs', async () => {
  const target = await here.newInstitution({ name: 'First stop', plan: 'enterprise' })
  await freeAddresses()
  const run = (server: TestServer, institutionId: string, path: string) =>
    importArchive(server.db, server.plumbline.auth, { institutionId, path, actor: OPERATOR, isDryRun: false })
  expect((await run(here, target.id, archive)).problems).toEqual([])
  const second = join(folder, 'second.zip')
  await store(here, target.id, [], second)
  await freeAddresses()
  const last = await here.newInstitution({ name: 'Last stop', plan: 'enterprise' })
  const report = await run(here, last.id, second)
  expect(report.problems).toEqual([])
  const zip = readFileSync(second)
  const { rows } = await here.db.execute<{ count: number }>(
    sql`select count(*)::integer as count from imported_audit_log where institution_id = ${last.id}`,
  )
  expect(rows[0]!.count).toBe(rowsIn(zip, 'imported_audit_log').length + rowsIn(zip, 'audit_log').length)
})

test('a finding for an item of an exam, as old archives have them, comes in as the exam’s', async () => {
  const itemId = rowsIn(readFileSync(archive), 'exam_items')[0]!.id as string
  const path = await changed('data/findings.json', (text) =>
    text
      .replace(/"origin_kind":null/, '"origin_kind":"exam_item"')
      .replace(/"origin_id":null/, `"origin_id":"${itemId}"`),
  )
  await freeAddresses()
  const target = await here.newInstitution({ name: 'Old archive', plan: 'enterprise' })
  const report = await importArchive(here.db, here.plumbline.auth, {
    ...{ institutionId: target.id, path, actor: OPERATOR, isDryRun: false },
  })
  expect(report.problems).toEqual([])
  const { rows } = await here.db.execute(sql`
    select origin_kind as kind, origin_id as id from findings
    where institution_id = ${target.id} and origin_kind like 'exam%'`)
  expect(rows).toEqual([{ kind: 'exam', id: mapIds(target.id).mapped(harbor.exam.id) }])
})

test('a wrong value is named with file, line, field, and the nearest valid value', async () => {
  await freeAddresses()
  const line = lineOf('tasks', '"=Harbor"')
  const task = (change: (text: string) => string) =>
    changed('data/tasks.json', (text) =>
      text
        .split('\n')
        .map((each, at) => (at === line - 1 ? change(each) : each))
        .join('\n'),
    )
  const problemsOf = async (path: Promise<string>) => (await dryRun(await path)).problems
  const file = 'data/tasks.json'
  expect(
    await problemsOf(task((row) => row.replace(/"priority":"[a-z]+"/, '"priority":"hihg"'))),
  ).toMatchObject([{ file, line, field: 'priority', nearest: 'high' }])
  expect(await problemsOf(task((row) => row.replace('"title":', '"titel":')))).toMatchObject([
    { file, line, field: 'titel', nearest: 'title' },
    { file, line, field: 'title', because: 'The field is missing.' },
  ])
  expect(
    await problemsOf(task((row) => row.replace(/"due_on":[^,]+/, '"due_on":"11/31/2026x"'))),
  ).toMatchObject([{ file, line, field: 'due_on' }])
  expect(
    await problemsOf(task((row) => row.replace(/"due_on":[^,]+/, '"due_on":"Nov. 30, 2026 AD 1"'))),
  ).toMatchObject([
    { file, line, field: 'due_on', because: '"Nov. 30, 2026 AD 1" is no day.'.replaceAll('"', '') },
  ])
  expect(
    await problemsOf(task((row) => row.replace(/"owner_id":[^,]+/, `"owner_id":"${crypto.randomUUID()}"`))),
  ).toMatchObject([{ file, line, field: 'owner_id' }])
  expect(await problemsOf(task((row) => row.replace('"id"', 'id')))).toMatchObject([
    { file, line, because: 'The line is no row in JSON.' },
  ])
})

test('bytes that are not those of the list are refused before anything else', async () => {
  const path = await changed('data/tasks.json', (text) => text.replace('=Harbor', '=Herbor'), {
    withSums: false,
  })
  await expect(dryRun(path)).rejects.toThrow('data/tasks.json was changed')
  writeFileSync(join(folder, 'cut.zip'), readFileSync(archive).subarray(0, 5000))
  await expect(dryRun(join(folder, 'cut.zip'))).rejects.toThrow('no ZIP file')
})

test('a file that is not what its row says is refused', async () => {
  const file = readdirSync(join(folder, 'harbor/files', harbor.fileId))[0]!
  const { problems } = await dryRun(
    await changed(`files/${harbor.fileId}/${file}`, (text) => text.replace('Harbor', 'Horbar')),
  )
  expect(problems).toMatchObject([{ file: 'data/files.json', field: 'sha256' }])
})

test('an administrator of another installation comes as a manager, and people of others are refused', async () => {
  const asAdmin = await changed('data/institution_people.json', (text) =>
    text.replaceAll('"role":"manager"', '"role":"admin"'),
  )
  await freeAddresses()
  const target = await here.newInstitution({ name: 'Careful', plan: 'enterprise' })
  const options = { institutionId: target.id, path: asAdmin, actor: OPERATOR }
  expect(
    (await importArchive(here.db, here.plumbline.auth, { ...options, isDryRun: false })).problems,
  ).toEqual([])
  const { rows } = await here.db.execute<{ role: string }>(
    sql`select distinct role from user_profiles where institution_id = ${target.id} order by role`,
  )
  expect(rows.map(({ role }) => role)).toEqual(['manager', 'user'])
  expect((await dryRun(archive)).problems).toMatchObject([
    { file: 'data/institution_people.json', field: 'email' },
    { field: 'email' },
    { field: 'email' },
  ])
  await expect(dryRun(archive, target.id)).rejects.toThrow('not empty')
})

test('a plan with too few users refuses by line', async () => {
  await freeAddresses()
  const small = await here.newInstitution({ name: 'Small', plan: 'starter' })
  for (let n = 0; n < 4; n++) await small.addMember({ email: `small-${n}@example.com` })
  expect((await dryRun(archive, small.id)).problems).toMatchObject([
    { file: 'data/institution_people.json', because: 'The plan has 5 users. Choose a larger one first.' },
    {},
  ])
})

test('the command tries first, then imports, and says what was done', async () => {
  const context = { db: here.db, auth: here.plumbline.auth }
  const path = join(folder, 'operator.zip')
  await exportInstitution({ db: there.db, auth: there.plumbline.auth }, harbor.id, path)
  await freeAddresses()
  const { id } = await here.newInstitution({ name: 'By command', plan: 'enterprise' })
  await expect(importInstitution(context, path, [])).rejects.toThrow('--into ID')
  await expect(importInstitution(context, path, ['--into', id, '--force'])).rejects.toThrow(
    'no option --force',
  )
  expect(await importInstitution(context, path, ['--into', id])).toContain(
    'Nothing was imported; --apply does.',
  )
  expect(await importInstitution(context, path, ['--into', id, '--apply'])).toContain('Imported Harbor')
  const { rows } = await here.db.execute(sql`
    select 1 from audit_log where action = 'institution.imported' and institution_id = ${id}`)
  expect(rows).toHaveLength(1)
})

test('every table of the export says what an import makes of it, and names within one table can wait', async () => {
  expect(eachExported().filter(([, { imported }]) => imported === undefined)).toEqual([])
  const { rows } = await here.db.execute<{ name: string }>(sql`
    select conname as name from pg_constraint
    where contype = 'f' and conrelid = confrelid and not condeferrable and connamespace = 'public'::regnamespace
      and conrelid::regclass::text = any(${`{${eachExported()
        .map(([name]) => name)
        .join(',')}}`}::text[])`)
  expect(rows).toEqual([])
})
