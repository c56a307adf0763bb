import type { RedlineChange } from '@plumbline/contract/regulations/regulations.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { readPdfPages } from '../../testing/pdf-text.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { enterBundledParts, fillNextPart } from './fill-library.ts'

const server = await startTestServer()
afterAll(server.close)

beforeAll(async () => {
  await enterBundledParts(server.db)
  await server.db.execute(sql`update regulation_parts set state = 'ready' where part <> '1026'`)
  while (await fillNextPart(server.db, createLog('silent')));
}, 120_000)

/** A stray bracket left the model forms on May 8, 2025; the source showed it on May 10. */
const BRACKET = { part: '1026', page: 'appendix-h', from: '2025-05-01', to: '2025-06-01' }
const admin = () => server.signedIn({ role: 'admin', fullName: 'Ada Admin' })
const member = () => server.signedIn()
const firstOf = async (question: typeof BRACKET): Promise<RedlineChange> =>
  (await (await member()).regulations.redline(question)).changes[0]!

test('an administrator overrules "editorial" with a reason; every institution sees it, and it is kept', async () => {
  const ada = await admin()
  const before = await (await member()).regulations.redline(BRACKET)
  const change = before.changes[0]!
  expect(change).toMatchObject({ kind: 'editorial', computed: 'editorial', decisions: [] })

  const saved = await ada.regulations.overruleChange({
    ...BRACKET,
    pair: change.pair,
    class: 'changed',
    reason: 'Without the bracket the form has another field.',
  })
  expect(saved).toMatchObject({ kind: 'changed', computed: 'editorial' })

  const after = await (await member()).regulations.redline(BRACKET)
  expect(after.counts).toMatchObject({
    changed: before.counts.changed + 1,
    editorial: before.counts.editorial - 1,
  })
  // The decision is about the words: it holds between other days and in the redline of the whole part.
  const { page: _, ...part } = BRACKET
  const whole = await (await member()).regulations.redline({ ...part, from: '2025-04-01', to: '2025-06-15' })
  expect(whole.changes.find(({ pair }) => pair === change.pair)).toMatchObject({
    kind: 'changed',
    decisions: [
      {
        class: 'changed',
        computed: 'editorial',
        byName: 'Ada Admin',
        reason: 'Without the bracket the form has another field.',
      },
    ],
  })

  // A day that only an editor had changed is news now.
  const { items } = await (await member()).regulatoryUpdates.list({ q: 'without a document' })
  expect(items.find(({ shownOn }) => shownOn === '2025-05-10')).toMatchObject({
    kind: 'text-change',
    parts: ['1026'],
  })

  await ada.regulations.overruleChange({ ...BRACKET, pair: change.pair, class: null, reason: 'It does not.' })
  expect(await firstOf(BRACKET)).toMatchObject({
    kind: 'editorial',
    decisions: [{ class: null, reason: 'It does not.' }, { class: 'changed' }],
  })
})

test('a change of words can be called editorial, and the file says who did', async () => {
  const question = { part: '1026', page: '43', from: '2025-12-31', to: '2026-02-01' }
  const user = await member()
  const { changes } = await user.regulations.redline(question)
  const slip = changes.find(({ kind }) => kind === 'amount')!
  await (await admin()).regulations.overruleChange({
    ...question,
    pair: slip.pair,
    class: 'editorial',
    reason: 'The reprint is a slip.',
  })
  const after = await user.regulations.redline(question)
  expect(after.changes.find(({ pair }) => pair === slip.pair)).toMatchObject({
    kind: 'editorial',
    computed: 'amount',
  })

  const file = await user.regulations.redlinePdf(question)
  expect(file.name).toBe('redline-12-CFR-1026-43-2025-12-31-to-2026-02-01.pdf')
  const text = readPdfPages(new Uint8Array(await file.arrayBuffer()))
    .join(' ')
    .replace(/\s+/g, ' ')
  expect(text).toContain('What changed in 12 CFR 1026.43')
  expect(text).toContain('December 31, 2025 compared with February 1, 2026')
  expect(text).toMatch(/\d+ added, 0 changed, \d+ editorial only, 0 moved, 0 removed\./)
  expect(text).toContain('Ada Admin: The reprint is a slip.')
  // Told apart without colors, and in the text itself.
  expect(text).toContain('[$1,348]')
  expect(text).toContain('{$1,305}')
})

test('only administrators decide, about a change that there is, and with a reason', async () => {
  const { pair } = await firstOf(BRACKET)
  const decision = { ...BRACKET, pair, class: 'changed' as const, reason: 'Because.' }
  const manager = await server.signedIn({ role: 'manager' })
  await expect(manager.regulations.overruleChange(decision)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const ada = await admin()
  await expect(ada.regulations.overruleChange({ ...decision, pair: '0'.repeat(64) })).rejects.toMatchObject({
    code: 'NO_SUCH_CHANGE',
  })
  await expect(ada.regulations.overruleChange({ ...decision, reason: ' ' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})
