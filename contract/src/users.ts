import { z } from 'zod'
import { administrators } from './access.ts'
import { Moment } from './days.ts'
import { Id } from './ids.ts'
import { CompanyName, CompanyType, EmailAddress, PersonName, Role } from './members.ts'
import { PageNumber, SearchText } from './paging.ts'

export const USER_PAGE_SIZE = 25
export const IMPORT_ROWS_AT_MOST = 5_000
export const IMPORT_BATCH_SIZE = 50

export const User = z.object({
  /** The profile's id, which the product goes by. */
  id: Id,
  userId: Id,
  email: z.string(),
  fullName: z.string(),
  companyName: z.string(),
  companyType: CompanyType,
  role: Role,
  createdAt: z.string(),
  updatedAt: z.string(),
  lastSignInAt: z.string().nullable(),
  isConfirmed: z.boolean(),
  isSuspended: z.boolean(),
  hasSecondFactor: z.boolean(),
  trialEndsAt: z.string().nullable(),
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

export const NewUser = ProfileFields.extend({
  email: EmailAddress,
  /** Absent: an invitation is sent, with which the person sets one. */
  password: Password.optional(),
})
export type NewUser = z.infer<typeof NewUser>

export const UserFilter = z.object({
  search: SearchText.default(''),
  role: Role.optional(),
  companyType: CompanyType.optional(),
})
export type UserFilter = z.infer<typeof UserFilter>

/** A row of an import file as it was read, and what is wrong with it. */
export const ImportRow = z.object({
  line: z.int32(),
  email: z.string(),
  fullName: z.string(),
  companyName: z.string(),
  companyType: z.string(),
  role: z.string(),
  problem: z.string().nullable(),
})
export type ImportRow = z.infer<typeof ImportRow>

const NOT_FOUND = { status: 404, message: 'This user no longer exists.' }
const EMAIL_EXISTS = { status: 409, message: 'A user with this email address already exists.' }
const EMAIL_INVALID = { status: 422, message: 'This email address cannot be used.' }
const WEAK_PASSWORD = { status: 422, message: 'The password does not meet the rules.' }
const LAST_ADMINISTRATOR = {
  status: 409,
  message: 'This is the last administrator. Make someone else an administrator first.',
}
/** Nobody ends the account with which they are doing it: what is left of the screen would be of no use. */
const ownAccount = (verb: string) => ({
  status: 409,
  message: `You cannot ${verb} your own account. Ask another administrator.`,
})
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
        /** Users made after this moment are left out, so that pages do not shift under the reader. */
        asOf: Moment.optional(),
      }),
    )
    .output(
      z.object({
        items: z.array(User),
        page: z.number().int(),
        pageCount: z.number().int(),
        totalCount: z.number().int(),
        /** More were found than are counted. */
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
    .errors({ EMAIL_EXISTS, EMAIL_INVALID, WEAK_PASSWORD })
    .output(ById),

  update: administrators
    .route({
      method: 'PUT',
      path: '/users/{id}',
      summary: 'Change a profile; refused if someone changed it meanwhile',
    })
    .input(ProfileFields.extend({ id: Id, updatedAt: z.string() }))
    .errors({ NOT_FOUND, LAST_ADMINISTRATOR, CHANGED_MEANWHILE }),

  remove: administrators
    .route({
      method: 'DELETE',
      path: '/users/{id}',
      summary: 'Delete another user for good',
      successStatus: 204,
    })
    .input(ById)
    .errors({ NOT_FOUND, LAST_ADMINISTRATOR, OWN_ACCOUNT: ownAccount('delete') }),

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
    .route({
      method: 'DELETE',
      path: '/users/{id}/factors',
      summary: 'Remove the second factors of a user',
      successStatus: 204,
    })
    .input(ById)
    .errors({ NOT_FOUND }),

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
