import { makeNextReport } from '../insight/reports/report-work.ts'
import { connectionRequest } from './connected-assistant.ts'
import { ISOLATION_CASES } from './isolation-cases.ts'
import type { TestInstitution } from './isolation-rows/make-row.ts'
import { makeBsaEntry, makeSelfTest } from './isolation-rows/record-rows.ts'
import { loadOnlyPart } from './library-part.ts'
import { PASSWORD, type TestClient, type TestServer } from './test-server.ts'
import { newMessage } from './visitor.ts'

/** Who asks, in an institution that is filled. */
export interface Askers {
  server: TestServer
  institution: TestInstitution
  manager: TestClient
  admin: TestClient
}

type Row = Record<string, unknown>

/** A short one. */
const PART = '1007'

const EXAMINER = 'examiner@agency.example'

/** Rows besides the cases of isolation-cases.ts: of what all institutions share, and of what only its maker sees. */
export const BUDGET_ROWS: Record<string, (askers: Askers) => Promise<Row>> = {
  async 'assistant.conversation'({ manager }) {
    const { conversationId } = await manager.assistant.ask({ question: 'When is the Loan Estimate due?' })
    return { id: conversationId }
  },
  'connectedAssistants.request': ({ server }) => connectionRequest(server),
  async articles({ admin }) {
    const article = await admin.articles.create({
      ...{ title: 'Fees', slug: 'fees-that-we-charge', excerpt: 'Short.', body: 'Words.', category: 'trid' },
      ...{ tags: [], topics: [], citations: [], isFeatured: false, isPublished: true },
    })
    const [saved] = await admin.articles.revisions({ id: article.id })
    return { id: article.id, slug: article.slug, version: saved!.version }
  },
  async blog({ admin }) {
    const { id, slug } = await admin.blog.create({
      ...{ title: 'Fees', slug: 'fees-we-charge', excerpt: 'Short.', content: 'Words.', category: 'Fees' },
      ...{ tags: [], featuredImageUrl: null, isFeatured: false, isPublished: true, publishedAt: null },
    })
    return { slug, ...(await editedText(admin.blog, id)) }
  },
  async press({ server, admin }) {
    const { id } = await admin.press.create({
      ...{ title: 'Fees in the news', excerpt: 'Short.', content: 'Words.', tags: [], isFeatured: false },
      ...{ publicationName: null, author: null, publishedAt: null, externalUrl: null, imageUrl: null },
    })
    const { items } = await server.nobody.press.list({ search: 'Fees in the news' })
    return { slug: items[0]!.slug, ...(await editedText(admin.press, id)) }
  },
  async attestations({ manager }) {
    const { items } = await manager.policies.list({})
    return { id: items.find(({ effectiveNumber }) => effectiveNumber !== null)!.id }
  },
  async 'BSA entry'({ server, institution, manager }) {
    const { id } = await makeBsaEntry(server, institution.id, manager)
    return { id }
  },
  async 'self-test'({ server, institution, manager }) {
    return makeSelfTest(server, institution.id, manager)
  },
  async exam(askers) {
    const { examId: id } = await deliveredItem(askers)
    const { manager } = askers
    await manager.examBinders.make({ id })
    const lastDay = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    await manager.examSeats.invite({ id, email: EXAMINER, name: 'Examiner', lastDay, mayDownload: true })
    return { id }
  },
  'exam item': deliveredItem,
  async 'files.progress'({ manager }) {
    const { id } = await manager.files.start({ name: 'minutes.txt', byteSize: 5 })
    return { id }
  },
  async 'dashboard.pastDay'({ manager }) {
    const { statCards } = await manager.dashboard.overview()
    return { day: statCards.flatMap(({ before }) => before?.day ?? [])[0] }
  },
  async institutions({ server, institution, manager }) {
    await manager.settings.openSupport({ hours: 24, reason: 'A question about tasks' })
    const other = await server.newInstitution({ name: 'Other Bank' })
    return { id: institution.id, into: other.id }
  },
  async loanTestBatches({ manager }) {
    const { items } = await manager.loanTestBatches.list()
    return { id: items.find(({ status }) => status === 'done')!.id }
  },
  async regulations({ server }) {
    await loadOnlyPart(server.db, PART)
    const { pages } = await server.nobody.regulations.contents({ part: PART })
    return { part: PART, page: pages[0]!.page }
  },
  async regulatoryUpdates({ manager, admin }) {
    const { items } = await manager.regulatoryUpdates.latest()
    const { slug } = items.at(-1)!
    const { version } = await manager.regulatoryUpdates.assess({
      ...{
        slug,
        version: 0,
        status: 'planned',
        impact: 'low',
        impactReason: 'A figure.',
        plan: 'Change it.',
      },
      ...{ notApplicableReason: null, ownerId: null, dueOn: null },
      ...{ evidence: null, noEvidenceReason: 'The figure shows it.' },
    })
    const { id, isOnlyManager } = await manager.regulatoryUpdates.detail({ slug })
    const { id: taskId } = await manager.tasks.create({ title: 'Change the figure' })
    await manager.evidence.add({
      ...{ kind: 'assessment', id, title: 'The figure', validOn: '2026-01-12' },
      target: { kind: 'task', id: taskId },
    })
    const signer = isOnlyManager ? manager : admin
    await signer.regulatoryUpdates.signOff({ slug, version, aloneReason: 'No other manager.' })
    return { slug }
  },
  'reports.download': (askers) => finishedReport(askers, 'monthly-summary'),
  'reports.downloadForBoard': (askers) => finishedReport(askers, 'board-report'),
  async 'requests.resume'({ server, admin }) {
    const { firstName, lastName, shownSeconds, idempotencyKey } = newMessage()
    await server.nobody.inbox.apply({
      ...{ firstName, lastName, shownSeconds, idempotencyKey, email: 'una@lake.example', experience: '4-5' },
      coverLetter: 'Words.',
      resume: new File(['%PDF-1.7 Words.'], 'resume.pdf', { type: 'application/pdf' }),
    })
    const { items } = await admin.requests.applications({})
    return { id: items[0]!.id }
  },
  async users({ admin }) {
    const { items } = await admin.users.list({})
    return { id: items[0]!.id }
  },
}

async function deliveredItem({ manager }: Askers) {
  const { id: examId } = await manager.exams.create({ agency: 'Agency', kind: 'compliance' })
  const [item] = await manager.examItems.add({ id: examId, items: [{ number: '1', request: 'Minutes' }] })
  const at = { examId, id: item!.id }
  await manager.examItems.addAnswer({ ...at, kind: 'note', text: 'See the minutes.' })
  await manager.examItems.deliver({ ...at, to: 'Agency' })
  return at
}

async function finishedReport({ server, manager }: Askers, kind: 'monthly-summary' | 'board-report') {
  const { id } = await manager.reports.create({
    ...{ kind, format: 'pdf', periodStart: '2026-01-01', periodEnd: '2026-01-31' },
  })
  while (await makeNextReport(server.db, server.plumbline.log));
  return { id }
}

async function editedText(texts: TestClient['blog'] | TestClient['press'], id: string): Promise<Row> {
  const { path } = await texts.previewLink({ id })
  const [saved] = await texts.revisions({ id })
  return { id, version: saved?.version, token: path.split('/').at(-1) }
}

/** The row that is named, else that of the longest name with which the operation's begins. */
export function rowNameOf(operation: string, row: string | undefined): string | undefined {
  const names = [...Object.keys(BUDGET_ROWS), ...Object.keys(ISOLATION_CASES)]
  if (row !== undefined) return names.find((name) => name === row)
  return names
    .filter((name) => operation === name || operation.startsWith(`${name}.`))
    .sort((one, other) => other.length - one.length)[0]
}

export async function makeRow(name: string, askers: Askers): Promise<Row> {
  const make = BUDGET_ROWS[name]
  return make ? make(askers) : ISOLATION_CASES[name]!(askers.server, askers.institution)
}

/** Somebody from outside, with the seat that the row `exam` has. */
export async function examinerClient(server: TestServer): Promise<TestClient> {
  const { auth } = server.plumbline
  const password = await auth.accounts.preparePassword(PASSWORD)
  const account = { email: EXAMINER, password, emailConfirmed: true }
  await server.db.transaction((tx) => auth.accounts.create(tx, account, { id: null, ip: '192.0.2.1' }))
  return server.clientOf(await server.seatTokenOf(account))
}
