import {
  RISK_METHODS_AT_MOST,
  type RiskMethodVersion,
  StoredRiskMethod,
} from '@plumbline/contract/compliance/risk-methods.ts'
import type { Db } from '@plumbline/database/db.ts'
import { methodName, type RiskMethod, STANDARD_METHOD } from '@plumbline/rules/risks/risk-method.ts'
import { sql } from 'drizzle-orm'
import { utcMoment } from '../../platform/sql.ts'

const PUBLISHED: RiskMethodVersion = {
  version: 0,
  name: methodName(0),
  method: STANDARD_METHOD,
  reason: '',
  changedByName: '',
  changedAt: null,
  movedCount: 0,
}

interface StoredVersion extends Omit<RiskMethodVersion, 'name' | 'method'>, Record<string, unknown> {
  body: unknown
}

/** The method in use first, and at the end the one that Plumbline publishes. */
export async function listMethods(
  tx: Db,
  institutionId: string,
  atMost = RISK_METHODS_AT_MOST,
): Promise<RiskMethodVersion[]> {
  const { rows } = await tx.execute<StoredVersion>(sql`
    select m.version, m.body, m.reason, m.changed_by_name as "changedByName",
      ${utcMoment('m.changed_at')} as "changedAt", m.moved_count as "movedCount"
    from risk_methods m where m.institution_id = ${institutionId} order by m.version desc limit ${atMost}`)
  return [
    ...rows.map(({ body, ...row }) => ({
      ...row,
      name: methodName(row.version),
      method: StoredRiskMethod.parse(body),
    })),
    PUBLISHED,
  ]
}

export async function methodInUse(tx: Db, institutionId: string): Promise<RiskMethodVersion> {
  const [newest] = await listMethods(tx, institutionId, 1)
  return newest!
}

interface NewMethod {
  version: number
  method: RiskMethod
  reason: string
  movedCount: number
  byName: string
}

export async function insertMethod(
  tx: Db,
  institutionId: string,
  { version, method, reason, movedCount, byName }: NewMethod,
): Promise<void> {
  await tx.execute(sql`
    insert into risk_methods (institution_id, version, body, reason, moved_count, changed_by_name)
    values (${institutionId}, ${version}, ${JSON.stringify(method)}::jsonb, ${reason}, ${movedCount}, ${byName})`)
}
