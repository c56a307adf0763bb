import { AccountRefusal } from '@plumbline/auth/auth.ts'
import { TRIAL_DAYS } from '@plumbline/contract/outreach/requests.ts'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { queueMail } from '../../platform/mail/mail-outbox.ts'
import { administrators } from '../../platform/procedures.ts'
import { createMember } from '../../tenancy/users/member-creation.ts'
import { trialDeclined } from '../inbox/inbox-mail-text.ts'
import { findEarlierContact } from '../inbox/inbox-store.ts'
import {
  countUnread,
  findResume,
  listApplications,
  listMessages,
  listTrialRequests,
  lockTrialRequest,
  markApplication,
  markDecided,
  markMessage,
  markRepeated,
} from './request-store.ts'

const DAY_MS = 86_400_000

export const requestHandlers = {
  unread: administrators.requests.unread.handler(({ context: { db } }) => countUnread(db)),

  trials: administrators.requests.trials.handler(({ input, context: { db } }) =>
    listTrialRequests(db, input),
  ),

  acceptTrial: administrators.requests.acceptTrial.handler(
    async ({ input: { id }, context: { db, auth, member, clientAddress }, errors }) => {
      const actor = { id: member.userId, ip: clientAddress }
      try {
        await db.transaction(async (tx) => {
          const request = await lockTrialRequest(tx, id)
          if (!request) throw errors.NOT_FOUND()
          if (request.status !== 'new') throw errors.ALREADY_DECIDED()
          const { fullName, email, companyName, institutionType, repeatedIds } = request
          const { userId } = await createMember(
            tx,
            auth,
            {
              fullName,
              email,
              companyName,
              companyType: institutionType,
              // She sets the institution up: there is nobody else who could.
              role: 'manager',
              trialEndsAt: new Date(Date.now() + TRIAL_DAYS * DAY_MS),
              async alongside(accountId) {
                const decision = { status: 'accepted', decidedBy: member.userId, accountId } as const
                await markDecided(tx, id, decision)
                await markRepeated(tx, repeatedIds, decision)
              },
            },
            actor,
          )
          const act = { action: 'trial.accept', actorId: actor.id, subjectId: userId, ip: actor.ip } as const
          await recordAudit(tx, { ...act, detail: { request: id } })
          for (const repeatedId of repeatedIds)
            await recordAudit(tx, { ...act, detail: { request: repeatedId, decidedWith: id } })
        })
      } catch (error) {
        if (error instanceof AccountRefusal && error.code === 'email_exists') throw errors.EMAIL_EXISTS()
        if (error instanceof AccountRefusal && error.code === 'email_address_invalid')
          throw errors.EMAIL_INVALID()
        throw error
      }
    },
  ),

  declineTrial: administrators.requests.declineTrial.handler(
    ({ input: { id, note }, context: { db, member, clientAddress, publicUrl }, errors }) =>
      db.transaction(async (tx) => {
        const request = await lockTrialRequest(tx, id)
        if (!request) throw errors.NOT_FOUND()
        if (request.status !== 'new') throw errors.ALREADY_DECIDED()
        const { email, repeatedIds } = request
        await markDecided(tx, id, { status: 'declined', decidedBy: member.userId, decisionNote: note })
        await markRepeated(tx, repeatedIds, { status: 'declined', decidedBy: member.userId })
        // Who has an account was told at once to sign in with it, and waits for nothing.
        if (!(await findEarlierContact(tx, email)).hasAccount)
          await queueMail(tx, { kind: 'trial_request_declined', to: email, text: trialDeclined(publicUrl) })
        const act = { action: 'trial.decline', actorId: member.userId, ip: clientAddress } as const
        await recordAudit(tx, { ...act, subjectId: id })
        for (const repeatedId of repeatedIds)
          await recordAudit(tx, { ...act, subjectId: repeatedId, detail: { decidedWith: id } })
      }),
  ),

  messages: administrators.requests.messages.handler(({ input, context: { db } }) => listMessages(db, input)),

  setMessageDone: administrators.requests.setMessageDone.handler(
    ({ input: { id, isDone }, context: { db, member, clientAddress }, errors }) =>
      db.transaction(async (tx) => {
        if (!(await markMessage(tx, id, isDone ? member.userId : null))) throw errors.NOT_FOUND()
        const action = isDone ? 'message.done' : 'message.reopen'
        await recordAudit(tx, { action, actorId: member.userId, subjectId: id, ip: clientAddress })
      }),
  ),

  applications: administrators.requests.applications.handler(({ input, context: { db } }) =>
    listApplications(db, input),
  ),

  setApplicationReviewed: administrators.requests.setApplicationReviewed.handler(
    ({ input: { id, isReviewed }, context: { db, member, clientAddress }, errors }) =>
      db.transaction(async (tx) => {
        if (!(await markApplication(tx, id, isReviewed ? member.userId : null))) throw errors.NOT_FOUND()
        const action = isReviewed ? 'application.reviewed' : 'application.reopen'
        await recordAudit(tx, { action, actorId: member.userId, subjectId: id, ip: clientAddress })
      }),
  ),

  resume: administrators.requests.resume.handler(
    async ({ input: { id }, context: { db, member, clientAddress }, errors }) => {
      const resume = await findResume(db, id)
      if (!resume) throw errors.NOT_FOUND()
      await db.transaction((tx) =>
        recordAudit(tx, {
          action: 'application.resume_read',
          actorId: member.userId,
          subjectId: id,
          ip: clientAddress,
        }),
      )
      return new File([new Uint8Array(resume.content)], resume.fileName, { type: 'application/pdf' })
    },
  ),
}
