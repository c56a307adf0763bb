import { createRouterClient, ORPCError, onError, type RouterClient } from '@orpc/server'
import type { contract } from '@plumbline/contract/index.ts'
import { isDatabaseUnavailable } from '@plumbline/database/database-unavailable.ts'
import {
  isStatementTimeout,
  limitStatements,
  STATEMENT_SECONDS,
} from '@plumbline/database/statement-limits.ts'
import { NOUNS, SUBJECT_SOURCES } from './nouns.ts'
import { rejectInvalidInput } from './platform/input-limits.ts'
import type { Log } from './platform/log.ts'
import { ObjectStoreUnavailable } from './platform/object-store/object-store.ts'
import type { RequestContext } from './platform/procedures.ts'
import {
  DATABASE_UNAVAILABLE,
  FILES_UNAVAILABLE,
  problem,
  tookTooLong,
} from './platform/responses/problem.ts'
import { statementKindOf } from './platform/statement-kind.ts'
import { registerSubjectSources } from './platform/subjects/find-subjects.ts'
import { inSpan } from './platform/telemetry/span.ts'

registerSubjectSources(SUBJECT_SOURCES)

type AllOf<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  whole: infer Whole,
) => void
  ? Whole
  : never

/** An operation of the contract that no noun handles does not compile. */
type Complete = { [Name in keyof typeof contract]: { [Operation in keyof (typeof contract)[Name]]: object } }

/** The contract's handlers, as the nouns name them. */
export const router: AllOf<(typeof NOUNS)[number]['handlers']> & Complete = merged(
  NOUNS.flatMap(({ handlers }) => Object.entries(handlers)),
)

/** One noun may answer operations of a part of the contract whose others belong to another. */
function merged(parts: readonly [name: string, operations: object][]) {
  const whole: Record<string, object> = {}
  for (const [name, operations] of parts) whole[name] = { ...whole[name], ...operations }
  return whole as never
}

export type ApiClient = RouterClient<typeof router>

/** Calls the same operations without HTTP, for pages rendered in this process. */
export function callInProcess(context: RequestContext, log?: Log): ApiClient {
  return createRouterClient(router, {
    context,
    interceptors: [
      ({ next, input, procedure, path }) => {
        rejectInvalidInput(input)
        return inSpan(path.join('.'), 'internal', () => limitStatements(statementKindOf(procedure), next))
      },
      onError((error, { path, procedure }) => {
        // A page may render without the failed part, so the error is logged here.
        if (error instanceof ORPCError && error.status < 500) return
        const operation = path.join('.')
        if (isStatementTimeout(error)) {
          log?.warn({ err: error, operation }, 'a statement took too long')
          throw problem(tookTooLong(STATEMENT_SECONDS[statementKindOf(procedure)]))
        }
        if (error instanceof ObjectStoreUnavailable) {
          log?.warn({ err: error, operation }, 'the object store is away')
          throw problem(FILES_UNAVAILABLE)
        }
        if (!isDatabaseUnavailable(error)) return log?.error({ err: error, operation }, 'an operation failed')
        log?.warn({ err: error, operation }, 'the database is away')
        // React Router keeps the status only of thrown responses.
        throw problem(DATABASE_UNAVAILABLE)
      }),
    ],
  })
}
