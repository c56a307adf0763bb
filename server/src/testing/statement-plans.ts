import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import type { Statement } from './statement-recorder.ts'

export interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}

export async function planOf(db: Db, { sql: text, params }: Statement): Promise<Plan> {
  const pieces = text
    .split(/\$(\d+)/)
    .map((piece, index) => (index % 2 === 0 ? sql.raw(piece) : sql`${params[Number(piece) - 1]}`))
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    sql`explain (format json) ${sql.join(pieces)}`,
  )
  return rows[0]!['QUERY PLAN'][0].Plan
}

export function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}
