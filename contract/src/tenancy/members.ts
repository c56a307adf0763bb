import { EMAIL_LENGTH_AT_MOST, EMAIL_SHAPE } from '@plumbline/rules/addresses/email-address.ts'
import { z } from 'zod'
import { signedIn } from '../platform/access.ts'
import { StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'

export const COMPANY_TYPES = ['credit_union', 'community_bank', 'mortgage_company'] as const
export const ROLES = ['admin', 'manager', 'user'] as const

export const CompanyType = z.enum(COMPANY_TYPES)
export const Role = z.enum(ROLES)
export const SEATS = ['member', 'director'] as const
export const Seat = z.enum(SEATS)
export type Seat = z.infer<typeof Seat>
export type CompanyType = z.infer<typeof CompanyType>
export type Role = z.infer<typeof Role>

export const PersonName = z.string().trim().min(1).max(120)
export const EmailAddress = z.string().trim().max(EMAIL_LENGTH_AT_MOST).regex(EMAIL_SHAPE)
export const CompanyName = z.string().trim().min(1).max(160)

const ENTRIES_AT_MOST = 40
/** Entries of the sidebar, by their address. */
const Entries = z.array(z.string().regex(/^\/[a-z/-]{1,59}$/)).max(ENTRIES_AT_MOST)

/** What a person moved to the top of the sidebar, and what they took out of it. */
export const Navigation = z.object({ pinned: Entries, hidden: Entries })
export type Navigation = z.infer<typeof Navigation>

/** The signed-in person, read from the database for each call. */
export const Member = z.object({
  userId: Id,
  email: z.string(),
  fullName: z.string(),
  jobTitle: z.string(),
  institutionId: Id,
  companyName: z.string(),
  companyType: CompanyType,
  role: Role,
  seat: Seat,
  /** HMDA decisions and stored registers open to managers, and to users whom a manager named. */
  worksOnHmda: z.boolean(),
  /** The person's own, else the institution's. */
  timeZone: z.string(),
  navigation: Navigation,
  /** The sample institution says on every screen that it is one. */
  isSampleInstitution: z.boolean(),
  /** Its people can still export; nothing else opens. */
  isInstitutionSuspended: z.boolean(),
  /** Why, in the words of the operator. */
  suspendedReason: z.string(),
  /** The institution requires a second factor, and the account has none: nothing else opens. */
  mustAddSecondFactor: z.boolean(),
  /** The institution requires its own sign-in provider, and this session came another way. */
  mustUseOwnProvider: z.boolean(),
  /** Absent: a full account. */
  trialEndsAt: StoredMoment.nullable(),
})
export type Member = z.infer<typeof Member>

/** One sign-in of the person that has not ended. */
export const OwnSession = z.object({
  id: Id,
  /** '' where the browser does not say it. */
  browser: z.string(),
  system: z.string(),
  /** The network address of its last renewal. */
  address: z.string(),
  signedInAt: StoredMoment,
  lastUsedAt: StoredMoment,
  /** The session of this call. */
  isCurrent: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

export const members = {
  me: signedIn
    .meta({ duringEndedTrial: true })
    .route({ method: 'GET', path: '/me', summary: 'The signed-in member, with profile and role of now' })
    .output(Member),

  session: signedIn
    .meta({ duringEndedTrial: true })
    .route({ method: 'GET', path: '/me/session', summary: 'When this session began, and when it ends' })
    .output(
      z.object({
        signedInAt: StoredMoment,
        /** Unless it is used before. */
        endsUnusedAt: StoredMoment,
        /** However much it is used. */
        endsAt: StoredMoment,
      }),
    ),

  sessions: signedIn
    .meta({ duringEndedTrial: true })
    .route({
      method: 'GET',
      path: '/me/sessions',
      summary: 'Where this person is signed in, last used first',
    })
    .output(z.array(OwnSession)),

  endSession: signedIn
    .meta({ duringEndedTrial: true })
    .route({
      method: 'DELETE',
      path: '/me/sessions/{id}',
      summary: 'End one of the own sessions',
      successStatus: 204,
    })
    .input(z.object({ id: Id }))
    .errors({ NOT_FOUND: { status: 404, message: 'This session has ended already.' } }),
}
