import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { Day, StoredDay } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { SUBJECT_REFUSALS } from './subjects.ts'
import { requiredLine, workLine } from './work-text.ts'

/** A sheet that needs more is a test of another kind: by a program, on all items. */
export const SHEET_ITEMS_AT_MOST = 1_000
export const ATTRIBUTES_AT_MOST = 20
export const STRATA_AT_MOST = 20
/** Pieces of evidence for one answer. */
export const CELL_EVIDENCE_AT_MOST = 10
export const LISTED_ITEMS_AT_MOST = 5_000
export const NUMBERED_ITEMS_AT_MOST = 20_000
export const ITEM_AT_MOST = 200
export const GROUP_AT_MOST = 100
export const NOTE_AT_MOST = 2_000
export const CONFIDENCES = ['0.90', '0.95', '0.975', '0.99'] as const
const LIST_BODY_KIB = 4_200

/** A register is counted from the first to the last day, both included. */
const Period = { since: Day, until: Day }
export const Population = z.discriminatedUnion('from', [
  z.object({ from: z.literal('count'), count: z.number().int().min(1).max(NUMBERED_ITEMS_AT_MOST) }),
  z.object({
    from: z.literal('list'),
    items: z.array(requiredLine('An item', ITEM_AT_MOST)).min(1).max(LISTED_ITEMS_AT_MOST),
    /** The group of each item, in the same order, for strata. */
    groups: z.array(requiredLine('A group', GROUP_AT_MOST)).max(LISTED_ITEMS_AT_MOST).optional(),
  }),
  z.object({ from: z.literal('complaints'), ...Period }),
  z.object({ from: z.literal('tasks'), ...Period }),
  /**
   * The rows of the file of a batch, by their numbers, the loans of a stored run of loan files, or the entries of a
   * stored HMDA register.
   */
  z.object({ from: z.enum(['loan_batch', 'loan_run', 'hmda_register']), sourceId: Id }),
])
export type Population = z.infer<typeof Population>
export const POPULATION_SOURCES = [
  'count',
  'list',
  'complaints',
  'tasks',
  'loan_batch',
  'loan_run',
  'hmda_register',
] as const
/** By what the rows of a source can be grouped; a batch also by each column of its file. */
export const STRATA_COLUMNS = {
  count: [],
  list: ['group'],
  complaints: ['kind', 'product', 'channel', 'source', 'cause', 'topic'],
  tasks: ['topic', 'priority', 'owner'],
  loan_batch: ['outcome'],
  loan_run: ['verdict', 'kind'],
  hmda_register: ['actionTaken', 'loanType', 'loanPurpose'],
} as const satisfies Record<(typeof POPULATION_SOURCES)[number], readonly string[]>

const Count = z.number().int().min(1)
const SampleStrata = z.object({
  column: requiredLine('The column of the strata', 200),
  /** Left out: in proportion to the items of each stratum, at least one of each. */
  sizes: z
    .array(z.object({ name: requiredLine('A stratum', GROUP_AT_MOST), size: Count.max(SHEET_ITEMS_AT_MOST) }))
    .max(STRATA_AT_MOST)
    .optional(),
})

/**
 * As examiners test a HMDA register: the first items, then the others where an attribute has too many errors. Sizes
 * and thresholds depend on the year and on the number of entries, so they are entered.
 */
const SampleStages = z.object({
  totalSize: Count.max(SHEET_ITEMS_AT_MOST),
  initialSize: Count.max(SHEET_ITEMS_AT_MOST),
  /** So many errors in one attribute of the first items, or more, open the second stage. */
  initialErrors: Count.max(SHEET_ITEMS_AT_MOST),
  /** So many errors in one attribute of all items, or more, fail it. */
  finalErrors: Count.max(SHEET_ITEMS_AT_MOST),
})

export const SheetAnswer = z.enum(['yes', 'no', 'na'])
export type SheetAnswer = z.infer<typeof SheetAnswer>

const Share = z
  .string()
  .regex(/^0\.\d{1,6}$/, 'Write the tolerable rate as a decimal between 0 and 1, such as 0.05.')

export const SamplePlan = z.object({
  /** What the items are, and where they come from. */
  description: requiredLine('The description of the population', 500),
  confidence: z.enum(CONFIDENCES).default('0.95'),
  tolerableRate: Share.default('0.05'),
  /** So many exceptions in the sample are allowed for by its size. */
  expectedErrors: z.number().int().min(0).max(20).default(0),
  /** What is asked of each item. */
  attributes: z.array(requiredLine('An attribute', 120)).min(1).max(ATTRIBUTES_AT_MOST),
})

export const DrawnSample = SamplePlan.extend({
  confidence: z.string(),
  tolerableRate: z.string(),
  from: z.enum(POPULATION_SOURCES),
  populationSize: z.number().int(),
  size: z.number().int(),
  /** With it anyone can draw the same items again. */
  seed: z.string(),
  drawnOn: StoredDay,
  drawnByName: z.string(),
  /** The batch or the run that was drawn from, by its name. */
  sourceName: z.string().default(''),
  strata: z
    .object({
      column: z.string(),
      isProportional: z.boolean(),
      /** The items of the sheet stand in this order. */
      parts: z.array(z.object({ name: z.string(), population: z.number().int(), size: z.number().int() })),
    })
    .nullable()
    .default(null),
  stages: SampleStages.nullable().default(null),
})
export type DrawnSample = z.infer<typeof DrawnSample>

export const CellEvidence = z.object({
  /** The attribute by its place in the sheet, from 0. */
  attribute: z.number().int(),
  id: Id,
  title: z.string(),
  /** Null where the evidence is no file, or was taken off the test. */
  fileId: Id.nullable(),
  /** Whether it is still evidence of the test. */
  isThere: z.boolean(),
})
export type CellEvidence = z.infer<typeof CellEvidence>

export const SheetItem = z.object({
  id: Id,
  /** Order of the draw. */
  place: z.number().int(),
  /** Place in the population. */
  position: z.number().int(),
  label: z.string(),
  /** In the order of the attributes. */
  answers: z.array(SheetAnswer.nullable()),
  note: z.string(),
  testerName: z.string(),
  testedOn: StoredDay.nullable(),
  findingId: Id.nullable(),
  evidence: z.array(CellEvidence),
})
export type SheetItem = z.infer<typeof SheetItem>

export const MonitoringSheet = z.object({
  id: Id,
  test: z.object({ id: Id, title: z.string(), year: z.number().int() }),
  dueOn: StoredDay,
  result: z.enum(['passed', 'failed']).nullable(),
  recordedOn: StoredDay.nullable(),
  recordedByName: z.string(),
  note: z.string(),
  findingId: Id.nullable(),
  description: z.string(),
  procedure: z.string(),
  performer: z.string().nullable(),
  tester: z.string().nullable(),
  sample: DrawnSample.nullable(),
  items: z.array(SheetItem),
  outcome: z
    .object({
      finished: z.number().int(),
      exceptions: z.number().int(),
      notApplicable: z.number().int(),
      /** Items that have to be tested: fewer than all while a second stage is not needed. */
      needed: z.number().int(),
      verdict: z
        .object({
          holds: z.boolean(),
          /** Null where thresholds of two stages decide: they state no confidence. */
          upperErrors: z.number().int().nullable(),
          upperRate: z.string().nullable(),
          words: z.string(),
        })
        .nullable(),
      strata: z.array(
        z.object({
          name: z.string(),
          population: z.number().int(),
          size: z.number().int(),
          exceptions: z.number().int(),
          /** Of this stratum by itself. */
          upperErrors: z.number().int().nullable(),
        }),
      ),
    })
    .nullable(),
  mayDraw: z.boolean(),
  mayTest: z.boolean(),
  /** The reader performs the control, and may not test it. */
  performsControl: z.boolean(),
})
export type MonitoringSheet = z.infer<typeof MonitoringSheet>

const TESTING = {
  ...SUBJECT_REFUSALS,
  PERFORMS_CONTROL: { status: 403, message: 'You perform this control, so somebody else must test it.' },
  ALREADY_RECORDED: {
    status: 409,
    message: 'The result of this run is recorded, and its sheet is closed.',
    data: z.object({ byName: z.string() }),
  },
} as const

const named = members.errors(SUBJECT_REFUSALS)

/** The sample of a run and its test sheet. */
export const monitoringSheets = {
  sheet: named
    .route({
      method: 'GET',
      path: '/monitoring-runs/{id}/sheet',
      summary: 'The test sheet of a run: sample, seed, items with their answers, and what they say',
    })
    .input(z.object({ id: Id }))
    .output(MonitoringSheet),

  draw: managers
    .meta({ bodyMaxKib: LIST_BODY_KIB })
    .errors({
      ...TESTING,
      HAPHAZARD: {
        status: 422,
        message:
          'A haphazard sample is refused: nobody knows how likely each item was to be picked, so no confidence and no error bound can be stated. Use the random draw.',
      },
      POPULATION_EMPTY: { status: 422, message: 'The population has no items.' },
      POPULATION_UNKNOWN: {
        status: 422,
        message: 'This population does not exist, or you may not see it.',
      },
      BATCH_WAITING: { status: 409, message: 'The batch has not been run to its end yet.' },
      OTHER_STORAGE_KEY: {
        status: 409,
        message: 'The population was sealed with another key than this installation has now.',
      },
      STRATA_REFUSED: { status: 422, message: 'The population cannot be drawn by these strata.' },
      POPULATION_TOO_LARGE: {
        status: 422,
        message: `The register has more than ${LISTED_ITEMS_AT_MOST.toLocaleString('en-US')} rows in this period. Choose a shorter one.`,
      },
      PERIOD_BACKWARD: { status: 422, message: 'The last day of the period is before its first.' },
      PLAN_REFUSED: {
        status: 422,
        message: 'The plan has no sample size.',
        data: z.object({ field: z.string() }),
      },
      SAMPLE_TOO_LARGE: {
        status: 422,
        message: `A sheet holds ${SHEET_ITEMS_AT_MOST} items.`,
        data: z.object({ size: z.number().int() }),
      },
      SHEET_BEGUN: {
        status: 409,
        message: 'The sheet has answers. A sample is drawn again only while nobody has tested an item.',
      },
    })
    .route({
      method: 'POST',
      path: '/monitoring-runs/{id}/sample',
      summary: 'Draw the sample of a run: exact size, stored random seed, one row of the sheet for each item',
    })
    .input(
      SamplePlan.extend({
        id: Id,
        method: z.enum(['random', 'haphazard']).default('random'),
        population: Population,
        strata: SampleStrata.optional(),
        stages: SampleStages.optional(),
      }),
    )
    .output(MonitoringSheet),

  answer: members
    .errors({
      ...TESTING,
      NOT_ALLOWED: {
        status: 403,
        message: 'Only the owner of the test or a manager can fill in its sheet.',
      },
      ATTRIBUTE_UNKNOWN: { status: 422, message: 'The sheet has no such attribute.' },
      EVIDENCE_UNKNOWN: {
        status: 422,
        message: 'This is no evidence of the test. Add it to the test first.',
      },
      TOO_MUCH_EVIDENCE: {
        status: 409,
        message: `One answer has at most ${CELL_EVIDENCE_AT_MOST} pieces of evidence.`,
      },
      NOTE_CHANGED: {
        status: 409,
        message: 'Somebody else changed this note while you had it open.',
        data: z.object({ byName: z.string(), note: z.string() }),
      },
    })
    .route({
      method: 'PUT',
      path: '/monitoring-items/{id}',
      summary:
        'Answer one attribute of an item on a test sheet, attach its evidence, or write its note; the rest stays',
    })
    .input(
      z.object({
        id: Id,
        /** The attribute by its place in the sheet, from 0. */
        answer: z
          .object({
            attribute: z.number().int().min(0).max(ATTRIBUTES_AT_MOST),
            value: SheetAnswer.nullable(),
          })
          .optional(),
        /** Evidence of the test that shows the answer of one attribute, or shows it no longer. */
        evidence: z
          .object({
            attribute: z.number().int().min(0).max(ATTRIBUTES_AT_MOST),
            evidenceId: Id,
            isAttached: z.boolean(),
          })
          .optional(),
        note: z
          .object({
            text: workLine('Note', NOTE_AT_MOST),
            /** As it stood when it was opened; another note since is not overwritten. */
            before: z.string().max(NOTE_AT_MOST),
          })
          .optional(),
      }),
    )
    .output(SheetItem),

  workpaper: named
    .route({
      method: 'GET',
      path: '/monitoring-runs/{id}/workpaper',
      summary: 'The workpaper of a run as PDF: procedure, population, method, seed, sheet, and result',
    })
    .input(z.object({ id: Id }))
    .output(z.file()),
}
