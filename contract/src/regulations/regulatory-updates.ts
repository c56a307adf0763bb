import { LIBRARY_PART } from '@plumbline/rules/citations/library-parts.ts'
import { z } from 'zod'
import { SubjectCard } from '../compliance/subjects.ts'
import { administrators, everyone, managers, members, signedIn } from '../platform/access.ts'
import { DayOfAnyYear, StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { LegalStatus, RedlineChange } from './regulations.ts'

export const Priority = z.enum(['high', 'medium', 'low'])
export type Priority = z.infer<typeof Priority>

export const UpdateKind = z.enum([
  'editorial',
  'final-rule',
  'interim-final-rule',
  'proposed-rule',
  'notice',
  'threshold',
  'correction',
  'text-change',
])
export type UpdateKind = z.infer<typeof UpdateKind>

export const RegulatoryUpdate = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  priority: Priority,
  description: z.string(),
  citation: z.string(),
  dated: z.string(),
})
export type RegulatoryUpdate = z.infer<typeof RegulatoryUpdate>

export const AssessmentStatus = z.enum(['identified', 'assessed', 'planned', 'completed', 'not_applicable'])
export type AssessmentStatus = z.infer<typeof AssessmentStatus>

export const Impact = z.enum(['none', 'low', 'medium', 'high'])
export type Impact = z.infer<typeof Impact>

const Day = DayOfAnyYear
export const ASSESSMENT_WORDS = 4_000
/** Five such texts, in any script. */
const ASSESSMENT_BODY_KIB = 128
const Words = z.string().trim().max(ASSESSMENT_WORDS)

export const Applies = z.object({
  outcome: z.enum(['applies', 'may_apply', 'does_not_apply', 'not_assessed']),
  reason: z.string(),
  citation: z.string().nullable(),
  missing: z.array(z.string()),
})

export const UpdateSummary = RegulatoryUpdate.extend({
  kind: UpdateKind,
  agencies: z.array(z.string()),
  publishedOn: Day.nullable(),
  commentsCloseOn: Day.nullable(),
  effectiveOn: Day.nullable(),
  complianceOn: Day.nullable(),
  shownOn: Day.nullable(),
  parts: z.array(z.string()),
  priorityReason: z.string(),
  isNotInForce: z.boolean(),
  applies: Applies,
  status: AssessmentStatus,
  ownerName: z.string().nullable(),
  dueOn: Day.nullable(),
})
export type UpdateSummary = z.infer<typeof UpdateSummary>

export const AssessmentStep = z.object({
  step: z.string(),
  words: z.string(),
  byName: z.string(),
  at: StoredMoment,
})

export const Assessment = z.object({
  status: AssessmentStatus,
  version: z.number().int(),
  /** Set by a person; otherwise the rules that are written down decide. */
  priority: Priority.nullable(),
  impact: Impact.nullable(),
  impactReason: z.string().nullable(),
  notApplicableReason: z.string().nullable(),
  plan: z.string().nullable(),
  ownerId: Id.nullable(),
  dueOn: Day.nullable(),
  /** Before anybody set one: a week before the day in force. */
  proposedDueOn: Day.nullable(),
  evidence: z.string().nullable(),
  noEvidenceReason: z.string().nullable(),
  /** Who planned it; somebody else signs it off. Null once this person has left. */
  plannedBy: Id.nullable(),
  plannedName: z.string().nullable(),
  /** Why one person planned and signed it off, where the institution had a single manager. */
  aloneReason: z.string().nullable(),
  signedName: z.string().nullable(),
  signedAt: StoredMoment.nullable(),
  signedHash: z.string().nullable(),
  /** The signature came with an import: this installation did not see it. */
  isImported: z.boolean(),
  steps: z.array(AssessmentStep),
})
export type Assessment = z.infer<typeof Assessment>

/** What the editors wrote about a document; it is part of the document’s record. */
export const EditorsNote = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  citation: z.string(),
  dated: Day,
  /** Of an assessment that was begun on the note itself, before it belonged to the document. */
  status: AssessmentStatus.nullable(),
})
export type EditorsNote = z.infer<typeof EditorsNote>

export const UpdateDetail = UpdateSummary.extend({
  documentNumber: z.string().nullable(),
  documentCite: z.string().nullable(),
  documentUrl: z.string().nullable(),
  noticedOn: Day.nullable(),
  affected: z.array(z.string()),
  statuses: z.array(LegalStatus),
  assessment: Assessment,
  people: z.array(z.object({ id: Id, name: z.string() })),
  /** Updates that changed the same paragraphs and were decided before. */
  earlier: z.array(z.object({ slug: z.string(), title: z.string(), status: AssessmentStatus })),
  /** Sections of the institution's policies that cite what changed. */
  policies: z.array(
    z.object({
      policyId: Id,
      title: z.string(),
      sectionNumber: z.number().int(),
      heading: z.string(),
      citation: z.string(),
    }),
  ),
  /** Templates of policies with sections on what changed. */
  templates: z.array(z.object({ key: z.string(), title: z.string(), citation: z.string() })),
  /** Loan tests that work from what changed. */
  loanTests: z.array(z.object({ name: z.string(), question: z.string(), section: z.string() })),
  /** Tasks, findings, and other work of the institution that cites what changed. */
  records: z.array(SubjectCard.extend({ citation: z.string() })),
  /** What the editors wrote about this document. */
  notes: z.array(EditorsNote),
  /** Of a note of the editors: the document that it explains. */
  explains: z.object({ slug: z.string(), title: z.string() }).nullable(),
  mayDecide: z.boolean(),
  /** Nobody else of the institution could sign off. */
  isOnlyManager: z.boolean(),
})
export type UpdateDetail = z.infer<typeof UpdateDetail>

export const UpdateRedline = z.object({
  counts: z.object({
    ...{ added: z.number().int(), removed: z.number().int(), changed: z.number().int() },
    ...{ moved: z.number().int(), editorial: z.number().int() },
  }),
  changes: z.array(RedlineChange),
  statuses: z.array(LegalStatus),
  isCut: z.boolean(),
})

const MISSING = { NOT_FOUND: { status: 404, message: 'There is no such update.' } } as const
const CHANGED = {
  CHANGED_MEANWHILE: { status: 409, message: 'Somebody else changed this assessment first.' },
} as const
const Slug = z.string().max(200)

export const UpdateFilters = z.object({
  q: z.string().trim().max(200).optional(),
  priority: Priority.optional(),
  kind: UpdateKind.optional(),
  agency: z.string().max(40).optional(),
  applies: z.enum(['applies', 'may_apply', 'does_not_apply', 'not_assessed']).optional(),
  status: AssessmentStatus.optional(),
  owner: z.enum(['none']).describe('`none`: unfinished assessments with a due date and no owner.').optional(),
  part: z.string().regex(LIBRARY_PART).optional(),
})
export type UpdateFilters = z.infer<typeof UpdateFilters>

/** What concerns the updates alone; whether they apply and where an assessment stands belongs to an institution. */
export const FeedFilters = UpdateFilters.omit({ applies: true, status: true, owner: true })
export type FeedFilters = z.infer<typeof FeedFilters>

export const regulatoryUpdates = {
  latest: signedIn
    .route({
      method: 'GET',
      path: '/regulatory-updates/latest',
      summary: 'The latest updates, and how many this member has not seen',
    })
    .output(z.object({ items: z.array(RegulatoryUpdate), unseenCount: z.number().int() })),

  feed: everyone
    .route({
      method: 'GET',
      path: '/regulatory-updates/feed',
      summary: 'The latest updates, for any feed reader',
    })
    .input(FeedFilters)
    .output(
      z.array(
        RegulatoryUpdate.extend({
          effectiveOn: Day.nullable(),
          commentsCloseOn: Day.nullable(),
          changedAt: StoredMoment,
        }),
      ),
    ),

  list: members
    .route({
      method: 'GET',
      path: '/regulatory-updates',
      summary: 'Updates with the institution’s assessment of each',
    })
    .input(UpdateFilters)
    .output(
      z.object({ items: z.array(UpdateSummary), total: z.number().int(), agencies: z.array(z.string()) }),
    ),

  find: signedIn
    .route({ method: 'GET', path: '/regulatory-updates/{slug}', summary: 'One update in full' })
    .input(z.object({ slug: Slug }))
    .errors(MISSING)
    .output(RegulatoryUpdate),

  detail: members
    .route({
      method: 'GET',
      path: '/regulatory-updates/{slug}/detail',
      summary: 'One update with its assessment',
    })
    .input(z.object({ slug: Slug }))
    .errors(MISSING)
    .output(UpdateDetail),

  redline: members
    .route({
      method: 'GET',
      path: '/regulatory-updates/{slug}/redline',
      summary: 'The paragraphs that it changed',
    })
    .input(z.object({ slug: Slug }))
    .errors(MISSING)
    .output(UpdateRedline),

  assess: managers
    .meta({ bodyMaxKib: ASSESSMENT_BODY_KIB })
    .route({
      method: 'PUT',
      path: '/regulatory-updates/{slug}/assessment',
      summary: 'Save the assessment of an update',
    })
    .input(
      z.object({
        slug: Slug,
        version: z.number().int().min(0),
        /** Absent: it follows from what is filled in. */
        status: z.enum(['identified', 'assessed', 'planned', 'not_applicable']).optional(),
        /** Null gives it back to the written rules; absent leaves it as it is. */
        priority: Priority.nullable().optional(),
        impact: Impact.nullable(),
        impactReason: Words.nullable(),
        notApplicableReason: Words.nullable(),
        plan: Words.nullable(),
        ownerId: Id.nullable(),
        dueOn: Day.nullable(),
        evidence: Words.nullable(),
        noEvidenceReason: Words.nullable(),
      }),
    )
    .errors({
      ...MISSING,
      ...CHANGED,
      REASON_NEEDED: { status: 422, message: 'A reason is needed.', data: z.object({ field: z.string() }) },
      NO_SUCH_OWNER: { status: 422, message: 'The owner is not a person of your institution.' },
      SIGNED_OFF: { status: 409, message: 'This assessment is signed off. Reopen it to change it.' },
    })
    .output(Assessment),

  signOff: managers
    .meta({ recentAuthentication: true })
    .route({
      method: 'POST',
      path: '/regulatory-updates/{slug}/sign-off',
      summary: 'Sign off the assessment',
    })
    .input(
      z.object({
        slug: Slug,
        version: z.number().int().min(1),
        /** Where the institution has a single manager: why one person plans and signs. */
        aloneReason: Words.min(3).optional(),
      }),
    )
    .errors({
      ...MISSING,
      ...CHANGED,
      NOT_PLANNED: { status: 409, message: 'Assess and plan the update before it is signed off.' },
      EVIDENCE_NEEDED: {
        status: 422,
        message: 'Upload the evidence, or link the record that shows it was done.',
      },
      TASKS_OPEN: {
        status: 409,
        message: 'Planned tasks are not done.',
        data: z.object({ titles: z.array(z.string()), count: z.number().int() }),
      },
      SECOND_PERSON_REQUIRED: {
        status: 403,
        message: 'You planned this. Another manager of your institution signs it off.',
      },
      REASON_NEEDED: {
        status: 422,
        message: 'Your institution has a single manager: say why one person plans and signs off.',
        data: z.object({ field: z.string() }),
      },
    })
    .output(Assessment),

  signedRecord: members
    .route({
      method: 'GET',
      path: '/regulatory-updates/{slug}/signed-record',
      summary: 'What was signed, word for word: the decision and the redline of that day',
    })
    .input(z.object({ slug: Slug }))
    .errors({ NOT_FOUND: { status: 404, message: 'There is no signed assessment of this update.' } })
    .output(z.object({ record: z.string(), sha256: z.string() })),

  reopen: managers
    .route({
      method: 'POST',
      path: '/regulatory-updates/{slug}/reopening',
      summary: 'Reopen a signed assessment',
    })
    .input(z.object({ slug: Slug, version: z.number().int().min(1), reason: Words.min(3) }))
    .errors({ ...MISSING, ...CHANGED })
    .output(Assessment),

  markNotApplicable: managers
    .route({
      method: 'POST',
      path: '/regulatory-updates/not-applicable',
      summary: 'Several updates do not apply',
    })
    .input(z.object({ slugs: z.array(Slug).min(1).max(100), reason: Words.min(3) }))
    .output(z.object({ changed: z.number().int() })),

  markSeen: signedIn.route({
    method: 'POST',
    path: '/regulatory-updates/seen',
    summary: 'Everything up to now has been seen',
    successStatus: 204,
  }),

  write: administrators
    .route({
      method: 'POST',
      path: '/regulatory-updates',
      summary: 'Write an update by hand',
      successStatus: 201,
    })
    .input(
      z.object({
        title: z.string().trim().min(3).max(200),
        category: z.string().trim().min(2).max(60),
        priority: Priority,
        dated: Day,
        description: z.string().trim().min(10).max(2_000),
        citation: z.string().trim().min(3).max(200),
        /** The document that it explains: it becomes part of that record instead of one of its own. */
        explains: Slug.optional(),
      }),
    )
    .errors({
      EXPLAINED_UNKNOWN: { status: 422, message: 'The document that it explains is not in the library.' },
      NOT_A_CITATION: { status: 422, message: 'This is not a citation that we can read.' },
    })
    .output(RegulatoryUpdate),
}
