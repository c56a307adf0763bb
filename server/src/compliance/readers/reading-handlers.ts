import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Auth } from '@plumbline/auth/auth.ts'
import { CODE_DIGITS } from '@plumbline/contract/compliance/readers.ts'
import type { AuditAction } from '@plumbline/contract/tenancy/audit-action.ts'
import type { Db } from '@plumbline/database/db.ts'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { todayIn } from '../../platform/days/today.ts'
import { queueMail } from '../../platform/mail/mail-outbox.ts'
import { everyone, type RequestContext } from '../../platform/procedures.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { recordEvent } from '../../platform/webhooks/record-event.ts'
import { renderText } from '../../publishing/renderings/text-rendering-store.ts'
import { listOwn } from '../policies/attestation-store.ts'
import { lockPolicy } from '../policies/policy-store.ts'
import { findVersion } from '../policies/policy-version-store.ts'
import { asOwn, signVersion } from '../policies/sign-version.ts'
import { completeAssignment } from '../trainings/training-completion.ts'
import { listOwnTrainings, lockAssignment } from '../trainings/training-store.ts'
import { type DoorReader, findSession, openSession, takeCodeTurn, takeTry } from './reader-door-store.ts'
import { readerCodeText } from './reader-mail.ts'

export const readingHandlers = {
  sendCode: everyone.reading.sendCode.handler(async ({ input: { id }, context: { db, auth } }) => {
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
    const codeHash = await hashOf(auth, `code ${id} ${code}`)
    await db.transaction(async (tx) => {
      const reader = await takeCodeTurn(tx, id, codeHash)
      if (!reader) return
      await queueMail(tx, {
        kind: 'reader_code',
        institutionId: reader.institutionId,
        to: reader.email,
        text: readerCodeText(code, reader.institutionName),
      })
    })
  }),

  enter: everyone.reading.enter.handler(async ({ input: { id, code }, context, errors }) => {
    const { db, auth } = context
    const codeHash = await hashOf(auth, `code ${id} ${code.replace(/\D/g, '')}`)
    const tried = await takeTry(db, id)
    const session = randomBytes(32).toString('base64url')
    const reader =
      tried && isSame(tried.hash, codeHash)
        ? await openSession(db, id, codeHash, await hashOf(auth, session))
        : undefined
    if (reader)
      await inInstitution(db, reader.institutionId, (tx) => record(tx, context, reader, 'reader.enter', id))
    if (!reader) throw errors.CODE_WRONG()
    return { session }
  }),

  desk: everyone.reading.desk.handler(({ input: { session }, context, errors }) =>
    atDesk(context, session, errors, async (tx, reader) => {
      const { institutionId, id, today, name, institutionName } = reader
      return {
        name,
        institutionName,
        today,
        policies: (await listOwn(tx, institutionId, id, today, 'all')).map(asOwn),
        trainings: await listOwnTrainings(tx, institutionId, id),
      }
    }),
  ),

  policy: everyone.reading.policy.handler(async ({ input: { session, policyId }, context, errors }) => {
    const version = await atDesk(context, session, errors, async (tx, reader) => {
      const { institutionId, id, today } = reader
      const [own] = await listOwn(tx, institutionId, id, today, policyId)
      return own && findVersion(tx, asMember(reader), policyId, own.versionId, today)
    })
    if (!version?.sha256) throw errors.NOTHING_HERE()
    return {
      versionId: version.id,
      sha256: version.sha256,
      html: version.html ?? (await renderText(context.db, version.body)).html,
    }
  }),

  sign: everyone.reading.sign.handler(({ input: { session, policyId, ...given }, context, errors }) =>
    atDesk(context, session, errors, async (tx, reader) => {
      const { institutionId, today } = reader
      const policy = await lockPolicy(tx, asMember(reader), policyId, today)
      if (!policy) throw errors.NOTHING_HERE()
      const signature = await signVersion(
        tx,
        institutionId,
        {
          userId: reader.id,
          address: context.clientAddress,
          method: `code sent to ${reader.email}`,
        },
        { ...given, policy, today },
        { ...errors, NOT_ASKED: errors.NOTHING_HERE, NOT_CURRENT: errors.TEXT_DIFFERS },
      )
      await record(tx, context, reader, 'attestation.sign', policyId, {
        version: signature.number,
        sha256: given.sha256,
      })
      return signature
    }),
  ),

  complete: everyone.reading.complete.handler(({ input: { session, assignmentId }, context, errors }) =>
    atDesk(context, session, errors, async (tx, reader) => {
      const assignment = await lockAssignment(tx, asMember(reader), assignmentId)
      if (!assignment || assignment.completedOn) throw errors.NOTHING_HERE()
      if (assignment.requiresEvidence && assignment.evidenceCount === 0) throw errors.EVIDENCE_MISSING()
      await completeAssignment(tx, asMember(reader), assignment, { completedOn: reader.today, note: '' })
      await record(tx, context, reader, 'training.complete', assignment.trainingId, { person: reader.id })
      return { completedOn: reader.today }
    }),
  ),
}

interface AtDesk extends DoorReader {
  today: string
}

/** The session is looked up at this very call: who was removed meanwhile finds nothing. */
async function atDesk<Result>(
  { db, auth }: Pick<RequestContext, 'db' | 'auth'>,
  session: string,
  errors: { SESSION_ENDED: () => Error },
  work: (tx: Db, reader: AtDesk) => Promise<Result>,
): Promise<Result> {
  const reader = await findSession(db, await hashOf(auth, session))
  if (!reader) throw errors.SESSION_ENDED()
  return inInstitution(db, reader.institutionId, (tx) =>
    work(tx, { ...reader, today: todayIn(reader.timeZone) }),
  )
}

/** As somebody who may read what is in force, and only that. */
const asMember = ({ id, institutionId, name }: DoorReader) => ({
  userId: id,
  fullName: name,
  institutionId,
  role: 'user' as const,
})

/** Keyed, so that who reads the database cannot try out the few codes that there are. */
async function hashOf(auth: Auth, text: string): Promise<string> {
  return createHmac('sha256', await auth.keyFor('readers'))
    .update(text)
    .digest('hex')
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

async function record(
  tx: Db,
  { clientAddress }: Pick<RequestContext, 'clientAddress'>,
  { id, institutionId }: DoorReader,
  action: AuditAction,
  subjectId: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await recordEvent(tx, institutionId, { action, subjectId, actorId: id })
  await recordAudit(tx, { action, actorId: id, subjectId, ip: clientAddress, institutionId, detail })
}
