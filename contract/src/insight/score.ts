import { z } from 'zod'
import { Topic } from '../compliance/topics.ts'
import { managers } from '../platform/access.ts'
import { StoredDay, StoredMoment } from '../platform/days.ts'

export const ScorePart = z.enum([
  'policies',
  'attestations',
  'assessments',
  'tasks',
  'loan_tests',
  'findings',
])
export type ScorePart = z.infer<typeof ScorePart>

const Weight = z.number().int().min(0).max(10)
export const ScoreWeights = z
  .object({
    policies: Weight,
    attestations: Weight,
    assessments: Weight,
    tasks: Weight,
    loan_tests: Weight,
    findings: Weight,
  })
  .refine((weights) => Object.values(weights).some((weight) => weight > 0), 'One weight must be above 0.')
export type ScoreWeights = z.infer<typeof ScoreWeights>

const Score = z.number().int().min(0).max(100).nullable()
const Count = z.number().int()

export const ConcernScore = z.object({
  topic: Topic,
  label: z.string(),
  /** Rounded down. Null: not enough yet, or no law of the concern binds the institution. */
  score: Score,
  /** Why it is not scored: the law does not bind the institution. */
  unbound: z.object({ reason: z.string(), citation: z.string().nullable() }).nullable(),
  /** Its inputs: loan tests only where there is a calculator, assessments only where the law changed within a year. */
  parts: z.array(
    z.object({
      part: ScorePart,
      score: Score,
      /** As they should be, and all. Of findings: the open ones, none of which is as it should be. */
      good: Count,
      all: Count,
    }),
  ),
})
export type ConcernScore = z.infer<typeof ConcernScore>

/** A score as a snapshot keeps it. */
export const ScoreOfDay = z.object({
  total: Score,
  concerns: z.array(z.object({ topic: Topic, score: Score })),
})
/** What it was made of: so many as they should be, of all. */
export const ScorePartOfDay = z.object({
  topic: Topic,
  part: ScorePart,
  good: Count,
  all: Count,
  score: Count,
})

export const score = {
  overview: managers
    .route({
      method: 'GET',
      path: '/score',
      summary: 'The score of each concern and in total, with its inputs',
    })
    .output(
      z.object({
        day: StoredDay,
        total: Score,
        concerns: z.array(ConcernScore),
        weights: ScoreWeights,
        /** Who changed the weights, newest first. */
        history: z.array(
          z.object({ weights: ScoreWeights, changedByName: z.string(), changedAt: StoredMoment }),
        ),
        /** The snapshots of the last year, oldest first. */
        days: z.array(ScoreOfDay.extend({ day: StoredDay })),
      }),
    ),

  saveWeights: managers
    .route({
      method: 'PUT',
      path: '/score/weights',
      summary: 'Change the weights of the parts of the score',
      successStatus: 204,
    })
    .input(ScoreWeights)
    .output(z.void()),
}
