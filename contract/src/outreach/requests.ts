import { z } from 'zod'
import { administrators } from '../platform/access.ts'
import { StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { PageNumber, pageOf, SearchText } from '../platform/paging.ts'
import { CompanyType } from '../tenancy/members.ts'
import {
  AssetSize,
  EmployeeCount,
  Experience,
  InquiryType,
  PrimaryGoal,
  ReferralSource,
  RegulatoryConcern,
} from './inbox.ts'

export const REQUEST_PAGE_SIZE = 25
export const TRIAL_DAYS = 14

export const TrialRequest = z.object({
  id: Id,
  institutionType: CompanyType,
  assetsSize: AssetSize,
  regulatoryConcerns: z.array(RegulatoryConcern),
  numberOfEmployees: EmployeeCount,
  currentComplianceTools: z.string(),
  primaryGoal: PrimaryGoal,
  fullName: z.string(),
  email: z.string(),
  companyName: z.string(),
  jobTitle: z.string(),
  status: z.enum(['new', 'accepted', 'declined']),
  decisionNote: z.string(),
  decidedAt: StoredMoment.nullable(),
  createdAt: StoredMoment,
})
export type TrialRequest = z.infer<typeof TrialRequest>

export const ContactMessage = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  inquiryType: InquiryType,
  subject: z.string(),
  message: z.string(),
  status: z.enum(['new', 'done']),
  createdAt: StoredMoment,
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const JobApplication = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  position: z.string(),
  experience: Experience,
  linkedin: z.string(),
  github: z.string(),
  coverLetter: z.string(),
  referralSource: z.union([z.literal(''), ReferralSource]),
  startDate: z.string().nullable(),
  salaryExpectation: z.string(),
  status: z.enum(['new', 'reviewed']),
  createdAt: StoredMoment,
})
export type JobApplication = z.infer<typeof JobApplication>

const Filter = z.object({
  /** One request, such as the one that a notification is about. */
  id: Id.optional(),
  search: SearchText.default(''),
  status: z.enum(['all', 'new', 'dealt-with']).default('all'),
  page: PageNumber.default(1),
})

const ById = z.object({ id: Id })
const NOT_FOUND = { status: 404, message: 'This request no longer exists.' }
const ALREADY_DECIDED = {
  status: 409,
  message: 'Someone has decided on this request already. Reload to see it.',
}
const EMAIL_EXISTS = { status: 409, message: 'A user with this email address already exists.' }
const EMAIL_INVALID = { status: 422, message: 'This email address cannot be used. Decline the request.' }

export const requests = {
  unread: administrators
    .route({ method: 'GET', path: '/requests/unread', summary: 'How many requests of each kind wait' })
    .output(
      z.object({ trials: z.number().int(), messages: z.number().int(), applications: z.number().int() }),
    ),

  trials: administrators
    .route({ method: 'GET', path: '/requests/trials', summary: 'Requests for a trial, newest first' })
    .input(Filter)
    .output(pageOf(TrialRequest)),

  acceptTrial: administrators
    .route({
      method: 'POST',
      path: '/requests/trials/{id}/accept',
      summary: 'Make the account, start the trial, send the invitation',
      successStatus: 204,
    })
    .input(ById)
    .errors({ NOT_FOUND, ALREADY_DECIDED, EMAIL_EXISTS, EMAIL_INVALID }),

  declineTrial: administrators
    .route({
      method: 'POST',
      path: '/requests/trials/{id}/decline',
      summary: 'Decline a request, with a note for colleagues, and tell the person by mail',
      successStatus: 204,
    })
    .input(ById.extend({ note: z.string().trim().max(1000).default('') }))
    .errors({ NOT_FOUND, ALREADY_DECIDED }),

  messages: administrators
    .route({
      method: 'GET',
      path: '/requests/messages',
      summary: 'Messages of the contact form, newest first',
    })
    .input(Filter)
    .output(pageOf(ContactMessage)),

  setMessageDone: administrators
    .route({
      method: 'PUT',
      path: '/requests/messages/{id}/done',
      summary: 'A message is dealt with, or not yet',
      successStatus: 204,
    })
    .input(ById.extend({ isDone: z.boolean() }))
    .errors({ NOT_FOUND }),

  applications: administrators
    .route({ method: 'GET', path: '/requests/applications', summary: 'Job applications, newest first' })
    .input(Filter)
    .output(pageOf(JobApplication)),

  setApplicationReviewed: administrators
    .route({
      method: 'PUT',
      path: '/requests/applications/{id}/reviewed',
      summary: 'An application was looked at, or not yet',
      successStatus: 204,
    })
    .input(ById.extend({ isReviewed: z.boolean() }))
    .errors({ NOT_FOUND }),

  resume: administrators
    .route({
      method: 'GET',
      path: '/requests/applications/{id}/resume',
      summary: 'The resume of an application',
    })
    .input(ById)
    .errors({ NOT_FOUND })
    .output(z.file()),
}
