import { fileURLToPath } from 'node:url'
import type { MigrationSet } from '@plumbline/database/migrate.ts'

/** In this order: the product's tables refer to accounts. */
export const MIGRATIONS: readonly MigrationSet[] = [
  { module: 'auth', directory: fileURLToPath(new URL('../../auth/migrations', import.meta.url)) },
  { module: 'server', directory: fileURLToPath(new URL('../migrations', import.meta.url)) },
]
