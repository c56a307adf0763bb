import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { longDay } from '../../platform/days/long-day.ts'
import { todayIn } from '../../platform/days/today.ts'
import { createJobRunner } from '../../platform/jobs/job-queue.ts'
import { createLog } from '../../platform/log.ts'
import { findPerson } from '../../tenancy/personal-data/person.ts'
import { erasePerson } from '../../tenancy/personal-data/person-erasure.ts'
import { personExport } from '../../tenancy/personal-data/person-export.ts'
import { enterAsReader, mailedCode } from '../../testing/reader-visit.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { dayFromToday } from '../../testing/time-zones.ts'
import { remindAhead } from '../../work/notifications/deadline-reminders.ts'
import { READER_MAIL_JOB } from '../../work/notifications/notify.ts'
import { readerMailJob } from './reader-mail.ts'

const server = await startTestServer()
afterAll(server.close)

const { reading } = server.nobody
const today = todayIn('America/New_York')
const runMailJob = createJobRunner(
  server.db,
  { [READER_MAIL_JOB]: readerMailJob({ db: server.db, publicUrl: 'https://plumbline.example' }) },
  createLog('silent'),
)

let lender: Awaited<ReturnType<typeof server.newInstitution>>
let manager: TestClient
let second: TestClient
let secondId: string
let teller: { id: string; email: string }
let number = 0

beforeEach(async () => {
  lender = await server.newInstitution()
  manager = await lender.signedIn({ role: 'manager', fullName: 'Mara Manager' })
  const other = await lender.addMember({ role: 'manager', fullName: 'Sam Second' })
  secondId = other.userId
  second = server.clientOf(await server.tokenOf(other))
  const email = `teller-${++number}@branch.example`
  const { ids } = await manager.readers.add({ list: `Tess Teller, ${email}, Main Street` })
  teller = { id: ids[0]!, email }
})

const BODY = '# Fair lending\n\nNobody is treated worse.'

async function inForce(body = BODY) {
  const { id, versions } = await manager.policies.create({ title: 'Fair lending', body })
  await approve(id, versions[0]!)
  return id
}

async function approve(id: string, version: { id: string; rowVersion: number }) {
  const sent = await manager.policies.submit({
    ...{
      id,
      versionId: version.id,
      rowVersion: version.rowVersion,
      approverIds: [secondId],
      effectiveOn: today,
    },
  })
  const { rowVersion } = sent.versions[0]!
  await second.policies.decide({ id, versionId: version.id, rowVersion, isApproved: true })
}

async function nextVersion(id: string, body: string) {
  const draft = (await manager.policies.startVersion({ id })).versions[0]!
  const { rowVersion } = await manager.policies.saveDraft({
    ...{ id, versionId: draft.id, rowVersion: draft.rowVersion, body },
  })
  await approve(id, { id: draft.id, rowVersion })
}

const enter = () => enterAsReader(server, teller.id, teller.email)

async function sign(session: string, policyId: string, answers: number[] = []) {
  const { versionId, sha256 } = await reading.policy({ session, policyId })
  return reading.sign({ session, policyId, versionId, sha256, answers })
}

async function mailsTo(email: string) {
  while (await runMailJob());
  const { rows } = await server.db.execute<{ subject: string; plain: string }>(sql`
    select subject, plain from outgoing_mail where recipient = ${email} and kind = 'reader' order by created_at, subject`)
  return rows
}

test('a reader opens the link with a code, answers, and signs; the policy counts it', async () => {
  const id = await inForce()
  const quiz = [{ question: 'Who decides?', choices: ['The board', 'Nobody'], answer: 0 }]
  expect(
    await manager.attestations.ask({
      ...{ id, userIds: [secondId], readerIds: [teller.id], dueOn: '2100-01-01', quiz },
    }),
  ).toEqual({ asked: 2, askedBefore: 0 })
  const [mail] = await mailsTo(teller.email)
  expect(mail!.subject).toBe('Read and sign “Fair lending”, due January 1, 2100')
  expect(mail!.plain).toContain('on Plumbline: Read and sign “Fair lending”, due January 1, 2100.')
  expect(mail!.plain).toContain(`https://plumbline.example/read/${teller.id}`)
  const session = await enter()
  const desk = await reading.desk({ session })
  expect(desk).toMatchObject({
    name: 'Tess Teller',
    trainings: [],
    policies: [{ policyId: id, number: 1, signedAt: null, dueOn: '2100-01-01' }],
  })
  expect(JSON.stringify(desk)).not.toContain('answer')
  expect((await reading.policy({ session, policyId: id })).html).toContain('Nobody is treated worse.')
  await expect(sign(session, id, [1])).rejects.toMatchObject({ code: 'QUIZ_FAILED', data: { wrong: [0] } })
  expect(await sign(session, id, [0])).toMatchObject({ isLate: false })
  await expect(sign(session, id, [0])).rejects.toMatchObject({ code: 'NOTHING_HERE' })
  expect(await manager.policies.find({ id })).toMatchObject({ askedCount: 2, signedCount: 1 })
  const rows = await manager.attestations.list({ id })
  expect(rows.find(({ isReader }) => isReader)).toMatchObject({
    name: 'Tess Teller',
    sentence: desk.policies[0]!.sentence,
    method: `code sent to ${teller.email}`,
    hasQuiz: true,
  })
  expect(await (await manager.attestations.file({ id })).text()).toContain(teller.email)
  expect(await manager.readers.list()).toMatchObject([{ openCount: 0, doneCount: 1 }])
  const signed = (await manager.settings.audit({})).items.find(({ action }) => action === 'attestation.sign')
  expect(signed).toMatchObject({ actorName: 'Tess Teller', subjectId: id })
  const people = await server.db.execute(sql`select 1 from user_profiles where institution_id = ${lender.id}`)
  expect(people.rows).toHaveLength(2)
})

test('a code opens once, five wrong ones end it, and it is not stored in plain text', async () => {
  await reading.sendCode({ id: teller.id })
  const code = await mailedCode(server, teller.email)
  const { rows } = await server.db.execute(sql`select * from readers where id = ${teller.id}`)
  expect(JSON.stringify(rows)).not.toContain(code)
  const isWithin = async (column: 'code_ends_at' | 'session_ends_at', time: string) =>
    (
      await server.db.execute(sql`
        select ${sql.identifier(column)} <= now() + ${time}::interval as within from readers where id = ${teller.id}`)
    ).rows
  expect(await isWithin('code_ends_at', '15 minutes')).toEqual([{ within: true }])
  const { session } = await reading.enter({ id: teller.id, code: ` ${code.slice(0, 3)} ${code.slice(3)} ` })
  expect(await isWithin('session_ends_at', '4 hours')).toEqual([{ within: true }])
  expect((await reading.desk({ session })).policies).toEqual([])
  const refusal = { code: 'CODE_WRONG' }
  await expect(reading.enter({ id: teller.id, code })).rejects.toMatchObject(refusal)
  await reading.sendCode({ id: teller.id })
  await expect(mailedCode(server, teller.email)).resolves.toBe(code)
  await server.db.execute(
    sql`update readers set code_sent_at = now() - interval '2 minutes' where id = ${teller.id}`,
  )
  await reading.sendCode({ id: teller.id })
  const next = await mailedCode(server, teller.email)
  expect(next).not.toBe(code)
  const wrong = next === '000000' ? '111111' : '000000'
  for (let tries = 0; tries < 5; tries++)
    await expect(reading.enter({ id: teller.id, code: wrong })).rejects.toMatchObject(refusal)
  await expect(reading.enter({ id: teller.id, code: next })).rejects.toMatchObject(refusal)
  // The session of before still works.
  await expect(reading.desk({ session })).resolves.toBeTruthy()
})

test('a code of another reader, an old code, and the eleventh code of a day open nothing', async () => {
  const { ids } = await manager.readers.add({ list: 'Otto Other, otto@branch.example' })
  await reading.sendCode({ id: teller.id })
  await reading.sendCode({ id: ids[0]! })
  const code = await mailedCode(server, teller.email)
  if (code !== (await mailedCode(server, 'otto@branch.example')))
    await expect(reading.enter({ id: ids[0]!, code })).rejects.toMatchObject({ code: 'CODE_WRONG' })
  await server.db.execute(sql`update readers set code_ends_at = now() where id = ${teller.id}`)
  await expect(reading.enter({ id: teller.id, code })).rejects.toMatchObject({ code: 'CODE_WRONG' })
  await server.db.execute(sql`
    update readers set codes_in_day = 10, code_sent_at = now() - interval '2 minutes' where id = ${teller.id}`)
  await reading.sendCode({ id: teller.id })
  await expect(
    reading.enter({ id: teller.id, code: await mailedCode(server, teller.email) }),
  ).rejects.toMatchObject({
    code: 'CODE_WRONG',
  })
})

test('a stranger is answered alike whether a link is anybody’s', async () => {
  const unknown = '00000000-0000-4000-8000-000000000001'
  const answers = []
  for (const id of [teller.id, unknown]) {
    const sent = await server.request(`http://localhost:3000/api/reading/${id}/code`, { method: 'POST' })
    const tried = await server.request(`http://localhost:3000/api/reading/${id}/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ code: 'none' }),
    })
    answers.push([sent.status, await sent.text(), tried.status, await tried.text()])
  }
  expect(answers[0]!.slice(0, 3)).toEqual(answers[1]!.slice(0, 3))
  expect(String(answers[0]![3]).replaceAll(teller.id, unknown)).toBe(answers[1]![3])
})

test('a session opens what that reader is asked, and ends with the reader, the hours, and the institution', async () => {
  const id = await inForce()
  const { ids } = await manager.readers.add({ list: 'Otto Other, otto2@branch.example' })
  await manager.attestations.ask({ id, readerIds: [ids[0]!], dueOn: '2100-01-01' })
  const training = await manager.trainings.create({
    ...{ title: 'Reg B', dueOn: dayFromToday(9), readerIds: [ids[0]!] },
  })
  const session = await enter()
  expect(await reading.desk({ session })).toMatchObject({ policies: [], trainings: [] })
  await expect(reading.policy({ session, policyId: id })).rejects.toMatchObject({ code: 'NOTHING_HERE' })
  const assignmentId = training.assignments[0]!.id
  await expect(reading.complete({ session, assignmentId })).rejects.toMatchObject({ code: 'NOTHING_HERE' })
  await server.db.execute(sql`update institutions set suspended_at = now() where id = ${lender.id}`)
  await expect(reading.desk({ session })).rejects.toMatchObject({ code: 'SESSION_ENDED' })
  await server.db.execute(sql`update institutions set suspended_at = null where id = ${lender.id}`)
  await server.db.execute(sql`update readers set session_ends_at = now() where id = ${teller.id}`)
  await expect(reading.desk({ session })).rejects.toMatchObject({ code: 'SESSION_ENDED' })
})

test('a reader completes a training, unless it needs a certificate', async () => {
  const fields = { dueOn: dayFromToday(9), readerIds: [teller.id] }
  const plain = await manager.trainings.create({ ...fields, title: 'Reg B' })
  await manager.trainings.create({ ...fields, title: 'Reg Z', requiresEvidence: true })
  expect(plain.assignments).toMatchObject([{ name: 'Tess Teller', isReader: true, completedOn: null }])
  const session = await enter()
  const { trainings } = await reading.desk({ session })
  expect(trainings.map(({ title, needsEvidence }) => [title, needsEvidence]).toSorted()).toEqual([
    ['Reg B', false],
    ['Reg Z', true],
  ])
  for (const { assignmentId, needsEvidence } of trainings)
    if (needsEvidence)
      await expect(reading.complete({ session, assignmentId })).rejects.toMatchObject({
        code: 'EVIDENCE_MISSING',
      })
    else expect(await reading.complete({ session, assignmentId })).toEqual({ completedOn: today })
  expect(await manager.trainings.find({ id: plain.id })).toMatchObject({
    completedCount: 1,
    assignedCount: 1,
  })
  const { items } = await manager.history.list({ kind: 'training', id: plain.id })
  expect(items[0]).toMatchObject({ action: 'completed', actorName: 'Tess Teller' })
  // Saving the training with the readers that it had takes nobody off.
  const { version, assignments: _, ...rest } = await manager.trainings.find({ id: plain.id })
  const saved = await manager.trainings.update({ ...rest, version, id: plain.id, readerIds: [teller.id] })
  expect(saved.assignments).toHaveLength(1)
})

test('readers are reminded by mail, managers hear once of those who are late, and Needs you names them', async () => {
  const id = await inForce()
  const dueOn = dayFromToday(5)
  await manager.attestations.ask({ id, readerIds: [teller.id], dueOn })
  await server.db.execute(
    sql`update attestations set asked_at = now() - interval '3 days' where policy_id = ${id}`,
  )
  const remind = async (days: number) => {
    const now = new Date(Date.now() + days * 86_400_000)
    while (await remindAhead(server.db, now, server.plumbline.services.deadlines));
  }
  await remind(0)
  await remind(0)
  await remind(7)
  expect((await mailsTo(teller.email)).map(({ subject }) => subject)).toEqual([
    `Read and sign “Fair lending”, due ${longDay(dueOn)}`,
    'Your signature of “Fair lending” is due within a week',
    'Your signature of “Fair lending” is overdue',
  ])
  const told = (await second.notifications.list({})).items.filter(({ kind }) => kind.startsWith('reader.'))
  expect(told).toMatchObject([
    { subject: 'Readers have not signed: 1 reader: Fair lending', link: `/policies/${id}` },
  ])
  expect((await manager.dashboard.needs({})).items.map(({ kind }) => kind)).not.toContain('reader_signature')
  await server.db.execute(sql`
    update attestations set due_on = ${dayFromToday(-2)}::date where policy_id = ${id}`)
  expect((await manager.dashboard.needs({})).items).toContainEqual(
    expect.objectContaining({ kind: 'reader_signature', title: '1 reader: Fair lending' }),
  )
  await manager.attestations.remind({ id })
  expect((await mailsTo(teller.email)).at(-1)!.subject).toContain('Fair lending')
})

test('a new version asks the readers again whose sections changed', async () => {
  const id = await inForce()
  await manager.attestations.ask({ id, readerIds: [teller.id], dueOn: '2100-01-01' })
  const session = await enter()
  await sign(session, id)
  await nextVersion(id, `${BODY}\n\n## Notices\n\nThirty days.`)
  const { policies } = await reading.desk({ session })
  expect(policies).toMatchObject([{ number: 2, signedAt: null, changedSections: ['Notices'] }])
  await sign(session, id)
  expect(await manager.policies.find({ id })).toMatchObject({ askedCount: 1, signedCount: 1 })
})

test('of a list with something wrong nobody is added, and each wrong line is named', async () => {
  const account = await lender.addMember({ role: 'user' })
  const list = `Ana Lopez, ana@branch.example\nBen Wu, ben@branch\nCarl, ${account.email}\nAna Again, ANA@branch.example`
  const refused = manager.readers.add({ list })
  await expect(refused).rejects.toMatchObject({
    code: 'LIST_WRONG',
    data: {
      count: 3,
      problems: [
        { line: 2, problem: '“ben@branch” is not an email address.' },
        {
          line: 3,
          problem: `${account.email} has an account at your institution. Ask this person as a colleague.`,
        },
        { line: 4, problem: 'ana@branch.example is on line 1 already.' },
      ],
    },
  })
  const many = Array.from({ length: 1_000 }, (_, at) => `Reader ${at}, reader-${at}@branch.example`).join(
    '\n',
  )
  await expect(manager.readers.add({ list: many })).rejects.toMatchObject({ code: 'TOO_MANY_READERS' })
  await expect(manager.readers.add({ list: 'Name, Email' })).rejects.toMatchObject({ code: 'LIST_EMPTY' })
  expect(await manager.readers.list()).toHaveLength(1)
  const again = `Tess T. Teller, ${teller.email}\nAna Lopez, ana@branch.example, Lending`
  expect(await manager.readers.add({ list: again })).toMatchObject({ added: 1, changed: 1 })
  expect(await manager.readers.list()).toMatchObject([
    { name: 'Ana Lopez', department: 'Lending' },
    { name: 'Tess T. Teller', department: 'Main Street' },
  ])
})

test('what a removed reader signed stays, what was open is no longer owed, and the link is dead', async () => {
  const signed = await inForce()
  const open = await inForce()
  for (const id of [signed, open])
    await manager.attestations.ask({ id, readerIds: [teller.id], dueOn: '2100-01-01' })
  const session = await enter()
  await sign(session, signed)
  await manager.readers.remove({ id: teller.id })
  expect(await manager.attestations.list({ id: signed })).toMatchObject([
    { name: 'Tess Teller', isReader: true },
  ])
  expect(await manager.attestations.list({ id: open })).toEqual([])
  await expect(reading.desk({ session })).rejects.toMatchObject({ code: 'SESSION_ENDED' })
  await expect(manager.readers.remove({ id: teller.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what is held about a reader can be exported and erased by address', async () => {
  const signed = await inForce()
  const open = await inForce()
  for (const id of [signed, open])
    await manager.attestations.ask({ id, readerIds: [teller.id], dueOn: '2100-01-01' })
  const session = await enter()
  await sign(session, signed)
  const person = await findPerson(server.db, teller.email)
  let text = ''
  for await (const piece of personExport(server.db, person, new Date())) text += piece
  const { holds } = JSON.parse(text)
  expect(holds.readers).toMatchObject([{ name: 'Tess Teller', department: 'Main Street' }])
  expect(holds.attestations).toHaveLength(2)
  expect(holds.auditEntries.map(({ action }: { action: string }) => action)).toContain('attestation.sign')
  expect(text).not.toMatch(/(code|session)_hash/)
  const erased = await server.db.transaction((tx) =>
    erasePerson(tx, server.plumbline.auth, person, { id: null, ip: '192.0.2.9' }),
  )
  expect(erased).toMatchObject({ readers: 1, accounts: 0 })
  expect(await manager.attestations.list({ id: signed })).toMatchObject([{ name: 'Tess Teller' }])
  expect(await manager.attestations.list({ id: open })).toEqual([])
  await expect(reading.desk({ session })).rejects.toMatchObject({ code: 'SESSION_ENDED' })
})

test('under a legal hold a reader can be removed, and what was asked stays', async () => {
  const id = await inForce()
  await manager.attestations.ask({ id, readerIds: [teller.id], dueOn: '2100-01-01' })
  await manager.legalHolds.place({ matter: 'Doe v. Lender' })
  await manager.readers.remove({ id: teller.id })
  expect(await manager.attestations.list({ id })).toMatchObject([{ name: 'Tess Teller', signedAt: null }])
})

test('the link is sent again, not twice within minutes', async () => {
  await manager.readers.resend({ id: teller.id })
  await expect(manager.readers.resend({ id: teller.id })).rejects.toMatchObject({ code: 'MAILED_JUST_NOW' })
  expect(await mailsTo(teller.email)).toHaveLength(1)
})
