import { z } from 'zod'
import { administrators } from '../platform/access.ts'
import { DayOfAnyYear } from '../platform/days.ts'
import { PART } from './regulations.ts'

const Moment = z.string()

export const SourceCheck = z.object({
  subject: z.string(),
  /** The day up to which the last good answer goes. */
  version: DayOfAnyYear.nullable(),
  checkedAt: Moment.nullable(),
  triedAt: Moment.nullable(),
  nextAt: Moment,
  failures: z.number().int(),
  error: z.string().nullable(),
  /** A text that looks like a fault of the source. */
  held: z.object({ since: Moment, because: z.string(), isConfirmed: z.boolean() }).nullable(),
})
export type SourceCheck = z.infer<typeof SourceCheck>

export const SourceStatus = z.object({
  name: z.enum(['ecfr', 'federal-register']),
  label: z.string(),
  address: z.string(),
  lastTriedAt: Moment.nullable(),
  lastSuccessAt: Moment.nullable(),
  lastError: z.string().nullable(),
  lastErrorAt: Moment.nullable(),
  clockSkewSeconds: z.number().int().nullable(),
  checks: z.array(SourceCheck),
})
export type SourceStatus = z.infer<typeof SourceStatus>

export const regulationSources = {
  status: administrators
    .route({
      method: 'GET',
      path: '/regulations/sources',
      summary: 'The official sources, when they were asked, and what they answered',
    })
    .output(z.object({ setting: z.enum(['off', 'daily']), sources: z.array(SourceStatus) })),

  checkNow: administrators
    .route({
      method: 'POST',
      path: '/regulations/sources/check',
      summary: 'Ask the official sources as soon as possible',
    })
    .errors({
      TURNED_OFF: { status: 409, message: 'REGULATION_SOURCES is off: this installation asks no source.' },
    })
    .output(z.object({ due: z.number().int() })),

  confirm: administrators
    .route({
      method: 'POST',
      path: '/regulations/sources/held-text',
      summary: 'Believe a text that was held back, when it comes again',
    })
    .input(z.object({ part: PART }))
    .errors({ NOT_FOUND: { status: 404, message: 'No text of this part is held back.' } })
    .output(z.object({ part: z.string() })),
}
