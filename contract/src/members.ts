import { EMAIL_LENGTH_AT_MOST, EMAIL_SHAPE } from '@plumbline/rules/addresses/email-address.ts'
import { z } from 'zod'
import { signedIn } from './access.ts'
import { Id } from './ids.ts'

export const COMPANY_TYPES = ['credit_union', 'community_bank', 'mortgage_company'] as const
export const ROLES = ['admin', 'manager', 'user'] as const

export const CompanyType = z.enum(COMPANY_TYPES)
export const Role = z.enum(ROLES)
export type CompanyType = z.infer<typeof CompanyType>
export type Role = z.infer<typeof Role>

export const PersonName = z.string().trim().min(1).max(120)
export const EmailAddress = z.string().trim().max(EMAIL_LENGTH_AT_MOST).regex(EMAIL_SHAPE)
export const CompanyName = z.string().trim().min(1).max(160)

/** The person who is signed in, as they are now. */
export const Member = z.object({
  userId: Id,
  email: z.string(),
  fullName: z.string(),
  companyName: z.string(),
  companyType: CompanyType,
  role: Role,
  /** Absent: a full account. */
  trialEndsAt: z.string().nullable(),
})
export type Member = z.infer<typeof Member>

export const members = {
  me: signedIn
    .meta({ duringEndedTrial: true })
    .route({ method: 'GET', path: '/me', summary: 'The signed-in member, with profile and role of now' })
    .output(Member),
}
