import { LIBRARY_PART } from '@plumbline/rules/citations/library-parts.ts'
import { z } from 'zod'
import { administrators, everyone, members } from '../platform/access.ts'
import { DayOfAnyYear, StoredMoment } from '../platform/days.ts'

export const PART = z.string().regex(LIBRARY_PART)
const Page = z.string().regex(/^[0-9a-z-]{1,40}$/)
const Day = DayOfAnyYear
/** The longest question, citation, or phrase that the library takes. */
export const REGULATION_QUERY_LENGTH = 200

const NOT_FOUND = {
  NOT_FOUND: { status: 404, message: 'The library has no such text on that day.' },
} as const

/** Which text is shown, how old it is, and from when we hold it. */
export const TextAge = z.object({
  asOf: Day.nullable(),
  seenOn: Day.nullable(),
  /** When the official source was last asked whether it has newer words. */
  checkedAt: StoredMoment.nullable(),
  unchangedTo: Day.nullable(),
  heldFrom: Day.nullable(),
})
export type TextAge = z.infer<typeof TextAge>

export const LibraryPart = TextAge.extend({
  part: z.string(),
  letter: z.string().nullable(),
  name: z.string(),
  /** Who issued it. */
  agency: z.string(),
  state: z.enum(['waiting', 'filling', 'ready']),
  /** From 0 to 1 while the text is being loaded. */
  progress: z.number(),
  sections: z.number().int(),
  lastChangedOn: Day.nullable(),
})
export type LibraryPart = z.infer<typeof LibraryPart>

export const LaterChange = z.object({
  on: Day,
  what: z.string(),
  document: z.string().nullable(),
  citations: z.array(z.string()),
})
export type LaterChange = z.infer<typeof LaterChange>

export const LegalStatus = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(['vacated', 'disapproved', 'stayed', 'official-slip', 'changed-by-statute']),
  effect: z.enum(['not-in-force', 'never-in-force', 'text-differs']),
  since: Day,
  source: z.string(),
  verification: z.enum(['official', 'secondary', 'general']),
  explanation: z.string(),
  citations: z.array(z.string()),
  enteredBy: z.string().nullable(),
  enteredOn: Day,
})
export type LegalStatus = z.infer<typeof LegalStatus>

export const LibraryParagraph = z.object({
  key: z.string(),
  /** The whole citation, as it is copied. */
  citation: z.string(),
  anchor: z.string(),
  kind: z.enum([
    'heading',
    'introduction',
    'paragraph',
    'definition',
    'comment',
    'comment-heading',
    'appendix',
  ]),
  level: z.number().int(),
  text: z.string(),
  firstShown: Day,
  inForceFrom: Day.nullable(),
  /** Ids of the legal statuses that cover it. */
  statuses: z.array(z.string()),
  /** What of the paragraph our copy lacks. */
  gap: z.string().nullable(),
})
export type LibraryParagraph = z.infer<typeof LibraryParagraph>

export const PageLink = z.object({
  page: z.string(),
  label: z.string(),
  title: z.string(),
  isReserved: z.boolean(),
})
export type PageLink = z.infer<typeof PageLink>

export const LibraryContents = z.object({
  part: z.string(),
  letter: z.string().nullable(),
  name: z.string(),
  on: Day,
  age: TextAge,
  pages: z.array(PageLink),
  laterChanges: z.array(LaterChange),
  /** Days from which other words stand somewhere in the part, the latest first. */
  changeDays: z.array(Day),
  /** Appendices that the part has and our copy does not. */
  notHeld: z.array(z.object({ heading: z.string(), officialAddress: z.string() })),
  officialAddress: z.string(),
})
export type LibraryContents = z.infer<typeof LibraryContents>

export const LibraryPage = z.object({
  part: z.string(),
  letter: z.string().nullable(),
  partName: z.string(),
  page: z.string(),
  label: z.string(),
  title: z.string(),
  on: Day,
  age: TextAge,
  /** The text of the rule, then the official comments to it. */
  paragraphs: z.array(LibraryParagraph),
  comments: z.array(LibraryParagraph),
  statuses: z.array(LegalStatus),
  laterChanges: z.array(LaterChange),
  changeDays: z.array(Day),
  /** What of the section our copy lacks, in sentences; the official page has it. */
  gaps: z.array(z.string()),
  officialAddress: z.string(),
  previous: PageLink.nullable(),
  next: PageLink.nullable(),
})
export type LibraryPage = z.infer<typeof LibraryPage>

export const CitationAnswer = z.object({
  /** As it is printed. */
  citation: z.string(),
  outcome: z.enum(['found', 'parent', 'not-held', 'not-found', 'loading']),
  /** The paragraph that was found: the cited one, or the deepest one above it. */
  foundCitation: z.string().nullable(),
  address: z.string().nullable(),
  officialAddress: z.string(),
  text: z.string().nullable(),
  statuses: z.array(LegalStatus.pick({ title: true, status: true, effect: true, since: true })),
  /** Rules in force that our copy of the text does not show yet. */
  laterChanges: z.array(LaterChange),
  /** That our copy is old, and what of it is not whole, in sentences. */
  gaps: z.array(z.string()),
  /** The same section of another title, where the cited one is not held: 31 U.S.C. for 12 U.S.C. 5318. */
  suggestion: z.object({ citation: z.string(), address: z.string() }).nullable(),
})
export type CitationAnswer = z.infer<typeof CitationAnswer>

export const TextMatch = z.object({
  part: z.string(),
  key: z.string(),
  citation: z.string(),
  address: z.string(),
  kind: z.string(),
  /** Words around the hits; what matched is between « and ». */
  excerpt: z.string(),
  statuses: z.array(z.string()),
  /** Later rules that these words do not show, in sentences. */
  laterChanges: z.array(z.string()),
  /** That our copy is old, and what of it is not whole, in sentences. */
  gaps: z.array(z.string()),
})
export type TextMatch = z.infer<typeof TextMatch>

export const WordPiece = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })

export const ChangeKind = z.enum(['added', 'removed', 'changed', 'amount', 'moved', 'editorial'])
/** What a person may call a change instead. */
export const ChangeClass = z.enum(['changed', 'editorial'])
export type ChangeClass = z.infer<typeof ChangeClass>
export const CHANGE_REASON_LENGTH = 1_000

export const ChangeDecision = z.object({
  /** Null gave the change back to the program. */
  class: ChangeClass.nullable(),
  computed: ChangeKind,
  reason: z.string(),
  byName: z.string().nullable(),
  at: StoredMoment,
})
export type ChangeDecision = z.infer<typeof ChangeDecision>

export const RedlineChange = z.object({
  /** What a person called it, or else the program. */
  kind: ChangeKind,
  /** What the program called it. */
  computed: ChangeKind,
  /** What people decided about it, the latest first. */
  decisions: z.array(ChangeDecision),
  /** Names both texts: a decision holds for them, between whatever days they are compared. */
  pair: z.string(),
  key: z.string(),
  citation: z.string(),
  address: z.string().nullable(),
  /** Where the paragraph stood before, if that was elsewhere. */
  movedFrom: z.string().nullable(),
  level: z.number().int(),
  pieces: z.array(WordPiece),
  amounts: z.array(z.object({ before: z.string(), after: z.string() })),
  /** An added entry of a yearly list is compared with the entry before it. */
  comparedWith: z.string().nullable(),
  note: z.enum(['form-shown-as-picture']).nullable(),
  statuses: z.array(z.string()),
  /** Later rules that the words do not show, and what our copy lacks, in sentences. */
  copyNotes: z.array(z.string()),
})
export type RedlineChange = z.infer<typeof RedlineChange>

export const Redline = z.object({
  part: z.string(),
  page: z.string().nullable(),
  key: z.string().nullable(),
  label: z.string(),
  from: Day,
  to: Day,
  age: TextAge,
  counts: z.object({
    added: z.number().int(),
    removed: z.number().int(),
    changed: z.number().int(),
    moved: z.number().int(),
    editorial: z.number().int(),
  }),
  changes: z.array(RedlineChange),
  statuses: z.array(LegalStatus),
  /** Rules in force on the second day that our copy does not show; they may be the change that is looked for. */
  laterChanges: z.array(LaterChange),
  /** More changes than are shown at once. */
  isCut: z.boolean(),
})
export type Redline = z.infer<typeof Redline>

const RedlineQuestion = z.object({
  part: PART,
  page: Page.optional(),
  key: z.string().max(REGULATION_QUERY_LENGTH).optional(),
  from: Day,
  to: Day,
})
export type RedlineQuestion = z.infer<typeof RedlineQuestion>
const WRONG_ORDER = {
  WRONG_ORDER: { status: 422, message: 'The first day must be before the second.' },
} as const

export const regulations = {
  overview: everyone
    .route({ method: 'GET', path: '/regulations', summary: 'The parts of the regulation library' })
    .output(z.object({ parts: z.array(LibraryPart), isComplete: z.boolean() })),

  freshness: everyone
    .route({
      method: 'GET',
      path: '/regulations/freshness',
      summary: 'The day on which the law here was last checked with the official sources',
    })
    .output(
      z.object({
        checkedOn: Day.nullable(),
        /** More than a week ago. */
        isOld: z.boolean(),
        asksSources: z.boolean(),
      }),
    ),

  addresses: everyone
    .route({
      method: 'GET',
      path: '/regulations/addresses',
      summary: 'Every page of the library, for search engines',
    })
    .output(z.array(z.object({ part: z.string(), page: z.string(), changedOn: Day }))),

  lookup: everyone
    .route({ method: 'GET', path: '/regulations/citation', summary: 'The paragraph that a citation names' })
    .input(z.object({ citation: z.string().trim().min(1).max(REGULATION_QUERY_LENGTH), on: Day.optional() }))
    .errors({
      NOT_A_CITATION: { status: 422, message: 'This is not a citation that we can read.' },
    })
    .output(CitationAnswer),

  changedSince: everyone
    .route({
      method: 'GET',
      path: '/regulations/changed',
      summary: 'Which of these citations changed after a day, and which are not in force as printed',
    })
    .input(
      z.object({ citations: z.array(z.string().max(REGULATION_QUERY_LENGTH)).min(1).max(40), since: Day }),
    )
    .output(
      z.array(
        z.object({
          citation: z.string(),
          on: Day,
          what: z.string().nullable(),
          /** Where both texts stand beside each other, if we hold them. */
          redline: z.string().nullable(),
          /** That a court or Congress acted, whenever that was; null for a change of the words. */
          status: LegalStatus.pick({ title: true, effect: true })
            .extend({ isOfPart: z.boolean().describe('Of a paragraph below the cited one.') })
            .nullable(),
        }),
      ),
    ),

  search: everyone
    .meta({ isCostly: true })
    .route({ method: 'GET', path: '/regulations/search', summary: 'Words in the texts of the library' })
    .input(
      z.object({
        q: z.string().trim().min(2).max(REGULATION_QUERY_LENGTH),
        part: PART.optional(),
        page: Page.optional().describe(
          'The section, such as `1026-19`, as addresses of the library name it.',
        ),
        on: Day.optional().describe('The day whose text is searched; without it today’s.'),
      }),
    )
    .output(z.object({ matches: z.array(TextMatch), isCut: z.boolean() })),

  redline: members
    .meta({ isCostly: true })
    .route({ method: 'GET', path: '/regulations/redline', summary: 'What changed between two days' })
    .input(RedlineQuestion)
    .errors({ ...NOT_FOUND, ...WRONG_ORDER })
    .output(Redline),

  redlinePdf: members
    .route({
      method: 'GET',
      path: '/regulations/redline/pdf',
      summary: 'What changed between two days, as a file to keep',
    })
    .input(RedlineQuestion)
    .errors({ ...NOT_FOUND, ...WRONG_ORDER })
    .output(z.file()),

  overruleChange: administrators
    .route({
      method: 'POST',
      path: '/regulations/redline/class',
      summary: 'Say for everybody what a change is',
    })
    .input(
      RedlineQuestion.extend({
        /** The pair of the change, as the redline of these days shows it. */
        pair: z.string().regex(/^[0-9a-f]{64}$/),
        class: ChangeClass.nullable(),
        reason: z.string().trim().min(3).max(CHANGE_REASON_LENGTH),
      }),
    )
    .errors({
      ...NOT_FOUND,
      ...WRONG_ORDER,
      NO_SUCH_CHANGE: {
        status: 404,
        message: 'The redline of these days has no such change. Load it again.',
      },
    })
    .output(RedlineChange),

  contents: everyone
    .route({ method: 'GET', path: '/regulations/{part}', summary: 'The sections and appendices of a part' })
    .input(z.object({ part: PART, on: Day.optional() }))
    .errors(NOT_FOUND)
    .output(LibraryContents),

  page: everyone
    .route({ method: 'GET', path: '/regulations/{part}/{page}', summary: 'A section with its commentary' })
    .input(z.object({ part: PART, page: Page, on: Day.optional() }))
    .errors(NOT_FOUND)
    .output(LibraryPage),
}
