import { FILE_BYTES_AT_MOST } from '@plumbline/contract/compliance/files.ts'
import { storedBatchReport } from '../../lending/loan-test-batches/batch-report-store.ts'
import { findBatch } from '../../lending/loan-test-batches/batch-store.ts'
import { loanTestData } from '../../lending/loan-tests/loan-test-data-store.ts'
import { findTimeZone } from '../../platform/days/institution-time-zone.ts'
import { renderPdfInThread } from '../../platform/documents/pdf-rendering.ts'
import { members } from '../../platform/procedures.ts'
import { requireHmda } from '../hmda/hmda-access.ts'
import { openRegister } from '../hmda/opened-register.ts'
import { documentOf } from './answer-documents.ts'
import { addExamAddress } from './exam-address-store.ts'
import { type AnswerRow, asAnswer, listAnswerRows, wentOut } from './exam-answer-store.ts'
import { findDelivered, insertDelivery, storeDocument } from './exam-delivery-store.ts'
import { requireExam } from './exam-handlers.ts'
import { readItem } from './exam-item-handlers.ts'
import { findExamItem, setItemStatus } from './exam-item-store.ts'
import { addToExamLog } from './exam-log-store.ts'
import { lockExam } from './exam-store.ts'

export const examDeliveryHandlers = {
  deliver: members.examItems.deliver.handler(
    async ({ input: { examId, id, to, isConfirmed }, context, errors }) => {
      const data = await loanTestData(context.db)
      return context.inInstitution(async (tx) => {
        const { institutionId, member } = context
        const exam = await lockExam(tx, member, examId)
        const item = exam && (await findExamItem(tx, institutionId, examId, id))
        if (!exam || !item) throw errors.NOT_FOUND()
        const rows = (await listAnswerRows(tx, institutionId, examId, id)).filter((row) => !wentOut(row, id))
        if (rows.length === 0) throw errors.NOTHING_TO_DELIVER()
        if (rows.some(({ isGone }) => isGone)) throw errors.ANSWER_GONE()
        const remarksOf = (row: AnswerRow) => {
          const { warnings, alreadyDelivered } = asAnswer(row, {
            examId,
            itemId: id,
            periodFrom: exam.periodFrom,
          })
          return [
            ...warnings,
            ...(alreadyDelivered
              ? [`Already delivered on ${alreadyDelivered.on} as item ${alreadyDelivered.itemNumber}.`]
              : []),
          ]
        }
        const warnings = rows.flatMap((row) =>
          remarksOf(row).map((remark) => `${row.kind === 'note' ? 'Note' : row.text}: ${remark}`),
        )
        if (warnings.length > 0 && !isConfirmed) throw errors.CONFIRM_FIRST({ data: { warnings } })
        const registerOf = async (registerId: string) => {
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
        const { userId, companyName } = member
        const from = { userId, companyName, timeZone: await findTimeZone(tx, institutionId) }
        const sources = { openRegister: registerOf, reportBatch, from }
        for (const row of rows) {
          const document = row.fileId ? undefined : await documentOf(tx, institutionId, row, sources)
          const fileId =
            row.fileId ??
            (document && (await storeDocument(tx, institutionId, document, context.fileQuotaBytes)))
          if (!fileId) throw errors.ANSWER_GONE()
          if (fileId === 'no-room') throw errors.NO_ROOM()
          const fileName = row.fileName ?? document?.name ?? 'document'
          const remarks = remarksOf(row)
          const { sha256, byteSize } = await insertDelivery(tx, institutionId, member, {
            examId,
            itemId: id,
            answer: row,
            fileId,
            fileName,
            remarks,
            to,
          })
          await addToExamLog(tx, institutionId, examId, {
            actor: member.fullName,
            action: 'document.delivered',
            about: `Item ${item.number || item.position}: ${fileName}`,
            sha256,
            byteSize,
            to,
            remarks,
          })
        }
        await setItemStatus(tx, institutionId, id, 'delivered')
        await context.recordAct(tx, {
          action: 'exam.deliver',
          subjectId: examId,
          detail: { itemId: id, documents: rows.length },
        })
        return readItem(tx, institutionId, exam, id, errors)
      })
    },
  ),

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
