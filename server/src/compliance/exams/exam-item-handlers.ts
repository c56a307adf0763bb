import {
  EXAM_ANSWERS_AT_MOST,
  EXAM_ITEMS_AT_MOST,
  type ExamItemDetail,
} from '@plumbline/contract/compliance/exam-items.ts'
import type { Exam } from '@plumbline/contract/compliance/exams.ts'
import type { Db } from '@plumbline/database/db.ts'
import { UnreadableFile } from '@plumbline/rules/workbooks/unreadable-file.ts'
import { findReportFile } from '../../insight/reports/report-store.ts'
import { members } from '../../platform/procedures.ts'
import { sandboxed } from '../../platform/sandbox/sandbox.ts'
import { violatesUnique } from '../../platform/sql.ts'
import { notify } from '../../work/notifications/notify.ts'
import { asAnswer, findAnswerTarget, listAnswerRows } from './exam-answer-store.ts'
import { requireExam } from './exam-handlers.ts'
import {
  assignExamItems,
  deleteAnswer,
  deleteExamItem,
  findExamItem,
  insertAnswer,
  insertExamItems,
  listDeliveries,
  listExamItems,
  listQuestions,
  setItemStatus,
  updateExamItem,
} from './exam-item-store.ts'
import { addToExamLog } from './exam-log-store.ts'
import { addReport, findReportsNamed } from './exam-report-answers.ts'
import { lockExam } from './exam-store.ts'
import { examItemPath } from './exam-subject.ts'
import { searchAnswers, suggestAnswers } from './exam-suggestion-store.ts'
import type { ListRefusal } from './read-request-file.ts'
import { readRequestText } from './request-list.ts'
import { withOwners } from './request-owners.ts'

const readRequestFile = sandboxed<typeof import('./read-request-file.ts').readRequestFile>('exam-requests')

async function readFile(
  institutionId: string,
  file: Blob,
  errors: { LIST_UNREADABLE: (refusal: { message: string }) => Error },
) {
  try {
    return await readRequestFile(institutionId, await file.bytes())
  } catch (error) {
    if (error instanceof UnreadableFile) throw errors.LIST_UNREADABLE({ message: error.message })
    throw error
  }
}

export const examItemHandlers = {
  list: members.examItems.list.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      await requireExam(tx, context.member, id, errors)
      return listExamItems(tx, context.institutionId, id)
    }),
  ),

  find: members.examItems.find.handler(({ input: { examId, id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const exam = await requireExam(tx, context.member, examId, errors)
      return readItem(tx, context.institutionId, exam, id, errors)
    }),
  ),

  readText: members.examItems.readText.handler(({ input: { id, text }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const exam = await requireExam(tx, context.member, id, errors)
      const list = withOwners(readRequestText(text), exam.people)
      if (list.items.length === 0) throw errors.LIST_EMPTY()
      if (list.items.length > EXAM_ITEMS_AT_MOST) throw errors.TOO_MANY_ITEMS()
      return list
    }),
  ),

  readFile: members.examItems.readFile.handler(async ({ input: { id, file }, context, errors }) => {
    const exam = await context.inInstitution((tx) => requireExam(tx, context.member, id, errors))
    const list = await readFile(context.institutionId, file, errors)
    if (isRefusal(list)) throw errors[list]()
    if (list.items.length === 0) throw errors.LIST_EMPTY()
    if (list.items.length > EXAM_ITEMS_AT_MOST) throw errors.TOO_MANY_ITEMS()
    return withOwners(list, exam.people)
  }),

  add: members.examItems.add.handler(({ input: { id, items }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const exam = await lockExam(tx, member, id)
      if (!exam) throw errors.NOT_FOUND()
      if (items.some(({ ownerId }) => ownerId && !isNamed(exam, ownerId))) throw errors.NOT_NAMED()
      const before = await listExamItems(tx, institutionId, id)
      if (before.length + items.length > EXAM_ITEMS_AT_MOST) throw errors.TOO_MANY_ITEMS()
      await insertExamItems(tx, institutionId, id, items, member.fullName)
      await addToExamLog(tx, institutionId, id, {
        actor: member.fullName,
        action: 'items.added',
        about: items.length === 1 ? '1 item' : `${items.length} items`,
      })
      const owners = Map.groupBy(items, ({ ownerId }) => ownerId)
      for (const [ownerId, { length: count }] of owners)
        if (ownerId) await tellOwner(tx, member, { examId: id, ownerId, count })
      await context.recordAct(tx, { action: 'exam.items', subjectId: id, detail: { added: items.length } })
      return listExamItems(tx, institutionId, id)
    }),
  ),

  assign: members.examItems.assign.handler(({ input: { id, itemIds, ...assignment }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const exam = await lockExam(tx, member, id)
      if (!exam) throw errors.NOT_FOUND()
      const { ownerId } = assignment
      if (ownerId && !isNamed(exam, ownerId)) throw errors.NOT_NAMED()
      const chosen = new Set(itemIds)
      const before = (await listExamItems(tx, institutionId, id)).filter((item) => chosen.has(item.id))
      if (before.length < chosen.size) throw errors.NOT_FOUND()
      await assignExamItems(tx, institutionId, id, itemIds, { ...assignment, byName: member.fullName })
      const count = before.filter(({ owner }) => owner?.userId !== ownerId).length
      if (ownerId && count > 0) await tellOwner(tx, member, { examId: id, ownerId, count })
      await context.recordAct(tx, {
        action: 'exam.items',
        subjectId: id,
        detail: { assigned: chosen.size, ...assignment },
      })
      return listExamItems(tx, institutionId, id)
    }),
  ),

  update: members.examItems.update.handler(({ input: { examId, id, version, ...item }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const exam = await lockExam(tx, member, examId)
      const before = exam && (await findExamItem(tx, institutionId, examId, id))
      if (!exam || !before) throw errors.NOT_FOUND()
      if (before.version !== version)
        throw errors.CHANGED_MEANWHILE({ data: { byName: before.changedByName, version: before.version } })
      if (item.status === 'delivered' && before.deliveryCount === 0) throw errors.NOT_DELIVERED()
      const isNewOwner = item.ownerId && item.ownerId !== before.owner?.userId
      if (isNewOwner && item.ownerId && !isNamed(exam, item.ownerId)) throw errors.NOT_NAMED()
      await updateExamItem(tx, institutionId, id, item, member.fullName)
      if (isNewOwner && item.ownerId && item.ownerId !== member.userId)
        await notify(tx, institutionId, item.ownerId, {
          kind: 'exam.item_assigned',
          subject: `${member.fullName} made you the owner of an examination item`,
          link: examItemPath(examId, id),
        })
      if (item.status === 'ready' && before.status !== 'ready')
        await tellLead(tx, member, exam, { id, number: item.number })
      await context.recordAct(tx, {
        action: 'exam.items',
        subjectId: examId,
        detail: { itemId: id, status: item.status },
      })
      return readItem(tx, institutionId, exam, id, errors)
    }),
  ),

  remove: members.examItems.remove.handler(({ input: { examId, id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const item = (await lockExam(tx, member, examId)) && (await findExamItem(tx, institutionId, examId, id))
      if (!item) throw errors.NOT_FOUND()
      if (item.deliveryCount > 0) throw errors.DELIVERED()
      await deleteExamItem(tx, institutionId, id)
      await addToExamLog(tx, institutionId, examId, {
        actor: member.fullName,
        action: 'item.removed',
        about: `Item ${item.number || item.position}`,
      })
      await context.recordAct(tx, { action: 'exam.items', subjectId: examId, detail: { removed: id } })
    }),
  ),

  addAnswer: members.examItems.addAnswer.handler(async ({ input, context, errors }) => {
    const { examId, id, kind, text, targetId } = input
    const { db, institutionId, member } = context
    if ((kind === 'note') !== (targetId === null) || (kind === 'note' && text === ''))
      throw errors.WORDS_MISSING()
    try {
      const report = kind === 'report' ? await findReportFile(db, member.userId, targetId ?? '') : undefined
      if (kind === 'report' && !report) throw errors.NOT_FOUND()
      if (report?.hasExamFindings) throw errors.EXAM_FINDINGS()
      return await context.inInstitution(async (tx) => {
        const exam = await lockExam(tx, member, examId)
        const item = exam && (await findExamItem(tx, institutionId, examId, id))
        if (!exam || !item) throw errors.NOT_FOUND()
        if (item.answerCount >= EXAM_ANSWERS_AT_MOST) throw errors.TOO_MANY_ANSWERS()
        if (kind === 'report') {
          const isAdded = await addReport(tx, member, {
            itemId: id,
            report: report!,
            quotaBytes: context.fileQuotaBytes,
          })
          if (!isAdded) throw errors.NO_ROOM()
        } else {
          const target = kind === 'note' ? null : await findAnswerTarget(tx, member, kind, targetId ?? '')
          if (target === undefined) throw errors.NOT_FOUND()
          await insertAnswer(tx, institutionId, {
            itemId: id,
            kind,
            text: target?.title ?? text,
            targetId,
            byName: member.fullName,
          })
        }
        if (item.status === 'open') await setItemStatus(tx, institutionId, id, 'gathering')
        await context.recordAct(tx, {
          action: 'exam.answer',
          subjectId: examId,
          detail: { itemId: id, kind },
        })
        return readItem(tx, institutionId, exam, id, errors)
      })
    } catch (error) {
      throw violatesUnique(error, 'exam_answers_institution_id_item_id_kind_target_id_key')
        ? errors.ANSWERED_ALREADY()
        : error
    }
  }),

  removeAnswer: members.examItems.removeAnswer.handler(({ input: { examId, itemId, id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const item =
        (await lockExam(tx, member, examId)) && (await findExamItem(tx, institutionId, examId, itemId))
      if (!item || !(await deleteAnswer(tx, institutionId, itemId, id))) throw errors.NOT_FOUND()
      await context.recordAct(tx, {
        action: 'exam.answer',
        subjectId: examId,
        detail: { itemId, removed: id },
      })
    }),
  ),

  search: members.examItems.search.handler(async ({ input: { examId, id, query }, context, errors }) => {
    const reports = query === '' ? [] : await findReportsNamed(context.db, context.member.userId, query)
    return context.inInstitution(async (tx) => {
      await requireExam(tx, context.member, examId, errors)
      if (!(await findExamItem(tx, context.institutionId, examId, id))) throw errors.NOT_FOUND()
      return query === '' ? [] : [...(await searchAnswers(tx, context.member, query)), ...reports]
    })
  }),

  suggest: members.examItems.suggest.handler(({ input: { examId, id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      await requireExam(tx, context.member, examId, errors)
      const item = await findExamItem(tx, context.institutionId, examId, id)
      if (!item) throw errors.NOT_FOUND()
      return suggestAnswers(tx, context.member, item)
    }),
  ),
}

export async function readItem(
  tx: Db,
  institutionId: string,
  exam: Pick<Exam, 'id' | 'periodFrom'>,
  id: string,
  errors: { NOT_FOUND: () => Error },
): Promise<ExamItemDetail> {
  const item = await findExamItem(tx, institutionId, exam.id, id)
  if (!item) throw errors.NOT_FOUND()
  const answers = await listAnswerRows(tx, institutionId, exam.id, id)
  return {
    ...item,
    answers: answers.map((row) =>
      asAnswer(row, { examId: exam.id, itemId: id, periodFrom: exam.periodFrom }),
    ),
    deliveries: await listDeliveries(tx, institutionId, id),
    questions: await listQuestions(tx, institutionId, id),
  }
}

const isNamed = ({ people }: Pick<Exam, 'people'>, ownerId: string): boolean =>
  people.some(({ userId }) => userId === ownerId)

/** Once for all the items that one gets at a time. */
async function tellOwner(
  tx: Db,
  { institutionId, userId, fullName }: { institutionId: string; userId: string; fullName: string },
  { examId, ownerId, count }: { examId: string; ownerId: string; count: number },
): Promise<void> {
  if (ownerId === userId) return
  await notify(tx, institutionId, ownerId, {
    kind: 'exam.item_assigned',
    subject: `${fullName} made you the owner of ${count === 1 ? 'an examination item' : `${count} examination items`}`,
    link: `/examinations/${examId}`,
  })
}

/** Who leads the exam delivers. The number alone is said, as in reminders. */
async function tellLead(
  tx: Db,
  { institutionId, userId, fullName }: { institutionId: string; userId: string; fullName: string },
  exam: Exam,
  { id, number }: { id: string; number: string },
): Promise<void> {
  const leadId = exam.lead?.userId
  if (!leadId || leadId === userId || !isNamed(exam, leadId)) return
  await notify(tx, institutionId, leadId, {
    kind: 'exam.item_ready',
    subject: `${fullName} marked ${number === '' ? 'an examination item' : `examination item ${number}`} as ready to deliver`,
    link: examItemPath(exam.id, id),
  })
}

const isRefusal = (list: unknown): list is ListRefusal => typeof list === 'string'
