import type { Navigation } from '@plumbline/contract/tenancy/members.ts'
import { boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const userProfilesTable = pgTable('user_profiles', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  fullName: text('full_name').notNull(),
  institutionId: uuid('institution_id').notNull(),
  /** Company name, company type and trial are copies of the institution's, written by a trigger. */
  companyName: text('company_name').notNull().default(''),
  companyType: text('company_type', { enum: ['credit_union', 'community_bank', 'mortgage_company'] })
    .notNull()
    .default('credit_union'),
  role: text({ enum: ['admin', 'manager', 'user'] })
    .notNull()
    .default('user'),
  seat: text({ enum: ['member', 'director'] })
    .notNull()
    .default('member'),
  /** A manager lets a user work on HMDA; managers always do. */
  worksOnHmda: boolean('works_on_hmda').notNull().default(false),
  jobTitle: text('job_title').notNull().default(''),
  timeZone: text('time_zone'),
  navigation: jsonb().$type<Navigation>().notNull().default({ pinned: [], hidden: [] }),
  trialEndsAt: timestamp('trial_ends_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
