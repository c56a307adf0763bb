import type { AnyContractProcedure } from '@orpc/contract'
import { currentSpan, inSpan } from './span.ts'

/** The prefix under which the program serves operations. */
const PREFIX = '/api'

/** The span of an operation, named as the contract names it; its address names the request. */
export function inOperation<Result>(
  path: readonly string[],
  procedure: AnyContractProcedure,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = currentSpan()
  if (!span) return work()
  if (span.kind === 'server') span.trace.route ??= `${PREFIX}${procedure['~orpc'].route.path ?? ''}`
  return inSpan(path.join('.'), 'internal', work)
}
