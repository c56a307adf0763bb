export interface CallOptions {
  /** Does the work once, however often the call is repeated within 24 hours; else the client makes one for each call. */
  idempotencyKey?: string
  /** The version that the change was made against. If the record has changed since, the call is refused with 412. */
  ifMatch?: number | string
  signal?: AbortSignal
}

/** Takes one input: what belongs into the address, the query, and the body, by name. */
export interface Operation<Takes, Answers, Code extends string = string> {
  (
    ...args: object extends Takes
      ? [input?: Takes, options?: CallOptions]
      : [input: Takes, options?: CallOptions]
  ): Promise<Answers>
  /** Only a type: what it takes, answers, and refuses with. */
  readonly types?: { takes: Takes; answers: Answers; refuses: Code }
}

// biome-ignore lint/suspicious/noExplicitAny: whatever it takes and answers.
export type AnyOperation = Operation<any, any, any>
type TypesOf<Called extends AnyOperation> = NonNullable<Called['types']>
export type TakenBy<Called extends AnyOperation> = TypesOf<Called>['takes']
export type AnsweredBy<Called extends AnyOperation> = TypesOf<Called>['answers']
export type RefusedBy<Called extends AnyOperation> = TypesOf<Called>['refuses']
