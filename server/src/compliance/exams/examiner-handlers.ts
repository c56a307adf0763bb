import type { ComingItem, SeatedItem } from '@plumbline/contract/compliance/examiner.ts'
import type { AuditAction } from '@plumbline/contract/tenancy/audit-action.ts'
import type { Db } from '@plumbline/database/db.ts'
import { UnreadableFile } from '@plumbline/rules/workbooks/unreadable-file.ts'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { examiners, type RequestContext } from '../../platform/procedures.ts'
import { sandboxed } from '../../platform/sandbox/sandbox.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import type { SeatHolder } from '../../platform/session/seat-holder.ts'
import { notify } from '../../work/notifications/notify.ts'
import { addExamAddress } from './exam-address-store.ts'
import { listBinders } from './exam-binder-store.ts'
import { findDelivered, isViewable, listDelivered } from './exam-delivery-store.ts'
import {
  findExamItem,
  listExamItems,
  listQuestions,
  markItemReceived,
  setItemStatus,
} from './exam-item-store.ts'
import { addToExamLog } from './exam-log-store.ts'
import { insertQuestion, listOpenSeats, noteSeen, type OpenSeat } from './exam-seat-store.ts'
import { listNamed } from './exam-store.ts'
import { examItemPath } from './exam-subject.ts'

const QUESTIONS_AT_MOST = 100

export const examinerHandlers = {
  exams: examiners.examiner.exams.handler(async ({ context: { db, holder } }) => ({
    email: holder.email,
    isMember: holder.isMember,
    exams: (await listOpenSeats(db, holder.email)).map(asSeated),
  })),

  items: examiners.examiner.items.handler(({ input: { id }, context, errors }) =>
    seated(context, id, errors, async (tx, seat) => {
      const { institutionId } = seat
      if (await noteSeen(tx, institutionId, seat.seatId))
        await addToExamLog(tx, institutionId, id, entryOf(seat, context.holder, 'seat.opened', 'First visit'))
      const files = await listDelivered(tx, institutionId, id)
      const items: SeatedItem[] = []
      const coming: ComingItem[] = []
      const listed = await listExamItems(tx, institutionId, id)
      const delivered = new Set(listed.flatMap((item) => (item.deliveryCount > 0 ? [item.section] : [])))
      for (const item of listed) {
        if (item.deliveryCount === 0) {
          const { position, number, section } = item
          coming.push({ position, number, section: delivered.has(section) ? section : '' })
          continue
        }
        const documents = files.filter(({ itemId }) => itemId === item.id)
        items.push({
          id: item.id,
          examId: id,
          position: item.position,
          number: item.number,
          section: item.section,
          request: item.request,
          status: item.status === 'follow_up' ? 'follow_up' : 'delivered',
          receivedAt: item.receivedAt,
          documents: documents.map((file) => ({
            id: file.id,
            examId: id,
            title: file.title,
            fileName: file.fileName,
            byteSize: file.byteSize,
            sha256: file.sha256,
            deliveredAt: file.deliveredAt,
            isShownInline: isViewable(file),
          })),
          questions: item.questionCount > 0 ? await listQuestions(tx, institutionId, item.id) : [],
        })
      }
      const hasBinder = (await listBinders(tx, institutionId, id)).length > 0
      return { exam: asSeated(seat), items, coming, hasBinder }
    }),
  ),

  open: examiners.examiner.open.handler(async ({ input: { examId, id, isToSave }, context, errors }) => {
    const watermark = isToSave ? undefined : await watermarkOf(context, examId, id, errors)
    return seated(context, examId, errors, async (tx, seat) => {
      const file = await findDelivered(tx, seat.institutionId, examId, id)
      if (!file) throw errors.NOT_FOUND()
      // What a browser cannot show in place, it saves.
      if (!seat.mayDownload && (isToSave || !isViewable(file))) throw errors.NO_DOWNLOAD()
      const isPdfView = !isToSave && file.contentType === 'application/pdf'
      if (isPdfView && !watermark) throw errors.NO_PREVIEW()
      const path = await addExamAddress(tx, seat.institutionId, {
        examId,
        deliveryId: id,
        seatId: seat.seatId,
        userId: context.holder.userId,
        isToSave,
        ...(watermark && { watermark }),
      })
      await addToExamLog(tx, seat.institutionId, examId, {
        ...entryOf(seat, context.holder, isToSave ? 'document.downloaded' : 'document.viewed', file.fileName),
        sha256: file.sha256,
      })
      await record(tx, context, seat, 'examiner.open', { deliveryId: id, isToSave })
      return { path }
    })
  }),

  openBinder: examiners.examiner.openBinder.handler(({ input: { id }, context, errors }) =>
    seated(context, id, errors, async (tx, seat) => {
      const [binder] = await listBinders(tx, seat.institutionId, id)
      if (!binder) throw errors.NOT_FOUND()
      if (!seat.mayDownload) throw errors.NO_DOWNLOAD()
      const path = await addExamAddress(tx, seat.institutionId, {
        examId: id,
        binderId: binder.id,
        seatId: seat.seatId,
        userId: context.holder.userId,
        isToSave: true,
      })
      await addToExamLog(
        tx,
        seat.institutionId,
        id,
        entryOf(seat, context.holder, 'binder.downloaded', `Binder ${binder.number}`),
      )
      await record(tx, context, seat, 'examiner.open', { binderId: binder.id })
      return { path }
    }),
  ),

  ask: examiners.examiner.ask.handler(({ input: { examId, id, question }, context, errors }) =>
    seated(context, examId, errors, async (tx, seat) => {
      const item = await requireDelivered(tx, seat, examId, id, errors)
      if (item.questionCount >= QUESTIONS_AT_MOST) throw errors.TOO_MANY_QUESTIONS()
      await insertQuestion(tx, seat.institutionId, {
        itemId: id,
        seatId: seat.seatId,
        question,
        name: seat.name,
      })
      await setItemStatus(tx, seat.institutionId, id, 'follow_up')
      await addToExamLog(
        tx,
        seat.institutionId,
        examId,
        entryOf(seat, context.holder, 'question.asked', `Item ${item.number || item.position}`),
      )
      for (const userId of await listNamed(tx, seat.institutionId, examId))
        await notify(tx, seat.institutionId, userId, {
          kind: 'exam.question',
          subject: 'A question was asked on an examination item',
          link: examItemPath(examId, id),
        })
      await record(tx, context, seat, 'examiner.ask', { itemId: id })
    }),
  ),

  receive: examiners.examiner.receive.handler(({ input: { examId, id }, context, errors }) =>
    seated(context, examId, errors, async (tx, seat) => {
      const item = await requireDelivered(tx, seat, examId, id, errors)
      if (item.receivedAt) return
      await markItemReceived(tx, seat.institutionId, id)
      await addToExamLog(
        tx,
        seat.institutionId,
        examId,
        entryOf(seat, context.holder, 'item.received', `Item ${item.number || item.position}`),
      )
      await record(tx, context, seat, 'examiner.receive', { itemId: id })
    }),
  ),
}

const readForWatermark =
  sandboxed<typeof import('../../platform/files/pdf-watermark.ts').readForWatermark>('pdf-watermark')

/**
 * The whole file is in memory for this, 25 MB at most. It is read outside of the transaction, so that nobody waits
 * for its file. Undefined where the delivery is no PDF, or one that cannot be marked.
 */
async function watermarkOf(
  context: Context,
  examId: string,
  deliveryId: string,
  errors: { NOT_FOUND: () => Error },
): Promise<Buffer | undefined> {
  const found = await seated(context, examId, errors, async (tx, { institutionId }) => {
    const file = await findDelivered(tx, institutionId, examId, deliveryId)
    if (file?.contentType !== 'application/pdf') return undefined
    return { institutionId, id: file.fileId }
  })
  if (!found) return undefined
  const pieces: Buffer[] = []
  for await (const piece of context.fileBytes.read(found)) pieces.push(piece)
  const pdf = Buffer.concat(pieces)
  const moment = new Date().toISOString().slice(0, 16).replace('T', ' ')
  const words = `${context.holder.email} - viewed ${moment} UTC`
  try {
    const update = await readForWatermark(found.institutionId, { pdf, words })
    return update && Buffer.from(update)
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined
    throw error
  }
}

type Context = Pick<RequestContext, 'db' | 'fileBytes' | 'clientAddress'> & { holder: SeatHolder }

/** The seat is looked up at this very call: ended, expired, and other exams' seats find nothing. */
async function seated<Result>(
  { db, holder }: Context,
  examId: string,
  errors: { NOT_FOUND: () => Error },
  work: (tx: Db, seat: OpenSeat) => Promise<Result>,
): Promise<Result> {
  const [seat] = await listOpenSeats(db, holder.email, examId)
  if (!seat) throw errors.NOT_FOUND()
  return inInstitution(db, seat.institutionId, (tx) => work(tx, seat))
}

const asSeated = ({ id, institutionName, agency, kind, lastDay, mayDownload }: OpenSeat) => ({
  id,
  institutionName,
  agency,
  kind,
  lastDay,
  mayDownload,
})

const entryOf = ({ name }: OpenSeat, { email }: SeatHolder, action: string, about: string) => ({
  actor: `${name} (${email})`,
  action,
  about,
})

function record(
  tx: Db,
  { holder, clientAddress }: Context,
  { id, institutionId }: OpenSeat,
  action: AuditAction,
  detail: Record<string, unknown>,
): Promise<void> {
  return recordAudit(tx, {
    action,
    actorId: holder.userId,
    subjectId: id,
    ip: clientAddress,
    institutionId,
    detail,
  })
}

async function requireDelivered(
  tx: Db,
  { institutionId }: OpenSeat,
  examId: string,
  id: string,
  errors: { NOT_FOUND: () => Error },
) {
  const item = await findExamItem(tx, institutionId, examId, id)
  if (!item || item.deliveryCount === 0) throw errors.NOT_FOUND()
  return item
}
