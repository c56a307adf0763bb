import { LONG_TEXT_AT_MOST } from '@plumbline/contract/compliance/work-limits.ts'
import type { Batch } from '@plumbline/contract/lending/loan-test-batches.ts'
import type { TestName } from '@plumbline/contract/lending/loan-test-results.ts'
import type { Db } from '@plumbline/database/db.ts'
import { loanTestOf } from '@plumbline/rules/loan-tests/loan-test-list.ts'
import { type SQL, sql } from 'drizzle-orm'
import { createFinding } from '../../compliance/findings/finding-creation-store.ts'
import { dayAt } from '../../platform/days/today.ts'
import { addLink } from '../../work/work-links/work-link-store.ts'
import { LOAN_NUMBER } from './batch-columns.ts'
import { WORST_FIRST } from './batch-explanation-store.ts'
import { readBatchFile } from './batch-file.ts'
import type { BatchSource } from './batch-store.ts'

const LOANS_NAMED = 300
const TEXT_AROUND_LOANS = 1000
const NAME_SHOWN = 120
const LOAN_SHOWN = 40

interface Maker {
  userId: string
  fullName: string
  timeZone: string
}

/** One finding for the loans of a batch that are outside: which, why, under which text, with a link back. */
export async function recordBatchFinding(
  tx: Db,
  institutionId: string,
  maker: Maker,
  batch: Batch,
  source: BatchSource,
): Promise<{ findingId: string; isNew: boolean }> {
  await tx.execute(
    sql`select 1 from loan_test_batches where institution_id = ${institutionId} and id = ${batch.id} for no key update`,
  )
  const known = await findBatchFinding(tx, institutionId, sql`${batch.id}`)
  if (known) return { findingId: known, isNew: false }
  const findingId = await createBatchFinding(tx, institutionId, maker, { batch, source })
  return { findingId, isNew: true }
}

/** A finding of the loans that somebody selected, of those that are outside. It is no finding of the batch as a whole. */
export async function recordRowsFinding(
  tx: Db,
  institutionId: string,
  maker: Maker,
  batch: Batch,
  source: BatchSource,
  rows: readonly number[],
): Promise<{ findingId: string; loans: number } | undefined> {
  const selected = sql` and number in (select jsonb_array_elements_text(${JSON.stringify(rows)}::jsonb)::integer)`
  const loans = await outsideLoans(tx, institutionId, batch.id, selected)
  if (loans.length === 0) return undefined
  const findingId = await createBatchFinding(tx, institutionId, maker, { batch, source, selected: loans })
  await addLink(
    tx,
    institutionId,
    maker.userId,
    { kind: 'finding', id: findingId },
    { kind: 'loan_batch', id: batch.id },
  )
  return { findingId, loans: loans.length }
}

interface OutsideLoan extends Record<string, unknown> {
  number: number
  sentence: string | null
}

async function outsideLoans(
  tx: Db,
  institutionId: string,
  batchId: string,
  only: SQL,
): Promise<OutsideLoan[]> {
  const { rows } = await tx.execute<OutsideLoan>(sql`
    select number, explanation ->> 'sentence' as sentence from loan_test_batch_rows
    where institution_id = ${institutionId} and batch_id = ${batchId} and outcome = 'outside'${only}
    order by ${WORST_FIRST} limit ${LOANS_NAMED}`)
  return rows
}

interface FoundLoans {
  batch: Batch
  source: BatchSource
  /** Absent where all loans that are outside are meant. */
  selected?: readonly OutsideLoan[]
}

async function createBatchFinding(
  tx: Db,
  institutionId: string,
  maker: Maker,
  { batch, source, selected }: FoundLoans,
): Promise<string> {
  const { outside, within } = batch.counts
  const loans = selected ?? (await outsideLoans(tx, institutionId, batch.id, sql``))
  const count = selected ? `${selected.length} of ${countOf(outside)}` : countOf(outside)
  return createFinding(
    tx,
    institutionId,
    maker,
    {
      title: `${batch.name.slice(0, NAME_SHOWN)}: ${count} outside`,
      description: describe(batch, loans, source, selected?.length),
      source: 'self_test',
      severity: within >= outside ? 'medium' : 'high',
      topic: loanTestOf(batch.calculator as TestName).topic,
      ownerId: maker.userId,
      foundOn: dayAt(new Date(batch.createdAt), maker.timeZone),
    },
    selected ? null : { kind: 'loan_batch', id: batch.id, title: batch.name },
  )
}

async function findBatchFinding(tx: Db, institutionId: string, batchId: SQL): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from findings
    where institution_id = ${institutionId} and origin_kind = 'loan_batch' and origin_id = ${batchId}
    order by number limit 1`)
  return rows[0]?.id
}

function describe(
  { calculator, counts, rowCount }: Batch,
  outside: readonly OutsideLoan[],
  source: BatchSource,
  selected: number | undefined,
): string {
  const { header, records } = readBatchFile(source.source)
  const at = (source.columns ?? header).indexOf(LOAN_NUMBER)
  const loans = fitting(
    outside.map(({ number, sentence }) => {
      const loan = at < 0 ? '' : (records[number - 1]?.[at] ?? '').trim()
      const name = loan === '' ? `row ${number}` : `${loan.slice(0, LOAN_SHOWN)} (row ${number})`
      return sentence ? `${name}: ${sentence}` : name
    }),
  )
  const { question, cites } = loanTestOf(calculator as TestName)
  const count = selected ?? counts.outside
  const lead =
    selected === undefined
      ? `${countOf(count)} of ${rowCount.toLocaleString('en-US')}`
      : `${count} of the ${countOf(counts.outside)}`
  const others = [
    counts.undetermined > 0 && `${countOf(counts.undetermined)} could not be decided.`,
    counts.error > 0 && `${countOf(counts.error)} could not be read.`,
  ].filter((sentence) => sentence && selected === undefined)
  return [
    `${lead} outside the limits of 12 CFR ${cites} (${question})`,
    [...loans, ...(count > loans.length ? [`${countOf(count - loans.length)} more`] : [])]
      .map((line) => `- ${line}`)
      .join('\n'),
    others.join(' '),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** As many lines as the description holds beside the rest. */
function fitting(lines: readonly string[]): string[] {
  let left = LONG_TEXT_AT_MOST - TEXT_AROUND_LOANS
  return lines.filter((line) => {
    left -= line.length + 3
    return left >= 0
  })
}

const countOf = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'loan' : 'loans'}`
