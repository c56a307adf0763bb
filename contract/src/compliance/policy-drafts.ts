import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { TEXT_BODY_KIB, TOO_INVOLVED } from '../publishing/writing.ts'
import { POLICY_CITATIONS_AT_MOST } from './policies.ts'
import { POLICY_BODY_AT_MOST } from './policy-documents.ts'
import { SUBJECT_REFUSALS } from './subjects.ts'
import { workLine } from './work-text.ts'

/** Open suggestions of one person on one version. */
export const SUGGESTIONS_AT_MOST = 200
/** As many suggestions of a version as are shown, the open ones first. */
export const SUGGESTIONS_SHOWN = 1_000

export const SuggestionState = z.enum(['open', 'accepted', 'rejected', 'lapsed'])
export type SuggestionState = z.infer<typeof SuggestionState>

export const PolicySuggestion = z.object({
  id: Id,
  authorId: Id,
  authorName: z.string(),
  createdAt: StoredMoment,
  state: SuggestionState,
  decidedByName: z.string(),
  decidedAt: StoredMoment.nullable(),
  /** The words that are to go, as Markdown; '' for words that are added. */
  quote: z.string(),
  replacement: z.string(),
  /** What stood around them. */
  before: z.string(),
  after: z.string(),
  /** Where in the text the words are now; null where the passage changed since, or the suggestion is decided. */
  at: z.number().int().nullable(),
  /** What is there now, where the passage changed since; null where even what was around it is gone. */
  now: z.string().nullable(),
})
export type PolicySuggestion = z.infer<typeof PolicySuggestion>

export const PresentPerson = z.object({
  userId: Id,
  name: z.string(),
  /** The heading above the place where they write; '' before the first one. */
  section: z.string(),
  isSuggesting: z.boolean(),
})
export type PresentPerson = z.infer<typeof PresentPerson>

const OfVersion = z.object({ id: Id, versionId: Id })
const CHANGED_MEANWHILE = {
  status: 409,
  message: 'Somebody else changed this while you had it open.',
  data: z.object({ byName: z.string(), version: z.number().int() }),
} as const

export const policyDrafts = {
  suggestions: members
    .errors(SUBJECT_REFUSALS)
    .route({
      method: 'GET',
      path: '/policies/{id}/versions/{versionId}/suggestions',
      summary: 'What people suggest to change in a version, in the order of its text',
    })
    .input(OfVersion)
    .output(z.object({ rowVersion: z.number().int(), items: z.array(PolicySuggestion) })),

  suggest: members
    .meta({ bodyMaxKib: TEXT_BODY_KIB })
    .errors({
      ...SUBJECT_REFUSALS,
      CHANGED_MEANWHILE,
      VERSION_CLOSED: {
        status: 409,
        message: 'This version is approved. Suggestions are made on a draft or a version in review.',
      },
      TOO_MANY_SUGGESTIONS: {
        status: 422,
        message: `These are more than ${SUGGESTIONS_AT_MOST} changes, the limit of one person. Send fewer at a time.`,
      },
    })
    .route({
      method: 'PUT',
      path: '/policies/{id}/versions/{versionId}/suggestions',
      summary: 'Suggest a changed text; what differs from the draft takes the place of your open suggestions',
    })
    .input(OfVersion.extend({ rowVersion: z.number().int(), body: workLine('Text', POLICY_BODY_AT_MOST) }))
    .output(z.object({ openCount: z.number().int() })),

  decide: managers
    .meta({ byPersonAlone: true })
    .errors({
      ...SUBJECT_REFUSALS,
      CHANGED_MEANWHILE,
      NOT_A_DRAFT: {
        status: 409,
        message: 'Suggestions are decided in a draft. Take the version back from review first.',
      },
      ALREADY_DECIDED: { status: 409, message: 'These suggestions are decided or withdrawn already.' },
      PASSAGE_CHANGED: {
        status: 409,
        message:
          'The passage changed since this was suggested. Change the text by hand, or reject the suggestion.',
      },
      TEXT_TOO_LONG: {
        status: 422,
        message: `With these suggestions the text is longer than ${POLICY_BODY_AT_MOST.toLocaleString('en-US')} characters, the limit.`,
      },
      TOO_INVOLVED,
      TOO_MANY_CITATIONS: {
        status: 422,
        message: `The sections name more than ${POLICY_CITATIONS_AT_MOST} paragraphs of law, the limit.`,
      },
    })
    .route({
      method: 'POST',
      path: '/policies/{id}/versions/{versionId}/suggestion-decisions',
      summary: 'Accept suggestions into the draft, or reject them',
    })
    .input(
      OfVersion.extend({
        rowVersion: z.number().int(),
        suggestionIds: z.array(Id).min(1).max(SUGGESTIONS_AT_MOST),
        isAccepted: z.boolean(),
      }),
    )
    .output(
      z.object({
        rowVersion: z.number().int(),
        decidedCount: z.number().int(),
        /** Those that stay open because their passage changed. */
        changedCount: z.number().int(),
      }),
    ),

  present: members
    .errors(SUBJECT_REFUSALS)
    .route({
      method: 'POST',
      path: '/policies/{id}/versions/{versionId}/presence',
      summary: 'Say that you have a draft open, and hear who else has; sent again every few seconds',
    })
    .input(
      OfVersion.extend({
        section: workLine('Section', 200).default(''),
        isSuggesting: z.boolean().default(false),
        /** The draft is closed. */
        isLeaving: z.boolean().default(false),
      }),
    )
    .output(
      z.object({
        others: z.array(PresentPerson),
        /** Of the draft as it is saved now, and who saved it. */
        rowVersion: z.number().int(),
        writtenByName: z.string(),
      }),
    ),
}
