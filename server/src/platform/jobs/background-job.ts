import type { Auth } from '@plumbline/auth/auth.ts'
import type { Database, Db } from '@plumbline/database/db.ts'
import type { Log } from '../log.ts'

/** What runs beside the requests for as long as the process lives. */
export interface BackgroundJob {
  name: string
  everyMs: number
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
  deliverNextMail: () => Promise<boolean>
  now: () => Date
}

/** Runs a job once per interval. */
export async function once(work: Promise<unknown>): Promise<boolean> {
  await work
  return false
}
