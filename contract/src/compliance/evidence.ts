import { z } from 'zod'
import { members } from '../platform/access.ts'
import { Day, StoredDay, StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { SearchText } from '../platform/paging.ts'
import { StoredFile } from './files.ts'
import { SUBJECT_REFUSALS, SUPPORT_REFUSALS, SubjectCard, SubjectRef } from './subjects.ts'
import { requiredLine, workLine } from './work-text.ts'

export const EVIDENCE_TITLE_AT_MOST = 200
export const EVIDENCE_NOTE_AT_MOST = 1_000
export const EVIDENCE_ADDRESS_AT_MOST = 500
/** As many pieces of evidence as one thing takes. */
export const EVIDENCE_AT_MOST = 500

export const EVIDENCE_TYPES = [
  'document',
  'board_minutes',
  'contract',
  'soc_report',
  'insurance',
  'continuity_plan',
  'financial_statements',
  'due_diligence',
] as const
const EvidenceType = z.enum(EVIDENCE_TYPES)
export type EvidenceType = z.infer<typeof EvidenceType>

export const Evidence = z.object({
  id: Id,
  title: z.string(),
  type: EvidenceType,
  note: z.string(),
  /** The day the content speaks of, which is seldom the day of the upload. */
  validOn: StoredDay,
  /** The last day on which it still proves something; null: it does not expire. */
  validUntil: z.string().nullable(),
  file: StoredFile.nullable(),
  /** Evidence that is something in the product; null where the reader may not see it. */
  target: SubjectCard.nullable(),
  /** Where evidence lies that is not stored here; else empty. */
  address: z.string(),
  addedByName: z.string(),
  addedAt: StoredMoment,
  replaces: z.object({ id: Id, title: z.string(), validOn: StoredDay }).nullable(),
  replacedBy: z.object({ id: Id, title: z.string(), validOn: StoredDay }).nullable(),
  /** In how many places it is used. */
  useCount: z.number().int(),
})
export type Evidence = z.infer<typeof Evidence>

export const EvidenceWords = {
  title: requiredLine('Title', EVIDENCE_TITLE_AT_MOST),
  /** Minutes of the board let a single manager close a finding or a complaint. */
  type: EvidenceType.optional(),
  note: workLine('Note', EVIDENCE_NOTE_AT_MOST).default(''),
  validOn: Day,
  /** Left out: unchanged. */
  validUntil: Day.nullable().optional(),
}

const named = members.errors(SUBJECT_REFUSALS)
const EXPIRES_BEFORE = { status: 422, message: '“Valid until” lies before “Valid on”.' } as const
const changing = named.errors(SUPPORT_REFUSALS)
const limited = changing.errors({
  TOO_MUCH_EVIDENCE: {
    status: 409,
    message: `There are ${EVIDENCE_AT_MOST} pieces of evidence here, the limit.`,
  },
})

export const evidence = {
  list: named
    .route({ method: 'GET', path: '/evidence', summary: 'The evidence of something, newest first' })
    .input(SubjectRef)
    .output(z.array(Evidence)),

  add: limited
    .errors({
      EXPIRES_BEFORE,
      FILE_NOT_READY: { status: 409, message: 'The upload of the file has not ended.' },
      ALREADY_REPLACED: { status: 409, message: 'Somebody else has replaced this evidence meanwhile.' },
      NOTHING_GIVEN: {
        status: 422,
        message: 'Evidence is a file or something in the product: give one of them.',
      },
    })
    .route({ method: 'POST', path: '/evidence', summary: 'Add a file or a thing in the product as evidence' })
    .input(
      SubjectRef.extend({
        ...EvidenceWords,
        fileId: Id.optional(),
        target: SubjectRef.optional(),
        /** What it takes the place of; that one stays and says so. */
        replacesId: Id.optional(),
      }),
    )
    .output(Evidence),

  update: changing
    .errors({ EXPIRES_BEFORE })
    .route({
      method: 'PUT',
      path: '/evidence/{id}',
      summary: 'Correct title, type, note, or date of validity',
    })
    .input(z.object({ id: Id, ...EvidenceWords }))
    .output(Evidence),

  link: limited
    .route({
      method: 'POST',
      path: '/evidence/{evidenceId}/uses',
      summary: 'Use a piece of evidence for something else, too',
    })
    .input(SubjectRef.extend({ evidenceId: Id }))
    .output(Evidence),

  unlink: changing
    .route({
      method: 'POST',
      path: '/evidence/{evidenceId}/uses/remove',
      summary: 'Take a piece of evidence off something; other uses stay',
      successStatus: 204,
    })
    .input(SubjectRef.extend({ evidenceId: Id }))
    .output(z.void()),

  uses: named
    .route({ method: 'GET', path: '/evidence/{id}/uses', summary: 'Where a piece of evidence is used' })
    .input(z.object({ id: Id }))
    .output(z.object({ items: z.array(SubjectCard), hiddenCount: z.number().int() })),

  find: members
    .route({
      method: 'GET',
      path: '/evidence/search',
      summary: 'Evidence of the institution by title or file name',
    })
    .input(z.object({ query: SearchText }))
    .output(z.array(Evidence)),
}
