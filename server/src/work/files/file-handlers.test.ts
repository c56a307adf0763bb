import { createHash, randomBytes } from 'node:crypto'
import { CHUNK_BYTES, FILE_BYTES_AT_MOST } from '@plumbline/contract/compliance/files.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { pieceOf, sendFile } from '../../testing/stored-file.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { deleteUnusedFiles } from './file-cleanup.ts'

const server = await startTestServer({ environment: { FILE_QUOTA_GB: '0.03' } })
afterAll(server.close)

let lender: Awaited<ReturnType<typeof server.newInstitution>>
let user: TestClient
beforeEach(async () => {
  lender = await server.newInstitution()
  user = await lender.signedIn()
})

const pdf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size)])

test('the same bytes come back, whole and by range', async () => {
  const content = pdf(3 * CHUNK_BYTES + 17)
  const file = await sendFile(user, 'evidence.pdf', content)
  const sha256 = createHash('sha256').update(content).digest('hex')
  expect(file).toMatchObject({ contentType: 'application/pdf', byteSize: content.length, sha256 })
  const { path } = await user.files.open({ id: file.id })
  const whole = await server.request(path)
  expect(whole.headers.get('content-type')).toBe('application/pdf')
  expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true)
  const range = { start: CHUNK_BYTES - 5, end: 2 * CHUNK_BYTES + 5 }
  const part = await server.request(path, { headers: { range: `bytes=${range.start}-${range.end}` } })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe(`bytes ${range.start}-${range.end}/${content.length}`)
  expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(range.start, range.end + 1))).toBe(
    true,
  )
})

test('a cut upload resumes with what is missing', async () => {
  const content = pdf(2 * CHUNK_BYTES)
  const { id } = await user.files.start({ name: 'cut.pdf', byteSize: content.length })
  await user.files.putChunk({ id, position: 1, bytes: pieceOf(content, 1) })
  await expect(user.files.finish({ id })).rejects.toMatchObject({
    code: 'FILE_INCOMPLETE',
    data: { missing: [0, 2] },
  })
  expect(await user.files.progress({ id })).toEqual({ received: [1], chunkCount: 3 })
  for (const position of [0, 1, 2])
    await user.files.putChunk({ id, position, bytes: pieceOf(content, position) })
  const file = await user.files.finish({ id })
  expect(await user.files.finish({ id }), 'asked again, after a lost answer').toEqual(file)
})

test.each([
  ['page.pdf', '<!doctype html><script>alert(1)</script>', 'FILE_TYPE_LIES'],
  ['program.exe', 'MZ\u0000\u0003', 'FILE_TYPE_REFUSED'],
  ['table.png', 'a,b,c', 'FILE_TYPE_LIES'],
])('%s that holds something else is refused', async (name, content, code) => {
  await expect(sendFile(user, name, Buffer.from(content))).rejects.toMatchObject({ code })
})

test.each(['drawing.svg', 'page.html'])('%s with a script is only ever saved', async (name) => {
  const file = await sendFile(
    user,
    name,
    Buffer.from(
      name.endsWith('svg')
        ? '<svg><script>alert(1)</script></svg>'
        : '<html><script>alert(1)</script></html>',
    ),
  )
  const { path } = await user.files.open({ id: file.id })
  const { headers } = await server.request(path)
  expect(headers.get('content-disposition')).toMatch(/^attachment;/)
  expect(headers.get('content-type')).toBe('application/octet-stream')
  expect(headers.get('content-security-policy')).toContain('sandbox')
})

test.each([
  [{ name: 'x.pdf', byteSize: 0 }, 'FILE_EMPTY'],
  [{ name: 'x.pdf', byteSize: FILE_BYTES_AT_MOST + 1 }, 'FILE_TOO_LARGE'],
  [{ name: 'x'.repeat(400), byteSize: 10 }, 'BAD_REQUEST'],
  [{ name: 'a\u0007b.pdf', byteSize: 10 }, 'BAD_REQUEST'],
  [{ name: '', byteSize: 10 }, 'BAD_REQUEST'],
])('refuses %j', async (input, code) => {
  await expect(user.files.start(input)).rejects.toMatchObject({ code })
})

test('uploads under way count toward the quota', async () => {
  await user.files.start({ name: 'one.pdf', byteSize: FILE_BYTES_AT_MOST })
  await expect(user.files.start({ name: 'two.pdf', byteSize: FILE_BYTES_AT_MOST })).rejects.toMatchObject({
    code: 'QUOTA_EXCEEDED',
  })
})

test('the same content is offered instead of a second copy', async () => {
  const content = pdf(100)
  const file = await sendFile(user, 'first.pdf', content)
  const again = await user.files.start({ name: 'again.pdf', byteSize: content.length, sha256: file.sha256 })
  expect(again.existing).toMatchObject({ id: file.id, name: 'first.pdf' })
  const stranger = await (await server.newInstitution()).signedIn()
  const theirs = await stranger.files.start({ name: 'x.pdf', byteSize: content.length, sha256: file.sha256 })
  expect(theirs.existing).toBeNull()
})

test('a stored file does not change, no matter who asks the database', async () => {
  const { id } = await sendFile(user, 'fixed.pdf', pdf(10))
  for (const statement of [
    sql`update file_chunks set bytes = 'x' where file_id = ${id}`,
    sql`update files set sha256 = repeat('0', 64) where id = ${id}`,
  ])
    await expect(server.db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'a stored file does not change' },
    })
})

test('an upload that nobody finished is gone after a day, evidence stays', async () => {
  const task = await user.tasks.create({ title: 'Prove it' })
  const used = await sendFile(user, 'used.pdf', pdf(10))
  await user.evidence.add({
    kind: 'task',
    id: task.id,
    title: 'Proof',
    validOn: '2026-01-09',
    fileId: used.id,
  })
  const { id } = await user.files.start({ name: 'left.pdf', byteSize: 10 })
  await server.db.execute(sql`update files set created_at = now() - interval '25 hours'`)
  await deleteUnusedFiles(server.db)
  await expect(user.files.progress({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await user.evidence.list({ kind: 'task', id: task.id })).toMatchObject([
    { useCount: 1, file: { id: used.id } },
  ])
})
