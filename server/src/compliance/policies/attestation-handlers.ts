import type { AttestationRow } from '@plumbline/contract/compliance/policies.ts'
import { csvFile } from '../../platform/csv/csv-file.ts'
import { todayIn } from '../../platform/days/today.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { managers, members } from '../../platform/procedures.ts'
import { recordHistory } from '../history/history-store.ts'
import { findColleagues } from '../people/people-store.ts'
import {
  insertRequests,
  listAttestations,
  listOwn,
  recordSignature,
  takeForReminder,
} from './attestation-store.ts'
import { findPolicy, lockPolicy } from './policy-store.ts'
import { policyPath } from './policy-subject.ts'
import { findEffective } from './policy-version-store.ts'

const sentenceFor = (title: string, number: number) =>
  `I have read version ${number} of the policy “${title}”, I understand it, and I will follow it.`

const signPath = (id: string) => `${policyPath(id)}/sign`

export const attestationHandlers = {
  mine: members.attestations.mine.handler(
    ({ input: { policyId }, context: { inInstitution, institutionId, member } }) =>
      inInstitution(async (tx) => {
        const rows = await listOwn(tx, institutionId, member.userId, todayIn(member.timeZone), policyId)
        return rows.map((row) => ({ ...row, sentence: row.sentence || sentenceFor(row.title, row.number) }))
      }),
  ),

  ask: managers.attestations.ask.handler(({ input: { id, userIds, dueOn }, context, errors }) =>
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
      const request = { policyId: id, versionId: version.id, dueOn }
      const asked = await insertRequests(tx, institutionId, request, ids, member)
      for (const userId of asked)
        await notify(tx, institutionId, userId, {
          kind: 'attestation.asked',
          subject: `Read and sign “${policy.title}”, due ${dueOn}`,
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
      return { asked: asked.length, askedBefore: ids.length - asked.length }
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

  file: managers.attestations.file.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
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
      return signatureFile(policy.title, version?.number ?? 0, rows, today)
    }),
  ),

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

  sign: members.attestations.sign.handler(({ input: { id, versionId, sha256 }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const today = todayIn(member.timeZone)
      const policy = await lockPolicy(tx, member, id, today)
      if (!policy) throw errors.NOT_FOUND()
      const version = await findEffective(tx, institutionId, id, today)
      if (version?.id !== versionId) throw errors.NOT_CURRENT()
      if (version.sha256 !== sha256) throw errors.TEXT_DIFFERS()
      const signature = await recordSignature(tx, institutionId, member.userId, {
        versionId,
        sentence: sentenceFor(policy.title, version.number),
        sha256,
        address: context.clientAddress,
        today,
      })
      if (!signature) throw errors.NOT_ASKED()
      await context.recordAct(tx, {
        action: 'attestation.sign',
        subjectId: id,
        detail: { version: version.number, sha256 },
      })
      return signature
    }),
  ),
}

function signatureFile(title: string, number: number, rows: readonly AttestationRow[], today: string): File {
  const heading = [
    'Policy',
    'Version',
    'Person',
    'Asked by',
    'Due',
    'Signed (UTC)',
    'Late',
    'Sentence',
    'SHA-256',
    'Address',
    'Verified',
  ]
  return csvFile(`signatures-${today}.csv`, [
    heading,
    ...rows.map((row) => [
      title,
      String(number),
      row.name,
      row.askedByName,
      row.dueOn,
      row.signedAt ?? '',
      row.signedAt ? (row.isLate ? 'yes' : 'no') : '',
      row.sentence,
      row.sha256 ?? '',
      row.address,
      row.signedAt ? (row.isImported ? 'imported, not verified here' : 'yes') : '',
    ]),
  ])
}
