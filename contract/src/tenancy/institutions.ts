import { PLAN_IDS } from '@plumbline/rules/pricing/plan.ts'
import { z } from 'zod'
import { administrators } from '../platform/access.ts'
import { StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { PageNumber, pageOf, SearchText } from '../platform/paging.ts'
import { EmailDomain } from './email-domain.ts'
import { Fact } from './institution-facts.ts'
import { CompanyName, CompanyType } from './members.ts'

export const INSTITUTION_PAGE_SIZE = 25
export const DELETION_GRACE_DAYS = 30

export const Plan = z.enum(PLAN_IDS)
export type Plan = z.infer<typeof Plan>

/** What operators of the installation see of an institution: names, counts and settings, never its work. */
export const InstitutionSummary = z.object({
  id: Id,
  name: z.string(),
  type: CompanyType,
  plan: Plan,
  /** Places taken in the plan; suspended people and director's seats take none. */
  people: z.number().int(),
  peopleAtMost: z.number().int().nullable(),
  createdAt: StoredMoment,
  trialEndsAt: StoredMoment.nullable(),
  suspendedAt: StoredMoment.nullable(),
  suspendedReason: z.string(),
  deleteAfter: z.string().nullable(),
  isSample: z.boolean(),
  /** Its managers let administrators look. */
  isSupportOpen: z.boolean(),
  /** Another institution has the same name. */
  hasTwin: z.boolean(),
  version: z.number().int(),
})
export type InstitutionSummary = z.infer<typeof InstitutionSummary>

export const METADATA_MAX_CHARACTERS = 400_000

/** What an operator enters at an institution's sign-in provider, and the provider that is connected. */
export const SignInProvider = z.object({
  /** The operator of the installation switched SAML on. */
  isOn: z.boolean(),
  entityId: z.string(),
  callbackUrl: z.string(),
  provider: z
    .object({
      entityId: z.string(),
      signOnUrl: z.string(),
      domains: z.array(z.string()),
      metadataUrl: z.string().nullable(),
      connectedAt: StoredMoment,
    })
    .nullable(),
})
export type SignInProvider = z.infer<typeof SignInProvider>

const NOT_FOUND = { status: 404, message: 'This institution no longer exists.' }
const CHANGED = {
  status: 409,
  message: 'Someone else changed this institution while you were editing. Reload to see the changes.',
}
const PLAN_TOO_SMALL = {
  status: 409,
  message: 'This plan has fewer places than the institution has people.',
  data: z.object({ people: z.number().int(), limit: z.number().int() }),
}
const ById = z.object({ id: Id })
const Reason = z.string().trim().min(3, 'Give a reason of at least 3 characters.').max(500)

export const institutions = {
  list: administrators
    .route({ method: 'GET', path: '/institutions', summary: 'Institutions, newest first, 25 a page' })
    .input(
      z.object({
        search: SearchText.default(''),
        type: CompanyType.optional(),
        plan: Plan.optional(),
        onlyTwins: z.boolean().default(false),
        page: PageNumber.default(1),
      }),
    )
    .output(pageOf(InstitutionSummary)),

  fastestGrowing: administrators
    .meta({ isCostly: true })
    .route({
      method: 'GET',
      path: '/institutions/growth',
      summary: 'The five institutions that stored the most in the last seven days',
    })
    .output(z.array(z.object({ id: Id, name: z.string(), rows: z.number().int(), megabytes: z.number() }))),

  suggest: administrators
    .route({
      method: 'GET',
      path: '/institutions/suggestions',
      summary: 'Up to eight institutions whose name contains a text, for choosing one',
    })
    .input(z.object({ search: SearchText }))
    .output(z.array(InstitutionSummary.pick({ id: true, name: true, type: true, people: true }))),

  create: administrators
    .route({
      method: 'POST',
      path: '/institutions',
      summary: 'A new institution without people',
      successStatus: 201,
    })
    .input(z.object({ name: CompanyName, type: CompanyType, plan: Plan }))
    .output(ById),

  update: administrators
    .route({ method: 'PUT', path: '/institutions/{id}', summary: 'Change name, type, or plan' })
    .input(ById.extend({ name: CompanyName, type: CompanyType, plan: Plan, version: z.int32() }))
    .errors({ NOT_FOUND, CHANGED, PLAN_TOO_SMALL }),

  previewMerge: administrators
    .route({
      method: 'GET',
      path: '/institutions/{id}/merge/{into}',
      summary: 'What a merge would move; nothing is changed',
    })
    .input(z.object({ id: Id, into: Id }))
    .errors({ NOT_FOUND })
    .output(
      z.object({
        people: z.number().int(),
        rows: z.array(z.object({ table: z.string(), count: z.number().int() })),
        /** Why the merge would be refused; null when it may go ahead. */
        refusal: z.string().nullable(),
      }),
    ),

  merge: administrators
    .route({
      method: 'POST',
      path: '/institutions/{id}/merge/{into}',
      summary: 'Move all people of an institution into another one and delete the empty one',
      successStatus: 204,
    })
    .input(z.object({ id: Id, into: Id }))
    .errors({
      NOT_FOUND,
      MERGE_REFUSED: {
        status: 409,
        message: 'These institutions cannot be merged.',
        data: z.object({ because: z.string() }),
      },
    }),

  suspend: administrators
    .route({
      method: 'POST',
      path: '/institutions/{id}/suspend',
      summary: 'Close the product to its people, who are told why and can still export',
      successStatus: 204,
    })
    .input(ById.extend({ reason: Reason }))
    .errors({
      NOT_FOUND,
      OWN_INSTITUTION: { status: 409, message: 'You cannot suspend your own institution.' },
    }),

  reactivate: administrators
    .route({
      method: 'POST',
      path: '/institutions/{id}/reactivate',
      summary: 'Open the product to its people again',
      successStatus: 204,
    })
    .input(ById)
    .errors({ NOT_FOUND }),

  requestDeletion: administrators
    .route({
      method: 'POST',
      path: '/institutions/{id}/deletion',
      summary: `Delete an institution ${DELETION_GRACE_DAYS} days from now`,
      successStatus: 204,
    })
    .input(ById.extend({ reason: Reason }))
    .errors({
      NOT_FOUND,
      OWN_INSTITUTION: { status: 409, message: 'You cannot delete your own institution.' },
    }),

  withdrawDeletion: administrators
    .route({
      method: 'DELETE',
      path: '/institutions/{id}/deletion',
      summary: 'Keep an institution that was to be deleted',
      successStatus: 204,
    })
    .input(ById)
    .errors({ NOT_FOUND }),

  look: administrators
    .route({
      method: 'GET',
      path: '/institutions/{id}/support',
      summary:
        'Facts and amounts of work of an institution whose managers opened support access; every look is logged',
    })
    .input(ById)
    .errors({
      NOT_FOUND,
      SUPPORT_CLOSED: {
        status: 403,
        message: 'The managers of this institution have not opened support access.',
      },
    })
    .output(
      z.object({
        name: z.string(),
        reason: z.string(),
        endsAt: StoredMoment,
        facts: z.array(Fact),
        /** How many rows of each kind there are; their contents are not shown. */
        work: z.array(z.object({ table: z.string(), count: z.number().int() })),
      }),
    ),

  findProvider: administrators
    .route({
      method: 'GET',
      path: '/institutions/{id}/sign-in-provider',
      summary: 'The own sign-in provider of an institution, and what is entered there',
    })
    .input(ById)
    .errors({ NOT_FOUND })
    .output(SignInProvider),

  connectProvider: administrators
    .meta({ recentAuthentication: true, bodyMaxKib: 512 })
    .route({
      method: 'PUT',
      path: '/institutions/{id}/sign-in-provider',
      summary: 'Connect the SAML provider of an institution, or replace it',
      successStatus: 204,
    })
    .input(
      ById.extend({
        /** The XML itself, else the address that it is fetched from. */
        metadata: z
          .string()
          .max(METADATA_MAX_CHARACTERS, 'The metadata has at most 400,000 characters.')
          .optional(),
        metadataUrl: z.string().trim().max(2000, 'The address has at most 2,000 characters.').optional(),
        domains: z
          .array(EmailDomain)
          .min(1, 'Enter the email domains of the institution.')
          .max(20, 'At most 20 domains.'),
      }),
    )
    .errors({
      NOT_FOUND,
      SAML_OFF: {
        status: 409,
        message: 'SAML is off in this installation. Set AUTH_SAML=true and restart.',
      },
      METADATA_INVALID: { status: 422, message: 'Paste the metadata, or enter its address.' },
      DOMAIN_REFUSED: {
        status: 422,
        message: 'A domain cannot be used.',
        data: z.object({ domains: z.array(z.string()) }),
      },
    }),

  removeProvider: administrators
    .meta({ recentAuthentication: true })
    .route({
      method: 'DELETE',
      path: '/institutions/{id}/sign-in-provider',
      summary: 'Remove the sign-in provider of an institution; sessions that it began end',
      successStatus: 204,
    })
    .input(ById)
    .errors({ NOT_FOUND }),

  makeSample: administrators
    .route({
      method: 'POST',
      path: '/institutions/sample',
      summary: 'Load Harborlight Credit Union (sample)',
      successStatus: 201,
    })
    .output(z.object({ id: Id, isNew: z.boolean(), password: z.string().nullable() })),

  removeSample: administrators.route({
    method: 'DELETE',
    path: '/institutions/sample',
    summary: 'Remove the sample institution without a trace outside the audit log',
    successStatus: 204,
  }),
}
