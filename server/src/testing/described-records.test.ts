import { COMPLAINT_FIELDS } from '@plumbline/contract/compliance/complaint-fields.ts'
import { CONTROL_FIELDS } from '@plumbline/contract/compliance/controls.ts'
import { FINDING_FIELDS } from '@plumbline/contract/compliance/finding-fields.ts'
import { MONITORING_FIELDS } from '@plumbline/contract/compliance/monitoring-fields.ts'
import type { RecordField, RecordFields } from '@plumbline/contract/compliance/record-fields.ts'
import type { SubjectKind } from '@plumbline/contract/compliance/subjects.ts'
import { TRAINING_FIELDS } from '@plumbline/contract/compliance/training-fields.ts'
import { VENDOR_FIELDS } from '@plumbline/contract/compliance/vendors.ts'
import type { ImportKind } from '@plumbline/contract/compliance/work-imports.ts'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IMPORT_COLUMNS } from '../compliance/work-imports/import-columns.ts'
import { csvFile } from '../platform/csv/csv-file.ts'
import { columnOf } from '../work/records/record-columns.ts'
import { callOperation } from './noun-budgets.ts'
import { startTestServer, type TestClient } from './test-server.ts'
import { zipEntryText } from './zip-text.ts'

/**
 * Follows every field of a described record from the input to the export. A line that is added to the table of fields
 * fails here until its column exists, and whatever is written beside the table fails for the field that it forgets.
 */
type Value = string | number | boolean | null
type Values = Record<string, Value>
type Answer = Values & { id: string; version: number }

interface Described {
  noun: keyof TestClient
  kind: SubjectKind
  fields: RecordFields
  imports?: ImportKind
  table: string
  /** What a caller sends beside the fields of a new record. */
  beside?: object
  /** What a caller sends beside the fields with every change, too. */
  always?: object
  /** What an answer has in place of a field. */
  instead: (answer: Answer) => Values
}

const idIn = (person: unknown) => (person as { userId: string } | null)?.userId ?? null

const DESCRIBED: readonly Described[] = [
  {
    ...{ noun: 'complaints', kind: 'complaint', imports: 'complaints', table: 'complaints' },
    fields: COMPLAINT_FIELDS,
    instead: (answer) => ({
      ownerId: idIn(answer.owner),
      accountNumber: String(answer.maskedAccountNumber).replace('••••', '0000'),
    }),
  },
  {
    ...{ noun: 'findings', kind: 'finding', imports: 'findings', table: 'findings' },
    fields: FINDING_FIELDS,
    instead: (answer) => ({ ownerId: idIn(answer.owner) }),
  },
  {
    ...{ noun: 'monitoring', kind: 'monitoring_test', table: 'monitoring_tests', fields: MONITORING_FIELDS },
    beside: { year: 2026 },
    instead: ({ owner, performer }) => ({ ownerId: idIn(owner), performerId: idIn(performer) }),
  },
  {
    ...{ noun: 'trainings', kind: 'training', table: 'trainings', fields: TRAINING_FIELDS },
    always: { roles: ['manager'] },
    instead: () => ({}),
  },
  {
    ...{ noun: 'vendors', kind: 'vendor', imports: 'vendors', table: 'vendors', fields: VENDOR_FIELDS },
    instead: (answer) => ({ ownerId: idIn(answer.owner) }),
  },
  {
    ...{ noun: 'controls', kind: 'control', imports: 'controls', table: 'controls', fields: CONTROL_FIELDS },
    instead: (answer) => ({ ownerId: idIn(answer.owner) }),
  },
]

interface Named {
  id: string
  /** As a file names it. */
  name: string
}

const server = await startTestServer()
afterAll(() => server.close())
let client: TestClient
const people: Named[] = []
const vendors: Named[] = []
beforeAll(async () => {
  const lender = await server.newInstitution()
  client = await lender.signedIn({ role: 'manager' })
  for (const fullName of ['Ada First', 'Ben Second']) {
    const { userId, email } = await lender.addMember({ role: 'user', fullName })
    people.push({ id: userId, name: email })
    vendors.push({ id: (await client.vendors.create({ title: fullName })).id, name: fullName })
  }
})

const call = ({ noun }: Described, verb: string, input: object) =>
  callOperation(client, `${noun}.${verb}`, input)

async function read(record: Described, id: string): Promise<Values> {
  const answer = (await call(record, 'find', { id })) as Answer
  const whole: Values = { ...answer, ...record.instead(answer) }
  return Object.fromEntries(Object.keys(record.fields).map((name) => [name, whole[name]!]))
}

describe.each(DESCRIBED)('every field of $noun', (record) => {
  const { kind, fields, beside, always } = record

  test('is stored, changed, and named by the history', async () => {
    const { id, version } = (await call(record, 'create', {
      ...{ ...beside, ...always, ...valuesOf(fields, 0) },
    })) as Answer
    expect(await read(record, id)).toEqual(valuesOf(fields, 0))
    await call(record, 'update', { ...always, ...valuesOf(fields, 1), id, version })
    expect(await read(record, id)).toEqual(valuesOf(fields, 1))
    const { items } = await client.history.list({ kind, id })
    // What follows from the change, such as the strength of a control, is an entry of its own.
    const changed = items.find(({ changes }) => changes.some(({ field }) => field === 'title'))
    expect(changed?.changes.map(({ field }) => field).sort()).toEqual(
      Object.keys(fields)
        .map((name) => name.replace(/Id$/, ''))
        .sort(),
    )
  })
})

test.each(DESCRIBED.filter(({ imports }) => imports))('every field of $noun is imported', async (record) => {
  const { noun, fields } = record
  const kind = record.imports!
  const title = `Imported ${noun}`
  const values: Values = { ...valuesOf(fields, 0), title }
  const names = Object.keys(fields).map(
    (name) => IMPORT_COLUMNS[kind].find(({ field }) => field === name)?.name ?? 'no column',
  )
  const cells = Object.entries(fields).map(([name, field]) => cellOf(field, values[name]!))
  const file = csvFile('records.csv', [names, cells])
  const { fingerprint, problems } = await client.workImports.check({ kind, file })
  expect(problems).toEqual([])
  await client.workImports.apply({ kind, file, fingerprint: fingerprint! })
  const { items } = (await call(record, 'list', { search: title })) as { items: { id: string }[] }
  expect(await read(record, items[0]!.id)).toEqual(values)
})

test('the export of an institution has every field of a described record', async () => {
  const title = 'For the export'
  for (const record of DESCRIBED)
    await call(record, 'create', {
      ...{ ...record.beside, ...record.always, ...valuesOf(record.fields, 0), title },
    })
  const { path } = await client.institutionExport.open({ examIds: [] })
  const archive = await server.request(`http://localhost:3000${path}`)
  const zip = Buffer.from(await archive.arrayBuffer())
  for (const { noun, table, fields } of DESCRIBED) {
    const rows = parse(zipEntryText(zip, `csv/${table}.csv`), { bom: true, columns: true })
    const row = (rows as Record<string, string>[]).find((each) => each.title === title)!
    expect(
      Object.keys(fields).filter((name) => !row[columnOf(name)]),
      noun,
    ).toEqual([])
  }
})

/** No two people of one record are the same person. */
function valuesOf(fields: RecordFields, round: 0 | 1): Values {
  const byPeople = Object.keys(fields).filter((name) => fields[name]!.kind === 'person')
  const turn = (name: string) => ((round + Math.max(byPeople.indexOf(name), 0)) % 2) as 0 | 1
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, typedIn(field, turn(name))]))
}

/** The values of the two rounds differ. */
function typedIn({ kind, labels = {}, isRequired, atLeast = 0 }: RecordField, round: 0 | 1): Value {
  const choices = Object.keys(labels)
  switch (kind) {
    case 'title':
    case 'line':
    case 'text':
      return `Written in round ${round}`
    case 'masked':
      return `0000777${round}`
    case 'day':
      return isRequired ? `2026-02-1${round}` : `2026-03-1${round}`
    case 'choice':
      return choices.at(round - 1)!
    case 'scale':
      return round + 1
    case 'number':
      return atLeast + round + 1
    case 'person':
      return people[round]!.id
    case 'vendor':
      return vendors[round]!.id
    case 'topic':
      return ['trid', 'fair_lending'][round]!
    case 'switch':
      return round === 0
    case 'money':
      return `1${round}.50`
    case 'citation':
      return ['12 CFR 1024.35(b)(2)', '12 CFR 1005.11(c)'][round]!
  }
}

function cellOf({ kind }: RecordField, value: Value): string {
  if (kind === 'switch') return value === true ? 'yes' : 'no'
  if (kind !== 'person' && kind !== 'vendor') return String(value)
  return [...people, ...vendors].find(({ id }) => id === value)!.name
}
