import { AsyncLocalStorage } from 'node:async_hooks'

/** How long one statement may run, by who waits for it. */
export const STATEMENT_SECONDS = {
  /** Somebody types and watches the list change. */
  search: 5,
  /** A screen is read or saved. Less than the request's own limit, so that the database answers first. */
  screen: 10,
  /** A file is made or taken in: exports, reports, imports. */
  file: 50,
  /** Nobody waits. */
  background: 120,
} as const
export type StatementKind = keyof typeof STATEMENT_SECONDS

const current = new AsyncLocalStorage<number>()

/** Every statement of the work, and of what the work starts, may run as long as the kind allows. */
export function limitStatements<Result>(
  kind: StatementKind,
  work: () => PromiseLike<Result>,
): Promise<Result> {
  return limitStatementsTo(STATEMENT_SECONDS[kind], work)
}

export function limitStatementsTo<Result>(seconds: number, work: () => PromiseLike<Result>): Promise<Result> {
  // A query of Drizzle begins when it is awaited, which has to happen within.
  return current.run(seconds, async () => await work())
}

/** What nobody named, such as a sign-in, is a screen. */
export const statementSeconds = (): number => current.getStore() ?? STATEMENT_SECONDS.screen

/** Whether statements may run for another time than connections know of. */
export const hasOtherLimit = (): boolean => statementSeconds() !== STATEMENT_SECONDS.screen

/** What begins a transaction with another limit, in one message; nothing where there is nothing to say. */
export const beginning = (text: string): string | undefined =>
  /^begin\b/.test(text) && hasOtherLimit()
    ? `${text}; set local statement_timeout = ${statementSeconds() * 1000}`
    : undefined

/** SQLSTATE `query_canceled`. */
const CANCELED = '57014'

/** What the embedded engine says where PostgreSQL would end the statement. */
export class StatementTimeout extends Error {
  override readonly name = 'StatementTimeout'
  readonly code = CANCELED

  constructor(seconds: number) {
    super(`the database was busy with other work for more than ${seconds} seconds`)
  }
}

/** Whether the database ended the statement because it took too long. Its transaction changed nothing. */
export function isStatementTimeout(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ((cause as NodeJS.ErrnoException).code === CANCELED) return true
  return false
}
