import { z } from 'zod'
import { members } from '../platform/access.ts'
import { StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { EXAM_REFUSALS } from './exams.ts'

export const ExamBinder = z.object({
  id: Id,
  examId: Id,
  number: z.number().int(),
  documentCount: z.number().int(),
  byteSize: z.number().int(),
  /** SHA-256 of SHA256SUMS. */
  seal: z.string(),
  madeByName: z.string(),
  madeAt: StoredMoment,
})
export type ExamBinder = z.infer<typeof ExamBinder>

const named = members.errors(EXAM_REFUSALS)

export const examBinders = {
  list: named
    .route({ method: 'GET', path: '/exams/{id}/binders', summary: 'Binders that were made, newest first' })
    .input(z.object({ id: Id }))
    .output(z.array(ExamBinder)),

  make: named
    .errors({
      NOTHING_DELIVERED: { status: 409, message: 'Nothing was delivered yet. A binder holds what was.' },
      BINDER_TOO_LARGE: { status: 409, message: 'The binder would be larger than 4 GB, the limit.' },
    })
    .route({
      method: 'POST',
      path: '/exams/{id}/binders',
      summary: 'Fix everything delivered so far, with index, log, and checksums',
    })
    .input(z.object({ id: Id }))
    .output(ExamBinder),

  open: named
    .route({
      method: 'POST',
      path: '/exams/{examId}/binders/{id}/address',
      summary: 'An address of the ZIP file; it takes ranges and is good for six hours',
    })
    .input(z.object({ examId: Id, id: Id }))
    .output(z.object({ path: z.string() })),
}
