import type { PGlite, Transaction } from '@electric-sql/pglite'
import { watched } from './statement-watch.ts'

/** Each statement is told to whoever watches. The engine runs one at a time, so that its time is that of the wait, too. */
export function watchStatements(engine: PGlite): void {
  tellOf(engine)
  const transaction = engine.transaction.bind(engine)
  engine.transaction = (work) =>
    transaction((tx) => {
      tellOf(tx)
      return work(tx)
    })
}

function tellOf(connection: Pick<Transaction, 'query'>): void {
  const query = connection.query.bind(connection)
  connection.query = ((text: string, ...rest: []) =>
    watched(text, () => query(text, ...rest))) as typeof query
}
