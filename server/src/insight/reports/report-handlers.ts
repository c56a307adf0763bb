import { REPORTS_KEPT_AT_MOST, type Report, SCHEDULES_AT_MOST } from '@plumbline/contract/insight/reports.ts'
import { UnreadableFile } from '@plumbline/rules/workbooks/unreadable-file.ts'
import { isNamedOnAll } from '../../compliance/exams/exam-store.ts'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { todayIn } from '../../platform/days/today.ts'
import { findLook, saveLook } from '../../platform/documents/document-look-store.ts'
import { managers, members, signedIn } from '../../platform/procedures.ts'
import { sandboxed } from '../../platform/sandbox/sandbox.ts'
import { findColleagues } from '../../work/people/people-store.ts'
import { readShared } from '../dashboard/daily-snapshots.ts'
import { countForBoard, judgmentOf } from './judgment.ts'
import { countSchedules, deleteSchedule, insertSchedule, listSchedules } from './report-schedule-store.ts'
import {
  countReports,
  countWaiting,
  deleteReport,
  findBoardFile,
  findReportFile,
  insertReport,
  listForBoard,
  listReports,
} from './report-store.ts'
import { readScore } from './score-sections.ts'

const WAITING_AT_MOST = 5

const FILES = {
  pdf: { extension: 'pdf', type: 'application/pdf' },
  excel: { extension: 'xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  word: {
    extension: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
} as const

/** Directors, and those who make such reports. */
const readsForBoard = ({ seat, role }: { seat: string; role: string }) =>
  seat === 'director' || role !== 'user'

export const reportHandlers = {
  list: members.reports.list.handler(({ input: { page }, context: { db, member } }) =>
    listReports(db, member.userId, page),
  ),

  create: members.reports.create.handler(async ({ input, context, errors }) => {
    const { db, member, clientAddress } = context
    if (!(await context.inInstitution((tx) => isNamedOnAll(tx, member, input.examIds))))
      throw errors.NOT_NAMED()
    return db.transaction(async (tx) => {
      if ((await countWaiting(tx, member.userId)) >= WAITING_AT_MOST) throw errors.TOO_MANY_WAITING()
      if ((await countReports(tx, member.userId)) >= REPORTS_KEPT_AT_MOST) throw errors.TOO_MANY_KEPT()
      const report = await insertReport(tx, member.userId, input)
      await recordAudit(tx, {
        action: 'report.create',
        actorId: member.userId,
        subjectId: report.id,
        ip: clientAddress,
        detail: { kind: report.kind, format: report.format, exams: input.examIds.length },
      })
      return report
    })
  }),

  draftJudgment: managers.reports.draftJudgment.handler(
    async ({ input: { periodStart, periodEnd }, context: { db, inInstitution, member } }) => {
      const shared = await readShared(db)
      const { timeZone } = member
      return inInstitution(async (tx) => {
        const period = { from: periodStart, to: periodEnd, today: todayIn(timeZone), timeZone }
        const scope = { tx, reader: member, shared, ...period }
        return { text: judgmentOf(await readScore(scope), await countForBoard(scope)) }
      })
    },
  ),

  download: members.reports.download.handler(async ({ input: { id }, context, errors }) => {
    const { db, member } = context
    const report = await findReportFile(db, member.userId, id)
    if (!report) throw errors.NOT_FOUND()
    if (!(await context.inInstitution((tx) => isNamedOnAll(tx, member, report.examIds))))
      throw errors.NO_LONGER_NAMED()
    return new File([new Uint8Array(report.file)], fileName(report), { type: FILES[report.format].type })
  }),

  forBoard: signedIn.reports.forBoard.handler(({ context: { db, member }, errors }) => {
    if (!readsForBoard(member)) throw errors.FORBIDDEN()
    return listForBoard(db, member.institutionId)
  }),

  downloadForBoard: signedIn.reports.downloadForBoard.handler(
    async ({ input: { id }, context: { db, member }, errors }) => {
      if (!readsForBoard(member)) throw errors.FORBIDDEN()
      const report = await findBoardFile(db, member.institutionId, id)
      if (!report) throw errors.NOT_FOUND()
      return new File([new Uint8Array(report.file)], fileName(report), { type: FILES[report.format].type })
    },
  ),

  remove: members.reports.remove.handler(
    ({ input: { id }, context: { db, member, clientAddress }, errors }) =>
      db.transaction(async (tx) => {
        if (!(await deleteReport(tx, member.userId, id))) throw errors.NOT_FOUND()
        await recordAudit(tx, {
          action: 'report.delete',
          actorId: member.userId,
          subjectId: id,
          ip: clientAddress,
        })
      }),
  ),

  schedules: managers.reports.schedules.handler(({ context: { inInstitution, institutionId } }) =>
    inInstitution((tx) => listSchedules(tx, institutionId)),
  ),

  addSchedule: managers.reports.addSchedule.handler(
    ({ input, context: { inInstitution, institutionId, member, recordAct }, errors }) =>
      inInstitution(async (tx) => {
        if ((await countSchedules(tx, institutionId)) >= SCHEDULES_AT_MOST) throw errors.TOO_MANY()
        const recipientIds = [
          ...new Set(input.recipientIds.length > 0 ? input.recipientIds : [member.userId]),
        ]
        const people = await findColleagues(tx, institutionId, recipientIds)
        if (people.filter(({ isSuspended }) => !isSuspended).length < recipientIds.length)
          throw errors.NOT_A_COLLEAGUE()
        const schedule = await insertSchedule(
          tx,
          institutionId,
          { ...input, recipientIds },
          { today: todayIn(member.timeZone), byName: member.fullName },
        )
        await recordAct(tx, {
          action: 'report.schedule',
          subjectId: schedule.id,
          detail: { kind: schedule.kind, every: schedule.every, people: recipientIds.length },
        })
        return schedule
      }),
  ),

  removeSchedule: managers.reports.removeSchedule.handler(
    ({ input: { id }, context: { inInstitution, institutionId, recordAct }, errors }) =>
      inInstitution(async (tx) => {
        if (!(await deleteSchedule(tx, institutionId, id))) throw errors.NOT_FOUND()
        await recordAct(tx, { action: 'report.schedule_end', subjectId: id })
      }),
  ),

  look: members.reports.look.handler(({ context: { inInstitution, institutionId } }) =>
    inInstitution(async (tx) => {
      const { color, logo } = await findLook(tx, institutionId)
      return { color, logo: logo && `data:image/png;base64,${logo.png}` }
    }),
  ),

  saveLook: managers.reports.saveLook.handler(
    async ({ input, context: { inInstitution, institutionId, recordAct }, errors }) => {
      const logo = input.logo && (await readLogo(institutionId, input.logo, errors))
      if (input.logo && !logo) throw errors.NOT_A_PICTURE()
      await inInstitution(async (tx) => {
        await saveLook(tx, institutionId, { ...input, logo })
        await recordAct(tx, {
          action: 'report.look',
          subjectId: institutionId,
          detail: { color: input.color, hasNewLogo: logo !== undefined },
        })
      })
    },
  ),
}

const acceptLogo = sandboxed<typeof import('./accepted-logo.ts').acceptLogo>('logo')

async function readLogo(
  institutionId: string,
  file: Blob,
  errors: { NOT_A_PICTURE: (refusal: { message: string }) => Error },
): Promise<Buffer | undefined> {
  try {
    const picture = await acceptLogo(institutionId, await file.bytes())
    return picture && Buffer.from(picture)
  } catch (error) {
    if (error instanceof UnreadableFile) throw errors.NOT_A_PICTURE({ message: error.message })
    throw error
  }
}

function fileName({ kind, periodStart, periodEnd, format }: Report): string {
  return `plumbline-${kind}-${periodStart}-${periodEnd}.${FILES[format].extension}`
}
