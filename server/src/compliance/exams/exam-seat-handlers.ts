import { AccountRefusal } from '@plumbline/auth/auth.ts'
import { SEAT_DAYS_AT_MOST, SEATS_AT_MOST } from '@plumbline/contract/compliance/exam-seats.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { todayIn } from '../../platform/days/today.ts'
import { queueMail } from '../../platform/mail/mail-outbox.ts'
import { members } from '../../platform/procedures.ts'
import { requireExam } from './exam-handlers.ts'
import { addToExamLog } from './exam-log-store.ts'
import { seatMailText } from './exam-seat-mail-text.ts'
import { endExpired, endSeat, insertSeat, isOwnAddress, listSeats } from './exam-seat-store.ts'
import { lockExam } from './exam-store.ts'

export const examSeatHandlers = {
  list: members.examSeats.list.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      await requireExam(tx, context.member, id, errors)
      return listSeats(tx, context.institutionId, id)
    }),
  ),

  invite: members.examSeats.invite.handler(async ({ input, context, errors }) => {
    const { id, name, lastDay, mayDownload } = input
    const { institutionId, member, db, auth, publicUrl, clientAddress } = context
    const email = input.email.toLowerCase()
    const today = todayIn(member.timeZone)
    if (lastDay < today || lastDay > formatDay(parseDay(today, 'today') + SEAT_DAYS_AT_MOST))
      throw errors.DAY_OUT_OF_RANGE()
    const seat = await context.inInstitution(async (tx) => {
      if (!(await lockExam(tx, member, id))) throw errors.NOT_FOUND()
      if (await isOwnAddress(tx, institutionId, email)) throw errors.OWN_PERSON()
      await endExpired(tx, institutionId, id)
      const open = (await listSeats(tx, institutionId, id)).filter(({ state }) => state !== 'ended')
      if (open.some((one) => one.email === email)) throw errors.SEATED_ALREADY()
      if (open.length >= SEATS_AT_MOST) throw errors.TOO_MANY_SEATS()
      const seatId = await insertSeat(tx, institutionId, {
        examId: id,
        email,
        name,
        lastDay,
        timeZone: member.timeZone,
        mayDownload,
        by: member,
      })
      await addToExamLog(tx, institutionId, id, {
        actor: member.fullName,
        action: 'seat.invited',
        about: `${name}, ${email}, until ${lastDay}`,
      })
      await queueMail(tx, {
        kind: 'exam_seat',
        to: email,
        text: seatMailText({ ...member, lastDay }, publicUrl),
      })
      await context.recordAct(tx, { action: 'exam.seat_invited', subjectId: id, detail: { seatId } })
      return (await listSeats(tx, institutionId, id)).find((one) => one.id === seatId)!
    })
    try {
      // An account without a profile opens nothing but what a seat opens, and only with a code sent to the address.
      // Whether there was one before is not said.
      await db.transaction((tx) =>
        auth.accounts.create(tx, { email, emailConfirmed: true }, { id: member.userId, ip: clientAddress }),
      )
    } catch (error) {
      if (!(error instanceof AccountRefusal)) throw error
      if (error.code !== 'email_exists') {
        await context.inInstitution((tx) => endSeat(tx, institutionId, id, seat.id))
        throw errors.CANNOT_INVITE()
      }
    }
    return seat
  }),

  end: members.examSeats.end.handler(({ input: { examId, id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const seat = (await lockExam(tx, member, examId)) && (await endSeat(tx, institutionId, examId, id))
      if (!seat) throw errors.NOT_FOUND()
      await addToExamLog(tx, institutionId, examId, {
        actor: member.fullName,
        action: 'seat.ended',
        about: `${seat.name}, ${seat.email}`,
      })
      await context.recordAct(tx, { action: 'exam.seat_ended', subjectId: examId, detail: { seatId: id } })
    }),
  ),
}
