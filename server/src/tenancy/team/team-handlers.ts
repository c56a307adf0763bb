import { AccountRefusal } from '@plumbline/auth/auth.ts'
import { TEAM_PAGE_SIZE } from '@plumbline/contract/tenancy/team.ts'
import type { Db } from '@plumbline/database/db.ts'
import { csvFile } from '../../platform/csv/csv-file.ts'
import { managers, members } from '../../platform/procedures.ts'
import { PlanLimitReached, requirePlace } from '../institutions/institution-store.ts'
import { keepingRecords } from '../legal-holds/keeping-records.ts'
import { findSettings } from '../settings/settings-store.ts'
import { createMember } from '../users/member-creation.ts'
import { shownPasskeys } from '../users/shown-passkeys.ts'
import { decide, listSignedReviews, openReview, signReview } from './access-review-store.ts'
import { directoryGroupHandlers } from './directory-group-handlers.ts'
import { changeRole } from './role-change.ts'
import { tellManagers, tellOfReset, tellSuccessor } from './team-notices.ts'
import {
  findRole,
  isLastManager,
  keepReason,
  type LockedPerson,
  listTeam,
  lockTeamPerson,
  setHmdaAccess,
  setName,
  withoutAccount,
} from './team-store.ts'
import { countOwned, handOver } from './work-handover.ts'

export const teamHandlers = {
  ...directoryGroupHandlers,

  list: members.team.list.handler(
    async ({ input: { page, ...filter }, context: { db, institutionId, member } }) => {
      const { items, totalCount } = await listTeam(db, institutionId, filter, page)
      return {
        items: member.role === 'user' ? items.map(withoutAccount) : items,
        page,
        totalCount,
        pageCount: Math.ceil(totalCount / TEAM_PAGE_SIZE),
      }
    },
  ),

  invite: managers.team.invite.handler(async ({ input: { seat, ...person }, context, errors }) => {
    const { db, auth, institutionId, member, recordAct } = context
    const { invitationDomains: domains } = await findSettings(db, institutionId)
    const domain = person.email.toLowerCase().split('@')[1] ?? ''
    if (domains.length > 0 && !domains.includes(domain))
      throw errors.DOMAIN_NOT_ALLOWED({ data: { domains } })
    const company = { companyName: member.companyName, companyType: member.companyType }
    try {
      return await db.transaction(async (tx) => {
        const { userId } = await createMember(
          tx,
          auth,
          { ...person, ...company, institutionId, seat, invitedBy: member.fullName },
          actorOf(context),
        )
        await recordAct(tx, {
          action: 'team.member_invited',
          subjectId: userId,
          detail: { role: person.role, seat },
        })
        await tellManagers(tx, context, `invited ${person.fullName}`)
        return { userId }
      })
    } catch (error) {
      if (error instanceof PlanLimitReached)
        throw errors.PLAN_LIMIT({ data: { plan: error.plan, limit: error.limit } })
      // Whether the address belongs to somebody elsewhere is not said.
      if (error instanceof AccountRefusal) throw errors.CANNOT_INVITE()
      throw error
    }
  }),

  resendInvitation: managers.team.resendInvitation.handler(({ input: { userId }, context, errors }) =>
    changing(context, userId, errors, async (tx) => {
      await context.auth.accounts.sendRecovery(tx, userId, actorOf(context))
      await context.recordAct(tx, { action: 'team.invitation_resent', subjectId: userId, detail: {} })
    }),
  ),

  rename: managers.team.rename.handler(({ input: { userId, fullName }, context, errors }) =>
    changing(context, userId, errors, async (tx, person) => {
      if (person.role === 'admin') throw errors.ADMINISTRATOR()
      await setName(tx, context.institutionId, userId, fullName)
      await context.recordAct(tx, { action: 'team.member_renamed', subjectId: userId, detail: {} })
    }),
  ),

  changeRole: managers.team.changeRole.handler(({ input: { userId, role }, context, errors }) =>
    changing(context, userId, errors, async (tx, person) => {
      if (person.role === 'admin') throw errors.ADMINISTRATOR()
      if (!(await changeRole(tx, context, person, role))) throw errors.LAST_MANAGER()
    }),
  ),

  setHmdaAccess: managers.team.setHmdaAccess.handler(({ input: { userId, worksOnHmda }, context, errors }) =>
    changing(context, userId, errors, async (tx, person) => {
      if (person.role !== 'user' || person.seat !== 'member') throw errors.NOT_A_USER()
      if (person.works_on_hmda === worksOnHmda) return
      await setHmdaAccess(tx, context.institutionId, userId, worksOnHmda)
      await context.recordAct(tx, {
        action: 'team.hmda_access_changed',
        subjectId: userId,
        detail: { worksOnHmda },
      })
      const name = person.full_name
      await tellManagers(
        tx,
        context,
        worksOnHmda ? `let ${name} work on HMDA` : `took HMDA away from ${name}`,
        userId,
      )
    }),
  ),

  suspend: managers.team.suspend.handler(({ input: { userId }, context, errors }) =>
    changing(context, userId, errors, async (tx, person) => {
      if (isOwnAccount(context, userId)) throw errors.OWN_ACCOUNT()
      if (person.role === 'admin') throw errors.ADMINISTRATOR()
      if (await isLastManager(tx, context.institutionId, userId)) throw errors.LAST_MANAGER()
      await context.auth.accounts.suspend(tx, userId, 'forever', actorOf(context))
      await context.recordAct(tx, { action: 'team.member_suspended', subjectId: userId, detail: {} })
      // Reminders of what a suspended person owns reach nobody.
      const count = await countOwned(tx, context.institutionId, userId)
      const owns = count > 0 ? `, who still owns ${piecesOfWork(count)}` : ''
      await tellManagers(tx, context, `suspended ${person.full_name}${owns}`)
    }),
  ),

  reactivate: managers.team.reactivate.handler(({ input: { userId }, context, errors }) =>
    changing(context, userId, errors, async (tx, person) => {
      try {
        if (person.seat === 'member') await requirePlace(tx, context.institutionId)
      } catch (error) {
        if (!(error instanceof PlanLimitReached)) throw error
        throw errors.PLAN_LIMIT({ data: { plan: error.plan, limit: error.limit } })
      }
      await context.auth.accounts.reactivate(tx, userId, actorOf(context))
      await context.recordAct(tx, { action: 'team.member_reactivated', subjectId: userId, detail: {} })
      await tellManagers(tx, context, `let ${person.full_name} in again`)
    }),
  ),

  owned: managers.team.owned.handler(({ input: { userId }, context, errors }) =>
    changing(context, userId, errors, async (tx) => ({
      count: await countOwned(tx, context.institutionId, userId),
    })),
  ),

  remove: managers.team.remove.handler(({ input: { userId, handTo }, context, errors }) =>
    changing(context, userId, errors, async (tx, person) => {
      const { institutionId, recordAct } = context
      if (isOwnAccount(context, userId)) throw errors.OWN_ACCOUNT()
      if (person.role === 'admin') throw errors.ADMINISTRATOR()
      if (await isLastManager(tx, institutionId, userId)) throw errors.LAST_MANAGER()
      const count = await countOwned(tx, institutionId, userId)
      if (count > 0) {
        if (!handTo || handTo === userId) throw errors.WORK_TO_HAND_OVER({ data: { count } })
        const successor = await lockTeamPerson(tx, institutionId, handTo)
        if (successor?.seat !== 'member') throw errors.NOT_FOUND()
        await handOver(tx, institutionId, userId, handTo)
        await tellSuccessor(
          tx,
          institutionId,
          handTo,
          `${context.member.fullName} handed you ${piecesOfWork(count)} of ${person.full_name}`,
        )
      }
      await keepingRecords(context.auth.accounts.remove(tx, [userId], actorOf(context)), errors)
      await recordAct(tx, {
        action: 'team.member_removed',
        subjectId: userId,
        // Without work to hand over nobody looked whether such a person is there.
        detail: { handedTo: count > 0 ? handTo! : null, count },
      })
      await tellManagers(tx, context, `removed ${person.full_name}`)
    }),
  ),

  signOutEverywhere: managers.team.signOutEverywhere.handler(({ input: { userId }, context, errors }) =>
    changing(context, userId, errors, async (tx, person) => {
      if (person.role === 'admin' && userId !== context.member.userId) throw errors.ADMINISTRATOR()
      await context.auth.accounts.signOutEverywhere(tx, userId, actorOf(context))
      await context.recordAct(tx, { action: 'team.member_signed_out', subjectId: userId, detail: {} })
    }),
  ),

  listPasskeys: managers.team.listPasskeys.handler(async ({ input: { userId }, context, errors }) => {
    const { db, auth, institutionId, member } = context
    const role = await findRole(db, institutionId, userId)
    if (!role) throw errors.NOT_FOUND()
    if (role === 'admin' && userId !== member.userId) throw errors.ADMINISTRATOR()
    return shownPasskeys(await auth.accounts.listPasskeys(db, userId))
  }),

  removePasskey: managers.team.removePasskey.handler(({ input: { userId, passkeyId }, context, errors }) =>
    changing(context, userId, errors, async (tx, person) => {
      if (person.role === 'admin' && userId !== context.member.userId) throw errors.ADMINISTRATOR()
      await context.auth.accounts.removePasskey(tx, userId, passkeyId, actorOf(context)).catch((cause) => {
        if (cause instanceof AccountRefusal && cause.code === 'passkey_not_found')
          throw errors.PASSKEY_NOT_FOUND()
        throw cause
      })
      await context.recordAct(tx, { action: 'team.passkey_removed', subjectId: userId, detail: {} })
      await tellManagers(tx, context, `removed a passkey of ${person.full_name}`, userId)
    }),
  ),

  resetSecondFactor: managers.team.resetSecondFactor.handler(
    ({ input: { userId, reason }, context, errors }) =>
      changing(context, userId, errors, async (tx, person) => {
        if (person.role === 'admin') throw errors.ADMINISTRATOR()
        await context.auth.accounts.removeFactors(tx, userId, actorOf(context))
        await tellOfReset(tx, context, { userId, fullName: person.full_name }, reason)
        await context.recordAct(tx, {
          action: 'team.second_factor_reset',
          subjectId: userId,
          detail: { reasonId: await keepReason(tx, context.institutionId, reason) },
        })
      }),
  ),

  review: managers.team.review.handler(({ context: { inInstitution, institutionId } }) =>
    inInstitution((tx) => openReview(tx, institutionId)),
  ),

  decideReview: managers.team.decideReview.handler(
    ({ input: { userId, decision }, context: { inInstitution, institutionId }, errors }) =>
      inInstitution(async (tx) => {
        if (!(await decide(tx, institutionId, userId, decision))) throw errors.NOT_FOUND()
      }),
  ),

  signReview: managers.team.signReview.handler(({ context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member, recordAct } = context
      const review = await openReview(tx, institutionId)
      const open = review.decisions.filter(({ decision }) => decision === null).length
      if (open > 0) throw errors.REVIEW_INCOMPLETE({ data: { open } })
      await signReview(tx, institutionId, review, { userId: member.userId, name: member.fullName })
      await recordAct(tx, {
        action: 'team.access_reviewed',
        subjectId: review.id,
        detail: { people: review.decisions.length },
      })
    }),
  ),

  pastReviews: managers.team.pastReviews.handler(({ context: { inInstitution, institutionId } }) =>
    inInstitution((tx) => listSignedReviews(tx, institutionId)),
  ),

  exportReviews: managers.team.exportReviews.handler(
    async ({ context: { inInstitution, institutionId } }) => {
      const reviews = await inInstitution((tx) => listSignedReviews(tx, institutionId))
      const rows = reviews.flatMap(({ dueOn, signedAt, signedBy, decisions }) =>
        decisions.map(({ fullName, role, worksOnHmda, decision }) => [
          dueOn,
          signedAt ?? '',
          signedBy ?? '',
          fullName,
          role,
          decision ?? '',
          worksOnHmda === null ? '' : worksOnHmda ? 'yes' : 'no',
        ]),
      )
      return csvFile('access-reviews.csv', [
        ['due_on', 'signed_at', 'signed_by', 'person', 'role', 'decision', 'works_on_hmda'],
        ...rows,
      ])
    },
  ),
}

type HandlerContext = Parameters<Parameters<typeof managers.team.remove.handler>[0]>[0]['context']

function actorOf({ member, clientAddress }: HandlerContext) {
  return { id: member.userId, ip: clientAddress }
}

/** A directory may act on the manager whom its key stands for: the last manager stays in any case. */
function isOwnAccount({ member }: HandlerContext, userId: string): boolean {
  return userId === member.userId && !member.key
}

/** One transaction on a person of the caller's institution; anybody else does not exist. */
function changing<Result>(
  { db, institutionId }: HandlerContext,
  userId: string,
  errors: { NOT_FOUND: () => Error },
  work: (tx: Db, person: LockedPerson) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const person = await lockTeamPerson(tx, institutionId, userId)
    if (!person) throw errors.NOT_FOUND()
    return work(tx, person)
  })
}

const piecesOfWork = (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'} of work`
