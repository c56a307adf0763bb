import { LOAN_NUMBER_AT_MOST } from '@plumbline/contract/lending/loan-test-batches.ts'
import type { Db } from '@plumbline/database/db.ts'
import { readOpenedRun, type StoredLoan } from '../../lending/loan-runs/open-run-service.ts'
import { groupsOfRows, labelsOfRows } from '../../lending/loan-test-batches/batch-rows-store.ts'
import { batchSeenBy, findBatch } from '../../lending/loan-test-batches/batch-store.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'

export interface CountedPopulation {
  size: number
  /** Null where the items are numbered alone. */
  labels: string[] | null
  /** Where labels are not stored: those of the items that are drawn. */
  labelsOf?: (positions: readonly number[]) => Promise<string[]>
  /** The stratum of each item, where strata are asked for. */
  groups?: string[]
  sourceName?: string
}

export interface PopulationErrors {
  STRATA_REFUSED: (refusal: { message: string }) => Error
  POPULATION_TOO_LARGE: (refusal: { message: string }) => Error
}

export interface BatchErrors extends PopulationErrors {
  POPULATION_UNKNOWN: () => Error
  BATCH_WAITING: () => Error
}

/** The rows of a batch, numbered as in its file. */
export async function batchPopulation(
  tx: Db,
  reader: Reader,
  batchId: string,
  column: string | undefined,
  errors: BatchErrors,
): Promise<CountedPopulation> {
  const batch = await findBatch(tx, batchSeenBy(reader), batchId)
  if (!batch) throw errors.POPULATION_UNKNOWN()
  if (batch.status !== 'done') throw errors.BATCH_WAITING()
  const { institutionId } = reader
  return {
    size: batch.rowCount,
    labels: null,
    sourceName: batch.name,
    labelsOf: (positions) => labelsOfRows(tx, institutionId, batchId, positions),
    ...(column !== undefined && { groups: await groupsOf(tx, institutionId, batchId, column, errors) }),
  }
}

async function groupsOf(
  tx: Db,
  institutionId: string,
  batchId: string,
  column: string,
  { STRATA_REFUSED }: PopulationErrors,
): Promise<string[]> {
  const { groups, header } = await groupsOfRows(tx, institutionId, batchId, column)
  if (groups) return groups
  throw STRATA_REFUSED({
    message: `The file has no column "${column}". Choose "outcome" or one of its columns: ${header.join(', ')}.`,
  })
}

/** The name of a file can be that of a borrower, and the sheet outlives the run. */
function labelOf({ loan }: StoredLoan, index: number): string {
  const number = loan.values.loanIdentifier?.value.slice(0, LOAN_NUMBER_AT_MOST)
  return `Loan ${index + 1}${number ? `: ${number}` : ''}`
}

/** The loans of a stored run, in the order in which they were stored. */
export async function runPopulation(
  opened: Buffer,
  column: string | undefined,
  errors: PopulationErrors,
): Promise<CountedPopulation> {
  const { name, loans, results } = readOpenedRun(opened)
  if (column !== undefined && column !== 'verdict' && column !== 'kind')
    throw errors.STRATA_REFUSED({
      message: `There is no column "${column}" to group by. Choose one of: verdict, kind.`,
    })
  const population: CountedPopulation = {
    size: results.length,
    labels: loans.map(labelOf),
    sourceName: name,
  }
  if (column === 'verdict') population.groups = results.map(({ verdict }) => verdict)
  if (column === 'kind') population.groups = loans.map(({ loan }) => loan.kind)
  return population
}
