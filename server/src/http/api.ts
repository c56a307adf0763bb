import type { AnyContractProcedure } from '@orpc/contract'
import { SmartCoercionPlugin } from '@orpc/json-schema'
import { OpenAPIGenerator } from '@orpc/openapi'
import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import { ORPCError } from '@orpc/server'
import type { StandardHandlerPlugin } from '@orpc/server/standard'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '@plumbline/contract/index.ts'
import type { OperationMeta } from '@plumbline/contract/platform/access.ts'
import { isReading, KEY_BEGINNING, keyNounOf } from '@plumbline/contract/tenancy/api-keys.ts'
import { isDatabaseUnavailable } from '@plumbline/database/database-unavailable.ts'
import { rejectInvalidInput } from '../platform/input-limits.ts'
import type { Log } from '../platform/log.ts'
import type { RequestContext } from '../platform/procedures.ts'
import { DATABASE_UNAVAILABLE } from '../platform/responses/problem.ts'
import { router } from '../router.ts'

const schemaConverters = [new ZodToJsonSchemaConverter()]

/** Comes last so that its interceptor runs first: validating deeply nested input would overflow the stack. */
const inputLimits: StandardHandlerPlugin<RequestContext> = {
  init(options) {
    options.clientInterceptors ??= []
    options.clientInterceptors.unshift(({ next, input }) => {
      rejectInvalidInput(input)
      return next()
    })
  },
}

export const API_PREFIX = '/api'

/**
 * Serves the router over HTTP. Declared errors are returned unchanged. Anything else is logged and
 * returned as a generic 500.
 */
export function createApiHandler(log: Log) {
  return new StandardOpenAPIHandler<RequestContext>(router, {
    plugins: [new SmartCoercionPlugin({ schemaConverters }), inputLimits],
    clientInterceptors: [
      async ({ next, context, path }) => {
        try {
          return await next()
        } catch (error) {
          if (error instanceof ORPCError && error.status < 500) throw error
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

export async function generateOpenApi(publicUrl: string) {
  const document = await new OpenAPIGenerator({ schemaConverters }).generate(contract, {
    info: {
      title: 'Plumbline',
      version: '1.0.0',
      description: 'Every operation of Plumbline, with its refusals and who may call it.',
    },
    servers: [{ url: `${publicUrl}${API_PREFIX}` }],
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token of a session, as browsers use it.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${KEY_BEGINNING}…`,
          description: 'An API key from Settings, API keys: for programs.',
        },
      },
    },
  })
  for (const path of Object.values(document.paths ?? {})) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = path?.[method]
      // Where a session is asked for, a key does as well, if keys reach the operation at all.
      if (operation?.security?.length && operation.operationId && isOpenToKeys(operation.operationId))
        operation.security = [...operation.security, { apiKey: [] }]
      if (method === 'post' && operation?.security?.length && !isReading(operation.operationId ?? '', 'POST'))
        operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY]
    }
  }
  return document
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  description:
    'Repeating the call with the same key and input within 24 hours does the work once and gives the same answer.',
  schema: { type: 'string' as const, minLength: 1, maxLength: 255 },
}

function isOpenToKeys(operationId: string): boolean {
  const operation = operationId
    .split('.')
    .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], contract)
  const { meta } = (operation as AnyContractProcedure)['~orpc']
  return keyNounOf(operationId) !== undefined && !(meta as OperationMeta).recentAuthentication
}
