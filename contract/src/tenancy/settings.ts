import { z } from 'zod'
import { managers, members, signedIn } from '../platform/access.ts'
import { Day, StoredMoment } from '../platform/days.ts'
import { NumberCursorInput, numberCursorPageOf, PageNumber } from '../platform/paging.ts'
import { AuditFilter, AuditRecord } from './audit.ts'
import { EmailDomain } from './email-domain.ts'
import { FACT_KEYS, Fact } from './institution-facts.ts'
import { Plan } from './institutions.ts'
import { CompanyName, CompanyType, Navigation, PersonName } from './members.ts'
import { QuotaUse } from './quotas.ts'

export const SUPPORT_HOURS = [1, 24, 168] as const

const TimeZone = z
  .string()
  .refine(isTimeZone, 'This time zone does not exist. Use a name such as America/Chicago.')

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return name.length <= 60
  } catch {
    return false
  }
}

export const SupportAccess = z.object({
  reason: z.string(),
  openedBy: z.string(),
  openedAt: StoredMoment,
  endsAt: StoredMoment,
})

export const InstitutionSettings = z.object({
  name: z.string(),
  type: CompanyType,
  timeZone: z.string(),
  plan: Plan,
  people: z.number().int(),
  peopleAtMost: z.number().int().nullable(),
  trialEndsAt: StoredMoment.nullable(),
  requiresSecondFactor: z.boolean(),
  /** Null: as long as the sign-in service allows. */
  sessionIdleMinutes: z.number().int().nullable(),
  /** Domains to which invitations may go; empty: any. */
  invitationDomains: z.array(z.string()),
  /** The institution's own sign-in provider, which an operator connects. */
  ownProvider: z
    .object({ entityId: z.string(), domains: z.array(z.string()), connectedAt: StoredMoment })
    .nullable(),
  requiresOwnProvider: z.boolean(),
  /** Open support access, if any. */
  support: SupportAccess.nullable(),
  version: z.number().int(),
})
export type InstitutionSettings = z.infer<typeof InstitutionSettings>

export const Applicability = z.object({
  id: z.string(),
  kind: z.enum(['regulation', 'duty', 'loan_test', 'other_law']),
  name: z.string(),
  outcome: z.enum(['applies', 'does_not_apply', 'may_apply', 'not_assessed']),
  reason: z.string(),
  citation: z.string().nullable(),
  /** Facts that are missing, in words. */
  missing: z.array(z.string()),
})
export type Applicability = z.infer<typeof Applicability>

const CHANGED = {
  status: 409,
  message: 'Someone else changed these settings while you were editing. Reload to see the changes.',
}

export const settings = {
  find: members
    .meta({ duringEndedTrial: true })
    .route({ method: 'GET', path: '/settings', summary: "The institution's settings" })
    .output(InstitutionSettings),

  quotas: members
    .meta({ duringEndedTrial: true })
    .route({ method: 'GET', path: '/settings/quotas', summary: 'Quotas of which four fifths are used' })
    .output(z.array(QuotaUse)),

  update: managers
    .route({
      method: 'PUT',
      path: '/settings',
      summary: 'Change name, type, and time zone',
      successStatus: 204,
    })
    .input(z.object({ name: CompanyName, type: CompanyType, timeZone: TimeZone, version: z.int32() }))
    .errors({ CHANGED }),

  updateSecurity: managers
    .route({
      method: 'PUT',
      path: '/settings/security',
      summary: 'Second factor required, idle end of sessions, and domains of invitations',
      successStatus: 204,
    })
    .input(
      z.object({
        requiresSecondFactor: z.boolean(),
        sessionIdleMinutes: z
          .number()
          .int()
          .min(5, 'At least 5 minutes.')
          .max(20_160, 'At most 14 days.')
          .nullable(),
        invitationDomains: z.array(EmailDomain).max(50, 'At most 50 domains.'),
        /** Users come in by the institution's own provider alone; managers keep their passwords. */
        requiresOwnProvider: z.boolean().default(false),
        version: z.int32(),
      }),
    )
    .errors({
      CHANGED,
      NO_OWN_PROVIDER: {
        status: 409,
        message: 'Your institution has no sign-in provider. Ask the operator of Plumbline to connect one.',
      },
    }),

  facts: members
    .route({
      method: 'GET',
      path: '/settings/facts',
      summary: 'Facts about the institution with their history',
    })
    .output(z.array(Fact)),

  setFact: managers
    .route({
      method: 'POST',
      path: '/settings/facts',
      summary: 'Enter a fact with the day since which it is true',
      successStatus: 204,
    })
    .input(
      z.object({
        key: z.enum(FACT_KEYS),
        year: z.number().int().min(1990).max(2100).nullable(),
        value: z.json(),
        trueSince: Day,
      }),
    )
    .errors({
      INVALID_FACT: {
        status: 422,
        message: 'This value is not valid.',
        data: z.object({ because: z.string() }),
      },
      SAME_DAY: { status: 409, message: 'This fact has a value since that day already. Choose another day.' },
    }),

  whatApplies: members
    .route({ method: 'GET', path: '/settings/applies', summary: 'What applies to the institution, and why' })
    .output(z.object({ year: z.number().int(), items: z.array(Applicability) })),

  audit: managers
    .route({ method: 'GET', path: '/settings/audit', summary: "The institution's audit log, 50 a page" })
    .input(AuditFilter.extend({ page: PageNumber.default(1) }))
    .output(z.object({ items: z.array(AuditRecord), page: z.number().int(), hasMore: z.boolean() })),

  auditRows: managers
    .route({
      method: 'GET',
      path: '/settings/audit/rows',
      summary:
        "Every entry of the institution's audit log, oldest first, by cursor, for programs that copy everything",
    })
    .input(NumberCursorInput)
    .output(numberCursorPageOf(AuditRecord)),

  exportAudit: managers
    .route({ method: 'GET', path: '/settings/audit/export', summary: "The institution's audit log as CSV" })
    .input(AuditFilter)
    .output(z.file()),

  openSupport: managers
    .route({
      method: 'POST',
      path: '/settings/support',
      summary: 'Let administrators of the installation look at the work, read only, for a stated time',
      successStatus: 204,
    })
    .input(
      z.object({
        hours: z.union(SUPPORT_HOURS.map((hours) => z.literal(hours))),
        reason: z.string().trim().min(3, 'Give a reason of at least 3 characters.').max(500),
      }),
    ),

  closeSupport: managers.route({
    method: 'DELETE',
    path: '/settings/support',
    summary: 'End support access now',
    successStatus: 204,
  }),

  saveNavigation: signedIn
    .route({
      method: 'PUT',
      path: '/settings/navigation',
      summary: 'Pin and hide entries of your sidebar',
      successStatus: 204,
    })
    .input(Navigation)
    .output(z.void()),

  updateProfile: signedIn
    .meta({ duringEndedTrial: true })
    .route({
      method: 'PUT',
      path: '/me',
      summary: 'Change the own name, job title, and time zone',
      successStatus: 204,
    })
    .input(
      z.object({
        fullName: PersonName,
        jobTitle: z.string().trim().max(120),
        timeZone: TimeZone.nullable(),
      }),
    ),
}
