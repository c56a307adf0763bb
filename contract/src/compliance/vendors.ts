import { VENDOR_TIERS } from '@plumbline/rules/vendors/vendor-dates.ts'
import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { Day, StoredDay, StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { CursorInput, cursorPageOf, PageNumber, pageOf, SearchText } from '../platform/paging.ts'
import {
  choiceField,
  dayField,
  lineField,
  numberField,
  personField,
  switchField,
  textField,
  titleField,
} from './record-fields.ts'
import { recordSchema } from './record-schema.ts'
import { SUBJECT_REFUSALS } from './subjects.ts'
import { requiredLine, WORK_BODY_KIB } from './work-text.ts'

export const VENDOR_PAGE_SIZE = 50
export const TIER_LABELS = { critical: 'Critical', high: 'High', moderate: 'Moderate', low: 'Low' } as const
export const VENDOR_STATUS_LABELS = {
  proposed: 'Proposed',
  active: 'Active',
  leaving: 'Leaving',
  ended: 'Ended',
} as const
export const VENDOR_DATA_LABELS = {
  none: 'None of our customers',
  contact: 'Names and addresses',
  npi: 'Nonpublic personal information',
  credentials: 'Sign-in data or card numbers',
} as const

const AI = { onlyWith: 'usesAi' }

/** What a vendor is, field by field. */
export const VENDOR_FIELDS = {
  title: titleField('Name'),
  service: lineField('Service', 200, { hint: 'What they do for you' }),
  tier: choiceField('Criticality', TIER_LABELS, 'moderate', {
    hint: 'Decides how often a review is due, unless you enter the months yourself.',
  }),
  status: choiceField('Status', VENDOR_STATUS_LABELS, 'active'),
  dataSeen: choiceField('Data they see', VENDOR_DATA_LABELS, 'none'),
  ownerId: personField('Owner'),
  contractStart: dayField('Contract began on'),
  contractEnd: dayField('Contract ends on'),
  noticeDays: numberField('Days of notice', 0, 730, { hint: 'Before the end of the contract' }),
  renewsByItself: switchField('Renews by itself', {
    hint: 'Without a notice in time the contract goes on.',
  }),
  reviewMonths: numberField('Months between reviews', 1, 60, {
    hint: 'Empty: 12 for critical and high, 24 for moderate, 36 for low.',
  }),
  subcontractors: textField('Subcontractors'),
  exitPlan: textField('Exit plan', { hint: 'How you would leave, with whom, and how long it takes' }),
  usesAi: switchField('Uses artificial intelligence for us'),
  aiPurpose: textField('Model or tool, and its purpose', AI),
  aiDecisions: textField('Decisions about people that it touches', AI),
  aiData: textField('Data that it reads or learns from', AI),
  aiReview: textField('Who reviews what it says', AI),
  aiTesting: textField('How it is tested, also for fair lending', AI),
  description: textField('Notes'),
} as const

export const VendorFields = recordSchema(VENDOR_FIELDS)
export type VendorFields = z.infer<typeof VendorFields>

export const VendorTier = z.enum(VENDOR_TIERS)
export const VendorStatus = VendorFields.shape.status.removeDefault()

export const VendorSummary = z.object({
  id: Id,
  number: z.number().int(),
  title: z.string(),
  service: z.string(),
  tier: VendorTier,
  status: VendorStatus,
  dataSeen: VendorFields.shape.dataSeen.removeDefault(),
  owner: z.object({ userId: Id, name: z.string() }).nullable(),
  /** The last day on which a notice still ends the contract. */
  noticeBy: z.string().nullable(),
  contractEnd: z.string().nullable(),
  nextReviewOn: StoredDay.nullable(),
  evidenceCount: z.number().int(),
  /** The first day on which a document of it expires, or has expired. */
  documentExpiresOn: StoredDay.nullable(),
  version: z.number().int(),
})
export type VendorSummary = z.infer<typeof VendorSummary>

export const Vendor = VendorFields.extend({
  ...VendorSummary.shape,
  reviewedOn: StoredDay.nullable(),
  reviewedByName: z.string(),
  reviewResult: z.string(),
  createdAt: StoredMoment,
  /** Those that the reader may see, the latest first. */
  incidents: z.array(
    z.object({
      ...{ id: Id, title: z.string(), discoveredAt: StoredMoment },
      status: z.enum(['open', 'contained', 'closed']),
    }),
  ),
  mayEdit: z.boolean(),
})
export type Vendor = z.infer<typeof Vendor>

const CHANGED_MEANWHILE = {
  status: 409,
  message: 'Somebody else changed this while you had it open.',
  data: z.object({ byName: z.string(), version: z.number().int() }),
} as const

const REFUSALS = {
  ...SUBJECT_REFUSALS,
  CHANGED_MEANWHILE,
  PERSON_UNKNOWN: { status: 422, message: 'The owner is not an active person of your institution.' },
  END_BEFORE_START: { status: 422, message: 'The contract ends before it begins.' },
  NOTICE_WITHOUT_END: {
    status: 422,
    message: 'Days of notice need the day on which the contract ends.',
  },
  NOT_ALLOWED: { status: 403, message: 'Only the owner or a manager can change this vendor.' },
} as const

export const vendors = {
  list: members
    .route({ method: 'GET', path: '/vendors', summary: 'Vendors, those with the next date first' })
    .input(
      z.object({
        tiers: z.array(VendorTier).max(4).default([]),
        statuses: z.array(VendorStatus).max(4).default([]),
        search: SearchText.default(''),
        page: PageNumber.default(1),
      }),
    )
    .output(pageOf(VendorSummary)),

  rows: members
    .route({
      method: 'GET',
      path: '/vendors/rows',
      summary: 'Every vendor, by cursor, for programs that copy everything',
    })
    .input(CursorInput)
    .output(cursorPageOf(VendorSummary)),

  find: members
    .errors(SUBJECT_REFUSALS)
    .route({ method: 'GET', path: '/vendors/{id}', summary: 'One vendor, whole' })
    .input(z.object({ id: Id }))
    .output(Vendor),

  create: managers
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .errors(REFUSALS)
    .route({ method: 'POST', path: '/vendors', summary: 'Enter a vendor' })
    .input(VendorFields)
    .output(Vendor),

  update: members
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .errors(REFUSALS)
    .route({ method: 'PUT', path: '/vendors/{id}', summary: 'Change a vendor' })
    .input(VendorFields.extend({ id: Id, version: z.number().int() }))
    .output(Vendor),

  review: members
    .errors({
      ...REFUSALS,
      REVIEW_AHEAD: { status: 422, message: 'A review cannot be recorded before it was done.' },
      REVIEW_BEFORE_LAST: { status: 422, message: 'A later review is recorded already.' },
    })
    .route({ method: 'POST', path: '/vendors/{id}/reviews', summary: 'Record a review of a vendor' })
    .input(
      z.object({
        id: Id,
        version: z.number().int(),
        reviewedOn: Day,
        result: requiredLine('Conclusion', 4_000),
      }),
    )
    .output(Vendor),
}
