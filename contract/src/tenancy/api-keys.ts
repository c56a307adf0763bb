import { z } from 'zod'
import type { SubjectKind } from '../compliance/subjects.ts'
import { requiredLine } from '../compliance/work-text.ts'
import { eachOfNouns, withNames } from '../noun-list.ts'
import { managers } from '../platform/access.ts'
import { StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'

/** What every key begins with, so that people and scanners of repositories recognize one. */
export const KEY_BEGINNING = 'pl_'
export const KEYS_AT_MOST = 50
export const KEY_DAYS = [30, 90, 180, 365] as const

const OPERATIONS = {
  tasks: ['tasks', 'checklists', 'duties', 'topics'],
  findings: ['findings'],
  complaints: ['complaints'],
  incidents: ['incidents'],
  meetings: ['meetings'],
  product_reviews: ['productReviews'],
  marketing_reviews: ['marketingReviews'],
  risks: ['risks', 'riskMethods', 'controls'],
  vendors: ['vendors', 'vendorQuestionnaires'],
  monitoring: ['monitoring'],
  policies: ['policies', 'policyDrafts', 'policyLaw', 'attestations', 'readers'],
  evidence: ['evidence', 'files'],
  comments: ['comments', 'history', 'citationLinks', 'workLinks'],
  loan_tests: ['loanTests', 'loanTestResults', 'loanTestBatches', 'loans'],
  loan_runs: ['loanRuns.list', 'loanRuns.open', 'loanRuns.workpaper'],
  hmda: ['hmda'],
  regulations: ['regulations', 'regulatoryUpdates', 'thresholds', 'search', 'articles.list', 'articles.find'],
  institution: [
    'settings.find',
    'settings.facts',
    'settings.setFact',
    'settings.whatApplies',
    'members.me',
    'people',
  ],
  // No operation of the API: a directory manages the team through SCIM.
  team: [],
  // Nor here: the readers of a group of the directory, whose own operations the policies open.
  readers: [],
} as const

/**
 * What a key can be limited to, each with the operations that it opens: a whole noun of the contract, or single
 * operations of one. What is not named here is never open to keys.
 */
const OPERATIONS_BY_NOUN = { ...OPERATIONS, ...eachOfNouns('keys', ({ operations }) => operations) }

/** What SCIM does to a team and to readers, with keys that name them. */
export const DIRECTORY_OPERATIONS = {
  team: [
    'team.list',
    'team.invite',
    'team.rename',
    'team.changeRole',
    'team.suspend',
    'team.reactivate',
    'team.remove',
  ],
  readers: ['readers.list', 'readers.add', 'readers.remove'],
} as const satisfies Partial<Record<KeyNoun, readonly string[]>>

export const KEY_NOUNS: readonly KeyNoun[] = withNames(
  Object.keys(OPERATIONS) as (keyof typeof OPERATIONS)[],
  'keys',
)
export type KeyNoun = keyof typeof OPERATIONS_BY_NOUN
export const KeyNoun = z.enum(KEY_NOUNS)

/** Sent with POST because their input is long, or because the audit log says who opened what; they change nothing. */
const READING_POSTS: readonly string[] = [
  ...['loanTests', 'loans.check', 'hmda.check'],
  ...['loanRuns.open', 'loanRuns.workpaper'],
]

const names = (list: readonly string[], operation: string) =>
  list.some((name) => operation === name || operation.startsWith(`${name}.`))

/** Which noun opens an operation, such as `tasks.create`; none: keys never reach it. */
export function keyNounOf(operation: string): KeyNoun | undefined {
  return KEY_NOUNS.find((noun) => names(OPERATIONS_BY_NOUN[noun], operation))
}

/** Whether a key that only reads may call it. */
export function isReading(operation: string, method: string | undefined): boolean {
  return method === 'GET' || names(READING_POSTS, operation)
}

/** Comments, evidence, and links are open to a key where what they belong to is; null: never, as with examinations. */
export const NOUN_OF_SUBJECT: Readonly<Record<SubjectKind, KeyNoun | null>> = {
  task: 'tasks',
  finding: 'findings',
  complaint: 'complaints',
  vendor: 'vendors',
  risk: 'risks',
  control: 'risks',
  incident: 'incidents',
  meeting: 'meetings',
  product_review: 'product_reviews',
  marketing_review: 'marketing_reviews',
  policy: 'policies',
  assessment: 'regulations',
  exam: null,
  exam_item: null,
  loan_test: 'loan_tests',
  loan_batch: 'loan_tests',
  loan_run: 'loan_runs',
  hmda_register: 'hmda',
  ...eachOfNouns('subjects', ({ keyNoun }) => keyNoun),
  monitoring_test: 'monitoring',
}

export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  /** The beginning of the secret. */
  prefix: z.string(),
  /** Null: the institution's. */
  person: z.object({ userId: Id, name: z.string() }).nullable(),
  mayWrite: z.boolean(),
  nouns: z.array(KeyNoun),
  expiresAt: StoredMoment,
  createdByName: z.string(),
  createdAt: StoredMoment,
  lastUsedAt: StoredMoment.nullable(),
  revokedAt: StoredMoment.nullable(),
  revokedByName: z.string(),
  isActive: z.boolean(),
})
export type ApiKey = z.infer<typeof ApiKey>

export const apiKeys = {
  list: managers
    .route({ method: 'GET', path: '/api-keys', summary: 'API keys of the institution and of its people' })
    .output(z.array(ApiKey)),

  create: managers
    .meta({ recentAuthentication: true })
    .route({
      method: 'POST',
      path: '/api-keys',
      summary: 'Create an API key; the answer alone shows its secret',
      successStatus: 201,
    })
    .input(
      z.object({
        name: requiredLine('Name', 80),
        belongsTo: z.enum(['me', 'institution']),
        mayWrite: z.boolean(),
        nouns: z.array(KeyNoun).min(1, 'Choose at least one.').max(KEY_NOUNS.length),
        days: z
          .number()
          .int()
          .min(1, 'A key is good for at least one day.')
          .max(365, 'A key is good for one year at most.'),
      }),
    )
    .output(z.object({ key: ApiKey, secret: z.string() }))
    .errors({
      TOO_MANY_KEYS: {
        status: 409,
        message: `An institution has at most ${KEYS_AT_MOST} active keys. Revoke one first.`,
      },
    }),

  revoke: managers
    .route({
      method: 'DELETE',
      path: '/api-keys/{id}',
      summary: 'Revoke an API key; its next call is refused',
      successStatus: 204,
    })
    .input(z.object({ id: Id }))
    .errors({ NOT_FOUND: { status: 404, message: 'There is no such key, or it was revoked before.' } }),
}
