import type { AssessmentStatus, Impact } from '@plumbline/contract/regulations/regulatory-updates.ts'
import { bigint, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const updateAssessmentsTable = pgTable('update_assessments', {
  institutionId: uuid('institution_id').notNull(),
  updateId: uuid('update_id').notNull(),
  status: text().$type<AssessmentStatus>().notNull(),
  impact: text().$type<Impact>(),
  impactReason: text('impact_reason'),
  notApplicableReason: text('not_applicable_reason'),
  plan: text(),
  priority: text({ enum: ['high', 'medium', 'low'] }),
  ownerId: uuid('owner_id'),
  dueOn: date('due_on', { mode: 'string' }),
  evidence: text(),
  noEvidenceReason: text('no_evidence_reason'),
  plannedBy: uuid('planned_by'),
  plannedName: text('planned_name'),
  aloneReason: text('alone_reason'),
  signedBy: uuid('signed_by'),
  signedName: text('signed_name'),
  signedAt: moment('signed_at'),
  signedRecord: text('signed_record'),
  signedHash: text('signed_hash'),
  version: integer().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const updateAssessmentStepsTable = pgTable('update_assessment_steps', {
  institutionId: uuid('institution_id').notNull(),
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  updateId: uuid('update_id').notNull(),
  step: text().notNull(),
  words: text().notNull(),
  byId: uuid('by_id'),
  byName: text('by_name').notNull(),
  at: moment('at').notNull().defaultNow(),
})
