import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { todayIn } from '../../platform/days/today.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { verifyStoredWork } from './verify-stored-work.ts'

const server = await startTestServer()
afterAll(server.close)

/** As somebody changes a row who owns the database and switches its triggers off. */
const tamper = (statement: SQL) =>
  server.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(statement)
  })

test('finds a changed byte in a signed version and in a file', async () => {
  const lender = await server.newInstitution()
  const writer = await lender.signedIn({ role: 'manager' })
  const person = await lender.addMember({ role: 'manager' })
  const second = server.clientOf(await server.tokenOf(person))
  const { id, versions } = await writer.policies.create({ title: 'Flood', body: 'No loan without a notice.' })
  const versionId = versions[0]!.id
  const sent = await writer.policies.submit({
    ...{ id, versionId, rowVersion: versions[0]!.rowVersion, approverIds: [person.userId] },
    effectiveOn: todayIn('America/New_York'),
  })
  const { rowVersion } = sent.versions[0]!
  await second.policies.decide({ id, versionId, rowVersion, isApproved: true })
  await writer.attestations.ask({ id, userIds: [person.userId], dueOn: '2100-01-01' })
  const { sha256 } = await second.policies.findVersion({ id, versionId })
  await second.attestations.sign({ id, versionId, sha256: sha256! })
  const file = await writer.files.start({ name: 'notice.txt', byteSize: 6 })
  await writer.files.putChunk({ id: file.id, position: 0, bytes: new File(['notice'], 'chunk') })
  await writer.files.finish({ id: file.id })
  expect(await verifyStoredWork(server.db)).toEqual({ versions: 1, files: 1, unread: 0, problems: [] })

  const body = 'No loan without a notise.'
  const hash = createHash('sha256').update(body).digest('hex')
  await tamper(sql`update policy_versions set body = ${body}, sha256 = ${hash} where id = ${versionId}`)
  await tamper(sql`update file_chunks set bytes = convert_to('notise', 'UTF8') where file_id = ${file.id}`)
  expect((await verifyStoredWork(server.db)).problems).toEqual([
    `Policy version 1 (${versionId}): a signature names another hash.`,
    `Policy version 1 (${versionId}): the audit log names another hash.`,
    `File ${file.id}: its content is not what was uploaded.`,
  ])

  // Rewriting the signature, too, still leaves the entry of the audit log.
  await tamper(sql`update attestations set sha256 = ${hash} where version_id = ${versionId}`)
  expect((await verifyStoredWork(server.db)).problems).toContain(
    `Policy version 1 (${versionId}): the audit log names another hash.`,
  )
})
