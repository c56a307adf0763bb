import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { StoredDay } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { PART } from '../regulations/regulations.ts'
import { SUBJECT_REFUSALS } from './subjects.ts'

/** `held`: the library has the paragraph today. `not_found`: it has the part, and no such paragraph today. */
export const LawState = z.enum(['held', 'not_found', 'not_held', 'loading'])
export type LawState = z.infer<typeof LawState>

const LawCitation = z.object({
  /** As it is printed: 12 CFR 1026.35(b). */
  text: z.string(),
  state: LawState,
  /** The paragraph in the library; null for a text that we do not hold. */
  path: z.string().nullable(),
  officialAddress: z.string(),
  /** What courts, Congress, or later rules did to the paragraph, in sentences. */
  notes: z.array(z.string()),
})
export type LawCitation = z.infer<typeof LawCitation>

/** A change of a cited paragraph after the version took force. */
export const LawChange = z.object({
  citation: z.string(),
  changedOn: StoredDay,
  /** Null where the change is known and its text is not held yet. */
  redline: z.string().nullable(),
  what: z.string(),
  taskId: Id.nullable(),
  /** The task is done, or there was none to do. */
  isReviewed: z.boolean(),
})
export type LawChange = z.infer<typeof LawChange>

export const VersionLaw = z.object({
  sections: z.array(
    z.object({
      number: z.number().int(),
      heading: z.string(),
      citations: z.array(LawCitation),
      /** What the section names and no parser can read. */
      unreadable: z.array(z.string()),
    }),
  ),
  /** Of a version in force. */
  changes: z.array(LawChange),
})
export type VersionLaw = z.infer<typeof VersionLaw>

/** A section of a policy that says it implements a paragraph. */
export const ImplementingSection = z.object({
  policyId: Id,
  title: z.string(),
  versionNumber: z.number().int(),
  isInForce: z.boolean(),
  sectionNumber: z.number().int(),
  heading: z.string(),
  citation: z.string(),
  /** As the library names the paragraph: 1026.35(b). */
  key: z.string(),
  /** The day of the latest change of the paragraph that nobody has reviewed. */
  changedOn: StoredDay.nullable(),
})
export type ImplementingSection = z.infer<typeof ImplementingSection>

/** `changed`: implemented, and the law has changed since. `drafted`: only in a version not yet in force. */
export const CoverageState = z.enum(['implemented', 'changed', 'drafted', 'none'])
export type CoverageState = z.infer<typeof CoverageState>

export const CoveredRegulation = z.object({
  part: z.string(),
  name: z.string(),
  outcome: z.enum(['applies', 'may_apply']),
  reason: z.string(),
  /** False while the library loads the text. */
  isReady: z.boolean(),
  sections: z.number().int(),
  counts: z.record(CoverageState, z.number().int()),
})
export type CoveredRegulation = z.infer<typeof CoveredRegulation>

/** Named by a policy, and no section of a text that we hold. */
export const UncountedCitation = z.object({
  policyId: Id,
  title: z.string(),
  sectionNumber: z.number().int(),
  heading: z.string(),
  citation: z.string(),
  officialAddress: z.string(),
  why: z.enum(['not_held', 'not_found', 'whole_part']),
})
export type UncountedCitation = z.infer<typeof UncountedCitation>

export const Coverage = z.object({
  regulations: z.array(CoveredRegulation),
  uncounted: z.array(UncountedCitation),
})
export type Coverage = z.infer<typeof Coverage>

export const CoveredSection = z.object({
  page: z.string(),
  label: z.string(),
  title: z.string(),
  state: CoverageState,
  by: z.array(ImplementingSection),
})
export type CoveredSection = z.infer<typeof CoveredSection>

export const policyLaw = {
  ofVersion: members
    .errors(SUBJECT_REFUSALS)
    .route({
      method: 'GET',
      path: '/policies/{id}/versions/{versionId}/law',
      summary: 'The law that each section of a version implements, and its changes since',
    })
    .input(z.object({ id: Id, versionId: Id }))
    .output(VersionLaw),

  /** From the paragraph back to the policies in force. */
  implementing: members
    .route({
      method: 'GET',
      path: '/policy-law/implementing',
      summary: 'The sections of policies in force that implement a section of law',
    })
    .input(z.object({ part: PART, section: z.string().max(20) }))
    .output(z.array(ImplementingSection)),

  coverage: managers
    .route({
      method: 'GET',
      path: '/policy-law/coverage',
      summary: 'For each regulation that applies, how many of its sections policies implement',
    })
    .output(Coverage),

  coverageOf: managers
    .errors(SUBJECT_REFUSALS)
    .route({
      method: 'GET',
      path: '/policy-law/coverage-of',
      summary: 'The sections of one regulation with the sections of policies that implement them',
    })
    .input(z.object({ part: PART }))
    .output(z.object({ part: z.string(), name: z.string(), sections: z.array(CoveredSection) })),

  coverageFile: managers
    .route({ method: 'GET', path: '/policy-law/coverage-file', summary: 'The coverage as CSV' })
    .output(z.file()),
}
