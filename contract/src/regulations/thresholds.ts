import { z } from 'zod'
import { everyone } from '../platform/access.ts'

/** One figure of the law for a stretch of time. */
export const Threshold = z.object({
  key: z.string(),
  value: z.string(),
  unit: z.string(),
  from: z.string(),
  to: z.string().nullable(),
  /** Which date of a loan picks the figure. */
  pickedBy: z.string(),
  citation: z.string(),
  federalRegister: z.string(),
  status: z.enum(['V', 'V2', 'S', 'N', 'CONFLICT']),
  note: z.string(),
})
export type Threshold = z.infer<typeof Threshold>

export const thresholds = {
  list: everyone
    .route({
      method: 'GET',
      path: '/thresholds',
      summary: 'Every figure of the threshold register, of all years',
    })
    .output(z.array(Threshold)),
}
