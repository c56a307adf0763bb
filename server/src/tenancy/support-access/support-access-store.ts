import type { InstitutionSettings } from '@plumbline/contract/tenancy/settings.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { utcMoment } from '../../platform/sql.ts'

type SupportAccess = NonNullable<InstitutionSettings['support']>

/** The support access that is open now. */
export async function findSupportAccess(db: Db, institutionId: string): Promise<SupportAccess | null> {
  const { rows } = await db.execute<{
    reason: string
    opened_by_name: string
    opened_at: string
    ends_at: string
  }>(sql`
    select reason, opened_by_name,
      ${utcMoment('opened_at')} as opened_at,
      ${utcMoment('ends_at')} as ends_at
    from support_access where institution_id = ${institutionId} and ends_at > now()
    order by ends_at desc limit 1`)
  const [row] = rows
  return row
    ? { reason: row.reason, openedBy: row.opened_by_name, openedAt: row.opened_at, endsAt: row.ends_at }
    : null
}

export async function openSupportAccess(
  tx: Db,
  institutionId: string,
  { hours, reason, userId, name }: { hours: number; reason: string; userId: string; name: string },
): Promise<void> {
  await closeSupportAccess(tx, institutionId)
  await tx.execute(sql`
    insert into support_access (institution_id, reason, opened_by, opened_by_name, ends_at)
    values (${institutionId}, ${reason}, ${userId}, ${name}, now() + ${`${hours} hours`}::interval)`)
}

/** False when none was open. */
export async function closeSupportAccess(tx: Db, institutionId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update support_access set ends_at = now()
    where institution_id = ${institutionId} and ends_at > now() returning id`)
  return rows.length > 0
}
