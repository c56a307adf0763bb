import { ORPCError } from '@orpc/server'
import { ScimError } from './scim-answer.ts'

export async function refusing<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    throw refusalOf(error)
  }
}

/** What the product's own operations refuse, in the words of SCIM. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof ORPCError) || error.status >= 500) return error
  const { status, message, code, data } = error
  if (code === 'CANNOT_INVITE') return new ScimError(409, message, 'uniqueness')
  if (code === 'DOMAIN_NOT_ALLOWED')
    return new ScimError(
      400,
      `${message} ${(data as { domains: string[] }).domains.join(', ')}`,
      'invalidValue',
    )
  if (code === 'BAD_REQUEST') return new ScimError(400, message, 'invalidValue')
  return new ScimError(status, message)
}
