import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { createCostBudget } from './cost-budget.ts'
import { createCostlyTurns } from './costly-turns.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const AT_ONCE = 20
const SHEET = '/api/tasks/sheet'
const SEARCH = '/api/regulations/search'

/** An application whose operations end when the test says so, with the turns of the real one. */
function heldApp(options?: Parameters<typeof createCostlyTurns>[2]) {
  // `ada.harbor`; anything else is invented.
  const turns = createCostlyTurns(
    [],
    async (bearer) => {
      const [userId, institutionId] = bearer.split('.')
      return userId && institutionId ? { userId, institutionId } : undefined
    },
    options,
  )
  const running: (() => void)[] = []
  let isOpen = false
  const app = new Hono()
  app.use('/api/*', turns.ofApi)
  app.get('/api/*', async (context) => {
    if (!isOpen) await new Promise<void>((resolve) => running.push(resolve))
    return context.text('done')
  })
  return {
    running,
    open: () => {
      isOpen = true
      for (const end of running) end()
    },
    get(path: string, { bearer, address = '192.0.2.1' }: { bearer?: string; address?: string }) {
      const answer = { status: undefined as number | undefined, headers: new Headers() }
      const headers = new Headers(bearer ? { authorization: `Bearer ${bearer}` } : {})
      const incoming = { socket: { remoteAddress: address } }
      const ended = Promise.resolve(app.request(path, { headers }, { incoming })).then((response) => {
        answer.status = response.status
        answer.headers = response.headers
      })
      return Object.assign(answer, { ended })
    },
  }
}

const many = <Item>(make: () => Item) => Array.from({ length: AT_ONCE }, make)

/** Everything that can be decided before an operation ends has been decided then. */
async function settled() {
  for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate)
}

const statuses = (answers: { status: number | undefined }[], status: number | undefined) =>
  answers.filter((answer) => answer.status === status)

test('of 20 costly operations of one person one runs, eight wait, and the others are refused', async () => {
  const app = heldApp()
  const sheets = many(() => app.get(SHEET, { bearer: 'greedy.harbor' }))
  await settled()
  expect(app.running).toHaveLength(1)
  expect(statuses(sheets, 429)).toHaveLength(AT_ONCE - 1 - 8)
  expect(statuses(sheets, undefined)).toHaveLength(1 + 8)

  const ofOther = app.get(SHEET, { bearer: 'other.harbor' })
  await settled()
  expect(app.running).toHaveLength(2)
  app.open()
  await Promise.all([ofOther.ended, ...sheets.map(({ ended }) => ended)])
  expect(ofOther.status).toBe(200)
  expect(statuses(sheets, 200)).toHaveLength(1 + 8)
})

test('an institution runs two costly operations at a time, by turns of its people, and leaves room for others', async () => {
  const app = heldApp()
  const theirs = ['Ada', 'Bo', 'Cy', 'Di'].map((name) => app.get(SHEET, { bearer: `${name}.harbor` }))
  await settled()
  expect(app.running).toHaveLength(2)

  const elsewhere = app.get(SHEET, { bearer: 'Eve.summit' })
  await settled()
  expect(app.running).toHaveLength(3)
  const third = app.get(SHEET, { bearer: 'Flo.delta' })
  await settled()
  expect(app.running).toHaveLength(3)
  app.open()
  await Promise.all([...theirs, elsewhere, third].map(({ ended }) => ended))
  expect(statuses([...theirs, elsewhere, third], 200)).toHaveLength(6)
})

test('an invented bearer takes no turn of a member', async () => {
  const app = heldApp()
  const invented = many(() => 0).map((_, at) => app.get(SEARCH, { bearer: `invented-${at}` }))
  await settled()
  expect(app.running).toHaveLength(1)
  expect(statuses(invented, 429)).toHaveLength(AT_ONCE - 1 - 6)
  const ofMember = app.get(SEARCH, { bearer: 'Ada.harbor' })
  await settled()
  expect(app.running).toHaveLength(2)
  app.open()
  await Promise.all([...invented, ofMember].map(({ ended }) => ended))
})

test('strangers of one network share a place, and a refusal says when to ask again', async () => {
  const app = heldApp()
  const neighbors = many(() => 0).map((_, at) => app.get(SEARCH, { address: `192.0.2.${at + 1}` }))
  await settled()
  expect(app.running).toHaveLength(1)
  const refused = statuses(neighbors, 429) as typeof neighbors
  expect(refused).toHaveLength(AT_ONCE - 1 - 6)
  expect(refused[0]!.headers.get('retry-after')).toBe('5')

  // Members do not wait for strangers, and an operation that is not costly waits for nobody.
  const ofMember = app.get(SHEET, { bearer: 'member.harbor' })
  const ofAnybody = app.get('/api/dashboard', {})
  await settled()
  expect(app.running).toHaveLength(3)
  app.open()
  await Promise.all([ofMember, ofAnybody, ...neighbors].map(({ ended }) => ended))
  expect([ofMember.status, ofAnybody.status]).toEqual([200, 200])
})

test('more refusals in a second than people cause are held back', async () => {
  let ms = 0
  const app = heldApp({ now: () => ms })
  const flood = [...many(() => 0), ...many(() => 0)].map(() => app.get(SEARCH, {}))
  await settled()
  expect(statuses(flood, 429)).toHaveLength(20)

  ms = 1_000
  const later = app.get(SEARCH, {})
  await settled()
  expect(later.status).toBe(429)
  app.open()
  await Promise.all(flood.map(({ ended }) => ended))
  expect(statuses(flood, 429)).toHaveLength(flood.length - 1 - 6)
})

test('a caller that used up its time keeps its place while it rests, and others go on', async () => {
  const rested: [string, string | undefined][] = []
  const budget = {
    ...createCostBudget(),
    restAfter(asker: string, _workMs: number, bearer: string | undefined) {
      rested.push([asker, bearer])
      return asker === 'strangers' ? 60_000 : 0
    },
  }
  const app = heldApp({ budget })
  const first = app.get(SEARCH, {})
  await settled()
  app.open()
  await first.ended
  const second = app.get(SEARCH, { address: '198.51.100.1' })
  const ofMember = app.get(SEARCH, { bearer: 'Ada.harbor' })
  await ofMember.ended
  await settled()
  expect([first.status, ofMember.status, second.status]).toEqual([200, 200, undefined])
  expect(rested).toEqual([
    ['strangers', undefined],
    ['Ada', 'Ada.harbor'],
  ])
})

test('a person who asks for 20 sheets at once gets some of them, and others get what they ask for', async () => {
  const bank = await server.newInstitution()
  const [greedy, other] = await Promise.all(
    [0, 1].map(async () => server.tokenOf(await bank.addMember({ role: 'manager' }))),
  )
  const call = async (bearer: string, path: string) =>
    (await server.request(path, { headers: { authorization: `Bearer ${bearer}` } })).status
  const [sheets, search, dashboard] = await Promise.all([
    Promise.all(many(() => call(greedy!, SHEET))),
    call(other!, '/api/search?query=escrow'),
    call(greedy!, '/api/dashboard'),
  ])
  expect(sheets).toContain(200)
  expect(sheets.every((status) => status === 200 || status === 429)).toBe(true)
  expect([search, dashboard]).toEqual([200, 200])
})

test('a refusal of the API has the code that clients know', async () => {
  const answers = await Promise.all(many(() => server.request(`${SEARCH}?q=of+the+loan`)))
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(answer.status).toBe(429)
    expect(await answer.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  }
})
