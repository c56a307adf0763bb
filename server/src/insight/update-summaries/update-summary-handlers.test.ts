import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)

const TEXT = '(1) Booklet. The creditor shall provide a copy of the home loan toolkit booklet.'
const SLUG = 'text-1026-2025-01-01'

beforeAll(async () => {
  await server.db.execute(sql`
    insert into regulation_parts (part, place, state, text_as_of, seen_on) values ('1026', 0, 'ready', '2026-03-02', '2026-03-03')`)
  await server.db.execute(sql`
    insert into regulation_paragraphs (part, page, key, kind, path, level, place, text, first_day, first_shown, counts_from, counts_until)
    values ('1026', '19', '1026.19(g)(1)', 'paragraph', '{g,1}', 0, 1, ${TEXT}, 3, '2025-01-01', '2025-01-01', 'infinity')`)
  // A part whose words a later rule changed: 2026-07804, in force July 21, 2026.
  await server.db.execute(sql`
    insert into regulation_parts (part, place, state, text_as_of, seen_on) values ('1002', 1, 'ready', '2026-03-02', '2026-03-03')`)
  await server.db.execute(sql`
    insert into regulation_paragraphs (part, page, key, kind, path, level, place, text, first_day, first_shown, counts_from, counts_until)
    values ('1002', '4', '1002.4(b)', 'paragraph', '{b}', 0, 1, '(b) Discouragement.', 3, '2025-01-01', '2025-01-01', 'infinity')`)
  for (const [slug, days] of [
    ['changed-again', [{ part: '1002', day: 3, keys: ['1002.4(b)'] }]],
    [SLUG, [{ part: '1026', day: 3, keys: ['1026.19(g)(1)'] }]],
    ['announced-only', []],
  ] as const)
    await server.db.execute(sql`
      insert into regulatory_updates (slug, title, category, priority, description, citation, dated, effective_on, days)
      values (${slug}, 'Toolkit', 'Regulation Z', 'low', 'A final rule that changed 1 paragraph of our text.',
        '12 CFR 1026.19(g)(1)', '2025-01-01', '2025-01-01', ${JSON.stringify(days)}::jsonb)`)
})

let manager: TestClient
let user: TestClient
beforeEach(async () => {
  const institution = await server.newInstitution()
  manager = await institution.signedIn({ role: 'manager' })
  user = await institution.signedIn()
})

test('a draft quotes the changed paragraphs, and people see it once a manager accepted it', async () => {
  const draft = await manager.updateSummaries.draft({ slug: SLUG })
  expect(draft).toMatchObject({ state: 'draft', madeBy: 'quotes', isEdited: false, version: 1 })
  expect(draft.body).toContain(`12 CFR 1026.19(g)(1): “${TEXT}” [1]`)
  expect(draft.body).toContain('In force from January 1, 2025.')
  expect(await user.updateSummaries.find({ slug: SLUG })).toEqual({ summary: null })

  const accepted = await manager.updateSummaries.save({
    ...{ slug: SLUG, body: 'We hand out the new booklet. [1]', state: 'accepted', version: 1 },
  })
  expect(accepted).toMatchObject({ state: 'accepted', isEdited: true, acceptedByName: expect.any(String) })
  expect((await user.updateSummaries.find({ slug: SLUG })).summary).toMatchObject({ body: accepted.body })

  const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
  expect(await stranger.updateSummaries.find({ slug: SLUG })).toEqual({ summary: null })
})

test('words that a later rule changed again say so in the summary and in the redline of the update', async () => {
  const later = 'is in force from 2026-07-21. These are the words before it.'
  const { body } = await manager.updateSummaries.draft({ slug: 'changed-again' })
  expect(body).toContain('About 12 CFR 1002.4(b): Changed since: a later rule (Federal Register 2026-07804)')
  const { changes } = await user.regulatoryUpdates.redline({ slug: 'changed-again' })
  expect(changes.map(({ copyNotes }) => copyNotes)).toEqual([[expect.stringContaining(later)]])
  const other = await user.regulatoryUpdates.redline({ slug: SLUG })
  expect(other.changes.map(({ copyNotes }) => copyNotes)).toEqual([[]])
})

test('an accepted summary is not drafted over, and a stale save changes nothing', async () => {
  await manager.updateSummaries.draft({ slug: SLUG })
  const save = (version: number) =>
    manager.updateSummaries.save({ slug: SLUG, body: 'Ours', state: 'accepted', version })
  await save(1)
  await expect(save(1)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
  await expect(manager.updateSummaries.draft({ slug: SLUG })).rejects.toMatchObject({ code: 'ACCEPTED' })
})

test('refusals', async () => {
  await expect(manager.updateSummaries.draft({ slug: 'announced-only' })).rejects.toMatchObject({
    code: 'NO_WORDS',
  })
  await expect(manager.updateSummaries.draft({ slug: 'none' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(user.updateSummaries.draft({ slug: SLUG })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(
    manager.updateSummaries.save({ slug: SLUG, body: 'No draft yet', state: 'accepted', version: 1 }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
