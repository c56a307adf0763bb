import {
  ASSET_SIZES,
  EMPLOYEE_COUNTS,
  EXPERIENCES,
  INQUIRY_TYPES,
  PRIMARY_GOALS,
  REFERRAL_SOURCES,
  REGULATORY_CONCERNS,
} from '@plumbline/contract/outreach/inbox.ts'
import { COMPANY_TYPES } from '@plumbline/contract/tenancy/members.ts'
import {
  bigint,
  customType,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const trialRequestsTable = pgTable('trial_requests', {
  id: uuid().primaryKey().defaultRandom(),
  idempotencyKey: uuid('idempotency_key').notNull(),
  institutionType: text('institution_type', { enum: COMPANY_TYPES }).notNull(),
  assetsSize: text('assets_size', { enum: ASSET_SIZES }).notNull(),
  regulatoryConcerns: text('regulatory_concerns', { enum: REGULATORY_CONCERNS }).array().notNull(),
  numberOfEmployees: text('number_of_employees', { enum: EMPLOYEE_COUNTS }).notNull(),
  currentComplianceTools: text('current_compliance_tools').notNull(),
  primaryGoal: text('primary_goal', { enum: PRIMARY_GOALS }).notNull(),
  fullName: text('full_name').notNull(),
  email: text().notNull(),
  companyName: text('company_name').notNull(),
  jobTitle: text('job_title').notNull(),
  status: text({ enum: ['new', 'accepted', 'declined'] })
    .notNull()
    .default('new'),
  decidedBy: uuid('decided_by'),
  decidedAt: moment('decided_at'),
  decisionNote: text('decision_note').notNull().default(''),
  accountId: uuid('account_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const contactMessagesTable = pgTable('contact_messages', {
  id: uuid().primaryKey().defaultRandom(),
  idempotencyKey: uuid('idempotency_key').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  company: text().notNull(),
  inquiryType: text('inquiry_type', { enum: INQUIRY_TYPES }).notNull(),
  subject: text().notNull(),
  message: text().notNull(),
  status: text({ enum: ['new', 'done'] })
    .notNull()
    .default('new'),
  doneBy: uuid('done_by'),
  doneAt: moment('done_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const jobApplicationsTable = pgTable('job_applications', {
  id: uuid().primaryKey().defaultRandom(),
  idempotencyKey: uuid('idempotency_key').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  position: text().notNull(),
  experience: text({ enum: EXPERIENCES }).notNull(),
  linkedin: text().notNull(),
  github: text().notNull(),
  coverLetter: text('cover_letter').notNull(),
  referralSource: text('referral_source', { enum: ['', ...REFERRAL_SOURCES] }).notNull(),
  startDate: date('start_date', { mode: 'string' }),
  salaryExpectation: text('salary_expectation').notNull(),
  status: text({ enum: ['new', 'reviewed'] })
    .notNull()
    .default('new'),
  reviewedBy: uuid('reviewed_by'),
  reviewedAt: moment('reviewed_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const jobApplicationResumesTable = pgTable('job_application_resumes', {
  applicationId: uuid('application_id').primaryKey(),
  fileName: text('file_name').notNull(),
  content: bytea().notNull(),
})

export const submissionCountsTable = pgTable(
  'filing_counts',
  {
    clientHash: text('client_hash').notNull(),
    hour: moment('hour').notNull(),
    filed: integer().notNull(),
    /** Of a day's counts alone. */
    bytes: bigint({ mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.clientHash, table.hour] })],
)
