import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeNextReport } from '../../insight/reports/report-work.ts'
import { verifyBinder } from '../../operator/commands/verify-binder.ts'
import { longDay } from '../../platform/days/long-day.ts'
import { todayIn } from '../../platform/days/today.ts'
import { layOutZip, zipEntryOf } from '../../platform/files/stored-zip.ts'
import { seatedClient } from '../../testing/exam-seat.ts'
import { operations } from '../../testing/operation-list.ts'
import { readPdfPages } from '../../testing/pdf-text.ts'
import { PASSWORD, startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { dayFromToday } from '../../testing/time-zones.ts'
import { zipEntryNames, zipEntryText } from '../../testing/zip-text.ts'
import { deleteUnusedFiles } from '../../work/files/file-cleanup.ts'
import { remindAhead } from '../../work/notifications/deadline-reminders.ts'
import { checksumLines, sha256Of } from './binder-content.ts'

const SECRET = 'Zanzibar redlining inquiry'
const folder = mkdtempSync(join(tmpdir(), 'binder-'))
const tomorrow = dayFromToday(1)

let server: TestServer
let bank: Awaited<ReturnType<TestServer['newInstitution']>>
let manager: TestClient
let other: TestClient
let otherId: string
beforeAll(async () => {
  server = await startTestServer()
  bank = await server.newInstitution()
  manager = await bank.signedIn({ role: 'manager', fullName: 'Mia Manager' })
  const colleague = await bank.addMember({ role: 'manager', fullName: 'Otto Other' })
  otherId = colleague.userId
  other = server.clientOf(await server.tokenOf(colleague))
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

async function startExam(client = manager) {
  const exam = await client.exams.create({ agency: SECRET, kind: 'compliance', periodFrom: '2026-01-01' })
  const [item] = await client.examItems.add({
    id: exam.id,
    items: [{ number: '1a', request: `${SECRET} minutes` }],
  })
  return { exam, at: { examId: exam.id, id: item!.id } }
}

async function deliverNote(at: { examId: string; id: string }, text = 'See the minutes.') {
  await manager.examItems.addAnswer({ ...at, kind: 'note', text })
  return manager.examItems.deliver({ ...at, to: 'Agency', isConfirmed: true })
}

test('several items get an owner and a due date at once, and the owner is told once', async () => {
  const { exam, at } = await startExam()
  await manager.exams.setPeople({
    id: exam.id,
    userIds: [...exam.people.map(({ userId }) => userId), otherId],
  })
  const items = await manager.examItems.add({
    id: exam.id,
    items: [
      { number: '2', request: 'Flood log', note: 'Ask the servicer', ownerId: otherId },
      { number: '3', request: 'Audit reports', dueOn: '2026-12-01' },
    ],
  })
  expect(items[1]).toMatchObject({ note: 'Ask the servicer', owner: { userId: otherId } })
  const itemIds = [items[1]!.id, items[2]!.id]
  const assigned = await manager.examItems.assign({ id: exam.id, itemIds, dueOn: '2026-12-18' })
  expect(assigned.map(({ dueOn, owner }) => [dueOn, owner?.userId])).toEqual([
    [null, undefined],
    ['2026-12-18', otherId],
    ['2026-12-18', undefined],
  ])
  await manager.examItems.assign({ id: exam.id, itemIds: [at.id, ...itemIds], ownerId: otherId })
  const told = (await other.notifications.list({})).items.filter(
    ({ link }) => link === `/examinations/${exam.id}`,
  )
  expect(told.map(({ subject }) => subject)).toEqual([
    'Mia Manager made you the owner of 2 examination items',
    'Mia Manager made you the owner of an examination item',
  ])
  const stranger = (await bank.addMember({ role: 'manager' })).userId
  await expect(manager.examItems.assign({ id: exam.id, itemIds, ownerId: stranger })).rejects.toMatchObject({
    code: 'NOT_NAMED',
  })
  const elsewhere = await startExam()
  await expect(
    manager.examItems.assign({ id: exam.id, itemIds: [elsewhere.at.id], ownerId: null }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('who leads an exam hears once that an item is ready to deliver', async () => {
  const { exam, at } = await startExam()
  await manager.exams.setPeople({
    id: exam.id,
    userIds: [...exam.people.map(({ userId }) => userId), otherId],
  })
  const { version, ...fields } = await manager.exams.find({ id: exam.id })
  await manager.exams.update({ ...fields, id: exam.id, version, leadId: otherId })
  for (const status of ['gathering', 'ready', 'ready'] as const)
    await manager.examItems.update({ ...at, ...(await manager.examItems.find(at)), status })
  const told = (await other.notifications.list({})).items.filter(({ kind }) => kind === 'exam.item_ready')
  expect(told.map(({ subject, link }) => [subject, link])).toEqual([
    ['Mia Manager marked examination item 1a as ready to deliver', `/examinations/${exam.id}?item=${at.id}`],
  ])
})

test('the template lays out the six sections', async () => {
  const { id } = await manager.exams.create({ agency: 'NCUA', kind: 'compliance', template: 'ncua' })
  const items = await manager.examItems.list({ id })
  expect(new Set(items.map(({ section }) => section)).size).toBe(6)
})

test('of an exam, those who are not named on it see nothing, managers and comments included', async () => {
  const { exam, at } = await startExam()
  const subject = { kind: 'exam_item', id: at.id } as const
  await manager.comments.add({ ...subject, body: `About the ${SECRET}` })
  const finding = await manager.findings.create({
    title: SECRET,
    source: 'exam',
    severity: 'high',
    foundOn: '2026-01-09',
    ownerId: otherId,
    origin: { kind: 'exam', id: exam.id },
  })
  const refused = { code: 'NOT_FOUND' }
  expect(await other.exams.list()).not.toContainEqual(expect.objectContaining({ id: exam.id }))
  await expect(other.exams.find({ id: exam.id })).rejects.toMatchObject(refused)
  await expect(other.examItems.find(at)).rejects.toMatchObject(refused)
  await expect(other.comments.list(subject)).rejects.toMatchObject(refused)
  await expect(other.evidence.list(subject)).rejects.toMatchObject(refused)
  await expect(other.history.list(subject)).rejects.toMatchObject(refused)
  await expect(other.findings.find({ id: finding.id })).rejects.toMatchObject(refused)
  await expect(manager.comments.add({ ...subject, body: 'Look', mentions: [otherId] })).rejects.toMatchObject(
    { code: 'MENTION_CANNOT_SEE' },
  )
  await manager.exams.setPeople({
    id: exam.id,
    userIds: [...exam.people.map(({ userId }) => userId), otherId],
  })
  expect((await other.examItems.find(at)).request).toContain(SECRET)
})

test('no notification, mail, search, audit entry, or log line of the server says what the exam is about', async () => {
  const { exam, at } = await startExam()
  await manager.exams.setPeople({
    id: exam.id,
    userIds: [...exam.people.map(({ userId }) => userId), otherId],
  })
  const item = await manager.examItems.find(at)
  await manager.examItems.update({ ...at, ...item, ownerId: otherId, status: 'gathering' })
  await manager.comments.add({ kind: 'exam_item', id: at.id, body: SECRET, mentions: [otherId] })
  await deliverNote(at, SECRET)
  const { client } = await seatedClient(server, manager, exam.id)
  await client.examiner.ask({ ...at, question: SECRET })
  const [, lastWord] = SECRET.split(' ')
  for (const table of ['notifications', 'outgoing_mail', 'audit_log']) {
    const { rows } = await server.db.execute(
      sql`select 1 from ${sql.identifier(table)} t where t::text like ${`%${lastWord}%`}`,
    )
    expect(rows, table).toEqual([])
  }
  expect((await other.notifications.list({})).items.length).toBeGreaterThan(1)
  const unnamed = await bank.signedIn({ role: 'admin' })
  expect(await unnamed.workLinks.find({ query: lastWord! })).toEqual([])
  expect((await unnamed.findings.list({ search: lastWord! })).items).toEqual([])
})

describe('delivering', () => {
  test('what went out before, and a draft of a policy, is asked and noted', async () => {
    const { exam, at } = await startExam()
    const { versions } = await manager.policies.create({ title: 'Draft policy', body: 'Words' })
    const added = await manager.examItems.addAnswer({
      ...at,
      kind: 'policy_version',
      targetId: versions[0]!.id,
    })
    expect(added.status).toBe('gathering')
    await expect(manager.examItems.deliver({ ...at, to: 'Agency' })).rejects.toMatchObject({
      code: 'CONFIRM_FIRST',
      data: { warnings: [expect.stringContaining('draft')] },
    })
    const delivered = await manager.examItems.deliver({ ...at, to: 'Agency', isConfirmed: true })
    expect(delivered.status).toBe('delivered')
    expect(delivered.deliveries[0]!.remarks).toEqual([expect.stringContaining('draft')])
    await expect(manager.examItems.deliver({ ...at, to: 'Agency' })).rejects.toMatchObject({
      code: 'NOTHING_TO_DELIVER',
    })
    const items = await manager.examItems.add({ id: exam.id, items: [{ number: '2', request: 'Again' }] })
    const again = { examId: exam.id, id: items.at(-1)!.id }
    const second = await manager.examItems.addAnswer({
      ...again,
      kind: 'policy_version',
      targetId: versions[0]!.id,
    })
    expect(second.answers[0]!.alreadyDelivered).toMatchObject({ itemNumber: '1a' })
    await expect(manager.examItems.deliver({ ...again, to: 'Agency' })).rejects.toMatchObject({
      code: 'CONFIRM_FIRST',
      data: { warnings: expect.arrayContaining([expect.stringContaining('as item 1a')]) },
    })
    const twice = await manager.examItems.deliver({ ...again, to: 'Agency', isConfirmed: true })
    expect([second, twice].map(({ answers }) => answers[0]!.isDelivered)).toEqual([false, true])
    await expect(
      manager.examItems.deliver({ ...again, to: 'Agency', isConfirmed: true }),
    ).rejects.toMatchObject({ code: 'NOTHING_TO_DELIVER' })
  })

  test('two who deliver one item at once send it once', async () => {
    const { at } = await startExam()
    await manager.examItems.addAnswer({ ...at, kind: 'note', text: 'Once' })
    const results = await Promise.allSettled(
      [1, 2].map(() => manager.examItems.deliver({ ...at, to: 'Agency' })),
    )
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await manager.examItems.find(at)).deliveries).toHaveLength(1)
  })

  test('retention keeps what an exam delivered', async () => {
    const { exam, at } = await startExam()
    await deliverNote(at)
    await server.db.execute(sql`update files set created_at = now() - interval '3 days'`)
    while (await deleteUnusedFiles(server.db));
    const { path } = await manager.examItems.openDelivery({
      examId: exam.id,
      id: (await manager.examItems.find(at)).deliveries[0]!.id,
    })
    expect(await (await server.request(path)).text()).toBe('See the minutes.')
  })

  test('suggestions name what there is and attach nothing', async () => {
    const { exam } = await startExam()
    await manager.policies.create({ title: 'Flood insurance policy', body: 'Words' })
    const task = await manager.tasks.create({ title: 'Determinations' })
    await manager.evidence.add({
      kind: 'task',
      id: task.id,
      title: 'Flood determination log',
      validOn: '2026-01-09',
      target: { kind: 'task', id: task.id },
    })
    const items = await manager.examItems.add({
      id: exam.id,
      items: [{ request: 'Flood determinations of the period' }],
    })
    const at = { examId: exam.id, id: items.at(-1)!.id }
    const found = await manager.examItems.suggest(at)
    expect(found.map(({ title }) => title)).toContain('Flood determination log')
    expect((await manager.examItems.find(at)).answers).toEqual([])
  })
})

test('what is in the product is found by its words and answers an item, reports as a copy', async () => {
  const { at } = await startExam()
  await manager.policies.create({ title: 'Flood zone policy', body: 'Words' })
  await manager.tasks.create({ title: 'Check the flood zone' })
  const report = await manager.reports.create({
    kind: 'board-report',
    format: 'pdf',
    periodStart: '2026-01-01',
    periodEnd: '2026-01-31',
  })
  while (await makeNextReport(server.db, server.plumbline.log));
  const found = await manager.examItems.search({ ...at, query: 'flood ZONE' })
  expect(found.map(({ kind, why }) => `${kind}: ${why}`)).toEqual([
    'policy_version: Not approved',
    'task: Open',
  ])
  expect(await manager.examItems.search({ ...at, query: 'board report' })).toMatchObject([
    { kind: 'report', id: report.id, title: 'Board report, 2026-01-01 to 2026-01-31' },
  ])
  expect(await other.reports.list({})).toMatchObject({ totalCount: 0 })
  const answered = await manager.examItems.addAnswer({ ...at, kind: 'report', targetId: report.id })
  expect(answered.answers).toMatchObject([{ kind: 'evidence', validOn: '2026-01-31' }])
  await manager.reports.remove({ id: report.id })
  const { deliveries } = await manager.examItems.deliver({ ...at, to: 'Agency', isConfirmed: true })
  expect(deliveries[0]!.fileName).toBe('Board report, 2026-01-01 to 2026-01-31.pdf')
  await expect(
    manager.examItems.addAnswer({ ...at, kind: 'report', targetId: report.id }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('owners, else the lead, are reminded of items that are due, once for each day and without a word of the request', async () => {
  const { exam, at } = await startExam()
  const { people } = exam
  await manager.exams.setPeople({ id: exam.id, userIds: [...people.map(({ userId }) => userId), otherId] })
  await manager.exams.update({ ...(await manager.exams.find({ id: exam.id })), leadId: people[0]!.userId })
  const day = dayFromToday
  const items = await manager.examItems.add({
    id: exam.id,
    items: [
      { number: '7', request: `${SECRET} log`, dueOn: day(5) },
      { number: '8', request: `${SECRET} plan`, dueOn: day(-3) },
    ],
  })
  const item = await manager.examItems.find(at)
  await manager.examItems.update({ ...at, ...item, dueOn: day(5), ownerId: otherId, status: 'gathering' })
  for (let times = 0; times < 2; times++)
    while (await remindAhead(server.db, new Date(), server.plumbline.services.deadlines));
  const told = async (client: TestClient) => {
    const subjects = (await client.notifications.list({})).items
      .filter(({ link }) => link.includes(exam.id))
      .map(({ subject }) => subject)
    return subjects.filter((subject) => /due$|due within|due by/.test(subject)).toSorted()
  }
  expect(await told(other)).toEqual(['Examination item 1a is due within a week'])
  expect(await told(manager)).toEqual([
    'Examination item 7 is due within a week',
    'Examination item 8 is overdue',
  ])
  expect(items).toHaveLength(3)
})

describe('a binder', () => {
  let zip: Buffer
  let path: string
  beforeAll(async () => {
    const { exam, at } = await startExam()
    await deliverNote(at)
    const items = await manager.examItems.add({ id: exam.id, items: [{ number: 'II-3', request: 'More' }] })
    await deliverNote({ examId: exam.id, id: items.at(-1)!.id }, 'Other words')
    const binder = await manager.examBinders.make({ id: exam.id })
    path = (await manager.examBinders.open({ examId: exam.id, id: binder.id })).path
    const response = await server.request(path)
    zip = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(binder.byteSize))
    expect(zip.length).toBe(binder.byteSize)
  })

  async function verify(bytes: Buffer): Promise<{ status: number; said: string }> {
    writeFileSync(join(folder, 'binder.zip'), bytes)
    let said = ''
    const status = await verifyBinder(['binder.zip'], folder, {
      async write(text) {
        said += text
      },
      say(text) {
        said += text
      },
    })
    return { status, said }
  }

  /** The documented commands, as they stand in the document. */
  function shellCheck(bytes: Buffer): string {
    const document = readFileSync(new URL('../../../../docs/binder-check.md', import.meta.url), 'utf8')
    const script = [...document.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text]) => text).join('\n')
    rmSync(join(folder, 'binder'), { recursive: true, force: true })
    writeFileSync(join(folder, 'examination-binder-1.zip'), bytes)
    return execFileSync('bash', ['-c', `${script} exec 2>&1`], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  }

  test('is whole for the verifier and for the documented commands', async () => {
    expect(await verify(zip)).toMatchObject({ status: 0, said: expect.stringContaining('2 documents') })
    const said = shellCheck(zip)
    expect(said).toContain('files: whole')
    expect(said).toContain('list: whole')
  })

  test('is read in ranges that fit together', async () => {
    const pieces: Buffer[] = []
    for (let at = 0; at < zip.length; at += 777) {
      const response = await server.request(path, { headers: { range: `bytes=${at}-${at + 776}` } })
      expect(response.status).toBe(206)
      pieces.push(Buffer.from(await response.arrayBuffer()))
    }
    expect(Buffer.concat(pieces).equals(zip)).toBe(true)
  })

  test.each(['See the minutes.', 'index.csv', '"previous"', '%PDF', 'SHA-256 of every', 'items/'])(
    'a changed byte at %j is found by both',
    async (words) => {
      const changed = Buffer.from(zip)
      const at = changed.indexOf(words)
      changed[at + 1] = changed[at + 1]! ^ 1
      expect((await verify(changed)).status).not.toBe(0)
      let whole = ''
      try {
        whole = shellCheck(changed)
      } catch {
        // The commands themselves fail on it.
      }
      expect(whole.includes('files: whole') && whole.includes('list: whole')).toBe(false)
    },
  )

  /** The binder with changed files and a list of checksums that fits them. */
  function rewritten(change: (files: Map<string, Buffer>) => void): Buffer {
    rmSync(join(folder, 'unpacked'), { recursive: true, force: true })
    writeFileSync(join(folder, 'whole.zip'), zip)
    execFileSync('unzip', ['-q', 'whole.zip', '-d', 'unpacked'], { cwd: folder })
    const files = new Map<string, Buffer>(
      zipEntryNames(zip).map((path) => [path, readFileSync(join(folder, 'unpacked', path))]),
    )
    change(files)
    files.delete('SHA256SUMS')
    files.set(
      'SHA256SUMS',
      checksumLines([...files].map(([path, content]) => ({ path, sha256: sha256Of(content) }))),
    )
    const contents = [...files.values()]
    const { parts } = layOutZip(
      [...files].map(([path, content]) => zipEntryOf(path, content)),
      new Date(),
    )
    return Buffer.concat(
      parts.map(({ content }) => (typeof content === 'number' ? contents[content]! : content)),
    )
  }

  test('a removed line of the log is found by both, whatever SHA256SUMS says', async () => {
    const lines = zipEntryText(zip, 'log.jsonl').trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(3)
    const changed = rewritten((files) =>
      files.set('log.jsonl', Buffer.from(`${lines.toSpliced(1, 1).join('\n')}\n`)),
    )
    expect(await verify(changed)).toMatchObject({
      status: 1,
      said: expect.stringContaining('log.jsonl: line 2 does not follow the line before it'),
    })
    const said = shellCheck(changed)
    expect(said).toContain('files: whole')
    expect(said).toContain('line 2 does not follow')
  })

  test('two items that were swapped are found by both, whatever SHA256SUMS says', async () => {
    const changed = rewritten((files) => {
      const [first, second] = [...files.keys()].filter((path) => path.startsWith('items/'))
      const content = files.get(first!)!
      files.set(first!, files.get(second!)!)
      files.set(second!, content)
    })
    const { status, said } = await verify(changed)
    expect(status).toBe(1)
    expect(said.match(/does not have the hash that the index gives/g)).toHaveLength(2)
    expect(shellCheck(changed).match(/is not what index\.csv names/g)).toHaveLength(2)
    expect(shellCheck(zip)).not.toContain('is not what')
  })
})

describe('an examiner', () => {
  test('sees the delivered items of one exam, may ask and receive, and each view is logged', async () => {
    const { exam, at } = await startExam()
    await manager.examItems.add({
      id: exam.id,
      items: [{ number: '2', request: 'Not delivered', section: 'Weak spots' }],
    })
    await deliverNote(at)
    const { client } = await seatedClient(server, manager, exam.id)
    expect((await client.examiner.exams()).exams.map(({ id }) => id)).toEqual([exam.id])
    const { items, coming } = await client.examiner.items({ id: exam.id })
    expect(items.map(({ number }) => number)).toEqual(['1a'])
    // Of what is not delivered, its number and nothing else.
    expect(coming).toEqual([{ position: 2, number: '2', section: '' }])
    const document = { examId: exam.id, id: items[0]!.documents[0]!.id }
    const { path } = await client.examiner.open(document)
    expect(await (await server.request(path)).text()).toBe('See the minutes.')
    await expect(client.examiner.open({ ...document, isToSave: true })).rejects.toMatchObject({
      code: 'NO_DOWNLOAD',
    })
    await client.examiner.receive(at)
    await client.examiner.ask({ ...at, question: 'Which page?' })
    expect(await manager.examItems.find(at)).toMatchObject({
      status: 'follow_up',
      questions: [{ question: 'Which page?' }],
    })
    const actions = (await manager.exams.log({ id: exam.id })).items.map(({ action }) => action)
    expect(actions).toEqual(
      expect.arrayContaining(['seat.opened', 'document.viewed', 'item.received', 'question.asked']),
    )
  })

  test('views a PDF with the own address on each page, whole and by range, and downloads it as delivered', async () => {
    const { exam, at } = await startExam()
    const task = await manager.tasks.create({ title: 'Answer the examiner' })
    await manager.examItems.addAnswer({ ...at, kind: 'task', targetId: task.id })
    const { deliveries } = await manager.examItems.deliver({ ...at, to: 'Agency', isConfirmed: true })
    const document = { examId: exam.id, id: deliveries[0]!.id }
    const { client, seat } = await seatedClient(server, manager, exam.id, { mayDownload: true })
    const bytesAt = async (path: string, headers = {}) => {
      const response = await server.request(path, { headers })
      return Buffer.from(await response.arrayBuffer())
    }
    const { path } = await client.examiner.open(document)
    const viewed = await bytesAt(path)
    const saved = await bytesAt((await client.examiner.open({ ...document, isToSave: true })).path)
    expect(sha256Of(saved)).toBe(deliveries[0]!.sha256)
    expect(viewed.subarray(0, saved.length).equals(saved)).toBe(true)
    expect(viewed.subarray(saved.length).toString('latin1')).toContain(`(${seat.email} - viewed `)
    const range = await bytesAt(path, { range: `bytes=${saved.length - 5}-${saved.length + 5}` })
    expect(range.equals(viewed.subarray(saved.length - 5, saved.length + 6))).toBe(true)
  })

  test('does not view a PDF that takes no watermark', async () => {
    const { exam, at } = await startExam()
    const content = new File(['%PDF-1.7\nnothing of it can be read'], 'chunk')
    const { id } = await manager.files.start({ name: 'broken.pdf', byteSize: content.size })
    await manager.files.putChunk({ id, position: 0, bytes: content })
    await manager.files.finish({ id })
    await manager.evidence.add({
      kind: 'exam_item',
      id: at.id,
      title: 'Broken',
      validOn: '2026-01-09',
      fileId: id,
    })
    const { deliveries } = await manager.examItems.deliver({ ...at, to: 'Agency', isConfirmed: true })
    const { client } = await seatedClient(server, manager, exam.id)
    await expect(client.examiner.open({ examId: exam.id, id: deliveries[0]!.id })).rejects.toMatchObject({
      code: 'NO_PREVIEW',
    })
  })

  test('needs the code that was sent to the address, and a password or passkey', async () => {
    const { exam } = await startExam()
    const email = `proof-${crypto.randomUUID()}@agency.example`
    await manager.examSeats.invite({ id: exam.id, email, name: 'Erin', lastDay: tomorrow })
    const post = (path: string, body: object, token?: string) =>
      server.request(`/auth/v1${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      })
    const codeSent = async () => {
      const { rows } = await server.db.execute<{ plain: string }>(
        sql`select plain from outgoing_mail where recipient = ${email} order by created_at desc, id desc limit 1`,
      )
      return /\b\d{6}\b/.exec(rows[0]!.plain)![0]
    }
    expect((await post('/otp', { email, create_user: false })).status).toBe(200)
    const signedIn = await post('/verify', { type: 'email', email, token: await codeSent() })
    const { access_token: byCode } = (await signedIn.json()) as { access_token: string }
    const seat = server.clientOf(byCode)
    await expect(seat.examiner.exams()).rejects.toMatchObject({
      code: 'SEAT_PROOF_REQUIRED',
      data: { email, lacks: 'password', hasPassword: false, hasPasskey: false, isMember: false },
    })
    await expect(seat.examiner.items({ id: exam.id })).rejects.toMatchObject({ code: 'SEAT_PROOF_REQUIRED' })
    const chosen = await server.request('/auth/v1/user', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', authorization: `Bearer ${byCode}` },
      body: JSON.stringify({ password: PASSWORD }),
    })
    expect(chosen.status).toBe(200)
    await expect(seat.examiner.exams()).rejects.toMatchObject({ data: { hasPassword: true } })
    expect((await post('/reauthenticate', { password: 'Wrong-Horse!7' }, byCode)).status).toBe(400)
    await expect(seat.examiner.exams()).rejects.toMatchObject({ code: 'SEAT_PROOF_REQUIRED' })
    expect((await post('/reauthenticate', { password: PASSWORD }, byCode)).status).toBe(200)
    expect((await seat.examiner.exams()).exams).toHaveLength(1)

    const byPassword = server.clientOf(await server.tokenOf({ email }))
    await expect(byPassword.examiner.exams()).rejects.toMatchObject({ data: { lacks: 'code' } })
  })

  test.each(['ended', 'expired', 'other exam'])(
    'a seat that is %s opens nothing at the next call',
    async (how) => {
      const { exam, at } = await startExam()
      const { deliveries } = await deliverNote(at)
      const { client, seat } = await seatedClient(server, manager, exam.id, { mayDownload: true })
      const { path } = await client.examiner.open({ examId: exam.id, id: deliveries[0]!.id })
      let ids = { examId: exam.id, itemId: at.id, documentId: deliveries[0]!.id }
      if (how === 'ended') await manager.examSeats.end({ examId: exam.id, id: seat.id })
      else if (how === 'expired')
        await server.db.execute(sql`update exam_seats set ends_at = now() where id = ${seat.id}`)
      else {
        const strange = await startExam()
        const theirs = await deliverNote(strange.at)
        ids = { examId: strange.exam.id, itemId: strange.at.id, documentId: theirs.deliveries[0]!.id }
      }
      const refused = { code: 'NOT_FOUND' }
      await expect(client.examiner.items({ id: ids.examId })).rejects.toMatchObject(refused)
      await expect(client.examiner.open({ examId: ids.examId, id: ids.documentId })).rejects.toMatchObject(
        refused,
      )
      await expect(client.examiner.openBinder({ id: ids.examId })).rejects.toMatchObject(refused)
      await expect(
        client.examiner.ask({ examId: ids.examId, id: ids.itemId, question: 'Why?' }),
      ).rejects.toMatchObject(refused)
      await expect(client.examiner.receive({ examId: ids.examId, id: ids.itemId })).rejects.toMatchObject(
        refused,
      )
      expect((await server.request(path)).status).toBe(how === 'other exam' ? 200 : 404)
    },
  )

  test('with an open seat is refused by every operation but an examiner’s', async () => {
    const { exam, at } = await startExam()
    await deliverNote(at)
    const { token } = await seatedClient(server, manager, exam.id, { mayDownload: true })
    const guarded = operations.filter(({ access }) => access !== 'everyone' && access !== 'examiners')
    expect(guarded.length).toBeGreaterThan(150)
    for (const { method, path, name } of guarded) {
      const address = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => (key === 'examId' ? exam.id : at.id))
      const response = await server.request(`http://localhost:3000/api${address}`, {
        method,
        ...(method !== 'GET' && method !== 'DELETE' && { body: '{}' }),
        headers: { 'Content-Type': 'application/json', authorization: `Bearer ${token}` },
      })
      expect([name, response.status]).toEqual([name, 401])
      await response.body?.cancel()
    }
  })

  test('is nobody of ours, and an account elsewhere is not told of', async () => {
    const { exam } = await startExam()
    const ours = await bank.addMember({ email: 'ours@example.com' })
    const invite = (email: string) =>
      manager.examSeats.invite({ id: exam.id, email, name: 'Erin', lastDay: tomorrow })
    await expect(invite(ours.email.toUpperCase())).rejects.toMatchObject({ code: 'OWN_PERSON' })
    const elsewhere = await (await server.newInstitution()).addMember({ email: 'elsewhere@example.com' })
    const known = await invite(elsewhere.email)
    const unknown = await invite('unknown@example.com')
    expect(Object.keys(known)).toEqual(Object.keys(unknown))
    expect(known.state).toBe(unknown.state)
    await expect(invite(elsewhere.email)).rejects.toMatchObject({ code: 'SEATED_ALREADY' })
    const seated = server.clientOf(await server.seatTokenOf(elsewhere))
    expect((await seated.examiner.exams()).exams).toHaveLength(1)
  })
})

test('the response letter lists the findings with corrective actions', async () => {
  const { exam } = await startExam()
  await manager.findings.create({
    title: 'Late notices',
    source: 'exam',
    severity: 'high',
    foundOn: '2026-01-09',
    correctiveAction: 'Check each file before closing',
    origin: { kind: 'exam', id: exam.id },
  })
  for (const format of ['pdf', 'docx'] as const) {
    const letter = await manager.exams.responseLetter({ id: exam.id, format })
    expect(letter.size).toBeGreaterThan(2_000)
    if (format === 'pdf') {
      const [page] = readPdfPages(Buffer.from(await letter.arrayBuffer()))
      expect(page, 'the letter is the institution’s and not ours').not.toContain('Plumbline')
      continue
    }
    const words = zipEntryText(Buffer.from(await letter.arrayBuffer()), 'word/document.xml')
    for (const word of [
      'Late notices',
      'Check each file before closing',
      'No date',
      'Signature',
      longDay(todayIn('America/New_York')),
    ])
      expect(words).toContain(word)
  }
})
