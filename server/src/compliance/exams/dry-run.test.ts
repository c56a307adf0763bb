import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SAMPLE_PARTS } from '../../nouns.ts'
import { makeSampleInstitution } from '../../tenancy/sample-institution/sample-institution.ts'
import { PASSWORD, startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { dayFromToday } from '../../testing/time-zones.ts'

let server: TestServer
let manager: TestClient
let managerId: string
let bsaExam: string

beforeAll(async () => {
  server = await startTestServer()
  await makeSampleInstitution(server.db, server.plumbline.auth, {
    parts: SAMPLE_PARTS,
    actor: { id: null, ip: '192.0.2.1' },
    today: dayFromToday(0),
    password: PASSWORD,
  })
  manager = server.clientOf(await server.tokenOf({ email: 'manager@harborlight.example' }))
  managerId = (await manager.members.me()).userId
  const exam = await manager.exams.create({ agency: 'NCUA', kind: 'bsa', leadId: managerId })
  bsaExam = exam.id
}, 120_000)
afterAll(() => server.close())

const gapsOf = async (id: string) =>
  (await manager.exams.dryRun({ id })).questions.filter(({ gap }) => gap).map(({ key }) => key)

/** Takes a section out of the text in force, as if it had never been written. */
async function removeSection(title: string, heading: string) {
  await server.db.execute(sql`alter table policy_versions disable trigger user`)
  const { rows } = await server.db.execute<{ id: string; body: string }>(sql`
    select v.id, v.body from policy_versions v join policies p on p.institution_id = v.institution_id and p.id = v.policy_id
    where p.title = ${title}`)
  const [version] = rows
  const start = version!.body.indexOf(`## ${heading}\n`)
  expect(start).toBeGreaterThan(0)
  const end = version!.body.indexOf('\n## ', start)
  const body = version!.body.slice(0, start) + version!.body.slice(end + 1)
  await server.db.execute(sql`update policy_versions
    set body = ${body}, sha256 = encode(sha256(convert_to(${body}, 'UTF8')), 'hex') where id = ${version!.id}`)
  await server.db.execute(sql`alter table policy_versions enable trigger user`)
}

test('the sample institution has the gaps that it has, and what is taken away is found, and nothing else', async () => {
  const before = await gapsOf(bsaExam)
  expect(before).toEqual(['bsa-test-done', 'bsa-training-board', 'cip-sample', 'ctr-sample'])
  await removeSection('Bank Secrecy Act and anti-money-laundering', 'Beneficial owners')
  await server.db.execute(sql`delete from trainings where title = 'BSA and OFAC, yearly'`)
  const after = await gapsOf(bsaExam)
  expect(after.filter((key) => !before.includes(key))).toEqual(['bsa-training-done', 'beneficial-owners'])
  expect(before.filter((key) => !after.includes(key))).toEqual([])
})

test('a gap becomes a task of its owner once, with the question, and without a word of the exam', async () => {
  const { questions } = await manager.exams.dryRun({ id: bsaExam })
  const begun = questions.find(({ key }) => key === 'bsa-test-done')!
  expect(begun.begun[0]).toMatchObject({ kind: 'task', title: 'Independent test of the BSA program' })
  expect(begun.gap!.owner).not.toBeNull()
  const dueOn = dayFromToday(30)
  const gaps = [{ key: 'cip-sample', ownerId: managerId }]
  const run = await manager.exams.assignGaps({ id: bsaExam, dueOn, gaps })
  const { task } = run.questions.find(({ key }) => key === 'cip-sample')!.gap!
  const made = await manager.tasks.find({ id: task!.id })
  expect(made).toMatchObject({
    title: 'Test a sample of new accounts for customer identification',
    dueOn,
    origin: null,
  })
  expect(made.owner).toMatchObject({ userId: managerId })
  expect(made.description).toContain('31 CFR 1020.220(a)(1)')
  expect(made.description).not.toContain('NCUA')
  await expect(manager.exams.assignGaps({ id: bsaExam, dueOn, gaps })).rejects.toMatchObject({
    code: 'NOT_A_GAP',
  })
  await expect(
    manager.exams.assignGaps({ id: bsaExam, dueOn, gaps: [{ key: 'bsa-program', ownerId: managerId }] }),
  ).rejects.toMatchObject({ code: 'NOT_A_GAP' })
  await expect(
    manager.exams.assignGaps({ id: bsaExam, dueOn, gaps: [{ key: 'ctr-sample', ownerId: bsaExam }] }),
  ).rejects.toMatchObject({ code: 'PERSON_UNKNOWN' })
})

test('what another exam found or holds answers only managers named on it', async () => {
  const bank = await server.newInstitution()
  const named = await bank.signedIn({ role: 'manager' })
  const other = await bank.signedIn({ role: 'manager' })
  const exam = await named.exams.create({ agency: 'Auditor', kind: 'internal_audit' })
  const finding = await named.findings.create({
    title: 'Audit of compliance came late',
    source: 'exam',
    severity: 'low',
    foundOn: '2026-01-09',
    origin: { kind: 'exam', id: exam.id },
  })
  const [item] = await named.examItems.add({ id: exam.id, items: [{ number: '1', request: 'Minutes' }] })
  await named.evidence.add({
    kind: 'exam_item',
    id: item!.id,
    title: 'Minutes of the board',
    validOn: '2026-01-09',
    target: { kind: 'finding', id: finding.id },
  })
  const answered = async (client: TestClient) => {
    const { id } = await client.exams.create({ agency: 'NCUA', kind: 'compliance' })
    const { questions } = await client.exams.dryRun({ id })
    return questions.filter(({ found }) => found.length > 0).map(({ key }) => key)
  }
  expect(await answered(named)).toEqual(['cms-board', 'cms-findings', 'cms-audit'])
  expect(await answered(other)).toEqual([])
})

test('people who manage nothing run none, though they are named on the exam', async () => {
  const officer = server.clientOf(await server.tokenOf({ email: 'officer@harborlight.example' }))
  await expect(officer.exams.dryRun({ id: bsaExam })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
