import { KEY_NOUNS } from '@plumbline/contract/tenancy/api-keys.ts'
import { listTables } from '@plumbline/database/backup/table-list.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SUBJECT_SOURCES } from '../nouns.ts'
import { rowsOfTable } from './every-table.ts'
import { isRecord, operationCall } from './fuzzing/http-call.ts'
import { SampleFile } from './fuzzing/valid-input.ts'
import { ISOLATION_CASES, NOT_OF_AN_INSTITUTION } from './isolation-cases.ts'
import {
  ANSWERED_ALIKE,
  isOrderAlone,
  OF_ONE_KIND,
  ROW_OF_KIND,
  ROW_OF_MEMBER,
  VALUES,
} from './isolation-inputs.ts'
import { seatedAddress } from './isolation-rows/exam-rows.ts'
import type { TestInstitution } from './isolation-rows/make-row.ts'
import { type Operation, operations } from './operation-list.ts'
import { PASSWORD, startTestServer, type TestClient, type TestServer } from './test-server.ts'
import { type IdPlace, type Input, idPlacesOf, wholeInput } from './whole-inputs.ts'
import { zipEntryNames, zipEntryText } from './zip-text.ts'

/**
 * Every operation that names an id, in its path, query, or body, is called with whole inputs made from the contract:
 * in one place after the other the id of another institution's row, and an id that does not exist. Both answers must
 * be the same, and differ from the answer to an id of one's own, so that the call is known to have looked for the row.
 * Afterwards the owner's rows are as they were, and no row of the stranger names one of them.
 *
 * The operations are read from the contract: a new one needs its row in isolation-rows/ or isolation-inputs.ts.
 */
const UNKNOWN = '00000000-0000-4000-8000-0000000000ff'
type Role = 'manager' | 'user' | 'admin' | 'key' | 'examiner'

interface Case {
  name: string
  operation: Operation
  place: IdPlace
  kind: string | undefined
}

const cases = operations
  .filter(({ name }) => !NOT_OF_AN_INSTITUTION.some((prefix) => name.startsWith(prefix)))
  .flatMap((operation) =>
    idPlacesOf(operation)
      .filter((place) => !isOrderAlone(place))
      .flatMap((place): Case[] => {
        const kinds = kindsAt(operation, place)
        const name = `${operation.name} ${place.path}`
        if (kinds.length === 0) return [{ name, operation, place, kind: undefined }]
        return kinds.map((kind) => ({ name: `${name} of a ${kind}`, operation, place, kind }))
      }),
  )

/** The kinds of rows that an id can name, where the input says which. */
function kindsAt({ name, path: address }: Operation, { path, kinds }: IdPlace): string[] {
  if (
    OF_ONE_KIND.has(name) ||
    address.includes(`{${path}}`) ||
    !(path === 'targetId' || path === 'id' || path.endsWith('.id'))
  )
    return []
  const subjects = new Set<string>(SUBJECT_SOURCES.map(({ kind }) => kind))
  return kinds.filter((kind) => kind in ROW_OF_KIND && (path === 'targetId' || subjects.has(kind)))
}

let server: TestServer
let owner: Tenant
let stranger: Tenant
let before: Map<string, string[]>
const bearers = new Map<Role, string>()

beforeAll(async () => {
  server = await startTestServer()
  owner = tenantOf(await server.newInstitution({ name: 'Owner Bank' }))
  stranger = tenantOf(await server.newInstitution({ name: 'Stranger Bank' }))
  for (const role of ['user', 'manager', 'admin'] as const) bearers.set(role, await stranger.bearer(role))
  const { secret } = await (await stranger.institution.signedIn({ role: 'manager' })).apiKeys.create({
    name: 'Program',
    belongsTo: 'institution',
    mayWrite: true,
    nouns: [...KEY_NOUNS],
    days: 30,
  })
  bearers.set('key', secret)
  bearers.set('examiner', await seatedExaminer())
  for (const { operation, place, kind } of cases) await owner.idAt(operation, place, kind, '')
  before = await rowsOf(owner.institution.id)
}, 120_000)
afterAll(() => server.close())

test.each(cases)('$name: another institution’s id is answered like one that does not exist', async (one) => {
  const { operation, place } = one
  const foreignId = await owner.idAt(operation, place, one.kind, '')
  const roles = rolesFor(one)
  const refusals = new Map<Role, Answer>()
  for (const role of roles) {
    const foreign = await ask(one, foreignId, role)
    const unknown = await ask(one, UNKNOWN, role)
    expect(foreign, `to a ${role}`).toEqual(unknown)
    refusals.set(role, unknown)
  }
  if (`${operation.name} ${place.path}` in ANSWERED_ALIKE) return
  const answers: unknown[] = []
  for (const role of roles) {
    const own = await ask(one, undefined, role)
    if (JSON.stringify(own) !== JSON.stringify(refusals.get(role))) return
    answers.push({ role, ...own })
  }
  expect.fail(`an own row is not reached either: ${JSON.stringify(answers).slice(0, 1500)}`)
})

const writes = operations.filter(
  ({ name, method }) => method !== 'GET' && !NOT_OF_AN_INSTITUTION.some((prefix) => name.startsWith(prefix)),
)

test('members that the contract does not know change nothing', { timeout: 120_000 }, async () => {
  const extra = await columnsAsMembers()
  expect(writes.length).toBeGreaterThan(120)
  const answers = new Map<number, string[]>()
  for (const operation of writes) {
    const name = `${operation.name} with more members`
    const role = operation.access === 'examiners' ? 'examiner' : 'manager'
    const ids = new Map<string, string>()
    for (const place of idPlacesOf(operation))
      ids.set(place.path, await stranger.idAt(operation, place, kindsAt(operation, place)[0], name))
    const input = { ...wholeInput(operation, (path) => ids.get(path)), ...VALUES[operation.name] }
    const { status } = await send(operation, withMore(input, extra), role)
    expect(status, operation.name).toBeLessThan(500)
    answers.set(status, [...(answers.get(status) ?? []), operation.name])
  }
  // Some schemas refuse what they do not know; most ignore it, and the call is made.
  expect([...(answers.get(200) ?? []), ...(answers.get(204) ?? [])].length).toBeGreaterThan(60)
  const written: string[] = []
  for (const table of await listTables(server.db))
    for (const row of await rowsOfTable(server.db, table))
      if (row.includes(UNKNOWN_TEXT) || row.includes(UNKNOWN_DAY)) written.push(`${table.name}: ${row}`)
  expect(written).toEqual([])
})

test('what belongs to the owner is as it was', async () => {
  const after = await rowsOf(owner.institution.id)
  for (const [table, rows] of before) expect(after.get(table), table).toEqual(rows)
})

test('no row of the stranger names one of the owner', async () => {
  const ids = new Set(await owner.ids())
  const named: string[] = []
  for (const [table, rows] of await rowsOf(stranger.institution.id))
    for (const row of rows)
      for (const [id] of row.matchAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g))
        if (ids.has(id)) named.push(`${table}: ${row}`)
  expect(named).toEqual([])
})

/** Managers see most of an institution; every kind of subject is looked up in the same way for others. */
function rolesFor({ operation, kind }: Case): readonly Role[] {
  if (operation.access === 'examiners') return ['examiner']
  if (operation.access === 'managers') return kind === undefined ? ['manager', 'admin', 'key'] : ['manager']
  return kind === undefined ? ['manager', 'user', 'admin', 'key'] : ['manager', 'user']
}

interface Answer {
  status: number
  body: string
}

/** With ids of one's own in every other place. */
async function ask(
  { name, operation, place, kind }: Case,
  id: string | undefined,
  role: Role,
): Promise<Answer> {
  const ids = new Map<string, string>()
  for (const other of idPlacesOf(operation)) {
    const isAsked = other.path === place.path
    const otherKind = isAsked ? kind : kindsAt(operation, other)[0]
    const own = await stranger.idAt(operation, other, otherKind, operation.method === 'GET' ? '' : name)
    ids.set(other.path, isAsked && id !== undefined ? id : own)
  }
  const input = {
    ...wholeInput(operation, (path) => ids.get(path)),
    ...(VALUES[`${operation.name} ${place.path}`] ?? VALUES[operation.name]),
  }
  if (kind !== undefined) nameKind(input, place, kind)
  return send(operation, input, role)
}

async function send(operation: Operation, input: Input, role: Role): Promise<Answer> {
  const { path, ...request } = operationCall(operation, input)
  request.headers.authorization = `Bearer ${bearers.get(role)!}`
  const response = await server.request(`http://localhost:3000${path}`, request as RequestInit)
  const bytes = Buffer.from(await response.arrayBuffer())
  const text = isZip(bytes) ? textOfEntries(bytes) : bytes.toString()
  return { status: response.status, body: text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id') }
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 2).toString() === 'PK'

/** A workbook or document says in its properties when it was made; what it shows does not. */
const textOfEntries = (file: Buffer) =>
  zipEntryNames(file)
    .filter((name) => !name.startsWith('docProps/'))
    .map((name) => `${name}\n${zipEntryText(file, name)}`)
    .join('\n')

function nameKind(input: Input, { path }: IdPlace, kind: string): void {
  const parent = path.split('.').slice(0, -1)
  const object = parent.reduce((value, name) => {
    const list = name.endsWith('[]') ? (value[name.slice(0, -2)] as Input[]) : undefined
    return list ? list[0]! : (value[name] as Input)
  }, input)
  object.kind = kind
}

const UNKNOWN_TEXT = 'unknown-member'
const UNKNOWN_DAY = '1999-12-31'

/** Every column of institution work and accounts as a member, with a value that nothing else has. */
async function columnsAsMembers(): Promise<Input> {
  const { rows } = await server.db.execute<{ name: string; type: string }>(sql`
    select distinct column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' order by 1`)
  const someId = await owner.anyId()
  return Object.fromEntries(
    rows.map(({ name, type }) => {
      const member = name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
      if (name === 'institution_id') return [member, owner.institution.id]
      if (type === 'uuid') return [member, someId]
      if (type.startsWith('timestamp')) return [member, `${UNKNOWN_DAY}T00:00:00Z`]
      if (type === 'date') return [member, UNKNOWN_DAY]
      if (type === 'boolean') return [member, true]
      return [member, type === 'text' ? UNKNOWN_TEXT : 19_991_231]
    }),
  )
}

/** The input with all members that it does not have, in every object of it. */
function withMore(input: Input, extra: Input): Input {
  const inside = Object.entries(input).map(([name, value]): [string, unknown] => {
    if (Array.isArray(value))
      return [name, value.map((item) => (isRecord(item) ? withMore(item, extra) : item))]
    return [name, isRecord(value) && !(value instanceof SampleFile) ? withMore(value, extra) : value]
  })
  return { ...extra, ...Object.fromEntries(inside) }
}

/** An institution whose people and rows are made once. */
function tenantOf(made: TestInstitution) {
  const people = new Map<string, Promise<{ token: string; client: TestClient }>>()
  const rows = new Map<string, Promise<Record<string, string>>>()
  const ids = new Map<string, Promise<string>>()
  const personOf = (role: 'user' | 'manager' | 'admin') =>
    once(people, role, async () => {
      const member = await made.addMember({ role, worksOnHmda: true, fullName: `${role} of ${made.id}` })
      const token = await server.tokenOf(member)
      return { token, client: server.clientOf(token) }
    })
  const institution: TestInstitution = {
    ...made,
    signedIn: async ({ role = 'user' } = {}) => (await personOf(role)).client,
  }
  return {
    institution,
    bearer: async (role: 'user' | 'manager' | 'admin') => (await personOf(role)).token,

    /** A call that changes its row has one of its own. */
    async idAt(
      { name }: Operation,
      { path }: IdPlace,
      kind: string | undefined,
      call: string,
    ): Promise<string> {
      if (kind !== undefined && kind in ROW_OF_KIND)
        return once(ids, `of a ${kind}`, () => ROW_OF_KIND[kind]!(server, institution))
      const noun = caseOf(name)
      const row = noun
        ? await once(rows, `${noun} ${call}`, () => ISOLATION_CASES[noun]!(server, institution))
        : {}
      const make = ROW_OF_MEMBER[path] ?? ROW_OF_MEMBER[path.split('.').at(-1)!]
      const id = row[path] ?? (path === 'cursor' ? row.id : undefined)
      if (id !== undefined) return id
      if (!make) throw new Error(`${name} names a row at ${path} that no case makes`)
      return once(ids, path, () => make(server, institution))
    },

    anyId: async () => (await rows.values().next().value)!.id!,

    ids: async () => [
      ...(await Promise.all(ids.values())),
      ...(await Promise.all(rows.values())).flatMap((row) => Object.values(row)),
    ],
  }
}
type Tenant = ReturnType<typeof tenantOf>

function once<Value>(
  made: Map<string, Promise<Value>>,
  name: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = made.get(name) ?? make()
  made.set(name, known)
  return known
}

/** The longest name of a case that the operation's name begins with. */
function caseOf(name: string): string | undefined {
  return Object.keys(ISOLATION_CASES)
    .filter((noun) => name === noun || name.startsWith(`${noun}.`))
    .sort((a, b) => b.length - a.length)[0]
}

/** Somebody from outside with a seat on an exam of the stranger. */
async function seatedExaminer(): Promise<string> {
  const { auth } = server.plumbline
  const password = await auth.accounts.preparePassword(PASSWORD)
  const account = { email: seatedAddress(stranger.institution), password, emailConfirmed: true }
  await server.db.transaction((tx) => auth.accounts.create(tx, account, { id: null, ip: '192.0.2.1' }))
  return server.seatTokenOf(account)
}

/** Every row of an institution, as text. */
async function rowsOf(institutionId: string): Promise<Map<string, string[]>> {
  const { rows } = await server.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'institution_id' order by 1`)
  const tables = new Set((await listTables(server.db)).map(({ name }) => name))
  const found = new Map<string, string[]>()
  for (const { name } of rows) {
    if (!tables.has(`public.${name}`)) continue
    const all = await server.db.execute<{ row: string }>(
      sql`select row_to_json(t)::text as row from ${sql.identifier(name)} t where institution_id = ${institutionId}`,
    )
    found.set(name, all.rows.map(({ row }) => row).sort())
  }
  return found
}
