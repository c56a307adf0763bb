import { FindingFields } from '@plumbline/contract/compliance/findings.ts'
import { PolicyFields } from '@plumbline/contract/compliance/policies.ts'
import { TaskFields } from '@plumbline/contract/compliance/tasks.ts'
import { VendorFields } from '@plumbline/contract/compliance/vendors.ts'
import type { ImportKind, WorkImportPreview } from '@plumbline/contract/compliance/work-imports.ts'
import {
  FACT_VALUES,
  type Fact,
  type FactKey,
  isByYear,
} from '@plumbline/contract/tenancy/institution-facts.ts'
import type { Db } from '@plumbline/database/db.ts'
import { LOAN_COUNTS, PRODUCTS, REGULATORS } from '@plumbline/rules/applicability/institution-facts.ts'
import { z } from 'zod'
import { nearestOf } from '../../platform/nearest-of.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { insertFact, listFacts } from '../../tenancy/settings/fact-store.ts'
import { recordHistory } from '../../work/history/history-store.ts'
import { type NotificationKind, notify } from '../../work/notifications/notify.ts'
import { createFinding } from '../findings/finding-creation-store.ts'
import { insertPolicy } from '../policies/policy-store.ts'
import { insertVersion } from '../policies/policy-version-store.ts'
import { createTask } from '../tasks/task-creation-store.ts'
import { createVendor } from '../vendors/vendor-creation.ts'
import { complaints } from './complaint-importer.ts'
import { evidence } from './evidence-importer.ts'
import type { ImportTable } from './import-table.ts'
import { faultsOf, type Importer, type Maker, rowsOf } from './importer.ts'
import { type NamedThings, readImport } from './read-import.ts'
import { marketingReviews, productReviews } from './review-importers.ts'
import { controls, risks } from './risk-importers.ts'

/** Each owner hears once of everything that an import gave them. */
const QUIETLY = { tellsOwner: false } as const

const tasks: Importer<TaskFields> = {
  rowReader: rowsOf(
    () => TaskFields,
    ({ startOn, dueOn }) =>
      startOn && dueOn && dueOn < startOn
        ? [{ field: 'dueOn', because: 'The due date lies before the start date.' }]
        : [],
  ),
  async create(tx, institutionId, maker, input) {
    await createTask(tx, institutionId, maker, input, QUIETLY)
    return true
  },
}

const findings: Importer<FindingFields> = {
  rowReader: rowsOf(
    () => FindingFields,
    ({ foundOn, responseDueOn }) =>
      responseDueOn && responseDueOn < foundOn
        ? [{ field: 'responseDueOn', because: 'The response is due before the finding was made.' }]
        : [],
  ),
  async create(tx, institutionId, maker, input) {
    await createFinding(tx, institutionId, maker, input, null, QUIETLY)
    return true
  },
}

const vendors: Importer<VendorFields> = {
  rowReader: rowsOf(
    () => VendorFields,
    ({ contractStart, contractEnd, noticeDays }) => {
      if (contractStart && contractEnd && contractEnd < contractStart)
        return [{ field: 'contractEnd', because: 'The contract ends before it begins.' }]
      if (noticeDays !== null && !contractEnd)
        return [{ field: 'noticeDays', because: 'Days of notice need the day on which the contract ends.' }]
      return []
    },
  ),
  async create(tx, institutionId, maker, input) {
    await createVendor(tx, institutionId, maker, input, QUIETLY)
    return true
  },
}

/** Each begins with an empty draft; its text is written or read from Word afterwards. */
const policies: Importer<PolicyFields> = {
  rowReader: rowsOf(() => PolicyFields),
  async create(tx, institutionId, maker, input) {
    const id = await insertPolicy(tx, institutionId, input, maker.fullName)
    await insertVersion(tx, institutionId, id, maker, '')
    await recordHistory(tx, institutionId, maker, { kind: 'policy', id }, { action: 'created' })
    return true
  },
}

type FactInput = Pick<Fact, 'key' | 'year' | 'trueSince'> & { value: unknown }
const FactRow = z.object({
  key: z.custom<FactKey>(),
  year: z.number().int().min(1990).max(2100).nullable().default(null),
  value: z.string(),
  trueSince: z.string(),
})

const facts: Importer<FactInput> = {
  async rowReader(tx, { institutionId }) {
    const placeOf = ({ key, year, trueSince }: Pick<FactInput, 'key' | 'year' | 'trueSince'>) =>
      `${key}/${year ?? ''}/${trueSince}`
    const known = new Set((await listFacts(tx, institutionId)).map(placeOf))
    return (fields) => {
      const read = FactRow.safeParse(fields)
      if (!read.success) return { faults: faultsOf(read.error) }
      const { key, year, value: text } = read.data
      if (isByYear(key) && year === null)
        return { faults: [{ field: 'year', because: 'Enter the calendar year of this figure.' }] }
      if (!isByYear(key) && year !== null)
        return { faults: [{ field: 'year', because: 'This fact has no year. Leave the cell empty.' }] }
      const value = FACT_VALUES[key].safeParse(factValue(key, text))
      if (!value.success)
        return {
          faults: [
            {
              field: 'value',
              because: value.error.issues[0]?.message ?? 'This value is not valid.',
              nearest: nearestFactValue(key, text),
            },
          ],
        }
      if (known.has(placeOf(read.data)))
        return { faults: [{ field: 'trueSince', because: 'This fact has a value since that day already.' }] }
      known.add(placeOf(read.data))
      return { input: { ...read.data, value: value.data } }
    }
  },
  create: (tx, institutionId, maker, fact) =>
    insertFact(tx, institutionId, { ...fact, enteredBy: maker.userId, enteredByName: maker.fullName }),
}

const LISTS: readonly FactKey[] = ['states', 'counties', 'products', 'closedDates']
const TABLES: readonly FactKey[] = ['offices', 'craRatings']
const FLAGS: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false }
const COUNTS: readonly string[] = LOAN_COUNTS.map((count) => `loans.${count}`)

/** Lists divide their entries with semicolons or commas; tables stand as JSON in one cell. */
function factValue(key: FactKey, text: string): unknown {
  const entries = text
    .split(/[;,]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  if (LISTS.includes(key)) return entries
  if (key === 'openWeekdays') return entries.map(Number)
  if (key === 'federallyInsured' || key === 'maintainsEscrow') return FLAGS[text.toLowerCase()] ?? text
  if (COUNTS.includes(key)) return Number(text)
  if (key === 'assets' || key === 'assetsWithAffiliates') return text.replace(/[$,\s]/g, '')
  if (!TABLES.includes(key)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function nearestFactValue(key: FactKey, text: string): string | undefined {
  if (key === 'regulator') return nearestOf(text, REGULATORS)
  if (key === 'federallyInsured' || key === 'maintainsEscrow') return nearestOf(text, ['yes', 'no'])
  if (key !== 'products') return undefined
  const entries = factValue(key, text) as string[]
  const known: readonly string[] = PRODUCTS
  const wrong = entries.find((entry) => !known.includes(entry))
  return wrong && nearestOf(wrong, known)
}

export interface ReadyImport {
  preview: WorkImportPreview
  count: number
  /** False: something cannot be created any more; the caller undoes the rest. */
  create(maker: Maker): Promise<boolean>
}

type Read = (tx: Db, reader: Reader, table: ImportTable, named: NamedThings) => Promise<ReadyImport>

function readerOf<Input extends object>(kind: ImportKind, importer: Importer<Input>): Read {
  return async (tx, reader, table, people) => {
    const { institutionId } = reader
    const rowReader = await importer.rowReader(tx, reader, table)
    const { inputs, preview } = readImport(kind, table, people, rowReader)
    return {
      preview,
      count: inputs.length,
      async create(maker) {
        for (const input of inputs)
          if (!(await importer.create(tx, institutionId, maker, input))) return false
        await tellOwners(tx, institutionId, maker, kind, inputs)
        return true
      },
    }
  }
}

export const IMPORT_READERS: Readonly<Record<ImportKind, Read>> = {
  tasks: readerOf('tasks', tasks),
  findings: readerOf('findings', findings),
  complaints: readerOf('complaints', complaints),
  vendors: readerOf('vendors', vendors),
  risks: readerOf('risks', risks),
  controls: readerOf('controls', controls),
  product_reviews: readerOf('product_reviews', productReviews),
  marketing_reviews: readerOf('marketing_reviews', marketingReviews),
  policies: readerOf('policies', policies),
  evidence: readerOf('evidence', evidence),
  facts: readerOf('facts', facts),
}

const ASSIGNED: Partial<Record<ImportKind, { kind: NotificationKind; one: string; link: string }>> = {
  tasks: { kind: 'task.assigned', one: 'task', link: '/tasks' },
  findings: { kind: 'finding.assigned', one: 'finding', link: '/tasks/findings' },
  complaints: { kind: 'complaint.assigned', one: 'complaint', link: '/tasks/complaints' },
  vendors: { kind: 'vendor.assigned', one: 'vendor', link: '/vendors' },
  risks: { kind: 'risk.assigned', one: 'risk', link: '/risks' },
  controls: { kind: 'control.assigned', one: 'control', link: '/risks/controls' },
  product_reviews: { kind: 'product_review.assigned', one: 'product review', link: '/product-reviews' },
  marketing_reviews: {
    ...{ kind: 'marketing_review.assigned', one: 'marketing piece', link: '/marketing-reviews' },
  },
}

async function tellOwners(
  tx: Db,
  institutionId: string,
  maker: Maker,
  kind: ImportKind,
  inputs: readonly { ownerId?: string | null }[],
): Promise<void> {
  const words = ASSIGNED[kind]
  if (!words) return
  const counts = new Map<string, number>()
  for (const { ownerId } of inputs)
    if (ownerId && ownerId !== maker.userId) counts.set(ownerId, (counts.get(ownerId) ?? 0) + 1)
  for (const [ownerId, count] of counts)
    await notify(tx, institutionId, ownerId, {
      kind: words.kind,
      subject: `${maker.fullName} imported ${count === 1 ? `1 ${words.one}` : `${count} ${words.one}s`} for you`,
      link: words.link,
    })
}
