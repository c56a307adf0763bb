import type { AnsweredBy, AnyOperation, TakenBy } from './operation.ts'

type RowOf<Called extends AnyOperation> =
  AnsweredBy<Called> extends { items: readonly (infer Row)[]; nextCursor: unknown } ? Row : never

/** Every row of a list, page after page: `for await (const task of everyRow(client.tasks.rows)) …` */
export async function* everyRow<Called extends AnyOperation>(
  rows: Called,
  input?: Omit<TakenBy<Called>, 'cursor'>,
): AsyncGenerator<RowOf<Called>, void, undefined> {
  let cursor: unknown
  do {
    const page = await rows({ ...input, ...(cursor !== undefined && { cursor }) })
    yield* page.items
    cursor = page.nextCursor
  } while (cursor !== null)
}
