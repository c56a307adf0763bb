import { fileURLToPath } from 'node:url'
import type { MigrationSet } from '@plumbline/database/migrate.ts'
import { AUTH_MIGRATIONS_FOLDER, SERVER_MIGRATIONS_FOLDER } from '../platform/project-folders.ts'

/** In this order: the product's tables reference accounts. */
export const MIGRATIONS: readonly MigrationSet[] = [
  { module: 'auth', directory: fileURLToPath(AUTH_MIGRATIONS_FOLDER) },
  { module: 'server', directory: fileURLToPath(SERVER_MIGRATIONS_FOLDER) },
]
