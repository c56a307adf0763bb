import { z } from 'zod'
import { SUBJECT_REFUSALS, SubjectCard, SubjectRef } from '../compliance/subjects.ts'
import { requiredLine, workLine } from '../compliance/work-text.ts'
import { managers } from '../platform/access.ts'
import { StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'

export const HOLDS_AT_MOST = 200
export const MATTER_AT_MOST = 200
export const HOLD_REASON_AT_MOST = 1_000

/** An account takes reports and ticked checklists with it, which are records of the institution. */
export const RECORDS_ON_HOLD = {
  status: 409,
  message:
    'A legal hold keeps the records of this institution, and this person has some, such as reports. Suspend the account instead, or have a manager lift the hold under Settings, Data.',
} as const

export const LegalHold = z.object({
  id: Id,
  /** Null where it belongs to an examination that the reader is not named on. */
  matter: z.string().nullable(),
  reason: z.string(),
  /** Whether it keeps everything of the institution, or one thing with what belongs to it. */
  isWhole: z.boolean(),
  /** What it keeps; null for everything, and where the reader may not see it. */
  subject: SubjectCard.nullable(),
  placedByName: z.string(),
  placedAt: StoredMoment,
  liftedByName: z.string().nullable(),
  liftedAt: StoredMoment.nullable(),
})
export type LegalHold = z.infer<typeof LegalHold>

export const legalHolds = {
  list: managers
    .route({ method: 'GET', path: '/legal-holds', summary: 'Legal holds, those in force first' })
    .output(z.array(LegalHold)),

  place: managers
    .meta({ recentAuthentication: true })
    .errors({
      ...SUBJECT_REFUSALS,
      TOO_MANY_HOLDS: { status: 409, message: `There are ${HOLDS_AT_MOST} legal holds in force, the limit.` },
    })
    .route({
      method: 'POST',
      path: '/legal-holds',
      summary: 'Stop the deletion of everything, or of one thing such as an examination',
    })
    .input(
      z.object({
        matter: requiredLine('Matter', MATTER_AT_MOST),
        reason: workLine('Reason', HOLD_REASON_AT_MOST).default(''),
        subject: SubjectRef.nullable().default(null),
      }),
    )
    .output(LegalHold),

  lift: managers
    .meta({ recentAuthentication: true })
    .errors({ NOT_FOUND: { status: 404, message: 'This hold does not exist, or it was lifted before.' } })
    .route({
      method: 'POST',
      path: '/legal-holds/{id}/lift',
      summary: 'Lift a legal hold: what it kept may be deleted again',
    })
    .input(z.object({ id: Id }))
    .output(LegalHold),
}
