import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { StoredMoment } from '../platform/days.ts'

export const HMDA_FILE_MEGABYTES_AT_MOST = 50
export const HMDA_DECISIONS_AT_MOST = 10_000
export const HMDA_FILES_AT_MOST = 20
const MIB = 1024 * 1024

export const HmdaFile = z.object({
  id: z.string(),
  name: z.string(),
  year: z.number().int(),
  quarter: z.number().int().nullable(),
  byteSize: z.number().int(),
  storedByName: z.string(),
  storedAt: StoredMoment,
  /** Deleted on the day after. */
  keepUntil: z.string(),
})
export type HmdaFile = z.infer<typeof HmdaFile>

const Edit = z.string().regex(/^Q\d{3}(-\d)?$/)
/** Keyed hash made in the browser; the loan itself is never sent. */
const KeyedHash = z.string().regex(/^[A-Za-z0-9+/]{32}$/)

export const HmdaDecision = z.object({
  edit: Edit,
  loan: KeyedHash,
  values: KeyedHash,
  reason: z.string().trim().min(1).max(500),
  who: z.string(),
  when: z.string(),
})
export type HmdaDecision = z.infer<typeof HmdaDecision>

export const HMDA_ACCESS = {
  status: 403,
  message: 'You do not work on HMDA. A manager can let you, under User Management.',
} as const
const named = members.errors({ HMDA_ACCESS })

const DECISIONS_OFF = {
  status: 409,
  message: 'Your institution does not keep decisions on quality findings. A manager can switch it on.',
} as const

export const hmda = {
  check: members
    .meta({ bodyMaxKib: (HMDA_FILE_MEGABYTES_AT_MOST + 1) * 1024 })
    .route({
      method: 'POST',
      path: '/hmda/check',
      summary: `Check a HMDA file of at most ${HMDA_FILE_MEGABYTES_AT_MOST} MB; streams one JSON object a line, the summary last`,
    })
    .input(
      z.object({
        register: z.file().max(HMDA_FILE_MEGABYTES_AT_MOST * MIB),
        year: z.coerce.number().int().min(2025).max(2027),
        quarter: z.coerce.number().int().min(1).max(3).optional(),
      }),
    )
    .errors({
      UNREADABLE_FILE: {
        status: 422,
        message: 'The file cannot be read as a HMDA file.',
        data: z.object({ because: z.string() }),
      },
      BUSY: { status: 409, message: 'Two HMDA files are being checked already. Try again in a moment.' },
    })
    .output(z.custom<ReadableStream<Uint8Array>>((value) => value instanceof ReadableStream)),

  decisions: named
    .route({
      method: 'GET',
      path: '/hmda/decisions',
      summary:
        'Quality and macro findings that the institution keeps, with the key for the hashes of the browser',
    })
    .output(z.object({ remembers: z.boolean(), key: z.string(), decisions: z.array(HmdaDecision) })),

  keep: named
    .route({
      method: 'POST',
      path: '/hmda/decisions',
      summary: 'Keep a quality or macro finding, with a reason',
    })
    .input(HmdaDecision.pick({ edit: true, loan: true, values: true, reason: true }))
    .errors({
      DECISIONS_OFF,
      TOO_MANY_DECISIONS: {
        status: 409,
        message: `An institution keeps at most ${HMDA_DECISIONS_AT_MOST} decisions.`,
      },
    })
    .output(HmdaDecision),

  reopen: named
    .route({ method: 'POST', path: '/hmda/decisions/reopen', summary: 'Take back a decision' })
    .input(HmdaDecision.pick({ edit: true, loan: true })),

  remember: managers
    .route({
      method: 'POST',
      path: '/hmda/memory',
      summary: 'Switch the memory of decisions on or off; off erases all of them and the key',
    })
    .input(z.object({ remembers: z.boolean() })),
}
