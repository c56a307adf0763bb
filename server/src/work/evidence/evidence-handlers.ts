import { EVIDENCE_AT_MOST } from '@plumbline/contract/compliance/evidence.ts'
import type { Db } from '@plumbline/database/db.ts'
import { members } from '../../platform/procedures.ts'
import { violatesUnique } from '../../platform/sql.ts'
import {
  findSubject,
  findSubjects,
  mayDecideEvidence,
  supportChanged,
} from '../../platform/subjects/find-subjects.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { maySeeFile } from '../files/file-access.ts'
import { findStoredFile } from '../files/file-store.ts'
import { changesBetween, recordHistory } from '../history/history-store.ts'
import {
  addEvidenceUse,
  countEvidence,
  deleteEvidenceIfUnused,
  findEvidence,
  firstSeenUses,
  insertEvidence,
  listEvidence,
  listEvidenceUses,
  removeEvidenceUse,
  searchEvidence,
  updateEvidence,
} from './evidence-store.ts'

const FOUND_AT_MOST = 20

export const evidenceHandlers = {
  list: members.evidence.list.handler(({ input: subject, context: { inInstitution, member }, errors }) =>
    inInstitution(async (tx) => {
      if (!(await findSubject(tx, member, subject))) throw errors.NOT_FOUND()
      return listEvidence(tx, member, subject)
    }),
  ),

  add: members.evidence.add.handler(async ({ input, context, errors }) => {
    const { kind, id, fileId, target, replacesId, ...words } = input
    const { institutionId, member } = context
    if ((fileId === undefined) === (target === undefined)) throw errors.NOTHING_GIVEN()
    if (words.validUntil && words.validUntil < words.validOn) throw errors.EXPIRES_BEFORE()
    try {
      return await context.inInstitution(async (tx) => {
        const subject = { kind, id }
        if (!(await findSubject(tx, member, subject))) throw errors.NOT_FOUND()
        if (!(await mayDecideEvidence(tx, member, [subject]))) throw errors.SUPPORT_OF_OTHERS()
        if ((await countEvidence(tx, institutionId, subject)) >= EVIDENCE_AT_MOST)
          throw errors.TOO_MUCH_EVIDENCE()
        if (fileId) {
          if (!(await findStoredFile(tx, institutionId, fileId))) throw errors.FILE_NOT_READY()
          if (!(await maySeeFile(tx, member, fileId))) throw errors.NOT_FOUND()
        }
        if (target && !(await findSubject(tx, member, target))) throw errors.NOT_FOUND()
        if (replacesId) await requireEvidence(tx, member, replacesId, errors)
        const evidenceId = await insertEvidence(tx, institutionId, member, {
          ...words,
          type: words.type ?? 'document',
          validUntil: words.validUntil ?? null,
          fileId: fileId ?? null,
          target: target ?? null,
          replacesId: replacesId ?? null,
        })
        await addEvidenceUse(tx, institutionId, member, evidenceId, subject)
        await recordHistory(tx, institutionId, member, subject, {
          action: replacesId ? 'evidence_replaced' : 'evidence_added',
          changes: [{ field: 'evidence', from: null, to: words.title }],
        })
        await supportChanged(tx, institutionId, member, [subject])
        await context.recordAct(tx, { action: 'evidence.add', subjectId: evidenceId, detail: subject })
        return (await findEvidence(tx, member, evidenceId))!
      })
    } catch (error) {
      // Two people who replace the same evidence: the second finds it replaced.
      throw violatesUnique(error, 'evidence_replaced_once') ? errors.ALREADY_REPLACED() : error
    }
  }),

  update: members.evidence.update.handler(({ input: { id, ...words }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const before = await requireEvidence(tx, member, id, errors)
      const type = words.type ?? before.type
      const validUntil = words.validUntil === undefined ? before.validUntil : words.validUntil
      if (validUntil && validUntil < words.validOn) throw errors.EXPIRES_BEFORE()
      const uses = await listEvidenceUses(tx, institutionId, id)
      if (!(await mayDecideEvidence(tx, member, uses))) throw errors.SUPPORT_OF_OTHERS()
      await updateEvidence(tx, institutionId, id, { ...words, type, validUntil })
      const changes = changesBetween(
        {
          evidence: before.title,
          type: before.type,
          note: before.note,
          validOn: before.validOn,
          validUntil: before.validUntil,
        },
        { evidence: words.title, type, note: words.note, validOn: words.validOn, validUntil },
      )
      for (const subject of uses)
        await recordHistory(tx, institutionId, member, subject, { action: 'changed', changes })
      await supportChanged(tx, institutionId, member, uses)
      await context.recordAct(tx, {
        action: 'evidence.update',
        subjectId: id,
        detail: { fields: changes.map(({ field }) => field) },
      })
      return (await findEvidence(tx, member, id))!
    }),
  ),

  link: members.evidence.link.handler(({ input: { evidenceId, ...subject }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      if (!(await findSubject(tx, member, subject))) throw errors.NOT_FOUND()
      if (!(await mayDecideEvidence(tx, member, [subject]))) throw errors.SUPPORT_OF_OTHERS()
      const evidence = await requireEvidence(tx, member, evidenceId, errors)
      if ((await countEvidence(tx, institutionId, subject)) >= EVIDENCE_AT_MOST)
        throw errors.TOO_MUCH_EVIDENCE()
      if (await addEvidenceUse(tx, institutionId, member, evidenceId, subject)) {
        await recordHistory(tx, institutionId, member, subject, {
          action: 'evidence_added',
          changes: [{ field: 'evidence', from: null, to: evidence.title }],
        })
        await supportChanged(tx, institutionId, member, [subject])
        await context.recordAct(tx, { action: 'evidence.link', subjectId: evidenceId, detail: subject })
      }
      return (await findEvidence(tx, member, evidenceId))!
    }),
  ),

  unlink: members.evidence.unlink.handler(({ input: { evidenceId, ...subject }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      if (!(await findSubject(tx, member, subject))) throw errors.NOT_FOUND()
      if (!(await mayDecideEvidence(tx, member, [subject]))) throw errors.SUPPORT_OF_OTHERS()
      const evidence = await requireEvidence(tx, member, evidenceId, errors)
      if (!(await removeEvidenceUse(tx, institutionId, evidenceId, subject))) throw errors.NOT_FOUND()
      await deleteEvidenceIfUnused(tx, institutionId, evidenceId)
      await recordHistory(tx, institutionId, member, subject, {
        action: 'evidence_removed',
        changes: [{ field: 'evidence', from: evidence.title, to: null }],
      })
      await supportChanged(tx, institutionId, member, [subject])
      await context.recordAct(tx, { action: 'evidence.unlink', subjectId: evidenceId, detail: subject })
    }),
  ),

  uses: members.evidence.uses.handler(({ input: { id }, context: { inInstitution, member }, errors }) =>
    inInstitution(async (tx) => {
      await requireEvidence(tx, member, id, errors)
      const uses = await listEvidenceUses(tx, member.institutionId, id)
      const items = await findSubjects(tx, member, uses)
      return { items, hiddenCount: uses.length - items.length }
    }),
  ),

  find: members.evidence.find.handler(({ input: { query }, context: { inInstitution, member } }) =>
    inInstitution(async (tx) => {
      if (query === '') return []
      const found = await searchEvidence(tx, member, query, FOUND_AT_MOST)
      const seen = await firstSeenUses(
        tx,
        member,
        found.map(({ id }) => id),
      )
      return found.filter(({ id }) => seen.has(id))
    }),
  ),
}

async function requireEvidence(tx: Db, reader: Reader, id: string, errors: { NOT_FOUND: () => Error }) {
  const evidence = await findEvidence(tx, reader, id)
  if (!evidence || !(await firstSeenUses(tx, reader, [id])).has(id)) throw errors.NOT_FOUND()
  return evidence
}
