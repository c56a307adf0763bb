import { SmartCoercionPlugin } from '@orpc/json-schema'
import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ORPCError } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '@plumbline/contract/index.ts'
import type { Log } from './log.ts'
import type { RequestContext } from './procedures.ts'
import { router } from './router.ts'

const schemaConverters = [new ZodToJsonSchemaConverter()]

export const API_PREFIX = '/api'

/** The router over HTTP. Refusals go out as they are; breakage is logged and says nothing of itself. */
export function createApiHandler(log: Log) {
  return new OpenAPIHandler<RequestContext>(router, {
    plugins: [new SmartCoercionPlugin({ schemaConverters })],
    clientInterceptors: [
      async ({ next, context, path, input }) => {
        if (holdsNul(input)) {
          throw new ORPCError('BAD_REQUEST', {
            message: 'The request holds a character that cannot be stored.',
          })
        }
        try {
          return await next()
        } catch (error) {
          if (error instanceof ORPCError && error.status < 500) throw error
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

/** PostgreSQL keeps every character but this one; asked to, it fails. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (value instanceof Blob || typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, child]) => key.includes('\0') || holdsNul(child))
}
