import { z } from 'zod'
import { managers } from '../platform/access.ts'
import { StoredDay } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'

export const EXAMS_AT_MOST = 200

export const ExportContents = z.object({
  rows: z.number().int(),
  files: z.number().int(),
  fileBytes: z.number().int(),
  /** Examinations that the caller is named on, and so may take along. */
  exams: z.array(z.object({ id: Id, agency: z.string(), startsOn: StoredDay.nullable() })),
})
export type ExportContents = z.infer<typeof ExportContents>

export const institutionExport = {
  find: managers
    .meta({ duringEndedTrial: true })
    .route({
      method: 'GET',
      path: '/institution-export',
      summary: 'How much an export of the institution would hold, without examinations',
    })
    .output(ExportContents),

  open: managers
    .meta({ duringEndedTrial: true, recentAuthentication: true })
    .route({
      method: 'POST',
      path: '/institution-export',
      summary: 'An address of everything of the institution as a ZIP file, good for ten minutes',
    })
    .input(
      z.object({
        /** Examinations to take along, each of them one that the caller is named on. */
        examIds: z.array(Id).max(EXAMS_AT_MOST, `At most ${EXAMS_AT_MOST} examinations.`).default([]),
      }),
    )
    .errors({
      NOT_NAMED: {
        status: 422,
        message: 'examIds: you can take along only examinations that you are named on.',
      },
    })
    .output(z.object({ path: z.string() })),
}
