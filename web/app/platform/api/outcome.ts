import { type ClientPromiseResult, ORPCError } from '@orpc/client'

/** The outcome of an action, for the banner above a list. */
export interface Outcome {
  tone: 'success' | 'danger'
  text: string
}

/** The error, if the operation declares it: others have no code to go by. */
export function declaredError(error: unknown): ORPCError<string, unknown> | undefined {
  return error instanceof ORPCError && error.defined ? error : undefined
}

type DeclaredBy<Operation> = Operation extends (...input: never) => ClientPromiseResult<unknown, infer Thrown>
  ? Extract<Thrown, ORPCError<string, unknown>>
  : never

/** The error, if the operation declares it: its codes and what comes with each are those of the contract. */
export function refusalOf<Operation>(_operation: Operation, error: unknown) {
  return declaredError(error) as DeclaredBy<Operation> | undefined
}

/** Whether the server answered and refused. */
export const isRefusal = (error: unknown): boolean => error instanceof ORPCError && error.status < 500

export const isMissing = (error: unknown): boolean => error instanceof ORPCError && error.status === 404

/** Messages of a 503 are written for people, like those of refusals. */
const UNAVAILABLE = 503

/** The server's message if it is written for people, otherwise the fallback. */
export function problemText(error: unknown, otherwise: string): string {
  if (!(error instanceof ORPCError)) return otherwise
  const issues = inputIssues(error.data)
  if (issues) return issues.find((issue) => issue?.code === WORDED_BY_US)?.message ?? otherwise
  const isForPeople = error.status < 500 || error.status === UNAVAILABLE
  return isForPeople && error.message ? error.message : otherwise
}

interface Issue {
  code?: string
  message?: string
}

/** Issues of the contract's own rules have messages for people; those of the validation library do not. */
const WORDED_BY_US = 'custom'

/** The validation issues of refused input. */
function inputIssues(data: unknown): (Issue | null)[] | undefined {
  const { issues } = (data ?? {}) as { issues?: (Issue | null)[] }
  return Array.isArray(issues) ? issues : undefined
}
