import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_DIGITS } from '@plumbline/contract/compliance/readers.ts'
import { queueMail } from '../../platform/mail/mail-outbox.ts'
import { everyone } from '../../platform/procedures.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { renderText } from '../../publishing/renderings/text-rendering-store.ts'
import { listOwn } from '../policies/attestation-store.ts'
import { lockPolicy } from '../policies/policy-store.ts'
import { findVersion } from '../policies/policy-version-store.ts'
import { asOwn, signVersion } from '../policies/sign-version.ts'
import { completeAssignment } from '../trainings/training-completion.ts'
import { listOwnTrainings, lockAssignment } from '../trainings/training-store.ts'
import { listDeskQuestionnaires } from '../vendors/questionnaire-store.ts'
import { atDesk, hashOf, recordAtDesk as record } from './at-desk.ts'
import { type DoorReader, openSession, takeCodeTurn, takeTry } from './reader-door-store.ts'
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
        questionnaires: await listDeskQuestionnaires(tx, institutionId, id, today),
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

/** As somebody who may read what is in force, and only that. */
const asMember = ({ id, institutionId, name }: DoorReader) => ({
  userId: id,
  fullName: name,
  institutionId,
  role: 'user' as const,
})

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
