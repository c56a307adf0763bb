import type { Auth } from '@plumbline/auth/auth.ts'
import type { Db, Maintenance } from '@plumbline/database/db.ts'

/** What a command may use. */
export interface CommandContext {
  db: Db
  auth: Auth
  /** Absent where the database maintains itself. */
  maintenance?: Maintenance | undefined
  /** Whether the official sources may be asked; absent is no. */
  regulationSources?: 'off' | 'daily'
}

/** A command that cannot run; the message is shown to the operator. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
