import { problemsOfMethod, RISK_STEPS } from '@plumbline/rules/risks/risk-method.ts'
import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { StoredMoment } from '../platform/days.ts'
import { requiredLine } from './work-text.ts'

export const RISK_METHODS_AT_MOST = 100
export const RISK_WORD_AT_MOST = 40

const whole = (label: string, least: number, most: number, range: string) =>
  z
    .number(`${label}: enter a number.`)
    .int(`${label}: ${range}.`)
    .min(least, `${label}: ${range}.`)
    .max(most, `${label}: ${range}.`)

const Weight = whole('Weights', 0, 100, 'each is a whole number of percent from 0 to 100')
const Words = z.array(requiredLine('Words', RISK_WORD_AT_MOST)).length(RISK_STEPS)
const Relief = whole('Controls', 0, 400, 'each takes off from 0 to 4 points')
const Start = whole('Levels', 101, 500, 'each begins between 1.01 and 5')

const eachFactor = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ likelihood: schema, impact: schema, volume: schema, complexity: schema, change: schema })

/** How risks are rated. Scores are in hundredths of a point, from 100 to 500. */
const RiskMethodFields = z.object({
  /** Percent of the inherent risk; together 100. */
  weights: eachFactor(Weight),
  /** What the five steps of each factor are called, the lowest first. */
  words: eachFactor(Words),
  /** What controls take off. */
  relief: z.object({ weak: Relief, adequate: Relief, strong: Relief }),
  /** Where each band begins. */
  bandsFrom: z.object({ moderate: Start, high: Start, critical: Start }),
})

/** As it was stored: what refuses a method today does not refuse one that was used. */
export const StoredRiskMethod = RiskMethodFields
export type StoredRiskMethod = z.infer<typeof StoredRiskMethod>

export const RiskMethodVersion = z.object({
  /** 0: the one that Plumbline publishes. */
  version: z.number().int(),
  name: z.string(),
  method: RiskMethodFields,
  /** Of the one that Plumbline publishes: empty. */
  reason: z.string(),
  changedByName: z.string(),
  changedAt: StoredMoment.nullable(),
  /** How many risks came to another figure with it. */
  movedCount: z.number().int(),
})
export type RiskMethodVersion = z.infer<typeof RiskMethodVersion>

export const riskMethods = {
  list: members
    .route({
      method: 'GET',
      path: '/risk-methods',
      summary: 'How the institution rates its risks: the method in use first, then those before it',
    })
    .output(z.array(RiskMethodVersion).max(RISK_METHODS_AT_MOST + 1)),

  change: managers
    .errors({
      CHANGED_MEANWHILE: {
        status: 409,
        message: 'Somebody else changed the method while you had it open.',
        data: z.object({ byName: z.string(), version: z.number().int() }),
      },
      NOTHING_CHANGED: { status: 409, message: 'The method in use is the same already.' },
      TOO_MANY_METHODS: {
        status: 409,
        message: `Your institution has had ${RISK_METHODS_AT_MOST} versions of the method, which is the most.`,
      },
    })
    .route({
      method: 'POST',
      path: '/risk-methods',
      summary: 'Change how risks are rated: every risk is recalculated, and what was approved stays',
      successStatus: 201,
    })
    .input(
      RiskMethodFields.extend({
        /** The one that was changed. */
        version: z.number().int(),
        reason: requiredLine('Why it changes', 2_000),
      }).superRefine((method, context) => {
        for (const { path, message } of problemsOfMethod(method))
          context.addIssue({ code: 'custom', path, message })
      }),
    )
    .output(RiskMethodVersion),
}
