import type { TestServer } from './test-server.ts'

export type TestInstitution = Awaited<ReturnType<TestServer['newInstitution']>>

/** Makes one row of a noun in the owner's institution and returns the ids by the names of the path's parameters. */
export type MakeRow = (server: TestServer, owner: TestInstitution) => Promise<Record<string, string>>

/** An exam with a delivered item and a binder; where a path names two things, `id` is the answer's. */
const makeDelivered: MakeRow = async (_server, owner) => {
  const manager = await owner.signedIn({ role: 'manager' })
  const exam = await manager.exams.create({ agency: 'Theirs', kind: 'compliance' })
  const [item] = await manager.examItems.add({ id: exam.id, items: [{ number: '1', request: 'Theirs' }] })
  const at = { examId: exam.id, id: item!.id }
  await manager.examItems.addAnswer({ ...at, kind: 'note', text: 'Theirs' })
  const { deliveries } = await manager.examItems.deliver({ ...at, to: 'Theirs' })
  await manager.examBinders.make({ id: exam.id })
  return { examId: exam.id, id: deliveries[0]!.id, itemId: item!.id }
}

const makeTraining = async (owner: TestInstitution) => {
  const { userId } = await owner.addMember({ role: 'user' })
  const manager = await owner.signedIn({ role: 'manager' })
  return manager.trainings.create({ title: 'Theirs', dueOn: '2026-01-30', userIds: [userId] })
}

const makeMonitoringTest = async (owner: TestInstitution) =>
  (await owner.signedIn({ role: 'manager' })).monitoring.create({
    ...{ title: 'Theirs', year: 2026, frequency: 'monthly', firstMonth: 1 },
  })

/**
 * By the beginning of an operation's name, such as `tasks` or `tasks.comments`. Where a body is needed to get past
 * the schema, the noun's own test covers it; here both calls must at least be refused alike.
 */
export const ISOLATION_CASES: Record<string, MakeRow> = {
  async team(_server, owner) {
    const { userId } = await owner.addMember({ role: 'user' })
    return { userId }
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
  async webhooks(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
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
  async 'tasks.removeTemplate'(_server, owner) {
    const [template] = await (await owner.signedIn({ role: 'manager' })).tasks.templates()
    return { id: template!.id }
  },
  async 'tasks.applyTemplate'(_server, owner) {
    const [template] = await (await owner.signedIn({ role: 'manager' })).tasks.templates()
    return { id: template!.id }
  },
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
  async policies(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const { id, versions } = await manager.policies.create({ title: 'Theirs', body: 'Theirs' })
    return { id, versionId: versions[0]!.id }
  },
  async policyLaw(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const { id, versions } = await manager.policies.create({ title: 'Theirs', body: 'Theirs' })
    return { id, versionId: versions[0]!.id }
  },
  async attestations(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const { id, versions } = await manager.policies.create({ title: 'Theirs', body: 'Theirs' })
    return { id, versionId: versions[0]!.id, policyId: id }
  },
  async exams(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const { id } = await manager.exams.create({ agency: 'Theirs', kind: 'compliance', template: 'ncua' })
    return { id }
  },
  examItems: makeDelivered,
  examBinders: makeDelivered,
  examSeats: makeDelivered,
  examiner: makeDelivered,
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
  async trainings(_server, owner) {
    return { id: (await makeTraining(owner)).id }
  },
  async 'trainings.complete'(_server, owner) {
    return { id: (await makeTraining(owner)).assignments[0]!.id }
  },
  async 'trainings.reopen'(_server, owner) {
    return { id: (await makeTraining(owner)).assignments[0]!.id }
  },
  async monitoring(_server, owner) {
    return { id: (await makeMonitoringTest(owner)).id }
  },
  async 'monitoring.record'(_server, owner) {
    return { id: (await makeMonitoringTest(owner)).runs[0]!.id }
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
  // Names a test, not a row.
  'loanTestBatches.template',
  // Names a kind, not a row; its own tests ask about another institution.
  'workImports.',
  'requests.',
  'users.',
  'writing.',
]
