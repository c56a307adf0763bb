import {
  INSTITUTION_ARTICLES_AT_MOST,
  type InstitutionArticleFields,
} from '@plumbline/contract/publishing/institution-articles.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)

let lender: Awaited<ReturnType<typeof server.newInstitution>>
let writer: TestClient
let second: TestClient
let reader: TestClient

beforeEach(async () => {
  lender = await server.newInstitution()
  writer = await lender.signedIn({ role: 'manager', fullName: 'Wren Writer' })
  second = await lender.signedIn({ role: 'manager', fullName: 'Sam Second' })
  reader = await lender.signedIn({ role: 'user' })
})

const fields = (values: Partial<InstitutionArticleFields> = {}): InstitutionArticleFields => ({
  title: 'How we send Loan Estimates',
  summary: 'Who checks them.',
  category: 'trid',
  body: 'Our **rule**.',
  isPublished: true,
  ...values,
})

test('a manager writes, the institution reads, and nobody else sees it', async () => {
  const { id } = await writer.institutionArticles.create(fields())
  expect(await reader.institutionArticles.find({ id })).toMatchObject({
    html: expect.stringContaining('<strong>rule</strong>'),
    authorName: 'Wren Writer',
    mayEdit: false,
  })
  expect(await reader.institutionArticles.list({})).toMatchObject([{ id, version: 1 }])

  const elsewhere = await (await server.newInstitution()).signedIn({ role: 'manager' })
  expect(await elsewhere.institutionArticles.list({})).toEqual([])
  await expect(elsewhere.institutionArticles.find({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(elsewhere.institutionArticles.delete({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(
    elsewhere.institutionArticles.update({ ...fields({ title: 'Ours now' }), id, version: 1 }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await reader.institutionArticles.find({ id })).toMatchObject({
    title: 'How we send Loan Estimates',
  })
  const { items } = await elsewhere.articles.list({ search: 'How we send Loan Estimates' })
  expect(items).toEqual([])
})

test('a draft is for managers, and users write nothing', async () => {
  const { id, version } = await writer.institutionArticles.create(fields({ isPublished: false }))
  await expect(reader.institutionArticles.find({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await reader.institutionArticles.list({})).toEqual([])
  expect(await second.institutionArticles.list({})).toMatchObject([{ id, isPublished: false }])

  const refused = { code: 'FORBIDDEN' }
  await expect(reader.institutionArticles.create(fields())).rejects.toMatchObject(refused)
  await expect(reader.institutionArticles.update({ ...fields(), id, version })).rejects.toMatchObject(refused)
  await expect(reader.institutionArticles.delete({ id })).rejects.toMatchObject(refused)
})

test('the second to save is told who was first, and nothing is overwritten', async () => {
  const { id, version } = await writer.institutionArticles.create(fields())
  await second.institutionArticles.update({ ...fields({ title: 'By Sam' }), id, version })
  await expect(
    writer.institutionArticles.update({ ...fields({ title: 'By Wren' }), id, version }),
  ).rejects.toMatchObject({
    code: 'EDITED_MEANWHILE',
    data: { title: 'By Sam', savedByName: 'Sam Second', version: 2 },
  })
  expect(await reader.institutionArticles.find({ id })).toMatchObject({
    title: 'By Sam',
    authorName: 'Wren Writer',
    savedByName: 'Sam Second',
  })
})

test('search and category choose, and a deleted article is gone', async () => {
  const { id } = await writer.institutionArticles.create(fields())
  await writer.institutionArticles.create(fields({ title: 'Counter words', category: 'hmda' }))
  expect(await reader.institutionArticles.list({ search: 'LOAN estimates' })).toMatchObject([{ id }])
  expect(await reader.institutionArticles.list({ category: 'hmda' })).toMatchObject([
    { title: 'Counter words' },
  ])
  expect(await reader.institutionArticles.list({ search: '100%' })).toEqual([])
  await writer.institutionArticles.delete({ id })
  await expect(reader.institutionArticles.find({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test.each([
  ['title', { title: ' ' }, 'Title is empty. Enter at least one character.'],
  ['title', { title: 'x'.repeat(161) }, 'Title has 161 characters. The limit is 160.'],
  ['summary', { summary: 'x'.repeat(301) }, 'Summary has 301 characters. The limit is 300.'],
  ['body', { body: 'x'.repeat(200_001) }, 'Text has 200,001 characters. The limit is 200,000.'],
])('a limit is told by name: %s %#', async (field, values, message) => {
  await expect(writer.institutionArticles.create(fields(values))).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    data: { issues: [{ path: [field], message }] },
  })
})

test('an institution has a hundred, and two who write at once do not make it more', async () => {
  await server.db.execute(sql`
    insert into institution_articles (institution_id, title, summary, category, body, author_name, changed_by_name)
    select ${lender.id}, 'Copy', 'Copy', 'trid', 'Copy', 'Wren', 'Wren'
    from generate_series(1, ${INSTITUTION_ARTICLES_AT_MOST - 1})`)
  const outcomes = await Promise.allSettled([
    writer.institutionArticles.create(fields()),
    second.institutionArticles.create(fields()),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'TOO_MANY_ARTICLES' },
  })
})

test('each act is in the audit log', async () => {
  const { id, version } = await writer.institutionArticles.create(fields())
  await writer.institutionArticles.update({ ...fields(), id, version })
  await writer.institutionArticles.delete({ id })
  const { rows } = await server.db.execute(
    sql`select action from audit_log where action like 'institution\\_article.%' and subject_id = ${id} order by action`,
  )
  expect(rows).toEqual(
    ['create', 'delete', 'update'].map((act) => ({ action: `institution_article.${act}` })),
  )
})
