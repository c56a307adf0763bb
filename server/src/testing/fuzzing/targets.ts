import { ROUTES } from '@plumbline/auth/app.ts'
import fc from 'fast-check'
import { type AuthSample, authRequest, authSamples, NEEDS_SOMEONE_ELSE } from '../auth-samples.ts'
import { type Operation, operations } from '../operation-list.ts'
import { PASSWORD, type TestServer } from '../test-server.ts'
import { hostileText } from './hostile-values.ts'
import { encode, type HttpCall, isRecord, operationCall } from './http-call.ts'
import { createKnownRows, nounOf } from './known-rows.ts'
import { type Mutation, mutate, mutations } from './mutation.ts'
import { preparedInputs } from './prepared-inputs.ts'
import { TWISTS } from './request-mutations.ts'
import { validInput } from './valid-input.ts'
import type { Answer } from './verdict.ts'

/** A target and its cases. A case is plain data; the call is built when it runs. */
export interface Target<Case = unknown> {
  name: string
  valid: fc.Arbitrary<Case>
  hostile: fc.Arbitrary<Case>
  call: (chosen: Case) => Promise<HttpCall>
  learn?: (chosen: Case, answer: Answer) => Promise<void>
  /**
   * How many successes a target needs: none where one needs an absent party, several for rows that later
   * calls use.
   */
  successesWanted: number
}

const twist = fc.constantFrom(...TWISTS)

interface Attack {
  changes: Mutation[] | null
  twist: (typeof TWISTS)[number] | null
}

const noAttack: fc.Arbitrary<Attack> = fc.constant({ changes: null, twist: null })
const attack: fc.Arbitrary<Attack> = fc.oneof(
  { weight: 1, arbitrary: noAttack },
  { weight: 6, arbitrary: fc.record({ changes: mutations, twist: fc.constant(null) }) },
  { weight: 3, arbitrary: fc.record({ changes: fc.constant(null), twist }) },
)

const changed = (value: unknown, { changes }: Attack) => (changes ? mutate(value, changes) : value)
const twisted = (call: HttpCall, { twist }: Attack) => (twist ? twist.apply(call) : call)

const ROLES = ['user', 'manager', 'admin'] as const
type Caller = 'nobody' | 'examiner' | 'preparing manager' | (typeof ROLES)[number]

const ENOUGH: Record<Operation['access'], readonly Caller[]> = {
  everyone: ['nobody', 'user', 'admin'],
  'signed-in': ['user', 'manager', 'admin'],
  examiners: ['examiner'],
  members: ['user', 'manager', 'admin'],
  managers: ['manager', 'admin'],
  administrators: ['admin'],
}

/** Every operation of the contract. */
export async function operationTargets(server: TestServer): Promise<Target[]> {
  const bearers = new Map<Caller, string>()
  const actors = new Set<unknown>()
  for (const role of ROLES) {
    const member = await server.addMember({ role })
    actors.add(member.email)
    bearers.set(role, await server.tokenOf(member))
  }
  const seat = await seatedExaminer(server)
  actors.add(seat.email)
  bearers.set('examiner', await server.seatTokenOf(seat))
  const preparingManager = await (await server.newInstitution()).addMember({ role: 'manager' })
  actors.add(preparingManager.email)
  const preparingBearer = await server.tokenOf(preparingManager)
  bearers.set('preparing manager', preparingBearer)
  const prepared = preparedInputs(server, preparingBearer)
  const rows = createKnownRows((row) => actors.has(row.email))

  return operations.toSorted(byUse).map((operation): Target<OperationCase> => {
    const prepare = prepared[operation.name]
    const rightCaller = fc.constantFrom(
      ...(prepare ? (['preparing manager'] as const) : ENOUGH[operation.access]),
    )
    const anyCaller = fc.oneof(
      { weight: 8, arbitrary: rightCaller },
      { weight: 2, arbitrary: fc.constantFrom<Caller>('nobody', ...ROLES) },
    )
    const input = validInput(operation)
    // An unfiltered list reveals most rows.
    const sparse = operation.method === 'GET' ? validInput(operation, { isSparse: true }) : input
    const pick = fc.nat(50)
    return {
      name: `${operation.method} /api${operation.path}`,
      successesWanted: useOf(operation) === 0 ? 3 : 1,
      valid: fc.record({ who: rightCaller, input: sparse, pick, attack: noAttack }),
      hostile: fc.record({ who: anyCaller, input, pick, attack }),
      async call({ who, input, pick, attack }) {
        // Another hostile call may have closed the institution that it is made in.
        const made = pick % 2 === 0 ? await prepare?.().catch(() => undefined) : undefined
        const given = made ? changed(made, attack) : rows.fill(operation, changed(input, attack), pick)
        const call = operationCall(operation, given)
        const bearer = bearers.get(who)
        if (bearer) call.headers.Authorization = `Bearer ${bearer}`
        return twisted(call, attack)
      },
      async learn({ attack }, { status, text, headers }) {
        if (attack.twist || status >= 300 || !headers.get('content-type')?.includes('json')) return
        // What is exported of a person has ids of everything.
        if (operation.path.endsWith('/export')) return
        if (text !== '') rows.remember(nounOf(operation), JSON.parse(text))
      },
    }
  }) as unknown as Target[]
}

/** Somebody from outside with a seat on an exam of another institution, where one item was delivered. */
async function seatedExaminer(server: TestServer): Promise<{ email: string }> {
  const { auth } = server.plumbline
  const email = 'fuzzing-examiner@example.com'
  const password = await auth.accounts.preparePassword(PASSWORD)
  await server.db.transaction((tx) =>
    auth.accounts.create(tx, { email, password, emailConfirmed: true }, { id: null, ip: '192.0.2.1' }),
  )
  const manager = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const exam = await manager.exams.create({ agency: 'Agency', kind: 'compliance' })
  const [item] = await manager.examItems.add({ id: exam.id, items: [{ number: '1', request: 'Minutes' }] })
  const at = { examId: exam.id, id: item!.id }
  await manager.examItems.addAnswer({ ...at, kind: 'note', text: 'See the file.' })
  await manager.examItems.deliver({ ...at, to: 'Agency' })
  await manager.examBinders.make({ id: exam.id })
  const lastDay = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await manager.examSeats.invite({ id: exam.id, email, name: 'Examiner', lastDay, mayDownload: true })
  return { email }
}

/** Order: create, read, update, delete. */
function byUse(one: Operation, other: Operation): number {
  return useOf(one) - useOf(other)
}

function useOf({ method, path }: Operation): number {
  const isAboutOne = path.includes('{')
  if (method === 'DELETE') return path.endsWith('}') ? 6 : 5
  if (path.includes('{token}')) return 4
  if (method === 'GET') return isAboutOne ? 2 : 1
  return isAboutOne || method === 'PUT' ? 3 : 0
}

interface OperationCase {
  who: Caller
  input: Record<string, unknown>
  pick: number
  attack: Attack
}

/** Every route of the sign-in service. */
export function authTargets(server: TestServer): Target[] {
  const samples = authSamples(server)
  const callers = ['the right one', 'nobody', 'somebody', 'a program'] as const
  const who = fc.oneof(
    { weight: 8, arbitrary: fc.constant(callers[0]) },
    { weight: 2, arbitrary: fc.constantFrom(...callers) },
  )
  const bearerOf = {
    'the right one': async (sample: AuthSample) => sample.bearer,
    nobody: async () => undefined,
    somebody: async () => (await samples['GET /user']?.())?.bearer,
    'a program': () => server.serviceToken(),
  }
  return ROUTES.map(([method, path]): Target<AuthCase> => {
    const route = `${method} ${path}`
    return {
      name: `${method} /auth/v1${path}`,
      successesWanted: NEEDS_SOMEONE_ELSE.includes(route) ? 0 : 1,
      valid: fc.record({ who: fc.constant(callers[0]), attack: noAttack }),
      hostile: fc.record({ who, attack }),
      async call({ who, attack }) {
        const sample = await samples[route]?.()
        if (!sample) throw new Error(`no sample is written for ${route}`)
        const { bearer, ...input } = sample
        const attacked = changed(input, attack) as AuthSample
        const own = await bearerOf[who](sample)
        return twisted(authRequest(route, { ...asSample(attacked), ...(own && { bearer: own }) }), attack)
      },
    }
  }) as unknown as Target[]
}

interface AuthCase {
  who: 'the right one' | 'nobody' | 'somebody' | 'a program'
  attack: Attack
}

function asSample(value: unknown): AuthSample {
  if (!isRecord(value)) return { body: value }
  const { parameters, query, body } = value
  return {
    ...textsOf('parameters', parameters),
    ...textsOf('query', query),
    ...('body' in value && { body }),
  }
}

function textsOf(name: 'parameters' | 'query', value: unknown) {
  if (!isRecord(value)) return {}
  return {
    [name]: Object.fromEntries(
      Object.entries(value).map(([key, text]) => [key, String(text).toWellFormed()]),
    ),
  }
}

/** Parameters of page addresses. */
export const PAGE_PARAMETERS = [
  'search',
  'category',
  'page',
  'type',
  'topic',
  'tab',
  'sent',
  'token_hash',
  'access_token',
  'role',
  'status',
  '_routes',
  'index',
]

/** Every address of the web: signed out, with the session cookie, and as data. */
export function pageTargets(paths: readonly string[]): Target[] {
  const parameter = fc.tuple(fc.constantFrom(...PAGE_PARAMETERS), hostileText)
  const page = (values: fc.Arbitrary<string>, attack: fc.Arbitrary<Attack>) =>
    fc.record({
      values: fc.array(values, { minLength: 3, maxLength: 3 }),
      query: fc.array(parameter, { maxLength: 3 }),
      suffix: fc.constantFrom('', '', '', '.data'),
      isSignedIn: fc.boolean(),
      method: fc.constantFrom('GET', 'GET', 'GET', 'POST'),
      attack,
    })
  const plain = fc.constant<PageCase>({
    values: [],
    query: [],
    suffix: '',
    isSignedIn: false,
    method: 'GET',
    attack: { changes: null, twist: null },
  })
  return paths.map(
    (path): Target<PageCase> => ({
      name: `page ${path}`,
      // Redirects of signed-out people and missing parameters are valid responses.
      successesWanted: path.includes(':') ? 0 : 1,
      valid: plain,
      hostile: page(hostileText, attack),
      async call({ values, query, suffix, isSignedIn, method, attack }) {
        let at = 0
        const address = path.replace(/:\w+\??|\*/g, () => encode(values[at++] ?? 'x').slice(0, 3_000) || 'x')
        const search = query.map(([name, value]) => `${name}=${encode(value)}`)
        const call: HttpCall = {
          method,
          path: `${address}${suffix}${search.length > 0 ? `?${search.join('&')}` : ''}`,
          headers: {
            ...(isSignedIn && { Cookie: 'plumbline-signed-in=1' }),
            ...(method === 'POST' && { 'Content-Type': 'application/x-www-form-urlencoded' }),
          },
          body: method === 'POST' ? search.join('&') : undefined,
        }
        return twisted(call, attack)
      },
    }),
  ) as unknown as Target[]
}

interface PageCase {
  values: string[]
  query: [string, string][]
  suffix: string
  isSignedIn: boolean
  method: string
  attack: Attack
}
