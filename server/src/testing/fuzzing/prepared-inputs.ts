import { STANDARD_METHOD } from '@plumbline/rules/risks/risk-method.ts'
import { sql } from 'drizzle-orm'
import { makeNextReport } from '../../insight/reports/report-work.ts'
import { connectionRequest, makeAssistant } from '../connected-assistant.ts'
import { SAMPLE_OF_TEST } from '../isolation-rows/record-rows.ts'
import { loadOnlyPart } from '../library-part.ts'
import { NOUN_TEST_CALLS } from '../noun-test-calls.ts'
import type { TestServer } from '../test-server.ts'
import { complaintInputs } from './complaint-inputs.ts'
import { fileOf } from './http-call.ts'
import { readerInputs } from './reader-inputs.ts'
import { reviewInputs } from './review-inputs.ts'
import { SampleFile } from './valid-input.ts'

type Input = Record<string, unknown>

const TASKS_FILE = new SampleFile('tasks')
const LOANS_FILE = new SampleFile('loans')
/** A short one. */
const PART = '1007'

/** Valid inputs by the name of the operation. */
export type PreparedInputs = Readonly<Record<string, () => Promise<Input>>>

const EXAM = { agency: 'Agency', kind: 'compliance' } as const

const MEETING = { title: 'Board', heldOn: '2026-01-05' } as const
const AGENDA_ITEM = {
  ...{ id: '0b0f7c1e-3a8f-4f0e-9a55-0c1f6b8f2d11', title: 'Budget', decision: 'approved' },
} as const

/** Each makes what its call is about, in the name of the manager who then calls. */
export function preparedInputs(server: TestServer, bearer: string): PreparedInputs {
  const api = server.clientOf(bearer)
  let invited = 0
  let topics = 0
  let methods = 0
  let partLoading: Promise<void> | undefined

  async function loanRun() {
    const { id } = await api.loanRuns.store({ loans: fileOf(LOANS_FILE), name: 'June', keepYears: 5 })
    return { id }
  }
  async function directoryGroup() {
    const { institutionId } = await api.members.me()
    const { rows } = await server.db.execute<{ id: string }>(sql`
      insert into directory_groups (institution_id, name) values (${institutionId}, ${crypto.randomUUID()}) returning id`)
    return { id: rows[0]!.id }
  }
  async function meeting() {
    return { id: (await api.meetings.create(MEETING)).id }
  }
  async function exam() {
    const { id, version, people } = await api.exams.create(EXAM)
    return { id, version, userIds: people.map(({ userId }) => userId) }
  }
  async function item() {
    const { id: examId } = await exam()
    const [added] = await api.examItems.add({ id: examId, items: [{ number: '1', request: 'Minutes' }] })
    return { examId, id: added!.id, version: added!.version }
  }
  async function answered() {
    const { examId, id } = await item()
    const { answers } = await api.examItems.addAnswer({ examId, id, kind: 'note', text: 'See the minutes.' })
    return { examId, id, answerId: answers[0]!.id }
  }
  async function delivered() {
    const { examId, id } = await answered()
    const { deliveries } = await api.examItems.deliver({ examId, id, to: 'Agency' })
    return { examId, id, deliveryId: deliveries[0]!.id }
  }
  async function invitation() {
    const { id } = await exam()
    const lastDay = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    return { id, email: `seat-${++invited}@agency.example`, name: 'Examiner', lastDay }
  }
  const ofConversation = async () => {
    const { conversationId } = await api.assistant.ask({ question: 'When is the Loan Estimate due?' })
    return { id: conversationId }
  }
  /** Only people named on the BSA log reach it. */
  async function namedOnBsaLog() {
    const userIds = [(await api.members.me()).userId]
    await api.bsaEntries.setPeople({ userIds })
    return { userIds }
  }
  const BSA_ENTRY = { reference: '2026-014', startsOn: '2026-01-05' }
  async function bsaEntry() {
    await namedOnBsaLog()
    const { id, version } = await api.bsaEntries.create(BSA_ENTRY)
    return { ...BSA_ENTRY, id, version }
  }
  /** Only people named on the self-test room reach it. */
  async function namedOnSelfTests() {
    const userIds = [(await api.members.me()).userId]
    await api.selfTests.setPeople({ userIds })
    return { userIds }
  }
  async function selfTest() {
    await namedOnSelfTests()
    const { id, title, version } = await api.selfTests.create({ title: 'Mystery shopping' })
    return { id, title, version }
  }
  async function boardReport() {
    const period = { periodStart: '2026-01-01', periodEnd: '2026-01-31' }
    const { id } = await api.reports.create({ kind: 'board-report', format: 'word', ...period })
    for (let making = true; making; ) making = await makeNextReport(server.db, server.plumbline.log)
    return { id }
  }
  const monitoringTest = () =>
    api.monitoring.create({ title: 'Notices', year: 2026, frequency: 'monthly', firstMonth: 1 })
  const monitoringRun = async () => (await monitoringTest()).runs[0]!.id
  async function coveredPart() {
    partLoading ??= loadOnlyPart(server.db, PART)
    await partLoading
    return { part: PART }
  }
  const ofExam = async () => ({ id: (await exam()).id })
  const ofItem = async () => {
    const { examId, id } = await item()
    return { examId, id }
  }

  return {
    'team.previewGroupRole': async () => ({ ...(await directoryGroup()), role: 'manager' }),
    'team.setGroupRole': async () => ({ ...(await directoryGroup()), role: null, userIds: [] }),
    ...readerInputs(server, api),
    ...reviewInputs(server, api),
    ...complaintInputs(server, api),
    ...Object.assign({}, ...NOUN_TEST_CALLS.map(({ prepared }) => prepared(server, api))),
    'institutionArticles.delete': async () => {
      const { id } = await api.institutionArticles.create({
        ...{ title: 'Fees', summary: 'Ours', category: 'hmda', body: 'Words.', isPublished: false },
      })
      return { id }
    },
    'riskMethods.change': async () => {
      const [inUse] = await api.riskMethods.list()
      const relief = { weak: 50, adequate: 125, strong: 200 + ++methods }
      return { ...STANDARD_METHOD, relief, version: inUse!.version, reason: 'Ours.' }
    },
    'topics.update': async () => ({
      ...(await api.topics.create({ label: `Ours ${++topics}` })),
      label: `Ours, too ${topics}`,
    }),
    'topics.remove': async () => ({ id: (await api.topics.create({ label: `Ours ${++topics}` })).id }),
    'monitoring.find': async () => ({ id: (await monitoringTest()).id }),
    'monitoring.record': async () => ({ id: await monitoringRun(), result: 'passed' }),
    'monitoring.sheet': async () => ({ id: await monitoringRun() }),
    'monitoring.workpaper': async () => ({ id: await monitoringRun() }),
    'monitoring.draw': async () => ({ id: await monitoringRun(), ...SAMPLE_OF_TEST }),
    'monitoring.answer': async () => {
      const { items } = await api.monitoring.draw({ id: await monitoringRun(), ...SAMPLE_OF_TEST })
      return { id: items[0]!.id, answer: { attribute: 0, value: 'yes' } }
    },
    'bsaEntries.setPeople': namedOnBsaLog,
    'bsaEntries.list': async () => {
      await namedOnBsaLog()
      return {}
    },
    'bsaEntries.create': async () => {
      await namedOnBsaLog()
      return BSA_ENTRY
    },
    'bsaEntries.find': async () => ({ id: (await bsaEntry()).id }),
    'bsaEntries.update': bsaEntry,
    'selfTests.setPeople': namedOnSelfTests,
    'selfTests.list': async () => {
      await namedOnSelfTests()
      return {}
    },
    'selfTests.create': async () => {
      await namedOnSelfTests()
      return { title: 'Mystery shopping' }
    },
    'selfTests.find': async () => ({ id: (await selfTest()).id }),
    'selfTests.update': selfTest,
    'selfTests.release': async () => ({
      ...{ id: (await selfTest()).id, into: 'task', title: 'Retrain' },
      confirmedName: (await api.members.me()).fullName,
    }),
    'reports.downloadForBoard': boardReport,
    // In an institution without a legal hold, which would keep it.
    'reports.remove': boardReport,
    'reports.saveLook': async () => ({ color: '#0f4c45', keepsLogo: false }),
    'setup.markStep': async () => ({ step: 'team', state: 'done' }),
    'workImports.template': async () => ({ kind: 'tasks' }),
    'workImports.records': async () => ({ kind: 'vendors' }),
    'workImports.apply': async () => {
      const kind = 'tasks'
      const { fingerprint } = await api.workImports.check({ kind, file: fileOf(TASKS_FILE) })
      return { kind, fingerprint, file: TASKS_FILE }
    },
    'connectedAssistants.request': () => connectionRequest(server),
    'connectedAssistants.allow': async () => ({
      ...(await connectionRequest(server)),
      nouns: ['tasks'],
      mayWrite: false,
    }),
    'connectedAssistants.disconnect': () => makeAssistant(server, api),
    'assistant.conversation': ofConversation,
    'assistant.remove': ofConversation,
    'policies.findTemplate': async () => ({ key: (await api.policies.templates())[0]!.key }),
    'policies.readDocument': async () => ({ file: new SampleFile('docx') }),
    'policyLaw.coverageOf': coveredPart,
    'exams.create': async () => ({ ...EXAM, template: 'ncua', periodFrom: '2026-01-01' }),
    'exams.find': ofExam,
    'exams.update': async () => {
      const { id, version } = await exam()
      return { ...EXAM, id, version, status: 'closed' }
    },
    'exams.setPeople': async () => {
      const { id, userIds } = await exam()
      return { id, userIds }
    },
    'loanRuns.store': async () => ({ loans: LOANS_FILE, name: 'June', keepYears: 5 }),
    'loanRuns.open': loanRun,
    'loanRuns.workpaper': loanRun,
    'loanRuns.remove': loanRun,
    'meetings.create': async () => MEETING,
    'meetings.find': meeting,
    'meetings.proposal': meeting,
    'meetings.document': async () => ({ ...(await meeting()), format: 'docx' }),
    'meetings.update': async () => {
      const { id, version } = await api.meetings.create(MEETING)
      return { ...MEETING, id, version, status: 'held', agenda: [AGENDA_ITEM] }
    },
    'exams.dryRun': ofExam,
    'exams.assignGaps': async () => {
      const { id, people } = await api.exams.create({ ...EXAM, kind: 'internal_audit' })
      const { questions } = await api.exams.dryRun({ id })
      const { key } = questions.find(({ gap }) => gap && !gap.task)!
      return { id, dueOn: '2026-03-02', gaps: [{ key, ownerId: people[0]!.userId }] }
    },
    'exams.log': ofExam,
    'exams.responseLetter': ofExam,
    'examItems.list': ofExam,
    'examItems.find': ofItem,
    'examItems.readText': async () => ({ ...(await ofExam()), text: '1a Minutes\nII-3 Policies' }),
    'examItems.readFile': async () => ({ ...(await ofExam()), file: new SampleFile('csv') }),
    'examItems.add': async () => ({ ...(await ofExam()), items: [{ number: '1a', request: 'Minutes' }] }),
    'examItems.assign': async () => {
      const { examId, id } = await item()
      return { id: examId, itemIds: [id], dueOn: '2026-12-18' }
    },
    'examItems.update': async () => ({ ...(await item()), request: 'Minutes of 2026', status: 'gathering' }),
    'examItems.remove': ofItem,
    'examItems.addAnswer': async () => ({ ...(await ofItem()), kind: 'note', text: 'See the minutes.' }),
    'examItems.removeAnswer': async () => {
      const { examId, id, answerId } = await answered()
      return { examId, itemId: id, id: answerId }
    },
    'examItems.suggest': ofItem,
    'examItems.search': async () => ({ ...(await ofItem()), query: 'minutes' }),
    'examItems.deliver': async () => {
      const { examId, id } = await answered()
      return { examId, id, to: 'Agency' }
    },
    'examItems.openDelivery': async () => {
      const { examId, deliveryId } = await delivered()
      return { examId, id: deliveryId }
    },
    'examSeats.list': ofExam,
    'examSeats.invite': invitation,
    'examSeats.end': async () => {
      const input = await invitation()
      const seat = await api.examSeats.invite(input)
      return { examId: input.id, id: seat.id }
    },
    'examBinders.list': async () => ({ id: (await delivered()).examId }),
    'examBinders.make': async () => ({ id: (await delivered()).examId }),
    'examBinders.open': async () => {
      const { examId } = await delivered()
      const binder = await api.examBinders.make({ id: examId })
      return { examId, id: binder.id }
    },
  }
}
