import { z } from 'zod'
import { administrators } from '../platform/access.ts'
import { Moment, StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { PageNumber, SearchText } from '../platform/paging.ts'
import { Plan } from './institutions.ts'
import { RECORDS_ON_HOLD } from './legal-holds.ts'
import { CompanyName, CompanyType, EmailAddress, PersonName, Role } from './members.ts'
import { PASSKEY_NOT_FOUND, UserPasskey } from './user-passkeys.ts'

export const USER_PAGE_SIZE = 25
export const IMPORT_ROWS_AT_MOST = 5_000
export const IMPORT_BATCH_SIZE = 50

export const User = z.object({
  /** The profile's id, which the product uses everywhere. */
  id: Id,
  userId: Id,
  email: z.string(),
  fullName: z.string(),
  institutionId: Id,
  companyName: z.string(),
  companyType: CompanyType,
  role: Role,
  createdAt: StoredMoment,
  updatedAt: StoredMoment,
  lastSignInAt: StoredMoment.nullable(),
  isConfirmed: z.boolean(),
  isSuspended: z.boolean(),
  hasSecondFactor: z.boolean(),
  trialEndsAt: StoredMoment.nullable(),
})
export type User = z.infer<typeof User>

const Password = z.string().min(1).max(200)

export const ProfileFields = z.object({
  fullName: PersonName,
  companyName: CompanyName,
  companyType: CompanyType,
  role: Role,
})
export type ProfileFields = z.infer<typeof ProfileFields>

/** Without an institution, the company name and type are those of a new one. */
const InstitutionChoice = { institutionId: Id.optional() }

export const NewUser = ProfileFields.extend({
  ...InstitutionChoice,
  email: EmailAddress,
  /** Absent: the person receives an invitation to set one. */
  password: Password.optional(),
})
export type NewUser = z.infer<typeof NewUser>

export const UserFilter = z.object({
  search: SearchText.default(''),
  role: Role.optional(),
  companyType: CompanyType.optional(),
})
export type UserFilter = z.infer<typeof UserFilter>

/** A row of an import file as it was read, with its errors. */
export const ImportRow = z.object({
  line: z.int32(),
  email: z.string(),
  fullName: z.string(),
  /** Empty where the row names a company instead. */
  institutionId: z.string().default(''),
  /** No institution of that name exists: the row makes one, or joins one that an earlier row makes. */
  isNewInstitution: z.boolean().default(false),
  companyName: z.string(),
  companyType: z.string(),
  role: z.string(),
  problem: z.string().nullable(),
})
export type ImportRow = z.infer<typeof ImportRow>

const NOT_FOUND = { status: 404, message: 'This user no longer exists.' }
const EMAIL_EXISTS = { status: 409, message: 'A user with this email address already exists.' }
const EMAIL_INVALID = { status: 422, message: 'This email address cannot be used.' }
const WEAK_PASSWORD = {
  status: 422,
  message: 'The password does not meet the rules, or is one of the commonest.',
}
const LAST_ADMINISTRATOR = {
  status: 409,
  message: 'This is the last administrator. Make someone else an administrator first.',
}
/** People cannot delete the account they are signed in with. */
const ownAccount = (verb: string) => ({
  status: 409,
  message: `You cannot ${verb} your own account. Ask another administrator.`,
})
const PLAN_LIMIT = {
  status: 409,
  message: 'The plan of this institution has no place left.',
  data: z.object({ plan: Plan, limit: z.number().int() }),
}
const UNKNOWN_INSTITUTION = { status: 422, message: 'This institution does not exist.' }
const CHANGED_MEANWHILE = {
  status: 409,
  message: 'Another administrator changed this user meanwhile. Close and open again to see the changes.',
}

const ById = z.object({ id: Id })

export const users = {
  list: administrators
    .route({ method: 'GET', path: '/users', summary: 'Users, newest first, 25 a page' })
    .input(
      UserFilter.extend({
        page: PageNumber.default(1),
        /** Excludes users created after this moment, so that pages do not shift while somebody reads. */
        asOf: Moment.optional(),
      }),
    )
    .output(
      z.object({
        items: z.array(User),
        page: z.number().int(),
        pageCount: z.number().int(),
        totalCount: z.number().int(),
        /** There are more matches than the server counts. */
        isCountCapped: z.boolean(),
        asOf: z.string(),
      }),
    ),

  create: administrators
    .route({
      method: 'POST',
      path: '/users',
      summary: 'A confirmed account with its profile, or an invitation',
      successStatus: 201,
    })
    .input(NewUser)
    .errors({ EMAIL_EXISTS, EMAIL_INVALID, WEAK_PASSWORD, PLAN_LIMIT, UNKNOWN_INSTITUTION })
    .output(ById),

  update: administrators
    .route({
      method: 'PUT',
      path: '/users/{id}',
      summary: 'Change a profile; refused if someone changed it meanwhile',
    })
    .input(
      ProfileFields.extend({
        ...InstitutionChoice,
        id: Id,
        updatedAt: StoredMoment,
        /** Somebody of the institution that the person leaves, who takes over their open work. */
        handTo: Id.optional(),
      }),
    )
    .errors({
      NOT_FOUND,
      LAST_ADMINISTRATOR,
      CHANGED_MEANWHILE,
      PLAN_LIMIT,
      UNKNOWN_INSTITUTION,
      WORK_TO_HAND_OVER: {
        status: 409,
        message: 'This person owns open work, which stays in the institution. Choose who takes it over.',
        data: z.object({
          count: z.number().int(),
          people: z.array(z.object({ userId: Id, fullName: z.string() })),
        }),
      },
    }),

  remove: administrators
    .route({
      method: 'DELETE',
      path: '/users/{id}',
      summary: 'Delete another user for good',
      successStatus: 204,
    })
    .input(ById)
    .errors({ NOT_FOUND, LAST_ADMINISTRATOR, RECORDS_ON_HOLD, OWN_ACCOUNT: ownAccount('delete') }),

  suspend: administrators
    .route({
      method: 'POST',
      path: '/users/{id}/suspend',
      summary: 'Refuse another user from the next call on',
      successStatus: 204,
    })
    .input(ById)
    .errors({ NOT_FOUND, LAST_ADMINISTRATOR, OWN_ACCOUNT: ownAccount('suspend') }),

  reactivate: administrators
    .route({
      method: 'POST',
      path: '/users/{id}/reactivate',
      summary: 'Let a suspended user in again',
      successStatus: 204,
    })
    .input(ById)
    .errors({ NOT_FOUND }),

  signOutEverywhere: administrators
    .route({
      method: 'POST',
      path: '/users/{id}/sign-out',
      summary: 'End all sessions of a user',
      successStatus: 204,
    })
    .input(ById)
    .errors({ NOT_FOUND }),

  sendPasswordReset: administrators
    .route({
      method: 'POST',
      path: '/users/{id}/password-reset',
      summary: 'Send a user the link to set a password',
      successStatus: 204,
    })
    .input(ById)
    .errors({ NOT_FOUND }),

  removeFactors: administrators
    .meta({ recentAuthentication: true })
    .route({
      method: 'DELETE',
      path: '/users/{id}/factors',
      summary: 'Remove the second factors of a user',
      successStatus: 204,
    })
    .input(ById)
    .errors({ NOT_FOUND }),

  listPasskeys: administrators
    .route({ method: 'GET', path: '/users/{id}/passkeys', summary: 'The passkeys of a user' })
    .input(ById)
    .errors({ NOT_FOUND })
    .output(z.array(UserPasskey)),

  removePasskey: administrators
    .meta({ recentAuthentication: true })
    .route({
      method: 'DELETE',
      path: '/users/{id}/passkeys/{passkeyId}',
      summary: 'Remove a passkey of a user, who is told by mail',
      successStatus: 204,
    })
    .input(ById.extend({ passkeyId: Id }))
    .errors({ NOT_FOUND, PASSKEY_NOT_FOUND }),

  secure: administrators
    .meta({ recentAuthentication: true })
    .route({
      method: 'POST',
      path: '/users/{id}/secure',
      summary: 'End everything that opens an account and mail its owner a link to choose a password',
      successStatus: 204,
    })
    .input(ById)
    .errors({ NOT_FOUND, OWN_ACCOUNT: ownAccount('secure') }),

  setTrial: administrators
    .route({
      method: 'PUT',
      path: '/users/{id}/trial',
      summary: 'Extend a trial, or turn it into a full account',
      successStatus: 204,
    })
    .input(ById.extend({ endsAt: Moment.nullable() }))
    .errors({ NOT_FOUND, LAST_ADMINISTRATOR }),

  exportCsv: administrators
    .route({ method: 'GET', path: '/users/export', summary: 'The filtered users as CSV' })
    .input(UserFilter)
    .output(z.file()),

  exportPerson: administrators
    .route({
      method: 'GET',
      path: '/users/{id}/export',
      summary: 'All that is held about a user, as one JSON file',
    })
    .input(ById)
    .errors({ NOT_FOUND })
    .output(z.file()),

  checkImport: administrators
    .meta({ bodyMaxKib: 6 * 1024 })
    .route({
      method: 'POST',
      path: '/users/import/check',
      summary: 'Read a CSV file of users; nothing is created',
    })
    .input(z.object({ file: z.file().max(5 * 1024 * 1024) }))
    .errors({
      UNREADABLE_FILE: {
        status: 422,
        message: 'This is not a CSV file that can be read.',
        data: z.object({ because: z.string() }),
      },
    })
    .output(z.array(ImportRow)),

  importRows: administrators
    .route({
      method: 'POST',
      path: '/users/import',
      summary: 'Create the users of some checked rows, each by itself',
    })
    .input(z.object({ rows: z.array(ImportRow).min(1).max(IMPORT_BATCH_SIZE) }))
    .output(z.array(z.object({ line: z.int32(), problem: z.string().nullable() }))),
}
