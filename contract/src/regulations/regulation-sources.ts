import { INSTITUTION_KINDS } from '@plumbline/rules/applicability/institution-facts.ts'
import { isWholePart } from '@plumbline/rules/citations/library-parts.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { readStatuteRequest } from '@plumbline/rules/citations/statute-request.ts'
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

/** Parts that are fetched one after another. */
export const PartOrder = z.object({
  part: z.string(),
  citation: z.string(),
  triedAt: Moment.nullable(),
  nextAt: Moment,
  error: z.string().nullable(),
})
export type PartOrder = z.infer<typeof PartOrder>

/** Parts that bind, or may bind, a kind of institution. */
export const PartOffer = z.object({
  kind: z.enum(INSTITUTION_KINDS),
  total: z.number().int(),
  missing: z.array(z.object({ part: z.string(), citation: z.string(), name: z.string() })),
})
export type PartOffer = z.infer<typeof PartOffer>

const PARTS_AT_ONCE = 200

const PartCitation = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine(
    (text) => {
      const citation = parseCitation(text)
      return citation?.code === 'CFR' && isWholePart(citation)
    },
    {
      error: ({ input }) =>
        `"${input}" is not a part of the Code of Federal Regulations, such as 12 CFR 229.`,
    },
  )

const STATUTE_FILE_MEGABYTES = 50
const MIB = 1024 * 1024
export const STATUTE_FILE_AT_MOST = STATUTE_FILE_MEGABYTES * MIB

const StatuteSections = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((text) => readStatuteRequest(text) !== undefined, {
    error: ({ input }) =>
      `"${input}" names no section or chapter of the United States Code, such as 15 USC 1601 to 1608 or 15 USC chapter 41.`,
  })

export const regulationSources = {
  status: administrators
    .route({
      method: 'GET',
      path: '/regulations/sources',
      summary: 'The official sources, when they were asked, and what they answered',
    })
    .output(
      z.object({
        setting: z.enum(['off', 'daily']),
        sources: z.array(SourceStatus),
        orders: z.array(PartOrder),
        offers: z.array(PartOffer),
      }),
    ),

  addParts: administrators
    .route({
      method: 'POST',
      path: '/regulations/sources/parts',
      summary: 'Add parts of the Code of Federal Regulations to the library',
    })
    .input(z.object({ citations: z.array(PartCitation).min(1).max(PARTS_AT_ONCE) }))
    .errors({
      TURNED_OFF: {
        status: 409,
        message:
          'REGULATION_SOURCES is off: this installation asks no source. Add the part from a file with the command "regulations add".',
      },
    })
    .output(
      z.object({
        /** On the list of what is fetched. */
        ordered: z.array(z.string()),
        /** The program brought the text with it: it is being loaded. */
        loading: z.array(z.string()),
        held: z.array(z.string()),
      }),
    ),

  addStatutes: administrators
    .meta({ bodyMaxKib: (STATUTE_FILE_MEGABYTES + 1) * 1024 })
    .route({
      method: 'POST',
      path: '/regulations/sources/statutes',
      summary: `Add sections of the United States Code from the XML of their title, at most ${STATUTE_FILE_MEGABYTES} MB`,
    })
    .input(z.object({ citation: StatuteSections, file: z.file().max(STATUTE_FILE_AT_MOST) }))
    .errors({
      UNREADABLE_FILE: { status: 422, message: 'This is not the XML of a title of the United States Code.' },
    })
    .output(
      z.object({
        /** The day of the text of these sections. */
        asOf: DayOfAnyYear,
        added: z.array(z.string()),
        changed: z.array(z.string()),
        unchanged: z.array(z.string()),
      }),
    ),

  withdrawParts: administrators
    .route({
      method: 'POST',
      path: '/regulations/sources/parts/withdraw',
      summary: 'Take parts off the list of what is fetched',
    })
    .input(z.object({ parts: z.array(PART).min(1).max(PARTS_AT_ONCE) }))
    .output(z.object({ withdrawn: z.number().int() })),

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
