import type pg from 'pg'
import { beginning } from './statement-limits.ts'
import { nameStatements } from './statement-names.ts'
import { WatchedClient } from './watched-client.ts'

/**
 * The connections of one database, which prepare each statement once: planning a small statement costs more
 * than running it.
 */
export function preparingClient(): typeof pg.Client {
  const nameOf = nameStatements()
  return class extends WatchedClient {
    // biome-ignore lint/suspicious/noExplicitAny: the ways of calling it are the driver's
    override query(config: any, values?: any, callback?: any): any {
      if (typeof config?.text !== 'string' || config.name !== undefined || !Array.isArray(values))
        return super.query(config, values, callback)
      const begin = beginning(config.text)
      if (begin) return super.query({ ...config, text: begin }, values, callback)
      return super.query({ ...config, name: nameOf(config.text) }, values, callback)
    }
  }
}
