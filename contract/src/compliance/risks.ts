import {
  CONTROL_STRENGTHS,
  RISK_BANDS,
  RISK_FACTORS,
  type RiskMethod,
  STANDARD_METHOD,
} from '@plumbline/rules/risks/risk-method.ts'
import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { Day, StoredDay, StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { CursorInput, cursorPageOf, PageNumber, pageOf, SearchText } from '../platform/paging.ts'
import {
  choiceField,
  dayField,
  lineField,
  personField,
  scaleField,
  textField,
  titleField,
  topicField,
} from './record-fields.ts'
import { recordSchema } from './record-schema.ts'
import { StoredRiskMethod } from './risk-methods.ts'
import { SUBJECT_REFUSALS } from './subjects.ts'
import { Topic } from './topics.ts'
import { requiredLine, WORK_BODY_KIB } from './work-text.ts'

export const RISK_PAGE_SIZE = 50
export const RISK_ASSESSMENTS_AT_MOST = 100

export const BAND_LABELS = { low: 'Low', moderate: 'Moderate', high: 'High', critical: 'Critical' } as const
export const STRENGTH_LABELS = { none: 'None', weak: 'Weak', adequate: 'Adequate', strong: 'Strong' } as const

/** What a risk is, field by field, in the words of the published method. The five ratings say what it would be without any control. */
export const RISK_FIELDS = {
  title: titleField('Obligation'),
  productLine: lineField('Product line', 120),
  topic: topicField(),
  ownerId: personField('Owner'),
  likelihood: scaleField('Likelihood of a breach', STANDARD_METHOD.words.likelihood),
  impact: scaleField('Impact on consumers', STANDARD_METHOD.words.impact),
  volume: scaleField('Volume', STANDARD_METHOD.words.volume),
  complexity: scaleField('Complexity', STANDARD_METHOD.words.complexity),
  change: scaleField('Change in law, systems, or people', STANDARD_METHOD.words.change),
  inherentReason: textField('Why it is rated so'),
  controls: textField('What controls it', {
    hint: 'Policy sections, systems, training, tests, people',
  }),
  controlStrength: choiceField('Strength of the controls', STRENGTH_LABELS, 'none', {
    hint: 'Strong needs evidence here, or a linked monitoring test that passed in the last 12 months.',
  }),
  strengthReason: textField('Why the controls are that strong'),
  action: textField('What is done about the rest'),
  reviewOn: dayField('Look at it again on'),
} as const

export const RiskFields = recordSchema(RISK_FIELDS)
export type RiskFields = z.infer<typeof RiskFields>

/** The same fields in the words of a method. */
export function riskFieldsOf({ words }: Pick<RiskMethod, 'words'>): typeof RISK_FIELDS {
  const scales = RISK_FACTORS.map((factor) => [
    factor,
    { ...RISK_FIELDS[factor], labels: scaleField('', words[factor]).labels },
  ])
  return { ...RISK_FIELDS, ...Object.fromEntries(scales) }
}

export const RiskBand = z.enum(RISK_BANDS)
export const ControlStrength = z.enum(CONTROL_STRENGTHS)
/** A score in hundredths of a point, from 100 to 500, and its band. */
const Rating = z.object({ score: z.number().int(), band: RiskBand })

export const RiskSummary = z.object({
  id: Id,
  number: z.number().int(),
  title: z.string(),
  productLine: z.string(),
  topic: Topic.nullable(),
  likelihood: z.number().int(),
  impact: z.number().int(),
  inherent: Rating,
  /** As it is typed; it counts where no control of the register serves the risk. */
  controlStrength: ControlStrength,
  /** As the controls count. */
  strength: ControlStrength,
  residual: Rating,
  /** The version of the method that it was figured with. */
  method: z.string(),
  owner: z.object({ userId: Id, name: z.string() }).nullable(),
  reviewOn: StoredDay.nullable(),
  reviewedOn: StoredDay.nullable(),
  /** Something happened since it was last looked at. */
  needsLook: z.boolean(),
  version: z.number().int(),
})
export type RiskSummary = z.infer<typeof RiskSummary>

export const Risk = RiskFields.extend({
  ...RiskSummary.shape,
  reviewedByName: z.string(),
  /** The controls of the register that serve it, the strongest first: its strength counts. */
  servedBy: z.array(z.object({ id: Id, title: z.string(), strength: ControlStrength, because: z.string() })),
  /** What happened since it was last looked at, each in a sentence. */
  lookAgain: z.array(z.string()),
  createdAt: StoredMoment,
  mayEdit: z.boolean(),
})
export type Risk = z.infer<typeof Risk>

/** A risk as it was when the assessment was approved. */
export const AssessedRisk = z.object({
  id: Id,
  number: z.number().int(),
  title: z.string(),
  productLine: z.string(),
  inherent: Rating,
  controlStrength: ControlStrength,
  residual: Rating,
  reason: z.string(),
})

export type AssessedRisk = z.infer<typeof AssessedRisk>

const Figures = z.object({ inherent: Rating, strength: ControlStrength, residual: Rating })

export const RiskCause = z.object({
  /** The method changed, a control came to another strength or was linked, or somebody changed the rating of the risk. */
  kind: z.enum(['method', 'control', 'rating']),
  text: z.string(),
  byName: z.string(),
  on: StoredDay,
})
export type RiskCause = z.infer<typeof RiskCause>

export const MovedRisk = z.object({
  id: Id,
  title: z.string(),
  /** Null: it came later. */
  before: Figures.nullable(),
  /** Null: it was no longer in the register. */
  now: Figures.nullable(),
  /** What happened between, the first thing first. */
  causes: z.array(RiskCause),
})
export type MovedRisk = z.infer<typeof MovedRisk>

export const RiskAssessment = z.object({
  id: Id,
  title: z.string(),
  method: z.string(),
  riskCount: z.number().int(),
  approvedByName: z.string(),
  approvedAt: StoredMoment,
  /** The meeting at which the board approved it; null: approved by the person alone. */
  boardMeetingOn: StoredDay.nullable(),
  note: z.string(),
  /** Of its content, as it was approved. */
  sha256: z.string(),
})
export type RiskAssessment = z.infer<typeof RiskAssessment>

const REFUSALS = {
  ...SUBJECT_REFUSALS,
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'Somebody else changed this while you had it open.',
    data: z.object({ byName: z.string(), version: z.number().int() }),
  },
  PERSON_UNKNOWN: { status: 422, message: 'The owner is not an active person of your institution.' },
  STRENGTH_UNPROVEN: {
    status: 422,
    message:
      'Strong controls need proof: attach evidence that has not expired, or link a monitoring test that passed in the last 12 months.',
  },
  REASON_MISSING: { status: 422, message: 'Say why the controls are that strong.' },
  NOT_ALLOWED: { status: 403, message: 'Only the owner or a manager can change this risk.' },
} as const

const named = members.errors({
  NOT_FOUND: { status: 404, message: 'There is no such assessment.' },
  NOT_LATER: { status: 422, message: 'Choose an assessment that was approved later.' },
})

export const risks = {
  list: members
    .route({ method: 'GET', path: '/risks', summary: 'Risks, the highest that remain first' })
    .input(
      z.object({
        bands: z.array(RiskBand).max(4).default([]),
        topic: Topic.optional(),
        likelihood: z.number().int().min(1).max(5).optional(),
        impact: z.number().int().min(1).max(5).optional(),
        needsLook: z.boolean().default(false),
        search: SearchText.default(''),
        page: PageNumber.default(1),
      }),
    )
    .output(pageOf(RiskSummary)),

  map: members
    .route({
      method: 'GET',
      path: '/risks/map',
      summary: 'How many risks there are by likelihood and impact, and by the band that remains',
    })
    .output(
      z.object({
        cells: z.array(
          z.object({
            likelihood: z.number().int(),
            impact: z.number().int(),
            count: z.number().int(),
            /** The highest band that remains in the cell. */
            worst: RiskBand,
          }),
        ),
        bands: z.array(z.object({ band: RiskBand, inherent: z.number().int(), residual: z.number().int() })),
        totalCount: z.number().int(),
        needsLookCount: z.number().int(),
        /** Duties of the start set that apply and are not in the register yet. */
        offeredCount: z.number().int(),
      }),
    ),

  rows: members
    .route({
      method: 'GET',
      path: '/risks/rows',
      summary: 'Every risk, by cursor, for programs that copy everything',
    })
    .input(CursorInput)
    .output(cursorPageOf(RiskSummary)),

  find: members
    .errors(SUBJECT_REFUSALS)
    .route({ method: 'GET', path: '/risks/{id}', summary: 'One risk, whole' })
    .input(z.object({ id: Id }))
    .output(Risk),

  create: managers
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .errors(REFUSALS)
    .route({ method: 'POST', path: '/risks', summary: 'Enter a risk' })
    .input(RiskFields)
    .output(Risk),

  update: members
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .errors(REFUSALS)
    .route({ method: 'PUT', path: '/risks/{id}', summary: 'Change a risk' })
    .input(RiskFields.extend({ id: Id, version: z.number().int() }))
    .output(Risk),

  review: members
    .errors(REFUSALS)
    .route({
      method: 'POST',
      path: '/risks/{id}/reviews',
      summary: 'Record that a risk was looked at, and when it is looked at next',
    })
    .input(
      z.object({
        id: Id,
        version: z.number().int(),
        note: requiredLine('What you saw', 2_000),
        reviewOn: Day.nullable().default(null),
      }),
    )
    .output(Risk),

  addStart: managers
    .route({
      method: 'POST',
      path: '/risks/start',
      summary: 'Add the duties of the start set that apply to the institution and are not in the register',
    })
    .output(z.object({ added: z.number().int(), mayApply: z.number().int() })),

  approve: managers
    .meta({ recentAuthentication: true })
    .errors({ NO_RISKS: { status: 409, message: 'There is no risk to approve yet.' } })
    .route({
      method: 'POST',
      path: '/risk-assessments',
      summary: 'Approve the assessment as it is now; what was approved never changes',
      successStatus: 201,
    })
    .input(
      z.object({
        title: requiredLine('Title', 200),
        boardMeetingOn: Day.nullable().default(null),
        note: z.string().trim().max(2_000, 'Note: at most 2,000 characters.').default(''),
      }),
    )
    .output(RiskAssessment),

  assessments: members
    .route({ method: 'GET', path: '/risk-assessments', summary: 'Approved assessments, the newest first' })
    .output(z.array(RiskAssessment).max(RISK_ASSESSMENTS_AT_MOST)),

  assessment: named
    .route({
      method: 'GET',
      path: '/risk-assessments/{id}',
      summary: 'An approved assessment, and what moved since, or until a later one',
    })
    .input(
      z.object({
        id: Id,
        /** An assessment that was approved later. Without it: until now. */
        untilId: Id.optional(),
      }),
    )
    .output(
      z.object({
        assessment: RiskAssessment,
        risks: z.array(AssessedRisk),
        /** The method that it was made with, as it was then. */
        usedMethod: StoredRiskMethod,
        moved: z.array(MovedRisk),
      }),
    ),
}
