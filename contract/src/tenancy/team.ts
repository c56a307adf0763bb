import { z } from 'zod'
import { READERS_AT_MOST } from '../compliance/readers.ts'
import { managers, members } from '../platform/access.ts'
import { StoredDay, StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { PageNumber, pageOf, SearchText } from '../platform/paging.ts'
import { Plan } from './institutions.ts'
import { RECORDS_ON_HOLD } from './legal-holds.ts'
import { EmailAddress, PersonName, Role, Seat } from './members.ts'
import { PASSKEY_NOT_FOUND, UserPasskey } from './user-passkeys.ts'

export const TEAM_PAGE_SIZE = 25

export const TeamMember = z.object({
  userId: Id,
  fullName: z.string(),
  email: z.string(),
  jobTitle: z.string(),
  role: Role,
  seat: Seat,
  /** What follows is shown to managers alone. */
  lastSignInAt: StoredMoment.nullable(),
  hasSecondFactor: z.boolean().nullable(),
  isInvited: z.boolean().nullable(),
  isSuspended: z.boolean().nullable(),
  /** Managers always do; a user whom a manager let. */
  worksOnHmda: z.boolean().nullable(),
})
export type TeamMember = z.infer<typeof TeamMember>

const NOT_FOUND = { status: 404, message: 'This person is no longer in the team.' }
const LAST_MANAGER = {
  status: 409,
  message: 'This is the last manager of the institution. Make someone else a manager first.',
}
const OWN_ACCOUNT = { status: 409, message: 'You cannot do this to your own account. Ask another manager.' }
const ADMINISTRATOR = {
  status: 403,
  message: 'Administrators of the installation are managed in the Admin Portal.',
}
const Person = z.object({ userId: Id })
/** What a manager gives to a person: administrators are made in the Admin Portal. */
const TeamRole = z.enum(['manager', 'user'])

export const AccessReview = z.object({
  id: Id,
  startedAt: StoredMoment,
  dueOn: StoredDay,
  signedAt: StoredMoment.nullable(),
  signedBy: z.string().nullable(),
  decisions: z.array(
    z.object({
      userId: Id,
      fullName: z.string(),
      role: Role,
      /** Null: signed before reviews said it. */
      worksOnHmda: z.boolean().nullable(),
      decision: z.enum(['confirm', 'remove']).nullable(),
    }),
  ),
})
export type AccessReview = z.infer<typeof AccessReview>

/** What a group gives: a role in the team, or that its people are readers, who have no account. */
const GivenRole = z.enum(['manager', 'user', 'reader'])

export const DirectoryGroup = z.object({
  id: Id,
  name: z.string(),
  /** Null until a manager has chosen one: the group changes nothing. */
  role: GivenRole.nullable(),
  /** Sent with a key of the readers: it makes readers or nothing. */
  isOfReaders: z.boolean(),
  /** Those of the team, or of the readers. */
  memberCount: z.number().int(),
  /** By the directory or by a manager. */
  changedAt: StoredMoment,
})
export type DirectoryGroup = z.infer<typeof DirectoryGroup>

/** `none`: not a reader. The id of a reader is the one that the directory knows. */
const HeldRole = z.enum([...GivenRole.options, 'none'])
export const GroupRoleChange = z.object({ userId: Id, fullName: z.string(), from: HeldRole, to: HeldRole })
export type GroupRoleChange = z.infer<typeof GroupRoleChange>

const GROUP_NOT_FOUND = { status: 404, message: 'The directory has deleted this group.' }
const ROLE_NOT_GIVEN = {
  status: 422,
  message:
    'role: a group that was sent with a key for readers gives the role reader alone, and no other group gives it.',
}
/** As many people as a directory sends. */
const PEOPLE_OF_GROUPS_AT_MOST = 5_000

export const team = {
  list: members
    .route({ method: 'GET', path: '/team', summary: "The institution's people by name, 25 a page" })
    .input(z.object({ search: SearchText.default(''), role: Role.optional(), page: PageNumber.default(1) }))
    .output(pageOf(TeamMember)),

  invite: managers
    .route({ method: 'POST', path: '/team', summary: 'Invite a person by email', successStatus: 201 })
    .input(
      z.object({ email: EmailAddress, fullName: PersonName, role: TeamRole, seat: Seat.default('member') }),
    )
    .errors({
      CANNOT_INVITE: {
        status: 409,
        message:
          'This address cannot be invited. Check its spelling, or ask an administrator of the installation.',
      },
      DOMAIN_NOT_ALLOWED: {
        status: 422,
        message: 'Invitations may go to these domains only.',
        data: z.object({ domains: z.array(z.string()) }),
      },
      PLAN_LIMIT: {
        status: 409,
        message: 'All places of your plan are taken.',
        data: z.object({ plan: Plan, limit: z.number().int() }),
      },
    })
    .output(Person),

  resendInvitation: managers
    .route({
      method: 'POST',
      path: '/team/{userId}/invitation',
      summary: 'Send the invitation again',
      successStatus: 204,
    })
    .input(Person)
    .errors({ NOT_FOUND }),

  rename: managers
    .route({
      method: 'PUT',
      path: '/team/{userId}/name',
      summary: "Correct a person's name",
      successStatus: 204,
    })
    .input(Person.extend({ fullName: PersonName }))
    .errors({ NOT_FOUND, ADMINISTRATOR }),

  changeRole: managers
    .route({
      method: 'PUT',
      path: '/team/{userId}/role',
      summary: 'Make a person a manager or a user',
      successStatus: 204,
    })
    .input(Person.extend({ role: TeamRole }))
    .errors({ NOT_FOUND, LAST_MANAGER, ADMINISTRATOR }),

  directoryGroups: managers
    .route({
      method: 'GET',
      path: '/directory-groups',
      summary: 'The groups that your directory sent, and the role that each gives',
    })
    .output(z.array(DirectoryGroup)),

  previewGroupRole: managers
    .route({
      method: 'GET',
      path: '/directory-groups/{id}/role-preview',
      summary: 'Preview whose role would change if a group gave a role; nothing is saved',
    })
    .input(z.object({ id: Id, role: GivenRole.optional() }))
    .errors({ NOT_FOUND: GROUP_NOT_FOUND, ROLE_NOT_GIVEN })
    .output(
      z.object({
        changes: z.array(GroupRoleChange),
        /** Then it is refused. */ leavesNoManager: z.boolean(),
        /** Then it is refused, too. */ makesTooManyReaders: z.boolean(),
      }),
    ),

  setGroupRole: managers
    .route({
      method: 'PUT',
      path: '/directory-groups/{id}/role',
      summary: 'Set or clear the role that a group gives, now and whenever the directory changes the group',
      successStatus: 204,
    })
    .input(
      z.object({
        id: Id,
        role: GivenRole.nullable(),
        /** Whose role changes by the preview; if it is somebody else by now, nothing is saved. */
        userIds: z.array(Id).max(PEOPLE_OF_GROUPS_AT_MOST),
      }),
    )
    .errors({
      NOT_FOUND: GROUP_NOT_FOUND,
      ROLE_NOT_GIVEN,
      TOO_MANY_READERS: {
        status: 422,
        message: `An institution has at most ${READERS_AT_MOST.toLocaleString('en-US')} readers. Choose smaller groups.`,
      },
      TOO_MANY_WITHOUT_GROUP: {
        status: 422,
        message: `Without this group everybody whom the directory sends would be a reader, and an institution has at most ${READERS_AT_MOST.toLocaleString('en-US')}. Choose another group first, or switch people off in the directory.`,
      },
      LAST_MANAGER: {
        status: 409,
        message: 'This would leave the institution without a manager. Give another group the role first.',
      },
      OTHERS_CHANGE: {
        status: 409,
        message: 'The group or the team changed in the meantime. Review the changes again.',
      },
    }),

  setHmdaAccess: managers
    .route({
      method: 'PUT',
      path: '/team/{userId}/hmda-access',
      summary: 'Let a user work on HMDA, with its decisions and stored registers, or take it away',
      successStatus: 204,
    })
    .input(Person.extend({ worksOnHmda: z.boolean() }))
    .errors({
      NOT_FOUND,
      NOT_A_USER: {
        status: 409,
        message: 'Only users are let work on HMDA by name. Managers always may, and directors never.',
      },
    }),

  suspend: managers
    .route({
      method: 'POST',
      path: '/team/{userId}/suspend',
      summary: 'Refuse a person from the next call on',
      successStatus: 204,
    })
    .input(Person)
    .errors({ NOT_FOUND, LAST_MANAGER, OWN_ACCOUNT, ADMINISTRATOR }),

  reactivate: managers
    .route({
      method: 'POST',
      path: '/team/{userId}/reactivate',
      summary: 'Let a suspended person in again',
      successStatus: 204,
    })
    .input(Person)
    .errors({
      NOT_FOUND,
      PLAN_LIMIT: {
        status: 409,
        message: 'All places of your plan are taken.',
        data: z.object({ plan: Plan, limit: z.number().int() }),
      },
    }),

  /** What a person still owns, by the name of the noun: somebody must take it over before they leave. */
  owned: managers
    .route({ method: 'GET', path: '/team/{userId}/owned', summary: 'How much work a person owns' })
    .input(Person)
    .errors({ NOT_FOUND })
    .output(z.object({ count: z.number().int() })),

  remove: managers
    .route({
      method: 'POST',
      path: '/team/{userId}/removal',
      summary: 'Remove a person and hand what they own to somebody',
      successStatus: 204,
    })
    .input(Person.extend({ handTo: Id.optional() }))
    .errors({
      NOT_FOUND,
      LAST_MANAGER,
      OWN_ACCOUNT,
      ADMINISTRATOR,
      RECORDS_ON_HOLD,
      WORK_TO_HAND_OVER: {
        status: 409,
        message: 'This person still owns work. Choose who takes it over.',
        data: z.object({ count: z.number().int() }),
      },
    }),

  signOutEverywhere: managers
    .route({
      method: 'POST',
      path: '/team/{userId}/sign-out',
      summary: 'End all sessions of a person',
      successStatus: 204,
    })
    .input(Person)
    .errors({ NOT_FOUND, ADMINISTRATOR }),

  listPasskeys: managers
    .route({ method: 'GET', path: '/team/{userId}/passkeys', summary: 'The passkeys of a person' })
    .input(Person)
    .errors({ NOT_FOUND, ADMINISTRATOR })
    .output(z.array(UserPasskey)),

  removePasskey: managers
    .meta({ recentAuthentication: true })
    .route({
      method: 'DELETE',
      path: '/team/{userId}/passkeys/{passkeyId}',
      summary: 'Remove a passkey of a person, who is told by mail',
      successStatus: 204,
    })
    .input(Person.extend({ passkeyId: Id }))
    .errors({ NOT_FOUND, ADMINISTRATOR, PASSKEY_NOT_FOUND }),

  resetSecondFactor: managers
    .route({
      method: 'POST',
      path: '/team/{userId}/second-factor-reset',
      summary: 'Remove the second factors of a person, with a reason',
      successStatus: 204,
    })
    .input(
      Person.extend({ reason: z.string().trim().min(3, 'Give a reason of at least 3 characters.').max(500) }),
    )
    .errors({ NOT_FOUND, ADMINISTRATOR }),

  review: managers
    .route({
      method: 'GET',
      path: '/team-review',
      summary: 'The access review that is open, and when it is due',
    })
    .output(AccessReview),

  decideReview: managers
    .route({
      method: 'PUT',
      path: '/team-review/{userId}',
      summary: 'Confirm a person in the access review, or mark them for removal',
      successStatus: 204,
    })
    .input(Person.extend({ decision: z.enum(['confirm', 'remove']) }))
    .errors({ NOT_FOUND }),

  signReview: managers
    .meta({ recentAuthentication: true })
    .route({
      method: 'POST',
      path: '/team-review/signature',
      summary: 'Sign the access review',
      successStatus: 204,
    })
    .errors({
      REVIEW_INCOMPLETE: {
        status: 409,
        message: 'Decide on every person before you sign.',
        data: z.object({ open: z.number().int() }),
      },
    }),

  pastReviews: managers
    .route({ method: 'GET', path: '/team/reviews', summary: 'Signed access reviews, latest first' })
    .output(z.array(AccessReview)),

  exportReviews: managers
    .route({ method: 'GET', path: '/team/reviews/export', summary: 'All signed access reviews as CSV' })
    .output(z.file()),
}
