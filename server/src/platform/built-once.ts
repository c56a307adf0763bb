import type { Db } from '@plumbline/database/db.ts'

/** Keeps what is built from a database, such as a prepared statement: its text takes longer to build than to run. */
export function builtOnce<Built>(build: (db: Db) => Built): (db: Db) => Built {
  const built = new WeakMap<Db, Built>()
  return (db) => {
    const known = built.get(db)
    if (known !== undefined) return known
    const made = build(db)
    built.set(db, made)
    return made
  }
}
