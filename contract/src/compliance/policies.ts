import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { Day, StoredDay, StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { CursorInput, cursorPageOf, PageNumber, pageOf, SearchText } from '../platform/paging.ts'
import { TEXT_BODY_KIB, TOO_INVOLVED } from '../publishing/writing.ts'
import { MeetingBody } from './meetings.ts'
import { BoardApproval, BoardDecision } from './policy-board.ts'
import {
  DOCUMENT_MIB_AT_MOST,
  DOCUMENT_REFUSALS,
  POLICY_BODY_AT_MOST,
  PolicyTemplate,
  PolicyTemplateSummary,
  ReadDocument,
} from './policy-documents.ts'
import { SUBJECT_REFUSALS } from './subjects.ts'
import { Topic } from './topics.ts'
import { requiredLine, WorkTitle, workLine } from './work-text.ts'

export const POLICY_PAGE_SIZE = 50
export const APPROVERS_AT_MOST = 10
/** Paragraphs of law that the sections of one version name. */
export const POLICY_CITATIONS_AT_MOST = 500
export const REVIEW_MONTHS_AT_MOST = 60
export const FOLDER_AT_MOST = 60

/** `approved` is approved for a day to come; `effective` is in force. */
export const VERSION_STATES = ['draft', 'in_review', 'approved', 'effective', 'superseded'] as const
export const VersionState = z.enum(VERSION_STATES)
export type VersionState = z.infer<typeof VersionState>

const PolicyBody = workLine('Text', POLICY_BODY_AT_MOST)
const ChangeNote = workLine('What changed', 1_000)

const Folder = workLine('Folder', FOLDER_AT_MOST)

export const PolicyFields = z.object({
  title: WorkTitle,
  topic: Topic.nullable().default(null),
  ownerId: Id.nullable().default(null),
  reviewMonths: z.number().int().min(1).max(REVIEW_MONTHS_AT_MOST).default(12),
  nextReviewOn: Day.nullable().default(null),
  /** Where the institution files it. Absent: it stays where it is. */
  folder: Folder.optional(),
})
export type PolicyFields = z.infer<typeof PolicyFields>

const Person = z.object({ userId: Id, name: z.string() })

export const PolicyApproval = z.object({
  position: z.number().int(),
  userId: Id,
  name: z.string(),
  decision: z.enum(['approved', 'sent_back']).nullable(),
  comment: z.string(),
  decidedAt: StoredMoment.nullable(),
  /** It came with an import: this installation did not see it happen. */
  isImported: z.boolean(),
})
export type PolicyApproval = z.infer<typeof PolicyApproval>

export const PolicyVersionSummary = z.object({
  id: Id,
  number: z.number().int(),
  state: VersionState,
  changeNote: z.string(),
  effectiveOn: StoredDay.nullable(),
  /** The last day on which a superseded version was in force. */
  supersededOn: StoredDay.nullable(),
  writtenBy: Person,
  sentBackByName: z.string(),
  sentBackComment: z.string(),
  approvedAt: StoredMoment.nullable(),
  sha256: z.string().nullable(),
  rowVersion: z.number().int(),
  approvals: z.array(PolicyApproval),
  /** Its approvers decide at the same time, not one after the other. */
  isParallel: z.boolean(),
  /** The body that approves it after the people, if any. */
  board: MeetingBody.nullable(),
  boardDecision: BoardDecision.nullable(),
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
  nextReviewOn: StoredDay.nullable(),
  folder: z.string(),
  /** The latest change of its law that nobody has reviewed. */
  lawChangedOn: StoredDay.nullable(),
  effectiveNumber: z.number().int().nullable(),
  effectiveOn: StoredDay.nullable(),
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
  /** Offered to managers while a version waits for the board. */
  boardApprovals: z.array(BoardApproval),
  mayManage: z.boolean(),
})
export type Policy = z.infer<typeof Policy>

export const PolicyAttention = z.enum(['law_changed', 'review_overdue'])
export type PolicyAttention = z.infer<typeof PolicyAttention>

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
      summary: 'How a Word file or a PDF would be read as the text of a policy; nothing is saved',
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
        folder: z.string().max(FOLDER_AT_MOST).optional(),
        attention: PolicyAttention.optional(),
        /** `attention`: law changed first, then an overdue review, then the others. */
        order: z.enum(['title', 'attention']).default('title'),
        page: PageNumber.default(1),
      }),
    )
    .output(
      pageOf(PolicySummary).extend({
        folders: z.array(z.object({ name: z.string(), count: z.number().int() })),
        attention: z.object({ law_changed: z.number().int(), review_overdue: z.number().int() }),
      }),
    ),

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

  renameFolder: managers
    .errors({ FOLDER_UNKNOWN: { status: 404, message: 'No policy is in this folder.' } })
    .route({
      method: 'POST',
      path: '/policies/folders',
      summary: 'Rename a folder; an empty name takes its policies out, and one that exists takes them in',
    })
    .input(z.object({ from: requiredLine('Folder', FOLDER_AT_MOST), to: Folder }))
    .output(z.object({ changed: z.number().int() })),

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
        message: 'Who wrote in a version cannot approve it. Choose somebody else.',
      },
      APPROVER_MISSING: { status: 422, message: 'Choose at least one approver, or a body that approves it.' },
      SUGGESTIONS_OPEN: {
        status: 409,
        message: 'Suggestions are still open. Accept or reject them before you send the draft for review.',
        data: z.object({ openCount: z.number().int() }),
      },
      DATE_PASSED: { status: 422, message: 'The date in force has passed. Choose today or a later day.' },
    })
    .route({
      method: 'POST',
      path: '/policies/{id}/versions/{versionId}/review',
      summary: 'Send a draft to its approvers, in order or at once, and to the board',
    })
    .input(
      OfVersion.extend({
        /** Empty only where a body approves it. */
        approverIds: z.array(Id).max(APPROVERS_AT_MOST),
        isParallel: z.boolean().default(false),
        /** The body that approves it after the people. */
        board: MeetingBody.nullable().default(null),
        effectiveOn: Day,
      }),
    )
    .output(Policy),

  approveByBoard: managers
    .meta({ recentAuthentication: true })
    .errors({
      ...SUBJECT_REFUSALS,
      CHANGED_MEANWHILE,
      NOT_BEFORE_BOARD: { status: 409, message: 'This version does not wait for a board or committee.' },
      APPROVALS_OPEN: {
        status: 409,
        message: 'People decide before the board.',
        data: z.object({ names: z.array(z.string()) }),
      },
      MEETING_UNKNOWN: { status: 422, message: 'This meeting does not exist, or you may not see it.' },
      OTHER_BODY: { status: 422, message: 'Another body is to approve this version.' },
      NOT_DECIDED: {
        status: 422,
        message: 'The meeting was not held, or this agenda item does not approve this policy.',
      },
      DECIDED_BEFORE: {
        status: 409,
        message: 'The meeting decided on an earlier version. This version needs a decision of its own.',
      },
      MINUTES_MISSING: {
        status: 409,
        message:
          'File the signed minutes with the meeting first: a file, as evidence of the type “Board minutes”.',
      },
      WRITER_RECORDS: {
        status: 403,
        message:
          'You wrote in this version, and no person approved it. Another manager records the approval, or take it back and name an approver.',
      },
    })
    .route({
      method: 'POST',
      path: '/policies/{id}/versions/{versionId}/board-approval',
      summary: 'Record that the board approved a version, with the meeting and its minutes',
    })
    .input(OfVersion.extend({ meetingId: Id, agendaItemId: Id }))
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
