import type { Auth } from '@plumbline/auth/auth.ts'
import type { Database, Db } from '@plumbline/database/db.ts'
import type { AnchorKeepers } from '../audit-log/audit-anchor.ts'
import type { FileBytes } from '../files/file-bytes.ts'
import type { Log } from '../log.ts'

export const SECOND_MS = 1_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** What runs beside the requests for as long as the process lives. */
export interface BackgroundJob {
  name: string
  everyMs: number
  /** Somebody waits for it, or it waits for another machine: it does not take turns with the others. */
  isPrompt?: true
  /** Does one piece of work; true if there may be more at once. */
  run(): Promise<boolean>
}

/** What background work is handed. */
export interface JobServices {
  db: Db
  database: Database
  auth: Auth
  log: Log
  /** Where people reach the product; links in mail begin with it. */
  publicUrl: string
  /** Empties the cached public pages on every process. */
  pagesChanged: () => Promise<void>
  /** Hosts in private networks to which webhooks may lead all the same. */
  webhookHosts: readonly string[]
  /** Whether this installation asks the official sources of regulations. */
  regulationSources: 'off' | 'daily'
  retention: 'daily' | 'by-hand'
  fileBytes: FileBytes
  /** Where the bytes of stored files are moved to. */
  keepFilesIn: 'database' | 'object_store'
  /** Who gets the daily note of the audit log's end. */
  anchorKeepers: AnchorKeepers
  deliverNextMail: () => Promise<boolean>
  now: () => Date
}

/** Runs a job once per interval. */
export async function once(work: Promise<unknown>): Promise<boolean> {
  await work
  return false
}
