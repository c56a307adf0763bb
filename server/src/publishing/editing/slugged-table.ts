import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** A table whose rows have a unique slug. */
export type SluggedTable = PgTable & { id: PgColumn; slug: PgColumn }
