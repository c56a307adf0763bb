import { sql } from 'drizzle-orm'
import type { TestClient, TestServer } from '../test-server.ts'
import { dayFromToday } from '../time-zones.ts'
import type { MakeRow, TestInstitution } from './make-row.ts'

async function makeVendorQuestionnaire(owner: TestInstitution) {
  const manager = await owner.signedIn({ role: 'manager' })
  const { id: vendorId } = await manager.vendors.create({ title: 'Theirs' })
  const { id: questionnaireId } = await manager.vendorQuestionnaires.send({
    ...{
      vendorId,
      name: 'Vic Vendor',
      email: `${crypto.randomUUID()}@vendor.example`,
      dueOn: dayFromToday(30),
    },
  })
  return { vendorId, questionnaireId }
}

export const SAMPLE_OF_TEST = {
  description: 'Theirs',
  population: { from: 'list' as const, items: ['Theirs 1', 'Theirs 2'] },
  attributes: ['Sent in time'],
}

const makeMonitoringTest = async (owner: TestInstitution) =>
  (await owner.signedIn({ role: 'manager' })).monitoring.create({
    ...{ title: 'Theirs', year: 2026, frequency: 'monthly', firstMonth: 1 },
  })

const makeMonitoringRun = async (_server: unknown, owner: TestInstitution) => ({
  id: (await makeMonitoringTest(owner)).runs[0]!.id,
})

/** The manager is named on the log, no matter who else is. */
export async function makeBsaEntry(server: TestServer, institutionId: string, manager: TestClient) {
  const { userId } = await manager.members.me()
  await server.db.execute(
    sql`insert into bsa_people (institution_id, user_id) values (${institutionId}, ${userId}) on conflict do nothing`,
  )
  const { id } = await manager.bsaEntries.create({
    ...{ reference: 'Theirs', startsOn: '2026-01-05', ownerId: userId },
  })
  return { id, ownerId: userId }
}

/** The manager is named on the room, no matter who else is. */
export async function makeSelfTest(server: TestServer, institutionId: string, manager: TestClient) {
  const { userId } = await manager.members.me()
  await server.db.execute(
    sql`insert into self_test_people (institution_id, user_id) values (${institutionId}, ${userId}) on conflict do nothing`,
  )
  const { id } = await manager.selfTests.create({ title: 'Theirs' })
  return { id }
}

/** Records of the compliance work. */
export const RECORD_ROWS: Readonly<Record<string, MakeRow>> = {
  async findings(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const { id } = await manager.findings.create({
      title: 'Theirs',
      source: 'audit',
      severity: 'low',
      foundOn: '2026-01-09',
    })
    return { id }
  },
  async complaints(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const { id } = await manager.complaints.create({
      title: 'Theirs',
      kind: 'other',
      channel: 'phone',
      receivedOn: '2026-01-09',
    })
    return { id }
  },
  async incidents(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    return {
      id: (await manager.incidents.create({ title: 'Theirs', discoveredAt: '2026-01-05T15:00:00Z' })).id,
    }
  },
  async meetings(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    return { id: (await manager.meetings.create({ title: 'Theirs', heldOn: '2026-01-05' })).id }
  },
  async productReviews(_server, owner) {
    const author = await owner.signedIn({ role: 'manager' })
    const stepId = crypto.randomUUID()
    const steps = [{ id: stepId, title: 'Theirs' }]
    return {
      id: (await author.productReviews.create({ title: 'Theirs', status: 'in_review', steps })).id,
      stepId,
    }
  },
  async marketingReviews(_server, owner) {
    const author = await owner.signedIn({ role: 'manager' })
    return { id: (await author.marketingReviews.create({ title: 'Theirs', status: 'in_review' })).id }
  },
  async bsaEntries(server, owner) {
    return makeBsaEntry(server, owner.id, await owner.signedIn({ role: 'manager' }))
  },
  async selfTests(server, owner) {
    return makeSelfTest(server, owner.id, await owner.signedIn({ role: 'manager' }))
  },
  async risks(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    return { id: (await manager.risks.create({ title: 'Theirs' })).id }
  },
  async controls(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    return { id: (await manager.controls.create({ title: 'Theirs' })).id }
  },
  async 'risks.assessment'(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    await manager.risks.create({ title: 'Theirs' })
    return { id: (await manager.risks.approve({ title: 'Theirs' })).id }
  },
  async vendors(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    return { id: (await manager.vendors.create({ title: 'Theirs' })).id }
  },
  async vendorQuestionnaires(_server, owner) {
    const { questionnaireId: id, vendorId } = await makeVendorQuestionnaire(owner)
    return { id, vendorId }
  },
  async monitoring(_server, owner) {
    return { id: (await makeMonitoringTest(owner)).id }
  },
  'monitoring.record': makeMonitoringRun,
  'monitoring.sheet': makeMonitoringRun,
  'monitoring.draw': makeMonitoringRun,
  'monitoring.workpaper': makeMonitoringRun,
  async 'monitoring.answer'(_server, owner) {
    const { id } = (await makeMonitoringTest(owner)).runs[0]!
    const manager = await owner.signedIn({ role: 'manager' })
    const { items, test } = await manager.monitoring.draw({ id, ...SAMPLE_OF_TEST })
    const task = await manager.tasks.create({ title: 'Theirs' })
    const evidence = await manager.evidence.add({
      ...{ kind: 'monitoring_test', id: test.id, title: 'Theirs', validOn: '2026-01-05' },
      target: { kind: 'task', id: task.id },
    })
    const attached = { attribute: 0, evidenceId: evidence.id, isAttached: true }
    await manager.monitoring.answer({ id: items[0]!.id, evidence: attached })
    return { id: items[0]!.id, 'evidence.evidenceId': evidence.id }
  },
}
