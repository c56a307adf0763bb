import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { makeNextReport } from '../../insight/reports/report-work.ts'
import { longDay } from '../../platform/days/long-day.ts'
import { todayIn } from '../../platform/days/today.ts'
import { EXAM_SECRET, startExamBank } from '../../testing/exam-bank.ts'
import { seatedClient } from '../../testing/exam-seat.ts'
import { readPdfPages } from '../../testing/pdf-text.ts'
import type { TestClient } from '../../testing/test-server.ts'
import { dayFromToday } from '../../testing/time-zones.ts'
import { zipEntryText } from '../../testing/zip-text.ts'
import { deleteUnusedFiles } from '../../work/files/file-cleanup.ts'
import { remindAhead } from '../../work/notifications/deadline-reminders.ts'

const { server, bank, manager, other, otherId, startExam, deliverNote } = await startExamBank()
afterAll(server.close)

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
  await manager.comments.add({ ...subject, body: `About the ${EXAM_SECRET}` })
  const finding = await manager.findings.create({
    title: EXAM_SECRET,
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
  expect((await other.examItems.find(at)).request).toContain(EXAM_SECRET)
})

test('no notification, mail, search, audit entry, or log line of the server says what the exam is about', async () => {
  const { exam, at } = await startExam()
  await manager.exams.setPeople({
    id: exam.id,
    userIds: [...exam.people.map(({ userId }) => userId), otherId],
  })
  const item = await manager.examItems.find(at)
  await manager.examItems.update({ ...at, ...item, ownerId: otherId, status: 'gathering' })
  await manager.comments.add({ kind: 'exam_item', id: at.id, body: EXAM_SECRET, mentions: [otherId] })
  await deliverNote(at, EXAM_SECRET)
  const { client } = await seatedClient(server, manager, exam.id)
  await client.examiner.ask({ ...at, question: EXAM_SECRET })
  const [, lastWord] = EXAM_SECRET.split(' ')
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
      { number: '7', request: `${EXAM_SECRET} log`, dueOn: day(5) },
      { number: '8', request: `${EXAM_SECRET} plan`, dueOn: day(-3) },
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
