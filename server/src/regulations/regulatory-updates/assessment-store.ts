import type { Assessment } from '@plumbline/contract/regulations/regulatory-updates.ts'
import type { Db } from '@plumbline/database/db.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { updateAssessmentStepsTable, updateAssessmentsTable } from './assessment-tables.ts'

export type AssessmentRow = typeof updateAssessmentsTable.$inferSelect

export function listAssessments(db: Db, institutionId: string): Promise<AssessmentRow[]> {
  return db
    .select()
    .from(updateAssessmentsTable)
    .where(eq(updateAssessmentsTable.institutionId, institutionId))
}

/** As its reminders select them: due, not finished, and owned by nobody. */
export const isUnowned = (assessment: AssessmentRow | undefined): boolean =>
  assessment !== undefined &&
  assessment.ownerId === null &&
  assessment.dueOn !== null &&
  ['identified', 'assessed', 'planned'].includes(assessment.status)

export async function findAssessment(db: Db, institutionId: string, updateId: string) {
  const [row] = await db.select().from(updateAssessmentsTable).where(ofUpdate(institutionId, updateId))
  return row
}

export async function lockAssessment(tx: Db, institutionId: string, updateId: string) {
  const [row] = await tx
    .select()
    .from(updateAssessmentsTable)
    .where(ofUpdate(institutionId, updateId))
    .for('update')
  return row
}

const ofUpdate = (institutionId: string, updateId: string) =>
  and(eq(updateAssessmentsTable.institutionId, institutionId), eq(updateAssessmentsTable.updateId, updateId))

type NewAssessment = Partial<Omit<AssessmentRow, 'institutionId' | 'updateId' | 'version'>>

/** The last write raises the version; the caller has compared it under the lock. */
export async function saveAssessment(tx: Db, institutionId: string, updateId: string, values: NewAssessment) {
  const saved = await tx
    .update(updateAssessmentsTable)
    .set({ ...values, version: sql`${updateAssessmentsTable.version} + 1`, updatedAt: sql`now()` })
    .where(ofUpdate(institutionId, updateId))
    .returning({ updateId: updateAssessmentsTable.updateId })
  if (saved.length === 0)
    await tx
      .insert(updateAssessmentsTable)
      .values({ institutionId, updateId, status: 'identified', version: 1, ...values })
}

export async function addStep(
  tx: Db,
  institutionId: string,
  step: { updateId: string; step: string; words: string; byId: string; byName: string },
) {
  await tx.insert(updateAssessmentStepsTable).values({ institutionId, ...step })
}

export function listSteps(db: Db, institutionId: string, updateId: string) {
  return db
    .select()
    .from(updateAssessmentStepsTable)
    .where(
      and(
        eq(updateAssessmentStepsTable.institutionId, institutionId),
        eq(updateAssessmentStepsTable.updateId, updateId),
      ),
    )
    .orderBy(asc(updateAssessmentStepsTable.id))
    .limit(200)
}

/** Tasks that were planned for the assessment and are neither done nor cancelled. */
export async function listOpenTasks(tx: Db, institutionId: string, updateId: string) {
  const { rows } = await tx.execute<{ id: string; title: string }>(sql`
    select id, title from tasks where institution_id = ${institutionId} and origin_kind = 'assessment'
      and origin_id = ${updateId} and status not in ('done', 'cancelled')
    order by due_on nulls last, id limit 500`)
  return rows
}

export function shownAssessment(
  row: AssessmentRow | undefined,
  steps: Awaited<ReturnType<typeof listSteps>>,
  proposedDueOn: string | null,
  importedAt: Date | null,
): Assessment {
  return {
    status: row?.status ?? 'identified',
    version: row?.version ?? 0,
    priority: row?.priority ?? null,
    impact: row?.impact ?? null,
    impactReason: row?.impactReason ?? null,
    notApplicableReason: row?.notApplicableReason ?? null,
    plan: row?.plan ?? null,
    ownerId: row?.ownerId ?? null,
    dueOn: row?.dueOn ?? null,
    proposedDueOn,
    evidence: row?.evidence ?? null,
    noEvidenceReason: row?.noEvidenceReason ?? null,
    plannedBy: row?.plannedBy ?? null,
    plannedName: row?.plannedName ?? null,
    aloneReason: row?.aloneReason ?? null,
    signedName: row?.signedName ?? null,
    signedAt: row?.signedAt?.toISOString() ?? null,
    signedHash: row?.signedHash ?? null,
    isImported: Boolean(row?.signedAt && importedAt && row.signedAt <= importedAt),
    steps: steps.map(({ step, words, byName, at }) => ({ step, words, byName, at: at.toISOString() })),
  }
}
