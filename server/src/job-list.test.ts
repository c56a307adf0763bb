import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { afterAll, expect, test } from 'vitest'
import { backgroundJobs } from './job-list.ts'
import { todayIn } from './platform/days/today.ts'
import { startTestServer, type TestClient } from './testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)

const DAY_MS = 86_400_000
const today = todayIn('America/New_York')

/** Carries out all the work of one job, as the program does, with a clock that stands so many days ahead. */
async function runJob(name: string, days: number) {
  const { db, database } = server
  const { auth, log } = server.plumbline
  const jobs = backgroundJobs({
    ...{ db, database, auth, log },
    publicUrl: 'http://localhost',
    pagesChanged: async () => {},
    webhookHosts: [],
    regulationSources: 'off',
    retention: 'by-hand',
    fileBytes: server.plumbline.services.fileBytes,
    keepFilesIn: 'database',
    anchorKeepers: {},
    deliverNextMail: async () => false,
    now: () => new Date(Date.now() + days * DAY_MS),
  })
  const job = jobs.find((one) => one.name === name)
  if (!job) throw new Error(`There is no job ${name}.`)
  while (await job.run());
}

async function policyInForce(writer: TestClient, approver: { client: TestClient; userId: string }) {
  const body = '# Flood insurance\n\nNo loan closes without a determination.'
  const { id, versions } = await writer.policies.create({ title: 'Flood insurance', body })
  const { id: versionId, rowVersion } = versions[0]!
  const sent = await writer.policies.submit({
    ...{ id, versionId, rowVersion },
    approverIds: [approver.userId],
    effectiveOn: today,
  })
  const waiting = sent.versions[0]!
  await approver.client.policies.decide({
    ...{ id, versionId, rowVersion: waiting.rowVersion },
    isApproved: true,
  })
  return { id, versionId, sha256: (await writer.policies.find({ id })).versions[0]!.sha256! }
}

test('reminds of a signature a week before, a day before, and when it is late, each once', async () => {
  const lender = await server.newInstitution()
  const writer = await lender.signedIn({ role: 'manager' })
  const two = await lender.addMember({ role: 'manager' })
  const three = await lender.addMember({ role: 'user' })
  const second = server.clientOf(await server.tokenOf(two))
  const user = server.clientOf(await server.tokenOf(three))
  const { id, versionId, sha256 } = await policyInForce(writer, { client: second, userId: two.userId })
  const dueOn = formatDay(parseDay(today, 'today') + 30)
  await writer.attestations.ask({ id, userIds: [two.userId, three.userId], dueOn })
  await second.attestations.sign({ id, versionId, sha256 })
  const told: [number, string[]][] = []
  let known = 0
  for (const days of [0, 22, 23, 24, 28, 29, 30, 31, 32]) {
    await runJob('deadline reminders', days)
    const { items } = await user.notifications.list({})
    if (items.length > known) told.push([days, items.slice(0, items.length - known).map(({ kind }) => kind)])
    known = items.length
  }
  expect(told).toEqual([
    [0, ['attestation.asked']],
    [23, ['attestation.due_in_week']],
    [29, ['attestation.due_tomorrow']],
    [31, ['attestation.overdue']],
  ])
  expect((await user.notifications.list({})).items[0]).toMatchObject({
    subject: 'Your signature of “Flood insurance” is overdue',
    link: `/policies/${id}/sign`,
  })
  const ofSecond = (await second.notifications.list({})).items.map(({ kind }) => kind)
  expect(ofSecond.filter((kind) => kind.startsWith('attestation.'))).toEqual(['attestation.asked'])
})
