import type { Exam, ExamFields } from '@plumbline/contract/compliance/exams.ts'
import type { Db } from '@plumbline/database/db.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers, members } from '../../platform/procedures.ts'
import { findColleagues, isActiveManager } from '../../work/people/people-store.ts'
import { insertExamItems } from './exam-item-store.ts'
import { addToExamLog, listExamLog } from './exam-log-store.ts'
import {
  findExam,
  insertExam,
  listExams,
  lockExam,
  type Named,
  setExamPeople,
  updateExam,
} from './exam-store.ts'
import { templateItems } from './exam-template.ts'
import { responseLetter } from './response-letter.ts'

export const examHandlers = {
  list: members.exams.list.handler(({ context: { inInstitution, member } }) =>
    inInstitution((tx) => listExams(tx, member)),
  ),

  find: members.exams.find.handler(({ input: { id }, context: { inInstitution, member }, errors }) =>
    inInstitution((tx) => requireExam(tx, member, id, errors)),
  ),

  create: managers.exams.create.handler(({ input: { template, ...fields }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      checkDates(fields, errors)
      const named = [...new Set([member.userId, ...(fields.leadId ? [fields.leadId] : [])])]
      await requireActive(tx, institutionId, named, errors)
      const id = await insertExam(tx, institutionId, fields, member.fullName)
      await setExamPeople(tx, institutionId, id, named)
      await insertExamItems(tx, institutionId, id, templateItems(template), member.fullName)
      await addToExamLog(tx, institutionId, id, {
        actor: member.fullName,
        action: 'exam.started',
        about: fields.agency,
      })
      await context.recordAct(tx, { action: 'exam.create', subjectId: id, detail: {} })
      return requireExam(tx, member, id, errors)
    }),
  ),

  update: members.exams.update.handler(({ input: { id, version, ...fields }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const before = await lockExam(tx, member, id)
      if (!before) throw errors.NOT_FOUND()
      if (before.version !== version)
        throw errors.CHANGED_MEANWHILE({ data: { byName: before.changedByName, version: before.version } })
      checkDates(fields, errors)
      if (fields.leadId && fields.leadId !== before.lead?.userId) {
        await requireActive(tx, institutionId, [fields.leadId], errors)
        const people = before.people.map(({ userId }) => userId)
        await setExamPeople(tx, institutionId, id, [...new Set([...people, fields.leadId])])
      }
      await updateExam(tx, institutionId, id, fields, member.fullName)
      await addToExamLog(tx, institutionId, id, {
        actor: member.fullName,
        action: 'exam.changed',
        about: fields.agency,
        status: fields.status,
      })
      await context.recordAct(tx, { action: 'exam.update', subjectId: id, detail: { status: fields.status } })
      return requireExam(tx, member, id, errors)
    }),
  ),

  setPeople: members.exams.setPeople.handler(({ input: { id, userIds }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const before = await lockExam(tx, member, id)
      if (!before) throw errors.NOT_FOUND()
      const wanted = [...new Set([...userIds, ...(before.lead ? [before.lead.userId] : [])])]
      const known = new Set(before.people.map(({ userId }) => userId))
      await requireActive(
        tx,
        institutionId,
        wanted.filter((userId) => !known.has(userId)),
        errors,
      )
      const people = await findColleagues(tx, institutionId, wanted)
      if (!people.some(isActiveManager)) throw errors.NOBODY_LEFT()
      await setExamPeople(tx, institutionId, id, wanted)
      await addToExamLog(tx, institutionId, id, {
        actor: member.fullName,
        action: 'people.named',
        about: people.map(({ fullName }) => fullName).join(', '),
      })
      await context.recordAct(tx, { action: 'exam.people', subjectId: id, detail: { userIds: wanted } })
      // People who take themselves off see this answer and nothing after it.
      const [exam] = (await listExams(tx, member)).filter((one) => one.id === id)
      return exam ?? { ...before, people: people.map(({ userId, fullName }) => ({ userId, name: fullName })) }
    }),
  ),

  log: members.exams.log.handler(({ input: { id, before }, context, errors }) =>
    context.inInstitution(async (tx) => {
      await requireExam(tx, context.member, id, errors)
      return listExamLog(tx, context.institutionId, id, before)
    }),
  ),

  responseLetter: members.exams.responseLetter.handler(({ input: { id, format }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const exam = await requireExam(tx, member, id, errors)
      const { companyName, timeZone } = member
      const file = await responseLetter(tx, institutionId, exam, {
        format,
        companyName,
        today: todayIn(timeZone),
      })
      await context.recordAct(tx, { action: 'exam.letter', subjectId: id, detail: { format } })
      return file
    }),
  ),
}

export async function requireExam(
  tx: Db,
  reader: Named,
  id: string,
  errors: { NOT_FOUND: () => Error },
): Promise<Exam> {
  const exam = await findExam(tx, reader, id)
  if (!exam) throw errors.NOT_FOUND()
  return exam
}

export async function requireActive(
  tx: Db,
  institutionId: string,
  userIds: readonly string[],
  errors: { PERSON_UNKNOWN: () => Error },
): Promise<void> {
  const found = await findColleagues(tx, institutionId, userIds)
  if (found.length < userIds.length || found.some(({ isSuspended }) => isSuspended))
    throw errors.PERSON_UNKNOWN()
}

function checkDates(
  { periodFrom, periodTo, startsOn, endsOn }: ExamFields,
  errors: { DATES_REVERSED: () => Error },
): void {
  if (periodFrom && periodTo && periodTo < periodFrom) throw errors.DATES_REVERSED()
  if (startsOn && endsOn && endsOn < startsOn) throw errors.DATES_REVERSED()
}
