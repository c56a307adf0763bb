import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startTestDatabase } from '@plumbline/database/testing/test-database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { MIGRATIONS } from '../../program/migrations.ts'
import { createLog } from '../log.ts'
import { noteAuditAnchor } from './audit-anchor.ts'
import { recordAudit } from './audit-log.ts'
import { readAuditAnchor, verifyAuditChain } from './audit-verification.ts'

const { db, close } = await startTestDatabase(MIGRATIONS)
const log = createLog('silent')
const received: string[] = []
const receiver = createServer((request, answer) => {
  let body = ''
  request.on('data', (piece) => {
    body += piece
  })
  request.on('end', () => {
    received.push(body)
    answer.writeHead(204).end()
  })
})
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
afterAll(async () => {
  await close()
  receiver.close()
})

const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/anchor`
const now = new Date()
const note = (at: Date) =>
  noteAuditAnchor(db, log, { email: 'operator@example.com', url }, { now: at, allowedHosts: ['127.0.0.1'] })

test('mails the end of the audit log once a day, however many processes do', async () => {
  await recordAudit(db, { action: 'retention.delete', actorId: null, subjectId: null, ip: '192.0.2.1' })
  const { number, hash } = await readAuditAnchor(db)
  await Promise.all([note(now), note(now)])
  const mails = async () =>
    (
      await db.execute<{ recipient: string; plain: string }>(
        sql`select recipient, plain from outgoing_mail where kind = 'audit_anchor'`,
      )
    ).rows
  expect(await mails()).toEqual([
    { recipient: 'operator@example.com', plain: expect.stringContaining(`${number}:${hash}`) },
  ])
  await note(new Date(now.getTime() + 86_400_000))
  expect(await mails()).toHaveLength(2)
})

test('posts the same to a receiver, whose note finds a log that was cut', async () => {
  await note(now)
  const [number, hash] = JSON.parse(received.at(-1)!).auditAnchor.split(':')
  const anchor = { number: Number(number), hash }
  expect(await verifyAuditChain(db, anchor)).toMatchObject({ outcome: 'whole', ...anchor })
  expect(await verifyAuditChain(db, { number: anchor.number + 1, hash })).toMatchObject({ because: 'cut' })
})

test('a receiver that fails ends nothing', async () => {
  await noteAuditAnchor(db, log, { url: 'http://127.0.0.1:1/' }, { now, allowedHosts: ['127.0.0.1'] })
})
