import type { Exam } from '@plumbline/contract/compliance/exams.ts'
import { FILE_BYTES_AT_MOST } from '@plumbline/contract/compliance/files.ts'
import type { Db } from '@plumbline/database/db.ts'
import { storedBatchReport } from '../../lending/loan-test-batches/batch-report-store.ts'
import { findBatch } from '../../lending/loan-test-batches/batch-store.ts'
import { loanTestData } from '../../lending/loan-tests/loan-test-data-store.ts'
import { findTimeZone } from '../../platform/days/institution-time-zone.ts'
import { renderPdfInThread } from '../../platform/documents/pdf-rendering.ts'
import { members } from '../../platform/procedures.ts'
import { requireHmda } from '../hmda/hmda-access.ts'
import { openRegister } from '../hmda/opened-register.ts'
import { documentsOf } from './answer-documents.ts'
import { areDrawn, type DrawnPolicy, drawPolicies, findPoliciesToDraw } from './drawn-policies.ts'
import { addExamAddress } from './exam-address-store.ts'
import { type AnswerRow, asAnswer, listAnswerRows, wentOut } from './exam-answer-store.ts'
import { findDelivered, insertDelivery, storeDocument } from './exam-delivery-store.ts'
import { requireExam } from './exam-handlers.ts'
import { readItem } from './exam-item-handlers.ts'
import { findExamItem, setItemStatus } from './exam-item-store.ts'
import { addToExamLog } from './exam-log-store.ts'
import { findExam, lockExam } from './exam-store.ts'

/** A policy that changes again and again while it is drawn is one that somebody is writing. */
const DRAWINGS_AT_MOST = 5

export const examDeliveryHandlers = {
  deliver: members.examItems.deliver.handler(async ({ input, context, errors }) => {
    const data = await loanTestData(context.db)
    const { institutionId, member } = context
    const { examId, id, to } = input
    const { userId, companyName } = member
    const openAnswers = async (tx: Db, exam: Exam | undefined) => {
      const item = exam && (await findExamItem(tx, institutionId, examId, id))
      if (!exam || !item) throw errors.NOT_FOUND()
      const rows = (await listAnswerRows(tx, institutionId, examId, id)).filter((row) => !wentOut(row, id))
      if (rows.length === 0) throw errors.NOTHING_TO_DELIVER()
      if (rows.some(({ isGone }) => isGone)) throw errors.ANSWER_GONE()
      const remarksOf = (row: AnswerRow) => deliveryRemarks(row, exam, id)
      const warnings = rows.flatMap((row) =>
        remarksOf(row).map((remark) => `${row.kind === 'note' ? 'Note' : row.text}: ${remark}`),
      )
      if (warnings.length > 0 && !input.isConfirmed) throw errors.CONFIRM_FIRST({ data: { warnings } })
      const from = { userId, companyName, timeZone: await findTimeZone(tx, institutionId) }
      const policies = await findPoliciesToDraw(tx, institutionId, rows, from)
      return { exam, item, rows, remarksOf, from, policies }
    }

    const deliverDrawn = (drawn: readonly DrawnPolicy[]) =>
      context.inInstitution(async (tx) => {
        const { exam, item, rows, remarksOf, from, policies } = await openAnswers(
          tx,
          await lockExam(tx, member, examId),
        )
        if (!areDrawn(policies, drawn)) return undefined
        const openRegisterOf = async (registerId: string) => {
          requireHmda(member, errors)
          const opened = await openRegister(tx, institutionId, registerId, context.storageKey)
          if (opened === 'gone') throw errors.ANSWER_GONE()
          if (opened === 'sealed') throw errors.REGISTER_SEALED()
          if (opened.bytes.length > FILE_BYTES_AT_MOST) throw errors.REGISTER_TOO_LARGE()
          await context.recordAct(tx, { action: 'hmda.open', subjectId: registerId, detail: {} })
          return opened
        }
        const reportBatch = async (batchId: string) => {
          const batch = await findBatch(tx, { institutionId, onlyOf: undefined }, batchId)
          const report = batch && (await storedBatchReport(tx, member, batch, data))
          return report && renderPdfInThread(report)
        }
        const sources = { openRegister: openRegisterOf, reportBatch, policies: drawn, from }
        let documents = 0
        for (const row of rows) {
          const files = row.fileId
            ? [{ title: row.text, name: row.fileName ?? 'document', fileId: row.fileId }]
            : await documentsOf(tx, institutionId, row, sources)
          if (files.length === 0) throw errors.ANSWER_GONE()
          for (const file of files) {
            const fileId =
              'fileId' in file
                ? file.fileId
                : await storeDocument(tx, institutionId, file, context.fileQuotaBytes)
            if (fileId === 'no-room') throw errors.NO_ROOM()
            const remarks = remarksOf(row)
            const { sha256, byteSize } = await insertDelivery(tx, institutionId, member, {
              ...{ examId, itemId: id, answer: row, fileId, fileName: file.name, remarks, to },
              title: file.title ?? row.text,
            })
            await addToExamLog(tx, institutionId, examId, {
              actor: member.fullName,
              action: 'document.delivered',
              about: `Item ${item.number || item.position}: ${file.name}`,
              sha256,
              byteSize,
              to,
              remarks,
            })
            documents += 1
          }
        }
        await setItemStatus(tx, institutionId, id, 'delivered')
        await context.recordAct(tx, {
          action: 'exam.deliver',
          subjectId: examId,
          detail: { itemId: id, documents },
        })
        return readItem(tx, institutionId, exam, id, errors)
      })

    // Others work on the exam while policies are drawn: the lock is taken when they are there.
    let drawn: DrawnPolicy[] = []
    for (let drawing = 0; drawing < DRAWINGS_AT_MOST; drawing += 1) {
      const { policies } = await context.inInstitution(async (tx) =>
        openAnswers(tx, await findExam(tx, member, examId)),
      )
      drawn = await drawPolicies(policies, drawn)
      const delivered = await deliverDrawn(drawn)
      if (delivered) return delivered
    }
    throw errors.POLICY_CHANGES()
  }),

  openDelivery: members.examItems.openDelivery.handler(
    ({ input: { examId, id, isToSave }, context, errors }) =>
      context.inInstitution(async (tx) => {
        const { institutionId, member } = context
        await requireExam(tx, member, examId, errors)
        if (!(await findDelivered(tx, institutionId, examId, id))) throw errors.NOT_FOUND()
        const path = await addExamAddress(tx, institutionId, {
          examId,
          deliveryId: id,
          userId: member.userId,
          isToSave,
        })
        await context.recordAct(tx, { action: 'exam.open', subjectId: examId, detail: { deliveryId: id } })
        return { path }
      }),
  ),
}

/** Why somebody may not want to send it as it is. */
function deliveryRemarks(row: AnswerRow, { id: examId, periodFrom }: Exam, itemId: string): string[] {
  const { warnings, alreadyDelivered } = asAnswer(row, { examId, itemId, periodFrom })
  return alreadyDelivered
    ? [...warnings, `Already delivered on ${alreadyDelivered.on} as item ${alreadyDelivered.itemNumber}.`]
    : warnings
}
