import { SmartCoercionPlugin } from '@orpc/json-schema'
import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import { ORPCError } from '@orpc/server'
import type { StandardHandlerPlugin } from '@orpc/server/standard'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { madeOf } from '@plumbline/contract/platform/later.ts'
import { isDatabaseUnavailable } from '@plumbline/database/database-unavailable.ts'
import {
  isStatementTimeout,
  limitStatements,
  STATEMENT_SECONDS,
} from '@plumbline/database/statement-limits.ts'
import { rejectInvalidInput } from '../platform/input-limits.ts'
import type { Log } from '../platform/log.ts'
import { ObjectStoreUnavailable } from '../platform/object-store/object-store.ts'
import type { RequestContext } from '../platform/procedures.ts'
import { DATABASE_UNAVAILABLE, FILES_UNAVAILABLE, tookTooLong } from '../platform/responses/problem.ts'
import { statementKindOf } from '../platform/statement-kind.ts'
import { inOperation } from '../platform/telemetry/operation-span.ts'
import { router } from '../router.ts'
import { withVersions } from './if-match.ts'
import { ignoredFields } from './ignored-fields.ts'
import { withLists } from './query-lists.ts'

class SchemaConverter extends ZodToJsonSchemaConverter {
  override convert(...[schema, options]: Parameters<ZodToJsonSchemaConverter['convert']>) {
    return super.convert(schema && madeOf(schema), options)
  }
}

export const schemaConverters = [new SchemaConverter()]

/** Comes last so that its interceptor runs first: validating deeply nested input would overflow the stack. */
const inputLimits: StandardHandlerPlugin<RequestContext> = {
  init(options) {
    options.clientInterceptors ??= []
    options.clientInterceptors.unshift(({ next, input, ...call }) => {
      rejectInvalidInput(input)
      if (call.context.onIgnored) {
        const names = ignoredFields(call.procedure, input)
        if (names.length > 0) call.context.onIgnored(names)
      }
      return next({ ...call, input: withLists(call.procedure, input) })
    })
  },
}

/** What the program's own pages call; answers to programs come under the version. */
export const API_PREFIX = '/api'
export const VERSIONED_PREFIX = '/api/v1'

/**
 * Serves the router over HTTP. Declared errors are returned unchanged. Anything else is logged and
 * returned as a generic 500.
 */
export function createApiHandler(log: Log) {
  return new StandardOpenAPIHandler<RequestContext>(router, {
    plugins: [new SmartCoercionPlugin({ schemaConverters }), inputLimits],
    clientInterceptors: [
      async ({ next, context, path, procedure, ...options }) => {
        try {
          return await inOperation(path, procedure, () =>
            limitStatements(statementKindOf(procedure), () =>
              withVersions(procedure, context, options.input, (input) =>
                next({ ...options, context, path, procedure, input }),
              ),
            ),
          )
        } catch (error) {
          if (error instanceof ORPCError && error.status < 500) throw error
          if (isStatementTimeout(error)) {
            log.warn(
              { err: error, requestId: context.requestId, operation: path.join('.') },
              'a statement took too long',
            )
            const { code, ...late } = tookTooLong(STATEMENT_SECONDS[statementKindOf(procedure)])
            throw new ORPCError(code, late)
          }
          if (error instanceof ObjectStoreUnavailable) {
            log.warn(
              { err: error, requestId: context.requestId, operation: path.join('.') },
              'the object store is away',
            )
            throw new ORPCError(FILES_UNAVAILABLE.code, FILES_UNAVAILABLE)
          }
          if (isDatabaseUnavailable(error)) {
            log.warn(
              { err: error, requestId: context.requestId, operation: path.join('.') },
              'the database is away',
            )
            throw new ORPCError(DATABASE_UNAVAILABLE.code, DATABASE_UNAVAILABLE)
          }
          log.error(
            { err: error, requestId: context.requestId, operation: path.join('.') },
            'an operation failed',
          )
          throw new ORPCError('INTERNAL_SERVER_ERROR', {
            message: 'Something went wrong on our side. Please try again.',
            data: { requestId: context.requestId },
          })
        }
      },
    ],
  })
}
