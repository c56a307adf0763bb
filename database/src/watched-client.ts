import pg from 'pg'
import { watched } from './statement-watch.ts'

/** A connection that reports each statement to the watcher. Of the pool's own calls, which have a callback, the pool tells. */
export class WatchedClient extends pg.Client {
  private joinsBegin = false
  private heldBegin: string | undefined

  /** The next begin waits for the statement after it, and goes in one message with it: where it fails, so does that. */
  joinNextBegin(): void {
    this.joinsBegin = true
  }

  // biome-ignore lint/suspicious/noExplicitAny: the ways of calling it are the driver's
  override query(config: any, values?: any, callback?: any): any {
    if (
      typeof callback === 'function' ||
      typeof values === 'function' ||
      typeof config?.submit === 'function'
    )
      return super.query(config, values, callback)
    const text = textOf(config)
    if (this.joinsBegin && /^begin\b/.test(text)) {
      this.joinsBegin = false
      this.heldBegin = text
      return Promise.resolve(NOTHING)
    }
    if (this.heldBegin === undefined) return watched(text, () => super.query(config, values))
    const begin = this.heldBegin
    this.heldBegin = undefined
    // A transaction that failed or ended before its first statement never began.
    if (/^(rollback|commit)\b/.test(text)) return Promise.resolve(NOTHING)
    if (!areSettings(text, values ?? []))
      return Promise.reject(new Error(`the first statement of ${begin} sets no settings to texts: ${text}`))
    const joined = `${begin}; ${withLiterals(text, values ?? [])}`
    return watched(text, () => super.query(joined).then(lastOf))
  }
}

const NOTHING = { rows: [] }

const areSettings = (text: string, values: readonly unknown[]): values is readonly string[] =>
  /^\s*select set_config\(/.test(text) && values.every((value) => typeof value === 'string')

/** PostgreSQL takes no parameters where a message holds several statements. */
const withLiterals = (text: string, values: readonly string[]): string =>
  text.replace(/\$(\d+)/g, (_, number) => pg.escapeLiteral(values[Number(number) - 1]!))

const lastOf = (results: unknown) => (Array.isArray(results) ? results.at(-1) : results)

export const textOf = (config: string | pg.QueryConfig): string =>
  typeof config === 'string' ? config : config.text
