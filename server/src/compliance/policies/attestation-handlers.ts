import { SIGNED_SECTIONS_AT_MOST } from '@plumbline/contract/compliance/attestations.ts'
import { sectionNames } from '@plumbline/rules/policies/policy-sections.ts'
import { longDay } from '../../platform/days/long-day.ts'
import { todayIn } from '../../platform/days/today.ts'
import { findLook } from '../../platform/documents/document-look-store.ts'
import { managers, members } from '../../platform/procedures.ts'
import { findProofMethod } from '../../platform/session/recent-authentication.ts'
import { recordHistory } from '../../work/history/history-store.ts'
import { notify } from '../../work/notifications/notify.ts'
import { findColleagues } from '../../work/people/people-store.ts'
import { findReaderIds } from '../readers/reader-store.ts'
import {
  findQuiz,
  insertRequests,
  listAttestations,
  listOwn,
  saveQuiz,
  takeForReminder,
} from './attestation-store.ts'
import { findPolicy, lockPolicy } from './policy-store.ts'
import { policyPath } from './policy-subject.ts'
import { findEffective } from './policy-version-store.ts'
import { asOwn, signVersion } from './sign-version.ts'
import { signatureDocument, signatureTable } from './signature-files.ts'

const signPath = (id: string) => `${policyPath(id)}/sign`

export const attestationHandlers = {
  mine: members.attestations.mine.handler(
    ({ input: { policyId }, context: { inInstitution, institutionId, member } }) =>
      inInstitution(async (tx) => {
        const rows = await listOwn(tx, institutionId, member.userId, todayIn(member.timeZone), policyId)
        return rows.map(asOwn)
      }),
  ),

  ask: managers.attestations.ask.handler(
    ({ input: { id, userIds, readerIds, dueOn, sections, quiz }, context, errors }) =>
      context.inInstitution(async (tx) => {
        const { institutionId, member } = context
        const today = todayIn(member.timeZone)
        const policy = await lockPolicy(tx, member, id, today)
        if (!policy) throw errors.NOT_FOUND()
        const version = await findEffective(tx, institutionId, id, today)
        if (!version) throw errors.NOT_EFFECTIVE()
        if (dueOn < today) throw errors.DATE_PASSED()
        const ids = [...new Set(userIds)]
        const people = await findColleagues(tx, institutionId, ids)
        if (people.length !== ids.length || people.some(({ isSuspended }) => isSuspended))
          throw errors.PERSON_UNKNOWN()
        const readers = [...new Set(readerIds)]
        if ((await findReaderIds(tx, institutionId, readers)).length !== readers.length)
          throw errors.READER_UNKNOWN()
        if (ids.length + readers.length === 0) throw errors.NOBODY_CHOSEN()
        if (sections.length > 0) {
          const names = sectionNames(version.body)
          if (!sections.every((name) => names.includes(name))) throw errors.SECTION_UNKNOWN()
        }
        if (quiz) await saveQuiz(tx, institutionId, version.id, quiz, member.fullName)
        const request = { policyId: id, versionId: version.id, dueOn, sections }
        const asked = await insertRequests(tx, institutionId, request, [...ids, ...readers], member)
        for (const userId of asked)
          await notify(tx, institutionId, userId, {
            kind: 'attestation.asked',
            subject: `Read and sign “${policy.title}”, due ${longDay(dueOn)}`,
            link: signPath(id),
          })
        if (asked.length > 0)
          await recordHistory(
            tx,
            institutionId,
            member,
            { kind: 'policy', id },
            {
              action: 'signatures_asked',
              changes: [
                { field: 'people', from: null, to: String(asked.length) },
                { field: 'dueOn', from: null, to: dueOn },
              ],
            },
          )
        await context.recordAct(tx, {
          action: 'attestation.ask',
          subjectId: id,
          detail: { version: version.number, people: asked.length },
        })
        return { asked: asked.length, askedBefore: ids.length + readers.length - asked.length }
      }),
  ),

  asking: managers.attestations.asking.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const today = todayIn(member.timeZone)
      if (!(await findPolicy(tx, member, id, today))) throw errors.NOT_FOUND()
      const version = await findEffective(tx, institutionId, id, today)
      if (!version) throw errors.NOT_EFFECTIVE()
      return {
        sections: sectionNames(version.body).slice(0, SIGNED_SECTIONS_AT_MOST),
        quiz: await findQuiz(tx, institutionId, version.id),
      }
    }),
  ),

  list: managers.attestations.list.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const today = todayIn(member.timeZone)
      if (!(await findPolicy(tx, member, id, today))) throw errors.NOT_FOUND()
      const version = await findEffective(tx, institutionId, id, today)
      return version ? listAttestations(tx, institutionId, version.id) : []
    }),
  ),

  file: managers.attestations.file.handler(async ({ input: { id, format }, context, errors }) => {
    const found = await context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const today = todayIn(member.timeZone)
      const policy = await findPolicy(tx, member, id, today)
      if (!policy) throw errors.NOT_FOUND()
      const version = await findEffective(tx, institutionId, id, today)
      const rows = version ? await listAttestations(tx, institutionId, version.id) : []
      await context.recordAct(tx, {
        action: 'attestation.export',
        subjectId: id,
        detail: { rows: rows.length },
      })
      const look = await findLook(tx, institutionId)
      return { title: policy.title, number: version?.number ?? 0, rows, today, look }
    })
    const { companyName, timeZone } = context.member
    return format === 'pdf' ? signatureDocument({ ...found, companyName, timeZone }) : signatureTable(found)
  }),

  remind: managers.attestations.remind.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const today = todayIn(member.timeZone)
      const policy = await findPolicy(tx, member, id, today)
      if (!policy) throw errors.NOT_FOUND()
      const version = await findEffective(tx, institutionId, id, today)
      const reminded = version ? await takeForReminder(tx, institutionId, version.id) : []
      for (const userId of reminded)
        await notify(tx, institutionId, userId, {
          kind: 'attestation.reminder',
          subject: `“${policy.title}” still waits for your signature`,
          link: signPath(id),
        })
      await context.recordAct(tx, {
        action: 'attestation.remind',
        subjectId: id,
        detail: { people: reminded.length },
      })
      return { reminded: reminded.length }
    }),
  ),

  sign: members.attestations.sign.handler(
    async ({ input: { id, versionId, sha256, answers }, context, errors }) => {
      const { institutionId, member } = context
      const method = await findProofMethod(context.db, member.sessionId)
      return context.inInstitution(async (tx) => {
        const today = todayIn(member.timeZone)
        const policy = await lockPolicy(tx, member, id, today)
        if (!policy) throw errors.NOT_FOUND()
        const signature = await signVersion(
          tx,
          institutionId,
          { userId: member.userId, address: context.clientAddress, method },
          { policy, versionId, sha256, answers, today },
          errors,
        )
        await context.recordAct(tx, {
          action: 'attestation.sign',
          subjectId: id,
          detail: { version: signature.number, sha256 },
        })
        return signature
      })
    },
  ),
}
