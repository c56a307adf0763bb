import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHUNK_BYTES } from '@plumbline/contract/compliance/files.ts'
import { openDatabaseInMemory } from '@plumbline/database/embedded-database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeDocument } from '../../compliance/exams/exam-delivery-store.ts'
import { COMMANDS } from '../../operator/commands/command-list.ts'
import { describeFilesElsewhere } from '../../operator/commands/file-commands.ts'
import { createFileBytes } from '../../platform/files/file-bytes.ts'
import { createObjectFiles, type ObjectFiles } from '../../platform/files/object-files.ts'
import { type ObjectStore, ObjectStoreUnavailable } from '../../platform/object-store/object-store.ts'
import { createS3Store } from '../../platform/object-store/s3-store.ts'
import { readConfig } from '../../program/config.ts'
import { checkObjectStore } from '../../program/file-places.ts'
import { restore } from '../../program/restore-commands.ts'
import { institutionArchive } from '../../tenancy/institution-export/export-archive.ts'
import { startObjectStore } from '../../testing/object-store-server.ts'
import { sendFile } from '../../testing/stored-file.ts'
import {
  startTestServer,
  type TestClient,
  type TestMember,
  type TestServer,
} from '../../testing/test-server.ts'
import { verifyStoredWork } from '../verification/verify-stored-work.ts'
import { countMissing } from './file-counts.ts'
import { type FilePlace, moveNextFile } from './file-moves.ts'
import { deleteUnnamedObjects } from './object-cleanup.ts'

const LARGE = { timeout: 120_000 }
const METRICS_TOKEN = 'metrics-token-of-a-test'
let remote: Awaited<ReturnType<typeof startObjectStore>>
let server: TestServer
let objects: ObjectFiles
beforeAll(async () => {
  remote = await startObjectStore()
  server = await startTestServer({ environment: { ...remote.environment(), METRICS_TOKEN } })
  objects = server.plumbline.services.fileBytes.objects!
})
afterAll(async () => {
  await server?.close()
  await remote?.close()
})

let institution: Awaited<ReturnType<TestServer['newInstitution']>>
let member: TestMember
let user: TestClient
beforeEach(async () => {
  institution = await server.newInstitution()
  member = await institution.addMember()
  user = server.clientOf(await server.tokenOf(member))
})

afterEach(async () => {
  await server.db.execute(sql`delete from files`)
  await cleanUp()
})

const damaged: string[] = []

async function moveAll(to: FilePlace, through: ObjectFiles = objects) {
  const { db } = server
  const log = { error: ({ file }: { file: string }) => void damaged.push(file) }
  const mover = { db, objects: through, fileBytes: createFileBytes(db, through), log }
  while (await moveNextFile(mover, to));
}

const cleanUp = () => deleteUnnamedObjects(server.db, objects.store, undefined, 0)

async function open(client: TestClient, id: string, headers: Record<string, string> = {}) {
  const { path } = await client.files.open({ id })
  return server.request(path, { headers })
}

const bytesOf = async (answer: Response | Promise<Response>) =>
  Buffer.from(await (await answer).arrayBuffer())

const chunkCount = async (id: string) =>
  (await server.db.execute(sql`select 1 from file_chunks where file_id = ${id}`)).rows.length

/** Stores many pieces at once, as if the user had sent them. */
const storePdf = (content: Buffer) =>
  institution.inInstitution(async (tx) => {
    const document = { name: 'large.pdf', contentType: 'application/pdf', bytes: content }
    const id = await storeDocument(tx, institution.id, document, Number.MAX_SAFE_INTEGER)
    await tx.execute(sql`update files set uploaded_by = ${member.userId} where id = ${id}`)
    return id
  })

const pdf = (mebibytes: number) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(mebibytes * 1024 * 1024)])

const text = (size: number) => Buffer.from(`Evidence of ${randomBytes(8).toString('hex')}\n`.repeat(size))

test('a large file moves in parts and comes back the same, whole and by range', LARGE, async () => {
  const content = pdf(9)
  const id = await storePdf(content)
  await moveAll('object_store')
  expect(await chunkCount(id)).toBe(0)
  expect((await bytesOf(open(user, id))).equals(content)).toBe(true)
  const [start, end] = [CHUNK_BYTES * 7 + 3, CHUNK_BYTES * 9 + 1]
  const part = await open(user, id, { range: `bytes=${start}-${end}` })
  expect(part.status).toBe(206)
  expect((await bytesOf(part)).equals(content.subarray(start, end + 1))).toBe(true)
  await moveAll('database')
  expect(await chunkCount(id)).toBe(37)
  expect((await bytesOf(open(user, id))).equals(content)).toBe(true)
  await cleanUp()
  expect((await bytesOf(open(user, id))).equals(content)).toBe(true)
})

test('a reader follows a file that moves meanwhile, there and back', LARGE, async () => {
  const content = pdf(3)
  const file = { institutionId: institution.id, id: await storePdf(content) }
  for (const to of ['object_store', 'database'] as const) {
    const pieces: Buffer[] = []
    for await (const piece of server.plumbline.services.fileBytes.read(file)) {
      if (pieces.length === 0) {
        await moveAll(to)
        await cleanUp()
      }
      pieces.push(piece)
    }
    expect(Buffer.concat(pieces).equals(content)).toBe(true)
  }
})

test('neither content nor name can be read in the store, and no two institutions share an object', async () => {
  const content = text(50)
  const stranger = await (await server.newInstitution()).signedIn()
  const mine = await sendFile(user, 'audit-of-wires.txt', content)
  const again = await sendFile(user, 'the-same.txt', content)
  const theirs = await sendFile(stranger, 'audit-of-wires.txt', content)
  await moveAll('object_store')
  const written = remote.objects()
  // The second file of one institution with the same content names the first one's object.
  expect(written).toHaveLength(2)
  for (const { name, bytes } of written) {
    expect(bytes.includes(content.subarray(0, 16))).toBe(false)
    expect(name).not.toContain(mine.sha256)
    expect(name).not.toContain('audit')
  }
  expect(written[0]!.bytes.equals(written[1]!.bytes)).toBe(false)
  for (const [client, id] of [
    [user, mine.id],
    [user, again.id],
    [stranger, theirs.id],
  ] as const)
    expect((await bytesOf(open(client, id))).equals(content)).toBe(true)

  const names = () => remote.objects().map(({ name }) => name)
  await server.db.execute(sql`delete from files where id = ${mine.id}`)
  await cleanUp()
  expect(names()).toEqual(written.map(({ name }) => name))
  await server.db.execute(sql`delete from files where id = ${again.id}`)
  await cleanUp()
  expect(names()).toHaveLength(1)
  expect((await bytesOf(open(stranger, theirs.id))).equals(content)).toBe(true)
})

test('an object is not deleted on the day that it was written', async () => {
  const { id } = await sendFile(user, 'young.txt', text(2))
  await moveAll('object_store')
  const count = remote.objects().length
  await server.db.execute(sql`delete from files where id = ${id}`)
  await deleteUnnamedObjects(server.db, objects.store, undefined)
  expect(remote.objects()).toHaveLength(count)
  await cleanUp()
  expect(remote.objects()).toHaveLength(count - 1)
})

test('the folder of another installation is left alone', async () => {
  const names = Array.from({ length: 60 }, (_, place) => {
    const hex = place.toString(16).padStart(64, '0')
    return `${institution.id}/${hex}-${hex.slice(32)}`
  })
  const changedAt = new Date(Date.now() - 30 * 86_400_000)
  const removed: string[] = []
  const foreign = {
    ...objects.store,
    list: async () => ({
      objects: names.map((name) => ({ name, changedAt })),
      isLast: true,
      now: new Date(),
    }),
    remove: async (name: string) => void removed.push(name),
  }
  await expect(deleteUnnamedObjects(server.db, foreign, undefined)).rejects.toThrow(
    /names none of 60 objects/,
  )
  expect(removed).toEqual([])
})

test('bytes that somebody changed, cut, or exchanged in the store are refused', async () => {
  const { id } = await sendFile(user, 'firm.txt', text(20))
  const other = await sendFile(user, 'other.txt', text(20))
  await moveAll('object_store')
  const nameOf = async (file: string) =>
    (await server.db.execute<{ name: string }>(sql`select object_name as name from files where id = ${file}`))
      .rows[0]!.name
  const name = await nameOf(id)
  const stored = remote.objects()
  const { bytes } = stored.find((one) => one.name === name)!
  const changed = Buffer.from(bytes)
  changed[40]! ^= 1
  const exchanged = stored.find((one) => one.name !== name && one.bytes.length === bytes.length)!
  expect(exchanged.name).toBe(await nameOf(other.id))
  for (const content of [changed, bytes.subarray(0, -1), exchanged.bytes]) {
    remote.overwrite(name, content)
    const answer = await open(user, id)
    expect(answer.status).toBe(500)
    expect(await answer.text()).toContain('is not what was uploaded')
    const { problems } = await verifyStoredWork(server.db, server.plumbline.services.fileBytes)
    expect(problems).toEqual([`File ${id}: its content is not what was uploaded.`])
    await moveAll('database')
    expect(damaged.splice(0)).toEqual([id])
    await server.db.execute(sql`update files set moved_until = null`)
    await moveAll('object_store')
  }
  remote.overwrite(name, bytes)
  expect((await bytesOf(open(user, id))).length).toBeGreaterThan(0)
})

test('while the store is away files are refused by a sentence, and everything else works, uploads too', async () => {
  const content = text(30)
  const { id } = await sendFile(user, 'before.txt', content)
  await moveAll('object_store')
  await remote.goAway()
  const answer = await open(user, id)
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('Stored files cannot be read at the moment; everything else works.')
  expect(await (await server.request('/readyz')).text()).toContain(
    'the object store of files does not answer',
  )
  const metrics = await server.request('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  expect(await metrics.text()).toContain('plumbline_object_store_up 0')
  await checkObjectStore(server.plumbline.services.fileBytes, server.plumbline.log)
  const meanwhile = await sendFile(user, 'meanwhile.txt', text(3))
  expect((await open(user, meanwhile.id)).status).toBe(200)
  await expect(moveAll('object_store')).rejects.toThrow(ObjectStoreUnavailable)

  await remote.comeBack()
  await objects.store.check()
  expect(await (await server.request('/readyz')).text()).toBe('ready')
  expect((await bytesOf(open(user, id))).equals(content)).toBe(true)
  await server.db.execute(sql`update files set moved_until = null`)
  await moveAll('object_store')
  expect(await chunkCount(meanwhile.id)).toBe(0)
})

const cut = () => Promise.reject(new ObjectStoreUnavailable('cut off'))

/** The store as it is to a process that ends before, within, or after one of its calls. */
const BROKEN: Record<string, (store: ObjectStore) => Partial<ObjectStore>> = {
  'before the object was written': () => ({ put: cut }),
  'within the object': (store) => ({
    put: (name, byteSize, content) =>
      store.put(
        name,
        byteSize,
        (async function* () {
          for await (const piece of content) {
            yield piece
            await cut()
          }
        })(),
      ),
  }),
  'after the object was written': (store) => ({
    put: (...object) => store.put(...object).then(cut),
  }),
  'before the copy was read': () => ({ get: cut }),
  'while the copy was read': (store) => ({
    get: (name, start, end) => (start > 0 ? cut() : store.get(name, start, end)),
  }),
}

test.each(Object.entries(BROKEN))('a move that ends %s loses nothing', LARGE, async (when, breaking) => {
  // More than a reader takes at once, and more than one part where parts are written.
  const content = pdf(when === 'within the object' ? 9 : 3)
  const id = await storePdf(content)
  const { store } = objects
  const broken: ObjectStore = { ...store, isUp: true, ...breaking(store) }
  const through = createObjectFiles(broken, server.plumbline.services.storageKey)
  const restart = () => server.db.execute(sql`update files set moved_until = null`)
  const isSame = async () => (await bytesOf(open(user, id))).equals(content)

  await expect(moveAll('object_store', through)).rejects.toThrow('cut off')
  await cleanUp()
  expect(await isSame()).toBe(true)
  await restart()
  await moveAll('object_store')
  expect(await chunkCount(id)).toBe(0)
  await cleanUp()
  expect(await isSame()).toBe(true)

  // The way back reads alone.
  if ('get' in breaking(store)) await expect(moveAll('database', through)).rejects.toThrow('cut off')
  expect(await isSame()).toBe(true)
  await restart()
  await moveAll('database')
  await cleanUp()
  expect(await isSame()).toBe(true)
})

test('an export is the same, byte for byte, wherever the files are', async () => {
  const { id } = await sendFile(user, 'export.txt', text(30))
  const archive = async () => {
    const scope = { institutionId: institution.id, examIds: [] }
    const pieces: Buffer[] = []
    const { fileBytes } = server.plumbline.services
    for await (const piece of institutionArchive(
      server.db,
      fileBytes,
      scope,
      new Date('2026-11-27T12:00:00Z'),
    ))
      pieces.push(piece)
    return Buffer.concat(pieces)
  }
  const before = await archive()
  await moveAll('object_store')
  expect(await chunkCount(id)).toBe(0)
  expect((await archive()).equals(before)).toBe(true)
})

test('what the store lost is counted', async () => {
  await sendFile(user, 'lost.txt', text(4))
  await moveAll('object_store')
  expect(await countMissing(server.db, objects.store)).toBe(0)
  const { rows } = await server.db.execute<{ name: string }>(
    sql`select object_name as name from files where name = 'lost.txt'`,
  )
  await objects.store.remove(rows[0]!.name)
  expect(await countMissing(server.db, objects.store)).toBe(1)
})

test('a backup names what it does not contain, and the restored program opens it', LARGE, async () => {
  const manager = await server.addMember({ role: 'manager' })
  const content = text(40)
  const client = server.clientOf(await server.tokenOf(manager))
  const { id } = await sendFile(client, 'elsewhere.txt', content)
  await moveAll('object_store')
  await sendFile(client, 'inside.txt', text(1))
  const { db, plumbline } = server
  const context = { ...{ db, auth: plumbline.auth }, fileBytes: plumbline.services.fileBytes }
  const command = (name: string, ...args: string[]) =>
    COMMANDS[name]!.run({ ...context, keepFilesIn: 'object_store' }, args)
  const folder = mkdtempSync(join(tmpdir(), 'files-elsewhere-'))
  const path = join(folder, 'all.backup')
  const names = `1 file (${content.length.toLocaleString('en-US')} bytes), which are in the object store`
  expect(await command('backup', path)).toContain(`Not in it: the bytes of ${names}`)
  expect(await command('files')).toMatch(/^In the database: 1 file .* In the object store: 1 file /)
  await expect(command('files', 'move', '--to', 'database')).rejects.toThrow(
    'Set FILES_KEPT_IN=database first',
  )
  const settings = { ...remote.environment(), STORAGE_KEY: Buffer.alloc(32, 7).toString('base64') }
  const database = await openDatabaseInMemory()
  const said = await restore(database.db, readConfig(settings), [path])
  expect(said).toContain(names)
  expect(said).toContain('s3://plumbline-files/installation/ has all of them.')
  expect(said).toContain('1 more in an object store was not read.')
  expect(await describeFilesElsewhere(db)).toContain('FILES_URL is not set')
  const environment = remote.environment()
  const restored = await startTestServer({ environment, openDatabase: async () => database })
  const again = restored.clientOf(await restored.tokenOf(manager))
  const answer = restored.request((await again.files.open({ id })).path)
  expect((await bytesOf(answer)).equals(content)).toBe(true)
  await restored.close()
  rmSync(folder, { recursive: true })
  expect(await command('files', 'move', '--to', 's3')).toMatch(
    /^In the database: 0 .* In the object store: 2 /,
  )
})

test.each([
  [
    { secret: 'wrong' },
    'FILES_ACCESS_KEY_ID, FILES_SECRET_ACCESS_KEY: they may not write to plumbline-files',
  ],
  [{ bucket: 'other-bucket' }, 'FILES_URL: there is no bucket other-bucket.'],
])('a start with %j ends with a sentence', async (changes, sentence) => {
  const { s3 } = readConfig({ ...remote.environment(changes), STORAGE_KEY: 'A'.repeat(43).concat('=') })
  await expect(createS3Store(s3!).check()).rejects.toThrow(sentence)
})
