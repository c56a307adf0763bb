import { z } from 'zod'
import { members } from '../platform/access.ts'
import { Day, StoredDay, StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { EmailAddress } from '../tenancy/members.ts'
import { EXAM_REFUSALS } from './exams.ts'
import { requiredLine } from './work-text.ts'

export const SEATS_AT_MOST = 30
export const SEAT_DAYS_AT_MOST = 366

export const ExamSeat = z.object({
  id: Id,
  examId: Id,
  email: z.string(),
  name: z.string(),
  mayDownload: z.boolean(),
  lastDay: StoredDay,
  state: z.enum(['invited', 'active', 'expired', 'ended']),
  invitedByName: z.string(),
  invitedAt: StoredMoment,
  firstSeenAt: StoredMoment.nullable(),
})
export type ExamSeat = z.infer<typeof ExamSeat>

const named = members.errors(EXAM_REFUSALS)

export const examSeats = {
  list: named
    .route({ method: 'GET', path: '/exams/{id}/seats', summary: 'Who was let in from outside, until when' })
    .input(z.object({ id: Id }))
    .output(z.array(ExamSeat)),

  invite: named
    .meta({ recentAuthentication: true })
    .errors({
      OWN_PERSON: {
        status: 409,
        message:
          'This address is one of your own people. An examiner’s seat is for somebody from outside; name your own people on the exam instead.',
      },
      SEATED_ALREADY: { status: 409, message: 'This address has an open seat on this exam.' },
      TOO_MANY_SEATS: { status: 409, message: `An exam takes ${SEATS_AT_MOST} open seats at most.` },
      DAY_OUT_OF_RANGE: {
        status: 422,
        message: 'The last day lies in the past or more than a year ahead.',
      },
      CANNOT_INVITE: { status: 409, message: 'No invitation can be sent to this address.' },
    })
    .route({
      method: 'POST',
      path: '/exams/{id}/seats',
      summary: 'Invite an examiner to this one exam until a day',
    })
    .input(
      z.object({
        id: Id,
        email: EmailAddress,
        name: requiredLine('Name', 120),
        lastDay: Day,
        mayDownload: z.boolean().default(false),
      }),
    )
    .output(ExamSeat),

  end: named
    .route({
      method: 'POST',
      path: '/exams/{examId}/seats/{id}/end',
      summary: 'End a seat at once',
      successStatus: 204,
    })
    .input(z.object({ examId: Id, id: Id }))
    .output(z.void()),
}
