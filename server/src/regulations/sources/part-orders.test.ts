import { noteAddedParts } from '@plumbline/rules/citations/added-parts.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addRegulation } from '../../operator/commands/add-regulation-command.ts'
import { createLog } from '../../platform/log.ts'
import { startOfficialServices } from '../../testing/official-services.ts'
import { part229 } from '../../testing/part-229.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { readAddedParts } from '../library/added-parts.ts'
import { fillLibrary } from '../regulatory-updates/library-work.ts'
import { ecfrSource } from './ecfr-source.ts'
import { orderParts } from './part-orders.ts'
import { createSourceRunner } from './source-work.ts'

const server = await startTestServer({ environment: { REGULATION_SOURCES: 'daily' } })
const services = await startOfficialServices()
const { db } = server
const { state } = services
const source = { ...ecfrSource(services.ecfr), pauseMs: 0 }
const allowedHosts = ['localhost']
const now = () => new Date('2026-11-24T12:00:00Z')

afterAll(async () => {
  await server.close()
  await services.close()
  noteAddedParts([])
})
beforeEach(async () => {
  await db.execute(sql`delete from regulation_parts`)
  await db.execute(sql`delete from regulation_checks`)
  await readAddedParts(db)
  state.fault = undefined
  state.asked = []
  state.texts.clear()
  state.texts.set('229 2026-11-20', part229())
})

const log = createLog('silent')
/** The source's loop and that of the library, until nothing is due; a new runner is a new process. */
async function work() {
  const run = createSourceRunner(source, { db, log, now, pagesChanged: async () => {}, allowedHosts })
  while (await run());
  while (await fillLibrary(db, log));
}
const order = async (part = '229') => {
  const { rows } = await db.execute<{ error: string | null; failures: number }>(
    sql`select error, failures from regulation_checks where subject = ${`add-${part}`}`,
  )
  return rows[0]
}
const lookUp = () => server.nobody.regulations.lookup({ citation: '12 CFR 229.10(a)(1)' })
const makeDue = () => db.execute(sql`update regulation_checks set next_at = now() - interval '1 second'`)

test('a part that was ordered is fetched as of the day of its title, loaded, and checked from then on', async () => {
  await orderParts(db, ['229'])
  await work()
  expect(await lookUp()).toMatchObject({ outcome: 'found' })
  expect(await order()).toBeUndefined()
  expect(state.asked.filter((one) => one.includes('/full/'))).toEqual([
    '/api/versioner/v1/full/2026-11-20/title-12.xml?part=229',
  ])
  await makeDue()
  await work()
  expect((await server.nobody.regulations.contents({ part: '229' })).age).toMatchObject({
    asOf: '2026-11-20',
    checkedAt: expect.any(String),
  })
})

test('parts are asked for one after another, and the rest after a break', async () => {
  state.texts.set('230 2026-11-20', part229().replaceAll('229', '230'))
  await orderParts(db, ['229', '230'])
  let open = 0
  let most = 0
  let answers = 0
  state.fault = (request, response) => {
    open++
    most = Math.max(most, open)
    response.on('close', () => open--)
    if (!request.url!.includes('/full/') || answers++ === 0) return false
    response.writeHead(503, { 'retry-after': '600' }).end()
    return true
  }
  await work()
  expect(most).toBe(1)
  expect(await order()).toBeUndefined()
  expect(await order('230')).toMatchObject({ error: 'It answered 503.', failures: 1 })
  // It asked to be left alone: nobody asks until then.
  state.asked = []
  await work()
  expect(state.asked).toEqual([])
  state.fault = undefined
  await makeDue()
  await work()
  expect(await order('230')).toBeUndefined()
  const { parts } = await server.nobody.regulations.overview()
  expect(parts.map(({ part, state: is }) => [part, is])).toEqual([
    ['229', 'ready'],
    ['230', 'ready'],
  ])
})

describe('is refused by name, and stays on the list', () => {
  test.each([
    ['a part that does not exist', undefined, 'There is no 12 CFR part 229 in the text of 2026-11-20.'],
    ['XML cut in half', part229().slice(0, 2_000), 'it is cut off, or not XML'],
    ['an empty part', part229({ isEmpty: true }), 'it has no section'],
    ['a part of another title', part229({ title: 32 }), 'it is 32 CFR part 229, of another title'],
    ['another part', part229().replaceAll('229', '230'), 'it holds part 230, not 12 CFR part 229'],
  ])('%s', async (_, xml, problem) => {
    if (xml) state.texts.set('229 2026-11-20', xml)
    else state.texts.clear()
    await orderParts(db, ['229'])
    await work()
    expect(await order()).toMatchObject({ error: expect.stringContaining(problem), failures: 1 })
    expect(await lookUp()).toMatchObject({ outcome: 'not-held' })
    state.texts.set('229 2026-11-20', part229())
    await makeDue()
    await work()
    expect(await lookUp()).toMatchObject({ outcome: 'found' })
  })
})

describe('an administrator', () => {
  const offerFor = async (kind: string) => {
    const { offers } = await (await server.signedIn({ role: 'admin' })).regulationSources.status()
    return offers.find((one) => one.kind === kind)!
  }

  test('orders a part by its name, sees it wait, and sees it in the library', async () => {
    const admin = await server.signedIn({ role: 'admin' })
    const before = await offerFor('credit_union')
    expect(before.missing).toHaveLength(before.total)
    expect(await admin.regulationSources.addParts({ citations: ['Reg CC', '12 CFR part 229'] })).toEqual({
      ordered: ['229'],
      loading: [],
      held: [],
    })
    const { orders, sources } = await admin.regulationSources.status()
    expect(orders).toMatchObject([{ part: '229', citation: '12 CFR part 229', triedAt: null, error: null }])
    expect(sources.flatMap(({ checks }) => checks)).toEqual([])
    await work()
    expect((await admin.regulationSources.status()).orders).toEqual([])
    const after = await offerFor('credit_union')
    expect(after.missing).toHaveLength(before.total - 1)
    expect(after.missing.map(({ part }) => part)).not.toContain('229')
    expect(await admin.regulationSources.addParts({ citations: ['12 CFR 229'] })).toMatchObject({
      held: ['229'],
    })
  })

  test('loads what the program brings with it, and takes a part off the list', async () => {
    const admin = await server.signedIn({ role: 'admin' })
    expect(await admin.regulationSources.addParts({ citations: ['24 CFR 110', '12 CFR 229'] })).toEqual({
      ordered: ['229'],
      loading: ['24-110'],
      held: [],
    })
    expect(await admin.regulationSources.withdrawParts({ parts: ['229'] })).toEqual({ withdrawn: 1 })
    await work()
    const { parts } = await server.nobody.regulations.overview()
    expect(parts.map(({ part }) => part)).toEqual(['24-110'])
    expect(state.asked.filter((one) => one.includes('/full/'))).toEqual([])
  })

  test('adds nothing that has to be fetched where the sources are off', async () => {
    const { services: context } = server.plumbline
    const admin = await server.signedIn({ role: 'admin' })
    context.regulationSources = 'off'
    try {
      await expect(
        admin.regulationSources.addParts({ citations: ['24 CFR 110', '12 CFR 229'] }),
      ).rejects.toMatchObject({ code: 'TURNED_OFF' })
      expect((await server.nobody.regulations.overview()).parts).toEqual([])
      expect(await admin.regulationSources.addParts({ citations: ['24 CFR 110'] })).toMatchObject({
        loading: ['24-110'],
      })
    } finally {
      context.regulationSources = 'daily'
    }
  })

  test('is told which words are no part; a member may not add any', async () => {
    const admin = await server.signedIn({ role: 'admin' })
    await expect(
      admin.regulationSources.addParts({ citations: ['12 CFR 229', '12 CFR 229.10'] }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await order()).toBeUndefined()
    const manager = await server.signedIn({ role: 'manager' })
    await expect(manager.regulationSources.addParts({ citations: ['12 CFR 229'] })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })
})

describe('the command', () => {
  const add = (regulationSources: 'off' | 'daily', citation = '12 CFR 229') =>
    addRegulation({ db, auth: server.plumbline.auth, regulationSources }, [citation], {
      source,
      allowedHosts,
    })

  test('fetches a part at once', async () => {
    const said = 'Availability of Funds and Collection of Checks (Regulation CC)'
    expect(await add('daily', 'Reg CC')).toBe(`12 CFR part 229, ${said}: added as of 2026-11-20.`)
    expect(await lookUp()).toMatchObject({ outcome: 'found' })
    expect(await add('daily')).toBe('12 CFR part 229 is in the library already, as of 2026-11-20.')
  })

  test('says what is wrong, and leaves nothing behind', async () => {
    state.texts.clear()
    await expect(add('daily')).rejects.toThrow(
      '12 CFR part 229 was not added: There is no 12 CFR part 229 in the text of 2026-11-20.',
    )
    expect(await order()).toBeUndefined()
  })

  test('calls nobody where the sources are off, and still loads what the program brings with it', async () => {
    await expect(add('off')).rejects.toThrow('REGULATION_SOURCES is off')
    expect(await add('off', '24 CFR 110')).toMatch(/^24 CFR part 110, Fair Housing Poster: added as of/)
    expect(state.asked).toEqual([])
  })
})
