import type { Plan } from '@plumbline/contract/tenancy/institutions.ts'
import type { CompanyType } from '@plumbline/contract/tenancy/members.ts'
import type { Db } from '@plumbline/database/db.ts'
import { PLANS } from '@plumbline/rules/pricing/plan.ts'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { institutionsTable } from './institution-tables.ts'

export type InstitutionRow = typeof institutionsTable.$inferSelect

export type NewInstitution = typeof institutionsTable.$inferInsert

export async function insertInstitution(tx: Db, institution: NewInstitution): Promise<InstitutionRow> {
  const [row] = await tx.insert(institutionsTable).values(institution).returning()
  return row!
}

export async function findInstitution(db: Db, id: string): Promise<InstitutionRow | undefined> {
  const [row] = await db.select().from(institutionsTable).where(eq(institutionsTable.id, id))
  return row
}

/** People are added and counted under this lock, so that two cannot take the last place. */
export async function lockInstitution(tx: Db, id: string): Promise<InstitutionRow | undefined> {
  const [row] = await tx.select().from(institutionsTable).where(eq(institutionsTable.id, id)).for('update')
  return row
}

/** Institutions of this name, compared without case and outer blanks. */
export function listInstitutionsNamed(db: Db, name: string, type?: CompanyType): Promise<InstitutionRow[]> {
  return db
    .select()
    .from(institutionsTable)
    .where(
      and(
        sql`name_key = lower(btrim(${name}))`,
        type && eq(institutionsTable.type, type),
        isNull(institutionsTable.deleteAfter),
      ),
    )
    .orderBy(asc(institutionsTable.createdAt))
    .limit(20)
}

/** The plan has no place left for another person. */
export class PlanLimitReached extends Error {
  override readonly name = 'PlanLimitReached'
  readonly plan: Plan
  readonly limit: number
  constructor(plan: Plan, limit: number) {
    super(`the plan ${plan} has ${limit} users`)
    this.plan = plan
    this.limit = limit
  }
}

/** Invited people count, suspended people and director's seats do not. The caller holds the institution. */
export async function countPlaces(tx: Db, institutionId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from user_profiles p join auth.users u on u.id = p.user_id
    where p.institution_id = ${institutionId} and p.seat = 'member'
      and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())`)
  return rows[0]!.count
}

/** Holds the institution until the transaction ends and refuses one person more than its plan has. */
export async function requirePlace(tx: Db, institutionId: string): Promise<void> {
  const institution = await lockInstitution(tx, institutionId)
  const limit = institution && PLANS[institution.plan].usersAtMost
  if (!institution || limit === undefined) return
  if ((await countPlaces(tx, institutionId)) >= limit) throw new PlanLimitReached(institution.plan, limit)
}

export async function setInstitutionTrial(tx: Db, id: string, endsAt: Date | null): Promise<void> {
  await tx
    .update(institutionsTable)
    .set({ trialEndsAt: endsAt, updatedAt: sql`now()` })
    .where(eq(institutionsTable.id, id))
}

export async function hasOnePerson(tx: Db, institutionId: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from user_profiles where institution_id = ${institutionId} limit 2`,
  )
  return rows.length === 1
}

export async function renameInstitution(
  tx: Db,
  id: string,
  fields: { name: string; type: CompanyType; plan?: Plan; timeZone?: string },
): Promise<void> {
  await tx
    .update(institutionsTable)
    .set({ ...fields, version: sql`${institutionsTable.version} + 1`, updatedAt: sql`now()` })
    .where(eq(institutionsTable.id, id))
}

/** A reason suspends; null reactivates. */
export async function setSuspension(tx: Db, id: string, reason: string | null): Promise<void> {
  await tx
    .update(institutionsTable)
    .set({
      suspendedAt: reason === null ? null : sql`now()`,
      suspendedReason: reason ?? '',
      version: sql`${institutionsTable.version} + 1`,
    })
    .where(eq(institutionsTable.id, id))
}

export async function setDeletion(tx: Db, id: string, days: number | null): Promise<void> {
  await tx
    .update(institutionsTable)
    .set({ deleteAfter: days === null ? null : sql`now() + ${`${days} days`}::interval` })
    .where(eq(institutionsTable.id, id))
}
