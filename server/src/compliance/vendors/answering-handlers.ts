import { EVIDENCE_AT_MOST } from '@plumbline/contract/compliance/evidence.ts'
import { CHUNK_BYTES, FILE_NAME_AT_MOST } from '@plumbline/contract/compliance/files.ts'
import { ATTACHED_MIB_AT_MOST, type OwnQuestion } from '@plumbline/contract/compliance/vendor-answering.ts'
import { QUESTIONNAIRE_FILES_AT_MOST } from '@plumbline/contract/compliance/vendor-questionnaires.ts'
import type { Db } from '@plumbline/database/db.ts'
import { gapsOf, type VendorQuestion } from '@plumbline/rules/vendors/questionnaire.ts'
import { chunkCountOf } from '../../platform/files/file-pieces.ts'
import { freeBytes } from '../../platform/memory/moved-bytes.ts'
import { everyone } from '../../platform/procedures.ts'
import { addEvidenceUse, countEvidence, insertEvidence } from '../../work/evidence/evidence-store.ts'
import {
  countRecentUploads,
  insertUpload,
  lockQuota,
  putChunk,
  sumFiles,
} from '../../work/files/file-store.ts'
import { storeUpload } from '../../work/files/store-upload.ts'
import { recordHistory } from '../../work/history/history-store.ts'
import { notify } from '../../work/notifications/notify.ts'
import { type AtDesk, atDesk, recordAtDesk } from '../readers/at-desk.ts'
import {
  findSubmittedBefore,
  listDeciders,
  lockOwnQuestionnaire,
  markSubmitted,
  type QuestionnaireRow,
  type StoredFile,
  saveAnswer,
  saveFiles,
} from './questionnaire-store.ts'
import { vendorPath } from './vendor-subject.ts'

const MIB = 1024 * 1024

interface Refusals {
  NOTHING_HERE: () => Error
  VENDOR_ENDED: () => Error
}

export const answeringHandlers = {
  questionnaire: everyone.vendorAnswering.questionnaire.handler(
    ({ input: { session, id }, context, errors }) =>
      atDesk(context, session, errors, async (tx, reader) => {
        const round = await lockOwnQuestionnaire(tx, reader.institutionId, reader.id, id, reader.today)
        if (!round) throw errors.NOTHING_HERE()
        const last = await findSubmittedBefore(tx, reader.institutionId, round)
        const { questions, answers, files, vendorName, state, dueOn, endsOn, submittedAt, returnedWith } =
          round
        return {
          ...{ id, vendorName, state, dueOn, endsOn, submittedAt, returnedWith },
          questionCount: questions.length,
          questions: questions.map(
            ({ tiers: _, ...question }) =>
              ({
                ...question,
                given: answers[question.id] ?? null,
                before: last?.answers[question.id] ?? null,
                files: files.filter(({ questionId }) => questionId === question.id),
              }) as OwnQuestion,
          ),
        }
      }),
  ),

  answer: everyone.vendorAnswering.answer.handler(({ input, context, errors }) =>
    atDesk(context, input.session, errors, async (tx, reader) => {
      const round = await requireOwn(tx, reader, input.id, errors)
      const { id } = requireQuestion(round, input.questionId, errors)
      await saveAnswer(tx, reader.institutionId, round.id, id, input.answer)
    }),
  ),

  attach: everyone.vendorAnswering.attach.handler(async ({ input, context, errors }) => {
    const { name, size } = input.file
    if (size === 0) throw errors.FILE_EMPTY()
    if (size > ATTACHED_MIB_AT_MOST * MIB) throw errors.FILE_TOO_LARGE()
    if (name === '' || name.length > FILE_NAME_AT_MOST || /[\p{Cc}\p{Cs}]/u.test(name))
      throw errors.FILE_NAME_WRONG()
    return atDesk(context, input.session, errors, async (tx, reader) => {
      const { institutionId } = reader
      const round = await requireOwn(tx, reader, input.id, errors)
      const { id: questionId } = requireQuestion(round, input.questionId, errors)
      await lockQuota(tx, institutionId)
      if (
        round.files.length >= QUESTIONNAIRE_FILES_AT_MOST ||
        (await countRecentUploads(tx, institutionId, reader.id)) >= 2 * QUESTIONNAIRE_FILES_AT_MOST
      )
        throw errors.TOO_MANY_FILES()
      if ((await sumFiles(tx, institutionId)).bytesUsed + size > context.fileQuotaBytes)
        throw errors.NO_ROOM()
      const upload = { name, byteSize: size }
      const fileId = await insertUpload(tx, institutionId, asActor(reader), upload)
      await putWhole(tx, institutionId, fileId, input.file)
      const { sha256 } = await storeUpload(tx, institutionId, { id: fileId, ...upload }, errors)
      const file = { fileId, questionId, ...upload, validUntil: input.validUntil ?? null }
      await saveFiles(tx, institutionId, round.id, [...round.files, file])
      await recordAtDesk(tx, context, reader, 'vendor.attach', round.vendorId, { file: fileId, sha256 })
      return file
    })
  }),

  detach: everyone.vendorAnswering.detach.handler(({ input, context, errors }) =>
    atDesk(context, input.session, errors, async (tx, reader) => {
      const round = await requireOwn(tx, reader, input.id, errors)
      const file = round.files.find(({ fileId }) => fileId === input.fileId)
      if (!file || file.evidenceId) throw errors.NOTHING_HERE()
      await saveFiles(
        ...([tx, reader.institutionId, round.id, round.files.filter((one) => one !== file)] as const),
      )
    }),
  ),

  submit: everyone.vendorAnswering.submit.handler(({ input, context, errors }) =>
    atDesk(context, input.session, errors, async (tx, reader) => {
      const round = await requireOwn(tx, reader, input.id, errors)
      const { questions, answers, files, vendorId } = round
      const gaps = gapsOf(questions, answers, files)
      if (gaps.length > 0) throw errors.ANSWERS_MISSING({ data: { gaps } })
      const newFiles = files.filter(({ evidenceId }) => !evidenceId).length
      const held = await countEvidence(tx, reader.institutionId, { kind: 'vendor', id: vendorId })
      if (newFiles > 0 && held + newFiles > EVIDENCE_AT_MOST) throw errors.TOO_MUCH_EVIDENCE()
      const kept: StoredFile[] = []
      for (const file of files)
        kept.push(file.evidenceId ? file : await addAsEvidence(tx, reader, round, file))
      const submittedAt = await markSubmitted(tx, reader.institutionId, round.id, { answers, files: kept })
      await recordHistory(
        tx,
        reader.institutionId,
        asActor(reader),
        { kind: 'vendor', id: vendorId },
        {
          action: 'questionnaire_submitted',
        },
      )
      await tellDeciders(tx, reader, round)
      await recordAtDesk(tx, context, reader, 'vendor.submit_answers', vendorId, { questionnaire: round.id })
      return { submittedAt }
    }),
  ),
}

const asActor = ({ id, name }: AtDesk) => ({ userId: id, fullName: name })

/** One that is still to be answered. */
async function requireOwn(tx: Db, reader: AtDesk, id: string, errors: Refusals): Promise<QuestionnaireRow> {
  const round = await lockOwnQuestionnaire(tx, reader.institutionId, reader.id, id, reader.today)
  if (!round || (round.state !== 'open' && round.state !== 'returned')) throw errors.NOTHING_HERE()
  if (round.vendorStatus === 'ended') throw errors.VENDOR_ENDED()
  return round
}

function requireQuestion(
  { questions }: QuestionnaireRow,
  id: string,
  errors: Pick<Refusals, 'NOTHING_HERE'>,
): VendorQuestion {
  const question = questions.find((one) => one.id === id)
  if (!question) throw errors.NOTHING_HERE()
  return question
}

async function putWhole(tx: Db, institutionId: string, fileId: string, file: File): Promise<void> {
  for (let position = 0; position < chunkCountOf(file.size); position++) {
    const piece = file.slice(position * CHUNK_BYTES, (position + 1) * CHUNK_BYTES)
    const bytes = Buffer.from(await piece.arrayBuffer())
    try {
      await putChunk(tx, institutionId, fileId, position, bytes)
    } finally {
      freeBytes(bytes)
    }
  }
}

/** What was handed in proves something of the vendor, and reminds before it expires. */
async function addAsEvidence(
  tx: Db,
  reader: AtDesk,
  { vendorId, number, questions }: QuestionnaireRow,
  file: StoredFile,
): Promise<StoredFile> {
  const question = questions.find(({ id }) => id === file.questionId)
  const { institutionId, today } = reader
  const subject = { kind: 'vendor', id: vendorId } as const
  const evidenceId = await insertEvidence(tx, institutionId, asActor(reader), {
    title: file.name,
    type: question?.document ?? 'document',
    note: `Handed in with questionnaire ${number}${question ? `: ${question.text}` : ''}`,
    validOn: file.validUntil && file.validUntil < today ? file.validUntil : today,
    ...{ validUntil: file.validUntil, fileId: file.fileId, target: null, replacesId: null },
  })
  await addEvidenceUse(tx, institutionId, asActor(reader), evidenceId, subject)
  return { ...file, evidenceId }
}

/** The owner; where nobody owns the vendor, every manager. */
async function tellDeciders(tx: Db, { institutionId, name }: AtDesk, round: QuestionnaireRow): Promise<void> {
  const { vendorId, vendorName } = round
  for (const userId of await listDeciders(tx, institutionId, vendorId))
    await notify(tx, institutionId, userId, {
      kind: 'vendor.answered',
      subject: `${name} answered the questionnaire of “${vendorName}”`,
      link: vendorPath(vendorId),
    })
}
