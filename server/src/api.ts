import { SmartCoercionPlugin } from '@orpc/json-schema'
import { OpenAPIGenerator } from '@orpc/openapi'
import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import { ORPCError } from '@orpc/server'
import type { StandardHandlerPlugin } from '@orpc/server/standard'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '@plumbline/contract/index.ts'
import { isDatabaseAway } from '@plumbline/database/database-away.ts'
import { DATABASE_AWAY } from './http/problem.ts'
import { refuseUnfit } from './input-limits.ts'
import type { Log } from './log.ts'
import type { RequestContext } from './procedures.ts'
import { router } from './router.ts'

const schemaConverters = [new ZodToJsonSchemaConverter()]

/** Stands last, so that its check comes first: reading deep input for the schema would exhaust the stack. */
const inputLimits: StandardHandlerPlugin<RequestContext> = {
  init(options) {
    options.clientInterceptors ??= []
    options.clientInterceptors.unshift(({ next, input }) => {
      refuseUnfit(input)
      return next()
    })
  },
}

export const API_PREFIX = '/api'

/** The router over HTTP. Refusals go out as they are; breakage is logged and says nothing of itself. */
export function createApiHandler(log: Log) {
  return new StandardOpenAPIHandler<RequestContext>(router, {
    plugins: [new SmartCoercionPlugin({ schemaConverters }), inputLimits],
    clientInterceptors: [
      async ({ next, context, path }) => {
        try {
          return await next()
        } catch (error) {
          if (error instanceof ORPCError && error.status < 500) throw error
          if (isDatabaseAway(error)) {
            log.warn(
              { err: error, requestId: context.requestId, operation: path.join('.') },
              'the database is away',
            )
            throw new ORPCError(DATABASE_AWAY.code, DATABASE_AWAY)
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

export function generateOpenApi(publicUrl: string) {
  return new OpenAPIGenerator({ schemaConverters }).generate(contract, {
    info: {
      title: 'Plumbline',
      version: '1.0.0',
      description: 'Every operation of Plumbline, with its refusals and who may call it.',
    },
    servers: [{ url: `${publicUrl}${API_PREFIX}` }],
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  })
}
