import type { PGlite, Transaction } from '@electric-sql/pglite'
import { watched } from './statement-watch.ts'

/** Reports each statement to the watcher. The engine runs one at a time, so its time includes the wait. */
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
