import { QUOTAS } from '@plumbline/contract/tenancy/quotas.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 200_000)
afterAll(() => server.close())

/** One percent of the quotas: 500 tasks a person, and 2,000 for all. */
async function smallInstitution() {
  const bank = await server.newInstitution()
  await server.db.execute(sql`update institutions set quota_percent = 1 where id = ${bank.id}`)
  const person = await bank.addMember({ role: 'manager' })
  const manager = server.clientOf(await server.tokenOf(person))
  const addTasks = (count: number, by: string, description = '') =>
    server.db.execute(sql`
      insert into tasks (institution_id, title, description, assigned_by)
      select ${bank.id}, 'Task ' || n, ${description}, ${by} from generate_series(1, ${count}::integer) n`)
  return { bank, person, manager, addTasks }
}

test('a person who has a quarter of the tasks is refused by a sentence that names the limit, others are not', async () => {
  const { bank, person, manager, addTasks } = await smallInstitution()
  await addTasks(498, person.userId)
  for (const title of ['Next to last', 'Last']) await manager.tasks.create({ title })
  await expect(manager.tasks.create({ title: 'One more' })).rejects.toMatchObject({
    code: 'QUOTA_REACHED',
    status: 409,
    message:
      'One person may store 500 tasks, and the limit is reached. Delete what is no longer needed, or ask an administrator of the installation for more.',
  })
  const other = await bank.signedIn({ role: 'manager' })
  await other.tasks.create({ title: 'Of somebody else' })
  // Another institution has its own.
  const { manager: elsewhere } = await smallInstitution()
  await elsewhere.tasks.create({ title: 'Elsewhere' })
  // An operator gives more.
  await server.db.execute(sql`update institutions set quota_percent = 2 where id = ${bank.id}`)
  await manager.tasks.create({ title: 'One more' })
})

test('a full institution is refused for everyone, and free again after a deletion', async () => {
  const { bank, manager, addTasks } = await smallInstitution()
  const { userId } = await bank.addMember()
  await addTasks(2_000, userId)
  await expect(manager.tasks.create({ title: 'One more' })).rejects.toMatchObject({
    message: expect.stringContaining('An institution may store 2,000 tasks'),
  })
  await server.db.execute(sql`
    delete from tasks where institution_id = ${bank.id} and title = 'Task 1'`)
  await manager.tasks.create({ title: 'One more' })
})

test('bytes count as well as rows', async () => {
  const { manager, person, addTasks } = await smallInstitution()
  const { rows } = await server.db.execute<{ text: string }>(sql`
    select string_agg(md5(n::text || random()::text), '') as text from generate_series(1, 600) n`)
  await addTasks(60, person.userId, rows[0]!.text)
  await expect(manager.tasks.create({ title: 'One more' })).rejects.toMatchObject({
    message: expect.stringContaining('One person may store 1 MB of tasks'),
  })
})

test('comments, questions, and batches have quotas, too', async () => {
  const { bank, manager, person } = await smallInstitution()
  const task = await manager.tasks.create({ title: 'With comments' })
  const percent = (kind: keyof typeof QUOTAS) => QUOTAS[kind].rows / 100 / 4
  await server.db.execute(sql`
    insert into comments (institution_id, subject_kind, subject_id, author_id, author_name, body)
    select ${bank.id}, 'task', gen_random_uuid(), ${person.userId}, 'Ada', 'x'
    from generate_series(1, ${percent('comments')}::integer)`)
  await expect(
    manager.comments.add({ kind: 'task', id: task.id, body: 'More', mentions: [] }),
  ).rejects.toMatchObject({
    message: expect.stringContaining('One person may store 1,000 comments'),
  })
  await server.db.execute(sql`
    insert into assistant_questions (institution_id, user_id, question, outcome, answer)
    select ${bank.id}, ${person.userId}, 'What?', 'declined', '{}'
    from generate_series(1, ${percent('assistant_questions')}::integer)`)
  await expect(manager.assistant.ask({ question: 'What is a QM?' })).rejects.toMatchObject({
    message: expect.stringContaining('One person may store 250 questions to the assistant'),
  })
  await server.db.execute(sql`
    insert into loan_test_batches (institution_id, calculator, name, source, row_count, rules_version,
      register_version, created_by, status)
    select ${bank.id}, 'trid-forward', 'June', 'a', 1, '1', '1', ${person.userId}, 'done'
    from generate_series(1, ${percent('loan_test_batches')}::integer)`)
  const header = 'loanNumber,closingDisclosure.sent,closingDisclosure.method,plannedConsummation,changes'
  const file = new File([`${header}\n1,2026-06-08,in_person,2026-06-11,\n`], 'loans.csv', {
    type: 'text/csv',
  })
  await expect(
    manager.loanTestBatches.start({ calculator: 'trid-forward', name: 'July', file }),
  ).rejects.toMatchObject({ message: expect.stringContaining('One person may store 10 loan test batches') })
})

test('what is four fifths used is shown before it is reached', async () => {
  const { manager, person, addTasks } = await smallInstitution()
  await addTasks(399, person.userId)
  expect(await manager.settings.quotas()).toEqual([])
  await addTasks(1, person.userId)
  expect(await manager.settings.quotas()).toEqual([
    { kind: 'tasks', of: 'you', unit: 'rows', used: 400, atMost: 500 },
  ])
})

test('operators see which institutions grew the fastest in a week', async () => {
  const [slow, fast] = [await smallInstitution(), await smallInstitution()]
  const { rows } = await server.db.execute<{ text: string }>(sql`
    select string_agg(md5(n::text || random()::text), '') as text from generate_series(1, 600) n`)
  await slow.addTasks(100, slow.person.userId, rows[0]!.text)
  await fast.addTasks(200, fast.person.userId, rows[0]!.text)
  await server.db.execute(sql`
    update tasks set created_at = now() - interval '8 days' where institution_id = ${slow.bank.id}`)
  await slow.addTasks(90, slow.person.userId, rows[0]!.text)
  const operator = await server.signedIn({ role: 'admin' })
  const growing = await operator.institutions.fastestGrowing()
  expect(growing.slice(0, 2).map(({ id, rows: added }) => [id, added])).toEqual([
    [fast.bank.id, 200],
    [slow.bank.id, 90],
  ])
  await expect(fast.manager.institutions.fastestGrowing()).rejects.toMatchObject({ status: 403 })
})

test('an edit counts by what it adds, and a shorter text is always taken', async () => {
  const { manager, person, addTasks } = await smallInstitution()
  const { rows } = await server.db.execute<{ text: string }>(sql`
    select string_agg(md5(n::text || random()::text), '') as text from generate_series(1, 600) n`)
  const text = rows[0]!.text
  await addTasks(54, person.userId, text)
  await server.db.execute(sql`
    insert into comments (institution_id, subject_kind, subject_id, author_id, author_name, body)
    select institution_id, 'task', gen_random_uuid(), user_id, 'Ada', ${text.slice(0, 5_000)}
    from user_profiles, generate_series(1, 209) where user_id = ${person.userId}`)
  const task = await manager.tasks.create({ title: 'Short', description: 'Not long.' })
  const { id, version } = task
  const save = (description: string) => manager.tasks.update({ id, version, title: 'Short', description })
  await expect(save(text.slice(0, 18_000))).rejects.toMatchObject({
    code: 'QUOTA_REACHED',
    message: expect.stringContaining('One person may store 1 MB of tasks'),
  })
  await save('Shorter.')

  const comment = await manager.comments.add({ kind: 'task', id, body: 'Not long.', mentions: [] })
  const edit = (body: string) => manager.comments.edit({ id: comment.id, body, mentions: [] })
  await expect(edit(text.slice(0, 4_900))).rejects.toMatchObject({
    code: 'QUOTA_REACHED',
    message: expect.stringContaining('One person may store 1 MB of comments'),
  })
  await edit('Shorter.')
})
