import type { Batch } from '@plumbline/contract/lending/loan-test-batches.ts'
import type { TestName } from '@plumbline/contract/lending/loan-test-results.ts'
import type { Topic } from '@plumbline/contract/publishing/articles.ts'
import type { Db } from '@plumbline/database/db.ts'
import { RULE_REGISTER } from '@plumbline/rules/loan-tests/rule-register.ts'
import { type SQL, sql } from 'drizzle-orm'
import { createFinding } from '../../compliance/findings/finding-creation-store.ts'
import { dayAt } from '../../platform/days/today.ts'
import { LOAN_NUMBER } from './batch-columns.ts'
import { readBatchFile } from './batch-file.ts'
import type { BatchSource } from './batch-store.ts'

const LOANS_NAMED = 300
const NAME_SHOWN = 120
const LOAN_SHOWN = 40

const TOPICS: Partial<Record<TestName, Topic>> = {
  'trid-forward': 'trid',
  'fee-tolerance': 'trid',
  'qm-status': 'qm',
  'qm-points-fees': 'qm',
  'adverse-action': 'fair_lending',
}

interface Maker {
  userId: string
  fullName: string
  timeZone: string
}

/** One finding for the loans of a batch that are outside: which, under which text, with a link back. */
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
  const { rows } = await tx.execute<{ number: number }>(sql`
    select number from loan_test_batch_rows
    where institution_id = ${institutionId} and batch_id = ${batch.id} and outcome = 'outside'
    order by number limit ${LOANS_NAMED}`)
  const { outside, within } = batch.counts
  const findingId = await createFinding(
    tx,
    institutionId,
    maker,
    {
      title: `${batch.name.slice(0, NAME_SHOWN)}: ${countOf(outside)} outside`,
      description: describe(
        batch,
        rows.map(({ number }) => number),
        source,
      ),
      source: 'self_test',
      severity: within >= outside ? 'medium' : 'high',
      topic: TOPICS[batch.calculator as TestName] ?? null,
      ownerId: maker.userId,
      foundOn: dayAt(new Date(batch.createdAt), maker.timeZone),
    },
    { kind: 'loan_batch', id: batch.id, title: batch.name },
  )
  return { findingId, isNew: true }
}

async function findBatchFinding(tx: Db, institutionId: string, batchId: SQL): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from findings
    where institution_id = ${institutionId} and origin_kind = 'loan_batch' and origin_id = ${batchId}
    order by number limit 1`)
  return rows[0]?.id
}

function describe({ calculator, counts, rowCount }: Batch, numbers: number[], source: BatchSource): string {
  const { header, records } = readBatchFile(source.source)
  const at = (source.columns ?? header).indexOf(LOAN_NUMBER)
  const loans = numbers.map((number) => {
    const loan = at < 0 ? '' : (records[number - 1]?.[at] ?? '').trim()
    return loan === '' ? `row ${number}` : `${loan.slice(0, LOAN_SHOWN)} (row ${number})`
  })
  const { question, cites } = RULE_REGISTER[calculator as TestName]
  const others = [
    counts.undetermined > 0 && `${countOf(counts.undetermined)} could not be decided.`,
    counts.error > 0 && `${countOf(counts.error)} could not be read.`,
  ].filter(Boolean)
  return [
    `${countOf(counts.outside)} of ${rowCount.toLocaleString('en-US')} outside the limits of 12 CFR ${cites} (${question})`,
    [...loans, ...(counts.outside > loans.length ? [`${countOf(counts.outside - loans.length)} more`] : [])]
      .map((line) => `- ${line}`)
      .join('\n'),
    others.join(' '),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const countOf = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'loan' : 'loans'}`
