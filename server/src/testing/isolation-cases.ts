import { sql } from 'drizzle-orm'
import { makeNextReport } from '../insight/reports/report-work.ts'
import { todayIn } from '../platform/days/today.ts'
import { makeAssistant } from './connected-assistant.ts'
import { loanOfTest } from './loan-of-test.ts'
import { NOUN_TEST_CALLS } from './noun-test-calls.ts'
import { storeFile } from './stored-file.ts'
import type { TestClient, TestServer } from './test-server.ts'
import { dayFromToday } from './time-zones.ts'

export type TestInstitution = Awaited<ReturnType<TestServer['newInstitution']>>

/** Makes one row of a noun in the owner's institution and returns the ids by the names of the path's parameters. */
export type MakeRow = (server: TestServer, owner: TestInstitution) => Promise<Record<string, string>>

/** Of an examiner with a seat on each delivered exam of the institution. */
export const seatedAddress = ({ id }: TestInstitution) => `seated-${id}@agency.example`

interface DeliveredExam {
  exam: string
  item: string
  answer: string
  delivery: string
  binder: string
  seat: string
}

async function makeDelivered(owner: TestInstitution): Promise<DeliveredExam> {
  const manager = await owner.signedIn({ role: 'manager' })
  const { id } = await manager.exams.create({ agency: 'Theirs', kind: 'compliance' })
  const [item] = await manager.examItems.add({ id, items: [{ number: '1', request: 'Theirs' }] })
  const at = { examId: id, id: item!.id }
  const { answers } = await manager.examItems.addAnswer({ ...at, kind: 'note', text: 'Theirs' })
  const { deliveries } = await manager.examItems.deliver({ ...at, to: 'Theirs' })
  const { id: binder } = await manager.examBinders.make({ id })
  const lastDay = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const seat = await manager.examSeats.invite({
    id,
    email: seatedAddress(owner),
    name: 'Examiner',
    lastDay,
    mayDownload: true,
  })
  return {
    exam: id,
    item: item!.id,
    answer: answers[0]!.id,
    delivery: deliveries[0]!.id,
    binder,
    seat: seat.id,
  }
}

/** A path names an exam alone by `id`, or by `examId` beside the `id` of a part of it. */
const exam: MakeRow = async (_server, owner) => ({ id: (await makeDelivered(owner)).exam })
const partOfExam =
  (part: keyof DeliveredExam): MakeRow =>
  async (_server, owner) => {
    const made = await makeDelivered(owner)
    return { examId: made.exam, id: made[part], itemId: made.item }
  }

/** A policy in force. */
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

export async function makeEffectivePolicy(owner: TestInstitution) {
  const manager = await owner.signedIn({ role: 'manager' })
  const approver = await owner.signedIn()
  const approverIds = [(await approver.members.me()).userId]
  const { id, versions } = await manager.policies.create({ title: 'Theirs', body: 'Theirs' })
  const { id: versionId, rowVersion } = versions[0]!
  // Today where the institution is: late in the evening there, it is tomorrow in UTC.
  const effectiveOn = todayIn((await manager.members.me()).timeZone)
  const sent = await manager.policies.submit({ id, versionId, rowVersion, approverIds, effectiveOn })
  const decision = { rowVersion: sent.versions[0]!.rowVersion, isApproved: true }
  await approver.policies.decide({ id, versionId, ...decision })
  return { id, versionId, policyId: id, userId: approverIds[0]! }
}

const makeFinishedReport: MakeRow = async (server, owner) => {
  const manager = await owner.signedIn({ role: 'manager' })
  const { id } = await manager.reports.create({
    ...{ kind: 'board-report', format: 'word', periodStart: '2026-01-01', periodEnd: '2026-01-31' },
  })
  while (await makeNextReport(server.db, server.plumbline.log));
  return { id }
}

const taskTemplate: MakeRow = async (_server, owner) => {
  const [template] = await (await owner.signedIn({ role: 'manager' })).tasks.templates()
  return { id: template!.id }
}

/** Somebody told of a task. */
const makeNotification: MakeRow = async (_server, owner) => {
  const manager = await owner.signedIn({ role: 'manager' })
  const told = await owner.signedIn()
  await manager.tasks.create({ title: 'Theirs', ownerId: (await told.members.me()).userId })
  const { items } = await told.notifications.list({})
  return { 'ids[]': items[0]!.id }
}

const makeReader = async (owner: TestInstitution) => {
  const list = `Theirs, ${crypto.randomUUID()}@reader.example`
  return (await (await owner.signedIn({ role: 'manager' })).readers.add({ list })).ids[0]!
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

const directoryGroup: MakeRow = async ({ db }, owner) => {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into directory_groups (institution_id, name) values (${owner.id}, ${crypto.randomUUID()}) returning id`)
  return { id: rows[0]!.id }
}

/** By the beginning of an operation's name, such as `tasks` or `tasks.comments`; the longest one counts. */
export const ISOLATION_CASES: Record<string, MakeRow> = {
  ...Object.assign({}, ...NOUN_TEST_CALLS.map(({ rows }) => rows)),
  async team(_server, owner) {
    const { userId } = await owner.addMember({ role: 'user' })
    return { userId }
  },
  'team.previewGroupRole': directoryGroup,
  'team.setGroupRole': directoryGroup,
  async 'team.removePasskey'(server, owner) {
    const { userId } = await owner.addMember({ role: 'user' })
    const { rows } = await server.db.execute<{ id: string }>(sql`
      insert into auth.credentials (user_id, credential_id, public_key, counter, friendly_name, created_at)
      values (${userId}, ${`credential of ${userId}`}, 'key', 0, 'Theirs', now()) returning id`)
    return { userId, passkeyId: rows[0]!.id }
  },
  async 'team.remove'(_server, owner) {
    const { userId } = await owner.addMember({ role: 'user' })
    await (await owner.signedIn({ role: 'manager' })).tasks.create({ title: 'Theirs', ownerId: userId })
    return { userId }
  },
  async 'team.decideReview'(_server, owner) {
    const { userId } = await owner.addMember({ role: 'user' })
    await (await owner.signedIn({ role: 'manager' })).team.review()
    return { userId }
  },
  /** Another session than the one that asks. */
  async 'members.endSession'(server, owner) {
    const { userId } = await (await owner.signedIn({ role: 'manager' })).members.me()
    const { rows } = await server.db.execute<{ id: string }>(sql`
      insert into auth.sessions (user_id, aal, amr, refreshed_at, expires_at, authenticated_at, created_at)
      select user_id, aal, amr, refreshed_at, expires_at, authenticated_at, created_at
      from auth.sessions where user_id = ${userId} limit 1 returning id`)
    return { id: rows[0]!.id }
  },
  async apiKeys(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const { key } = await manager.apiKeys.create({
      name: 'Theirs',
      belongsTo: 'institution',
      mayWrite: false,
      nouns: ['tasks'],
      days: 30,
    })
    return { id: key.id }
  },
  async connectedAssistants(server, owner) {
    return makeAssistant(server, await owner.signedIn({ role: 'manager' }))
  },
  async legalHolds(_server, owner) {
    const { id } = await (await owner.signedIn({ role: 'manager' })).legalHolds.place({ matter: 'Theirs' })
    return { id }
  },
  async hmdaFiles(_server, owner) {
    const { id } = await (await owner.signedIn({ role: 'manager' })).hmdaFiles.store({
      register: new File(['1|Theirs|2026|4||||||||||0||\n'], 'theirs.txt'),
      ...{ name: 'theirs.txt', year: 2026, keepYears: 3 },
    })
    return { id }
  },
  async loanRuns(_server, owner) {
    const { id } = await (await owner.signedIn({ role: 'manager' })).loanRuns.store({
      loans: new File([JSON.stringify([{ loan: loanOfTest('T-1'), additions: {} }])], 'run.json'),
      ...{ name: 'Theirs', keepYears: 5 },
    })
    return { id }
  },
  async webhooks(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    // An institution has ten at most.
    for (const { id } of (await manager.webhooks.list()).slice(8)) await manager.webhooks.remove({ id })
    const { webhook } = await manager.webhooks.create({ url: 'https://example.com/hook', events: ['task'] })
    const { deliveryId } = await manager.webhooks.test({ id: webhook.id })
    return { id: webhook.id, deliveryId }
  },
  async tasks(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const itemId = crypto.randomUUID()
    const { id } = await manager.tasks.create({
      title: 'Theirs',
      checklist: [{ id: itemId, text: 'Look', isDone: false }],
    })
    const { undoId } = await manager.tasks.bulk({ ids: [id], change: { priority: 'high' } })
    return { id, itemId, undoId: undoId! }
  },
  async 'savedViews.remove'(_server, owner) {
    const { id } = await (await owner.signedIn()).savedViews.save({
      screen: 'tasks',
      name: 'Theirs',
      query: 'view=board',
    })
    return { id }
  },
  'tasks.saveTemplate': taskTemplate,
  'tasks.removeTemplate': taskTemplate,
  'tasks.applyTemplate': taskTemplate,
  async assistant(_server, owner) {
    const { conversationId } = await (await owner.signedIn()).assistant.ask({ question: 'Theirs' })
    return { id: conversationId }
  },
  async 'assistant.arrange'(_server, owner) {
    const { id } = await (await owner.signedIn()).assistant.ask({ question: 'Theirs' })
    return { id }
  },
  async 'assistant.rate'(_server, owner) {
    const { id } = await (await owner.signedIn()).assistant.ask({ question: 'Theirs' })
    return { id }
  },
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
  async institutionArticles(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const { id } = await manager.institutionArticles.create({
      title: 'Theirs',
      summary: 'Theirs',
      category: 'trid',
      body: 'Theirs',
      isPublished: true,
    })
    return { id }
  },
  async topics(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const { id } = await manager.topics.create({ label: `Theirs ${crypto.randomUUID().slice(0, 8)}` })
    return { id }
  },
  async policies(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const { id, versions } = await manager.policies.create({ title: 'Theirs', body: 'Theirs' })
    return { id, versionId: versions[0]!.id }
  },
  async policyDrafts(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const { id, versions } = await manager.policies.create({ title: 'Theirs', body: 'Theirs' })
    const { id: versionId, rowVersion } = versions[0]!
    await manager.policyDrafts.suggest({ id, versionId, rowVersion, body: 'Ours' })
    const { items } = await manager.policyDrafts.suggestions({ id, versionId })
    return { id, versionId, 'suggestionIds[]': items[0]!.id }
  },
  async policyLaw(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const { id, versions } = await manager.policies.create({ title: 'Theirs', body: 'Theirs' })
    return { id, versionId: versions[0]!.id }
  },
  async attestations(_server, owner) {
    const policy = await makeEffectivePolicy(owner)
    const { userId, ...ids } = policy
    const dueOn = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    await (await owner.signedIn({ role: 'manager' })).attestations.ask({
      id: ids.id,
      userIds: [userId],
      dueOn,
    })
    return ids
  },
  async 'attestations.ask'(_server, owner) {
    return makeEffectivePolicy(owner)
  },
  async readers(_server, owner) {
    return { id: await makeReader(owner) }
  },
  async exams(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const { id } = await manager.exams.create({ agency: 'Theirs', kind: 'compliance', template: 'ncua' })
    return { id }
  },
  examItems: partOfExam('item'),
  async 'examItems.update'(server, owner) {
    const { userId } = await (await owner.signedIn({ role: 'manager' })).members.me()
    return { ...(await partOfExam('item')(server, owner)), ownerId: userId }
  },
  'examItems.list': exam,
  'examItems.readText': exam,
  'examItems.readFile': exam,
  async 'examItems.add'(server, owner) {
    const { userId } = await (await owner.signedIn({ role: 'manager' })).members.me()
    return { ...(await exam(server, owner)), 'items[].ownerId': userId }
  },
  async 'examItems.assign'(_server, owner) {
    const made = await makeDelivered(owner)
    const { userId } = await (await owner.signedIn({ role: 'manager' })).members.me()
    return { id: made.exam, 'itemIds[]': made.item, ownerId: userId }
  },
  'examItems.removeAnswer': partOfExam('answer'),
  'examItems.openDelivery': partOfExam('delivery'),
  examBinders: exam,
  'examBinders.open': partOfExam('binder'),
  examSeats: exam,
  'examSeats.end': partOfExam('seat'),
  examiner: partOfExam('item'),
  'examiner.items': exam,
  'examiner.openBinder': exam,
  'examiner.open': partOfExam('delivery'),
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
  'notifications.markRead': makeNotification,
  'notifications.snooze': makeNotification,
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
  async comments(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const task = await manager.tasks.create({ title: 'Theirs' })
    const { id } = await manager.comments.add({ kind: 'task', id: task.id, body: 'Theirs' })
    return { id }
  },
  async citationLinks(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const task = await manager.tasks.create({ title: 'Theirs' })
    const { id } = await manager.citationLinks.add({ kind: 'task', id: task.id, text: '12 CFR 1026.43(e)' })
    return { id }
  },
  async evidence(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const task = await manager.tasks.create({ title: 'Theirs' })
    const target = await manager.tasks.create({ title: 'Also theirs' })
    const { id } = await manager.evidence.add({
      kind: 'task',
      id: task.id,
      title: 'Proof',
      validOn: '2026-01-09',
      target: { kind: 'task', id: target.id },
    })
    return { id, evidenceId: id }
  },
  async 'evidence.unlink'(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const [task, target] = [
      await manager.tasks.create({ title: 'Theirs' }),
      await manager.tasks.create({ title: 'Theirs' }),
    ]
    const { id } = await manager.evidence.add({
      ...{ kind: 'task', id: task.id, title: 'Proof', validOn: '2026-01-09' },
      target: { kind: 'task', id: target.id },
    })
    return { id: task.id, evidenceId: id }
  },
  async 'workLinks.remove'(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const [task, target] = [
      await manager.tasks.create({ title: 'Theirs' }),
      await manager.tasks.create({ title: 'Theirs' }),
    ]
    await manager.workLinks.add({ kind: 'task', id: task.id, target: { kind: 'task', id: target.id } })
    return { id: task.id, 'target.id': target.id }
  },
  async 'files.open'(_server, owner) {
    return { id: await storeFile(await owner.signedIn(), 'theirs.txt', 'Theirs') }
  },
  async files(_server, owner) {
    const user = await owner.signedIn()
    const { id } = await user.files.start({ name: 'theirs.txt', byteSize: 5 })
    await user.files.putChunk({ id, position: 0, bytes: new File(['hello'], 'chunk') })
    return { id }
  },
  async loanTestResults(_server, owner) {
    const { id } = await (await owner.signedIn()).loanTestResults.save({
      calculator: 'trid-forward',
      name: 'Theirs',
      input: {
        closingDisclosure: { sent: '2026-01-14', method: 'mail' },
        plannedConsummation: '2026-01-21',
      },
    })
    return { id }
  },
  async loanTestBatches(_server, owner) {
    const file = new File(
      [
        'closingDisclosure.sent,closingDisclosure.method,plannedConsummation\n2026-06-08,in_person,2026-06-11\n',
      ],
      'loans.csv',
      { type: 'text/csv' },
    )
    const { id } = await (await owner.signedIn()).loanTestBatches.start({
      calculator: 'trid-forward',
      name: 'Theirs',
      file,
    })
    return { id }
  },
  async 'reports.removeSchedule'(_server, owner) {
    const { id } = await (await owner.signedIn({ role: 'manager' })).reports.addSchedule({
      kind: 'board-report',
      format: 'pdf',
      every: 'quarter',
    })
    return { id }
  },
  'reports.download': makeFinishedReport,
  'reports.downloadForBoard': makeFinishedReport,
  async reports(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const { id } = await manager.reports.create({
      kind: 'monthly-summary',
      format: 'pdf',
      periodStart: '2026-01-01',
      periodEnd: '2026-01-31',
    })
    return { id }
  },
}

/** Operations on rows that all institutions share, or that only operators of the installation reach. */
export const NOT_OF_AN_INSTITUTION: readonly string[] = [
  'articles.',
  'blog.',
  'checklists.',
  'press.',
  'media.',
  'content.',
  'referenceData.',
  'regulations.',
  'legalStatuses.',
  'regulationSources.',
  'regulatoryUpdates.',
  // Named by the update, which all share; its own tests ask as another institution.
  'updateSummaries.',
  'institutions.',
  // Answered alike whether the token is known or not.
  'notifications.unsubscribe',
  'notifications.openPreferences',
  // Answered alike whether the link is anybody's; the session is a secret, and its own tests name other rows.
  'reading.',
  'vendorAnswering.',
  // Names a test, not a row.
  'loanTestBatches.template',
  // Name a kind or a step, not a row; their own tests ask about another institution.
  'workImports.',
  'setup.',
  'requests.',
  'users.',
  'writing.',
]
