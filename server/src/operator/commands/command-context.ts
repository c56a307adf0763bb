import type { Auth } from '@plumbline/auth/auth.ts'
import type { Db, Maintenance } from '@plumbline/database/db.ts'
import type { FileBytes } from '../../platform/files/file-bytes.ts'
import type { FilePlace } from '../../work/files/file-moves.ts'

/** What a command may use. */
export interface CommandContext {
  db: Db
  auth: Auth
  /** Absent where the database maintains itself. */
  maintenance?: Maintenance | undefined
  /** Absent where only the database holds files. */
  fileBytes?: FileBytes
  keepFilesIn?: FilePlace
  /** Whether the official sources may be asked; absent is no. */
  regulationSources?: 'off' | 'daily'
}

/** A command that cannot run; the message is shown to the operator. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
