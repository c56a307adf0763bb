import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Db } from '@plumbline/database/db.ts'
import { parseAporFile } from '@plumbline/rules/apor/apor-table.ts'
import type { LoanTestData } from '@plumbline/rules/loan-tests/loan-test-data.ts'
import { parseThresholds } from '@plumbline/rules/thresholds/threshold-register.ts'
import { BUNDLED_DATA_FOLDER } from '../../platform/project-folders.ts'
import { withReferenceRows } from '../reference-data/reference-file.ts'
import { latestReference, referenceRowsInForce } from '../reference-data/reference-store.ts'
import { readLawNotes } from './law-of-tests.ts'

const THRESHOLDS = 'thresholds/thresholds.csv'

/** The tables that are in force, and which figures they are. */
export interface LoanTestTables {
  data: LoanTestData
  /** Twelve digits of a hash: two results with the same one used the same figures. */
  registerVersion: string
}

let bundledTables: LoanTestTables | undefined

/** The tables of this release, read on first use and cached. */
export function tablesOfRelease(): LoanTestTables {
  bundledTables ??= {
    data: {
      thresholds: parseThresholds(bundled(THRESHOLDS)),
      apor: {
        fixed: parseAporFile(bundled('apor/YieldTableFixed.txt')).table,
        variable: parseAporFile(bundled('apor/YieldTableAdjustable.txt')).table,
      },
    },
    registerVersion: versionOf(bundled(THRESHOLDS)),
  }
  return bundledTables
}

const inForce = new WeakMap<Db, LoanTestTables & { stamp: string }>()

/** The bundled tables with every import. One indexed query says whether another process imported since. */
export async function loanTestTables(db: Db): Promise<LoanTestTables> {
  const { number, law } = await latestReference(db)
  const stamp = `${number} ${law}`
  const known = inForce.get(db)
  if (known?.stamp === stamp) return known
  const { data, registerVersion } = number === 0 ? tablesOfRelease() : await tablesWithImports(db)
  const tables = { data: { ...data, lawNotes: await readLawNotes(db) }, registerVersion }
  inForce.set(db, { ...tables, stamp })
  return tables
}

export async function loanTestData(db: Db): Promise<LoanTestData> {
  return (await loanTestTables(db)).data
}

async function tablesWithImports(db: Db): Promise<LoanTestTables> {
  const data = withReferenceRows(tablesOfRelease().data, await referenceRowsInForce(db))
  return { data, registerVersion: versionOf(JSON.stringify([...data.thresholds.values()])) }
}

const versionOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

function bundled(path: string): string {
  return readFileSync(new URL(path, BUNDLED_DATA_FOLDER), 'utf8')
}
