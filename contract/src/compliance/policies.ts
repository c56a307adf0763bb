import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { Day } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { CursorInput, cursorPageOf, PageNumber, pageOf, SearchText } from '../platform/paging.ts'
import { Topic } from '../publishing/articles.ts'
import { TEXT_BODY_KIB, TOO_INVOLVED } from '../publishing/writing.ts'
import { SUBJECT_REFUSALS } from './subjects.ts'
import { requiredLine, WorkTitle, workLine } from './work-text.ts'

export const POLICY_PAGE_SIZE = 50
export const POLICY_BODY_AT_MOST = 200_000
export const APPROVERS_AT_MOST = 10
export const DOCUMENT_MIB_AT_MOST = 10
/** Paragraphs of law that the sections of one version name. */
export const POLICY_CITATIONS_AT_MOST = 500
export const REVIEW_MONTHS_AT_MOST = 60

/** `approved` is approved for a day to come; `effective` is in force. */
export const VERSION_STATES = ['draft', 'in_review', 'approved', 'effective', 'superseded'] as const
export const VersionState = z.enum(VERSION_STATES)
export type VersionState = z.infer<typeof VersionState>

const PolicyBody = workLine('Text', POLICY_BODY_AT_MOST)
const ChangeNote = workLine('What changed', 1_000)

export const PolicyFields = z.object({
  title: WorkTitle,
  topic: Topic.nullable().default(null),
  ownerId: Id.nullable().default(null),
  reviewMonths: z.number().int().min(1).max(REVIEW_MONTHS_AT_MOST).default(12),
  nextReviewOn: Day.nullable().default(null),
})
export type PolicyFields = z.infer<typeof PolicyFields>

const Person = z.object({ userId: Id, name: z.string() })

export const PolicyApproval = z.object({
  position: z.number().int(),
  userId: Id,
  name: z.string(),
  decision: z.enum(['approved', 'sent_back']).nullable(),
  comment: z.string(),
  decidedAt: z.string().nullable(),
  /** It came with an import: this installation did not see it happen. */
  isImported: z.boolean(),
})
export type PolicyApproval = z.infer<typeof PolicyApproval>

export const PolicyVersionSummary = z.object({
  id: Id,
  number: z.number().int(),
  state: VersionState,
  changeNote: z.string(),
  effectiveOn: z.string().nullable(),
  /** The last day on which a superseded version was in force. */
  supersededOn: z.string().nullable(),
  writtenBy: Person,
  sentBackByName: z.string(),
  sentBackComment: z.string(),
  approvedAt: z.string().nullable(),
  sha256: z.string().nullable(),
  rowVersion: z.number().int(),
  approvals: z.array(PolicyApproval),
})
export type PolicyVersionSummary = z.infer<typeof PolicyVersionSummary>

export const PolicyVersion = PolicyVersionSummary.extend({ body: z.string(), html: z.string() })
export type PolicyVersion = z.infer<typeof PolicyVersion>

export const PolicySummary = z.object({
  id: Id,
  title: z.string(),
  topic: Topic.nullable(),
  owner: Person.nullable(),
  reviewMonths: z.number().int(),
  nextReviewOn: z.string().nullable(),
  effectiveNumber: z.number().int().nullable(),
  effectiveOn: z.string().nullable(),
  /** Of the version being written, reviewed, or approved for later; readers are told of none. */
  upcoming: z.object({ number: z.number().int(), state: VersionState }).nullable(),
  /** Of the effective version. */
  askedCount: z.number().int(),
  signedCount: z.number().int(),
  version: z.number().int(),
})
export type PolicySummary = z.infer<typeof PolicySummary>

export const Policy = PolicySummary.extend({
  versions: z.array(PolicyVersionSummary),
  mayManage: z.boolean(),
})
export type Policy = z.infer<typeof Policy>

const CHANGED_MEANWHILE = {
  status: 409,
  message: 'Somebody else changed this while you had it open.',
  data: z.object({ byName: z.string(), version: z.number().int() }),
} as const
const PERSON_UNKNOWN = {
  status: 422,
  message: 'The owner is not an active person of your institution.',
} as const

const VERSION_REFUSALS = {
  ...SUBJECT_REFUSALS,
  CHANGED_MEANWHILE,
  NOT_A_DRAFT: { status: 409, message: 'Only a draft can be changed. Start a new version.' },
} as const

const TOO_MANY_CITATIONS = {
  status: 422,
  message: `The sections name more than ${POLICY_CITATIONS_AT_MOST} paragraphs of law, the limit.`,
} as const

const OfVersion = z.object({ id: Id, versionId: Id, rowVersion: z.number().int() })

export const PolicyTemplate = z.object({
  key: z.string(),
  title: z.string(),
  topic: Topic.nullable(),
  body: z.string(),
})
export type PolicyTemplate = z.infer<typeof PolicyTemplate>

export const PolicyTemplateSummary = PolicyTemplate.omit({ body: true }).extend({
  sections: z.number().int(),
  /** The paragraphs of law that its sections carry out. */
  citations: z.array(z.string()),
})
export type PolicyTemplateSummary = z.infer<typeof PolicyTemplateSummary>

/** What a Word file has and Markdown does not keep. */
export const DocumentLoss = z.object({
  kind: z.enum([
    'picture',
    'header_or_footer',
    'comment',
    'tracked_change',
    'merged_cell',
    'underline',
    'equation',
  ]),
  count: z.number().int(),
})
export type DocumentLoss = z.infer<typeof DocumentLoss>

export const ReadDocument = z.object({
  /** The first heading of the first level; '' without one. */
  title: z.string(),
  /** Markdown. */
  body: z.string(),
  losses: z.array(DocumentLoss),
})
export type ReadDocument = z.infer<typeof ReadDocument>

const DOCUMENT_REFUSALS = {
  NOT_A_DOCX: {
    status: 422,
    message: 'This is not a Word file (.docx). Save it as .docx in Word and send it again.',
  },
  DOCUMENT_ENCRYPTED: {
    status: 422,
    message: 'The file is encrypted. Take its password off in Word and send it again.',
  },
  DOCUMENT_TOO_LARGE: {
    status: 422,
    message: `The file is damaged, larger than ${DOCUMENT_MIB_AT_MOST} MB, or unpacks to more than we read.`,
  },
  DOCUMENT_DAMAGED: {
    status: 422,
    message: 'The file could not be read. Open and save it in Word, and send it again.',
  },
  DOCUMENT_TOO_LONG: {
    status: 422,
    message: `The text is longer than ${POLICY_BODY_AT_MOST.toLocaleString('en-US')} characters, the limit of a policy.`,
  },
  DOCUMENT_EMPTY: { status: 422, message: 'The file has no text.' },
} as const

export const policies = {
  templates: managers
    .route({
      method: 'GET',
      path: '/policy-templates',
      summary: 'Templates, with the name and the facts of your institution',
    })
    .output(z.array(PolicyTemplate)),

  templateList: members
    .route({
      method: 'GET',
      path: '/policy-template-list',
      summary: 'The templates with the paragraphs of law that they carry out',
    })
    .output(z.array(PolicyTemplateSummary)),

  findTemplate: members
    .errors({ NOT_FOUND: { status: 404, message: 'This template does not exist.' } })
    .route({
      method: 'GET',
      path: '/policy-templates/{key}',
      summary: 'One template, with the name and the facts of your institution, as a draft would begin',
    })
    .input(z.object({ key: z.string().max(60) }))
    .output(PolicyTemplate.extend({ html: z.string() })),

  readDocument: managers
    .meta({ bodyMaxKib: DOCUMENT_MIB_AT_MOST * 1_024 + 64 })
    .errors({ ...DOCUMENT_REFUSALS, TOO_INVOLVED })
    .route({
      method: 'POST',
      path: '/policy-document-preview',
      summary: 'How a Word file would be read as the text of a policy; nothing is saved',
    })
    .input(z.object({ file: z.file() }))
    .output(ReadDocument),

  versionFile: members
    .errors(SUBJECT_REFUSALS)
    .route({
      method: 'GET',
      path: '/policies/{id}/versions/{versionId}/file',
      summary: 'One version with its approval page, as PDF or Word',
    })
    .input(z.object({ id: Id, versionId: Id, format: z.enum(['pdf', 'docx']).default('pdf') }))
    .output(z.file()),

  list: members
    .route({ method: 'GET', path: '/policies', summary: 'Policies by title; readers see those in force' })
    .input(
      z.object({
        search: SearchText.default(''),
        topic: Topic.optional(),
        state: z.enum(['draft', 'in_review', 'approved', 'effective']).optional(),
        page: PageNumber.default(1),
      }),
    )
    .output(pageOf(PolicySummary)),

  rows: members
    .route({
      method: 'GET',
      path: '/policies/rows',
      summary: 'Every policy that the caller may see, by cursor, for programs that copy everything',
    })
    .input(CursorInput)
    .output(cursorPageOf(PolicySummary)),

  find: members
    .errors(SUBJECT_REFUSALS)
    .route({ method: 'GET', path: '/policies/{id}', summary: 'One policy with its versions' })
    .input(z.object({ id: Id }))
    .output(Policy),

  findVersion: members
    .errors(SUBJECT_REFUSALS)
    .route({ method: 'GET', path: '/policies/{id}/versions/{versionId}', summary: 'The text of one version' })
    .input(z.object({ id: Id, versionId: Id }))
    .output(PolicyVersion),

  create: managers
    .meta({ bodyMaxKib: TEXT_BODY_KIB })
    .errors({ ...SUBJECT_REFUSALS, PERSON_UNKNOWN, TOO_INVOLVED, TOO_MANY_CITATIONS })
    .route({ method: 'POST', path: '/policies', summary: 'Start a policy with its first draft' })
    .input(PolicyFields.extend({ body: PolicyBody.default('') }))
    .output(Policy),

  update: managers
    .errors({ ...SUBJECT_REFUSALS, CHANGED_MEANWHILE, PERSON_UNKNOWN })
    .route({ method: 'PUT', path: '/policies/{id}', summary: 'Change title, owner, topic, or review' })
    .input(PolicyFields.extend({ id: Id, version: z.number().int() }))
    .output(Policy),

  startVersion: managers
    .errors({
      ...SUBJECT_REFUSALS,
      VERSION_OPEN: {
        status: 409,
        message: 'A version of this policy is being written or reviewed already.',
      },
    })
    .route({ method: 'POST', path: '/policies/{id}/versions', summary: 'Start a version from the latest' })
    .input(z.object({ id: Id }))
    .output(Policy),

  saveDraft: managers
    .meta({ bodyMaxKib: TEXT_BODY_KIB })
    .errors({ ...VERSION_REFUSALS, TOO_INVOLVED, TOO_MANY_CITATIONS })
    .route({
      method: 'PUT',
      path: '/policies/{id}/versions/{versionId}',
      summary: 'Save the text of a draft',
    })
    .input(OfVersion.extend({ body: PolicyBody, changeNote: ChangeNote.default('') }))
    .output(PolicyVersion),

  discardDraft: managers
    .errors(VERSION_REFUSALS)
    .route({
      method: 'POST',
      path: '/policies/{id}/versions/{versionId}/discard',
      summary: 'Delete a draft, and with the first one the policy',
    })
    .input(OfVersion)
    .output(z.object({ isPolicyDeleted: z.boolean() })),

  submit: managers
    .errors({
      ...VERSION_REFUSALS,
      TEXT_MISSING: { status: 422, message: 'The text is empty. Write it before you send it for review.' },
      APPROVER_UNKNOWN: { status: 422, message: 'An approver is not an active person of your institution.' },
      WRITER_APPROVES: {
        status: 422,
        message: 'The writer cannot approve their own version. Choose somebody else.',
      },
      DATE_PASSED: { status: 422, message: 'The date in force has passed. Choose today or a later day.' },
    })
    .route({
      method: 'POST',
      path: '/policies/{id}/versions/{versionId}/review',
      summary: 'Send a draft to its approvers, in order',
    })
    .input(OfVersion.extend({ approverIds: z.array(Id).min(1).max(APPROVERS_AT_MOST), effectiveOn: Day }))
    .output(Policy),

  withdraw: managers
    .errors({
      ...SUBJECT_REFUSALS,
      CHANGED_MEANWHILE,
      NOT_IN_REVIEW: { status: 409, message: 'This version is not in review.' },
    })
    .route({
      method: 'POST',
      path: '/policies/{id}/versions/{versionId}/withdrawal',
      summary: 'Take a version back from review',
    })
    .input(OfVersion)
    .output(Policy),

  decide: members
    .meta({ recentAuthentication: true })
    .errors({
      ...SUBJECT_REFUSALS,
      CHANGED_MEANWHILE,
      NOT_IN_REVIEW: { status: 409, message: 'This version is not in review.' },
      NOT_YOUR_TURN: { status: 403, message: 'The next decision is not yours.' },
      COMMENT_MISSING: { status: 422, message: 'Say what has to change before you send it back.' },
    })
    .route({
      method: 'POST',
      path: '/policies/{id}/versions/{versionId}/decision',
      summary: 'Approve a version, or send it back with a comment',
    })
    .input(OfVersion.extend({ isApproved: z.boolean(), comment: workLine('Comment', 2_000).default('') }))
    .output(z.object({ isInReview: z.boolean() })),
}

export const AttestationRow = z.object({
  userId: Id,
  name: z.string(),
  dueOn: z.string(),
  askedAt: z.string(),
  askedByName: z.string(),
  signedAt: z.string().nullable(),
  isLate: z.boolean(),
  sentence: z.string(),
  sha256: z.string().nullable(),
  address: z.string(),
  /** How the signer had proved who they are. */
  method: z.string(),
  /** None: the whole policy. */
  sections: z.array(z.string()),
  hasQuiz: z.boolean(),
  /** It came with an import: this installation did not see it happen. */
  isImported: z.boolean(),
})
export type AttestationRow = z.infer<typeof AttestationRow>

export const OwnAttestation = z.object({
  policyId: Id,
  versionId: Id,
  title: z.string(),
  number: z.number().int(),
  dueOn: z.string(),
  /** What the person would sign. */
  sentence: z.string(),
  signedAt: z.string().nullable(),
  /** What has to be read; none: the whole policy. */
  sections: z.array(z.string()),
  /** What changed since the person signed last; none: it is the first time. */
  changedSections: z.array(z.string()),
  quiz: z.array(z.object({ question: z.string(), choices: z.array(z.string()) })),
})
export type OwnAttestation = z.infer<typeof OwnAttestation>

export const QUIZ_QUESTIONS_AT_MOST = 10
export const QUIZ_CHOICES_AT_MOST = 6
export const SIGNED_SECTIONS_AT_MOST = 100

export const QuizQuestion = z
  .object({
    question: requiredLine('Question', 300),
    choices: z.array(requiredLine('Choice', 200)).min(2).max(QUIZ_CHOICES_AT_MOST),
    /** The place of the right choice. */
    answer: z.number().int().min(0),
  })
  .refine(({ choices, answer }) => answer < choices.length, 'Mark the right choice.')
export type QuizQuestion = z.infer<typeof QuizQuestion>

const NOT_EFFECTIVE = { status: 409, message: 'No version of this policy is in force.' } as const

export const attestations = {
  /** Of the versions in force that the caller was asked to sign. */
  mine: members
    .route({ method: 'GET', path: '/attestations', summary: 'The policies that you are asked to sign' })
    .input(z.object({ policyId: Id.optional() }))
    .output(z.array(OwnAttestation)),

  ask: managers
    .errors({
      ...SUBJECT_REFUSALS,
      NOT_EFFECTIVE,
      PERSON_UNKNOWN: {
        status: 422,
        message: 'Somebody you chose is not an active person of your institution.',
      },
      DATE_PASSED: { status: 422, message: 'The date to sign by has passed. Choose today or a later day.' },
      SECTION_UNKNOWN: { status: 422, message: 'The version in force has no such section.' },
    })
    .route({ method: 'POST', path: '/policies/{id}/attestations', summary: 'Ask people to sign by a date' })
    .input(
      z.object({
        id: Id,
        userIds: z.array(Id).min(1).max(1_000),
        dueOn: Day,
        /** Headings; none: the whole policy. */
        sections: z.array(z.string().max(1_000)).max(SIGNED_SECTIONS_AT_MOST).default([]),
        /** Takes the place of the quiz of this version; absent: that one stays. */
        quiz: z.array(QuizQuestion).max(QUIZ_QUESTIONS_AT_MOST).optional(),
      }),
    )
    .output(z.object({ asked: z.number().int(), askedBefore: z.number().int() })),

  /** What a request can name. */
  asking: managers
    .errors({ ...SUBJECT_REFUSALS, NOT_EFFECTIVE })
    .route({
      method: 'GET',
      path: '/policies/{id}/attestations/asking',
      summary: 'The sections and the quiz of the version in force',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ sections: z.array(z.string()), quiz: z.array(QuizQuestion) })),

  list: managers
    .errors(SUBJECT_REFUSALS)
    .route({ method: 'GET', path: '/policies/{id}/attestations', summary: 'Who has signed and who has not' })
    .input(z.object({ id: Id }))
    .output(z.array(AttestationRow)),

  file: managers
    .errors(SUBJECT_REFUSALS)
    .route({
      method: 'GET',
      path: '/policies/{id}/attestations/file',
      summary: 'The signatures as CSV or PDF',
    })
    .input(z.object({ id: Id, format: z.enum(['csv', 'pdf']).default('csv') }))
    .output(z.file()),

  remind: managers
    .errors(SUBJECT_REFUSALS)
    .route({
      method: 'POST',
      path: '/policies/{id}/attestations/reminder',
      summary: 'Remind those who have not signed; each at most once a day',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ reminded: z.number().int() })),

  sign: members
    .meta({ recentAuthentication: true })
    .errors({
      ...SUBJECT_REFUSALS,
      NOT_CURRENT: { status: 409, message: 'A newer version is in force. Only that one can be signed.' },
      NOT_ASKED: { status: 409, message: 'You were not asked to sign this version, or you have signed it.' },
      TEXT_DIFFERS: {
        status: 409,
        message: 'The text you read is not the text in force. Load the page again.',
      },
      QUIZ_FAILED: {
        status: 422,
        message: 'Not every answer is right. Read the sections again and correct it.',
        /** The places of the questions. */
        data: z.object({ wrong: z.array(z.number().int()) }),
      },
    })
    .route({
      method: 'POST',
      path: '/policies/{id}/versions/{versionId}/signature',
      summary: 'Sign the version in force',
    })
    .input(
      z.object({
        id: Id,
        versionId: Id,
        sha256: requiredLine('Hash', 64),
        /** The place of the chosen answer of each question of the quiz. */
        answers: z
          .array(z.number().int().min(0).max(QUIZ_CHOICES_AT_MOST))
          .max(QUIZ_QUESTIONS_AT_MOST)
          .default([]),
      }),
    )
    .output(z.object({ signedAt: z.string(), isLate: z.boolean() })),
}
