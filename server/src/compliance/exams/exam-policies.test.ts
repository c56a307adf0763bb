import type { Worker } from 'node:worker_threads'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readPdfPages } from '../../testing/pdf-text.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'

/** Room for 107,374 bytes. */
const server = await startTestServer({ environment: { FILE_QUOTA_GB: '0.0001' } })
afterAll(server.close)

let manager: TestClient
let at: { examId: string; id: string }
beforeEach(async () => {
  const institution = await server.newInstitution({ name: 'Harbor Bank' })
  manager = await institution.signedIn({ role: 'manager' })
  const exam = await manager.exams.create({ agency: 'Agency', kind: 'compliance' })
  const [item] = await manager.examItems.add({ id: exam.id, items: [{ number: '1', request: 'Policies' }] })
  at = { examId: exam.id, id: item!.id }
})

async function answerWithPolicy(body: string) {
  const policy = await manager.policies.create({ title: 'Refunds', body })
  const [draft] = policy.versions
  await manager.examItems.addAnswer({ ...at, kind: 'policy_version', targetId: draft!.id })
  return { id: policy.id, versionId: draft!.id, rowVersion: draft!.rowVersion }
}

const deliver = () => manager.examItems.deliver({ ...at, to: 'Agency', isConfirmed: true })

async function bytesOf(id: string): Promise<Buffer> {
  const { path } = await manager.examItems.openDelivery({ examId: at.examId, id, isToSave: true })
  return Buffer.from(await (await server.request(path)).arrayBuffer())
}

/** Runs `act` at each drawing until the returned function ends it, which says what each came to. */
function atEachDrawing(act: (drawing: number) => Promise<unknown>) {
  const acts: Promise<unknown>[] = []
  const begun = (_: Worker) => {
    const acting = act(acts.length)
    acting.catch(() => {})
    acts.push(acting)
  }
  process.on('worker', begun)
  return () => {
    process.off('worker', begun)
    return Promise.allSettled(acts)
  }
}

test('nobody waits for the exam while a policy is drawn, and what changed meanwhile is drawn again', async () => {
  const { id, versionId, rowVersion } = await answerWithPolicy('The first words.')
  const ended = atEachDrawing(async (drawing) => {
    await server.db.execute(sql`select 1 from exams where id = ${at.examId} for update nowait`)
    if (drawing === 0)
      await server.db.execute(
        sql`update policy_versions set body = 'The second words.', row_version = row_version + 1 where id = ${versionId}`,
      )
  })
  const { deliveries } = await deliver()
  expect((await ended()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(rowVersion).toBe((await manager.policies.findVersion({ id, versionId })).rowVersion - 1)
  expect(deliveries).toHaveLength(2)
  const [pdf, text] = await Promise.all(deliveries.map((delivery) => bytesOf(delivery.id)))
  expect(text!.toString('utf8')).toBe('The second words.')
  const shown = readPdfPages(pdf!).join(' ')
  expect(shown).toContain('The second words.')
  expect(shown).not.toContain('The first words.')
})

test('a policy that changes at each drawing does not go out', async () => {
  const { versionId } = await answerWithPolicy('Words')
  const ended = atEachDrawing((drawing) =>
    server.db.execute(
      sql`update policy_versions set body = ${`Words ${drawing}`}, row_version = row_version + 1 where id = ${versionId}`,
    ),
  )
  await expect(deliver()).rejects.toMatchObject({ code: 'POLICY_CHANGES' })
  expect(await ended()).toHaveLength(5)
  expect((await manager.examItems.find(at)).deliveries).toEqual([])
})

test('what is refused is not drawn, and policies that go out together are drawn in one thread', async () => {
  await answerWithPolicy('Words')
  const first = atEachDrawing(async () => {})
  await expect(manager.examItems.deliver({ ...at, to: 'Agency' })).rejects.toMatchObject({
    code: 'CONFIRM_FIRST',
  })
  expect(await first()).toHaveLength(0)

  const { versionId } = await answerWithPolicy('Other words')
  const second = atEachDrawing(async (drawing) => {
    if (drawing === 0)
      await server.db.execute(
        sql`update policy_versions set body = 'New words', row_version = row_version + 1 where id = ${versionId}`,
      )
  })
  const { deliveries } = await deliver()
  expect(await second(), 'both together, then the one that changed').toHaveLength(2)
  const texts = await Promise.all(deliveries.map(({ id }) => bytesOf(id)))
  expect(deliveries.map(({ fileName }) => fileName.split('.').at(-1))).toEqual(['pdf', 'md', 'pdf', 'md'])
  expect(texts.filter((_, at) => at % 2 === 1).map(String)).toEqual(['Words', 'New words'])
})

test('a policy and its text both take room, and go out together or not at all', async () => {
  await answerWithPolicy('Words of it. '.repeat(8_000))
  await expect(deliver()).rejects.toMatchObject({ code: 'NO_ROOM' })
  expect((await manager.examItems.find(at)).deliveries).toEqual([])
})
