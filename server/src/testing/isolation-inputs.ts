import { sql } from 'drizzle-orm'
import { ISOLATION_CASES } from './isolation-cases.ts'
import type { TestInstitution } from './isolation-rows/make-row.ts'
import { NOUN_TEST_CALLS } from './noun-test-calls.ts'
import { storeFile } from './stored-file.ts'
import type { TestServer } from './test-server.ts'
import type { Input } from './whole-inputs.ts'

const idOf =
  (name: string, field = 'id'): MakeId =>
  async (server, institution) =>
    (await ISOLATION_CASES[name]!(server, institution))[field]!

type MakeId = (server: TestServer, institution: TestInstitution) => Promise<string>

const person: MakeId = async (_server, institution) =>
  (await institution.addMember({ role: 'manager' })).userId

/** One that has ended: others answer nothing. */
const finishedBatch: MakeId = async (server, institution) => {
  const id = await idOf('loanTestBatches')(server, institution)
  await server.db.execute(sql`update loan_test_batches set status = 'done' where id = ${id}`)
  return id
}

/** By the kind that an input names beside an id. An assessment has the id of the update, which all share. */
export const ROW_OF_KIND: Readonly<Record<string, MakeId>> = {
  ...Object.fromEntries(
    NOUN_TEST_CALLS.flatMap(({ kinds }) => Object.entries(kinds)).map(([kind, row]) => [kind, idOf(row)]),
  ),
  task: idOf('tasks'),
  finding: idOf('findings'),
  complaint: idOf('complaints'),
  vendor: idOf('vendors'),
  risk: idOf('risks'),
  control: idOf('controls'),
  incident: idOf('incidents'),
  meeting: idOf('meetings'),
  product_review: idOf('productReviews'),
  marketing_review: idOf('marketingReviews'),
  policy: idOf('policies'),
  policy_version: idOf('attestations.ask', 'versionId'),
  exam: idOf('exams'),
  exam_item: idOf('examItems', 'itemId'),
  loan_test: idOf('loanTestResults'),
  loan_batch: finishedBatch,
  loan_run: idOf('loanRuns'),
  hmda_file: idOf('hmdaFiles'),
  report: idOf('reports.download'),
  monitoring_test: idOf('monitoring'),
}

/** By the name of the member, where it names something else than the row that the operation is about. */
export const ROW_OF_MEMBER: Readonly<Record<string, MakeId>> = {
  ownerId: person,
  performerId: person,
  leadId: person,
  handTo: person,
  'userIds[]': person,
  'readerIds[]': idOf('readers'),
  sourceId: finishedBatch,
  'mentions[]': person,
  'approverIds[]': person,
  'recipientIds[]': person,
  'examIds[]': idOf('exams'),
  'after[]': idOf('tasks'),
  'ids[]': idOf('tasks'),
  partId: idOf('policyDrafts', 'versionId'),
  conversationId: idOf('assistant'),
  replacesId: idOf('evidence'),
  vendorId: idOf('vendors'),
  meetingId: idOf('meetings'),
  untilId: idOf('risks.assessment'),
  agendaItemId: idOf('meetings'),
  async fileId(_server, institution) {
    return storeFile(await institution.signedIn({ role: 'manager' }), 'theirs.txt', 'Theirs')
  },
  async owner(_server, institution) {
    const { userId } = await institution.addMember({ role: 'manager' })
    const manager = await institution.signedIn({ role: 'manager' })
    await manager.tasks.create({ title: 'Theirs', ownerId: userId, dueOn: '2026-01-09' })
    return userId
  },
}

const IN_A_YEAR = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10)

/** Amounts and citations that the schema alone cannot make. */
const COMPLAINT = { ruleCited: '', redressPaid: null, redressOn: null, receivedOn: '2026-01-05' }

/** Days of the log lie in the past and fit the decision. */
const BSA_ENTRY = { startsOn: '2026-01-05', decision: 'open', decidedOn: null, filedOn: null, reason: '' }

/** Moments of an incident lie in the past. */
const INCIDENT = {
  discoveredAt: '2026-01-05T15:00:00Z',
  believedAt: null,
  toldByVendorAt: null,
  notifiedAt: null,
  status: 'open',
}

/** A meeting that was held lies in the past, and one to come has no decisions. */
const MEETING = { heldOn: '2026-01-05', status: 'held' }

/** Steps are done in the past, and what is launched or used was approved before. */
const PRODUCT_REVIEW = { status: 'in_review', launchOn: null }
const MARKETING_PIECE = { status: 'in_review', startsOn: null, expiresOn: null, lastUsedOn: null }

/** Members that the schema alone cannot fill so that the call gets to the row; by operation, and for one place. */
export const VALUES: Readonly<Record<string, Input>> = {
  'attestations.ask': { dueOn: IN_A_YEAR, sections: [], quiz: [] },
  'complaints.create': COMPLAINT,
  'complaints.update': COMPLAINT,
  'bsaEntries.create': BSA_ENTRY,
  'bsaEntries.update': { version: 2, ...BSA_ENTRY },
  'selfTests.create': { begunOn: '2026-01-05', completedOn: null },
  'selfTests.update': { version: 2, begunOn: '2026-01-05', completedOn: null },
  'incidents.update': { version: 2, ...INCIDENT },
  'incidents.create': INCIDENT,
  'meetings.create': MEETING,
  'meetings.update': { version: 2, ...MEETING },
  'productReviews.create': PRODUCT_REVIEW,
  'productReviews.update': { version: 2, ...PRODUCT_REVIEW },
  'productReviews.decide': { version: 2, decision: 'approved', note: 'Seen.' },
  'marketingReviews.create': MARKETING_PIECE,
  'marketingReviews.update': { version: 2, ...MARKETING_PIECE },
  'marketingReviews.decide': { version: 2, decision: 'approved', note: 'Seen.' },
  'risks.update': { version: 2 },
  'controls.update': { version: 2 },
  'risks.review': { version: 2 },
  'vendors.update': { version: 2 },
  'vendorQuestionnaires.send': { email: 'vic@vendor.example', dueOn: IN_A_YEAR },
  'vendorQuestionnaires.sendBack': { dueOn: IN_A_YEAR, submittedAt: '2026-01-05T12:00:00Z' },
  'vendorQuestionnaires.accept': { submittedAt: '2026-01-05T12:00:00Z' },
  'vendors.review': { version: 2, reviewedOn: '2026-01-05' },
  'comments.add': { passage: null },
  'comments.add passage.partId': {},
  'evidence.add': { fileId: undefined, replacesId: undefined },
  'evidence.add fileId': { target: undefined },
  'evidence.add replacesId': { fileId: undefined },
  'examItems.addAnswer examId': { targetId: undefined },
  'examItems.addAnswer id': { targetId: undefined },
  'examItems.update': { version: 3 },
  'examSeats.invite': { lastDay: IN_A_YEAR },
  'monitoring.update': { version: 2 },
  'monitoring.draw': { method: 'random', tolerableRate: '0.05', strata: undefined, stages: undefined },
  'monitoring.answer': { answer: { attribute: 0, value: 'yes' }, note: undefined },
  'policies.submit': { effectiveOn: IN_A_YEAR },
  'reports.create': { kind: 'board-report' },
  'tasks.board': { whose: 'all' },
  'tasks.calendarFile': { whose: 'all' },
  'tasks.create': { recurrence: '' },
  'tasks.list': { whose: 'all' },
  'tasks.month': { whose: 'all', month: '2026-01' },
  'tasks.saveTemplate': { items: [{ title: 'First', dueAfterDays: 1 }] },
  'tasks.sheet': { whose: 'all' },
  'tasks.update': { recurrence: '', version: 2 },
  ...Object.assign({}, ...NOUN_TEST_CALLS.map(({ isolationInputs }) => isolationInputs)),
}

/** Places where an id of anybody is answered alike, and why. The rows of the owner are compared afterwards. */
export const ANSWERED_ALIKE: Readonly<Record<string, string>> = {
  'team.setGroupRole userIds[]':
    'They are compared with the people whose role changes; any other is refused.',
  'comments.add passage.partId': 'A version is looked for in the subject itself (policy-comments.test.ts).',
  'comments.mentionable partId': 'Nobody is offered for a version of something else.',
  'notifications.markRead ids[]': 'Notices that are not there are read already.',
  'policies.approveByBoard agendaItemId': 'An agenda item is part of the meeting, whose id is compared.',
  'notifications.snooze ids[]': 'Notices that are not there are snoozed already.',
}

/** These find a link between two rows: the case says which, of one kind. */
export const OF_ONE_KIND: ReadonlySet<string> = new Set(['evidence.unlink', 'workLinks.remove'])

/** Lists continue behind an id by its order alone, whether there is such a row or not. */
export const isOrderAlone = ({ path }: { path: string }) => path === 'cursor'
