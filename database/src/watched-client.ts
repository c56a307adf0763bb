import pg from 'pg'
import { watched } from './statement-watch.ts'

/** A connection that reports each statement to the watcher. Of the pool's own calls, which have a callback, the pool tells. */
export class WatchedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the ways of calling it are the driver's
  override query(config: any, values?: any, callback?: any): any {
    if (
      typeof callback === 'function' ||
      typeof values === 'function' ||
      typeof config?.submit === 'function'
    )
      return super.query(config, values, callback)
    return watched(textOf(config), () => super.query(config, values))
  }
}

export const textOf = (config: string | pg.QueryConfig): string =>
  typeof config === 'string' ? config : config.text
