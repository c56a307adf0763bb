import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '@plumbline/database/db.ts'
import type { Log } from '../../platform/log.ts'
import { enterTextUpdates } from '../regulatory-updates/text-updates.ts'
import { ecfrSource } from './ecfr-source.ts'
import { federalRegisterSource } from './federal-register-source.ts'
import { getSafely, SourceError } from './get-safely.ts'
import type { RegulationSource } from './regulation-source.ts'
import { claimCheck, enterChecks, failCheck, finishCheck, noteClock } from './source-store.ts'

const TIME_MS = 90_000

/** The sources that there are. */
export const officialSources = (): RegulationSource[] => [ecfrSource(), federalRegisterSource()]

interface SourceRunner {
  db: Db
  log: Log
  now: () => Date
  pagesChanged: () => Promise<void>
  allowedHosts?: readonly string[]
  timeMs?: number
}

/** Does one check of a source that is due, or a certain one; true if there may be another. */
export function createSourceRunner(
  source: RegulationSource,
  services: SourceRunner,
  only?: string,
): () => Promise<boolean> {
  const { db, log, now, pagesChanged, allowedHosts = [], timeMs = TIME_MS } = services
  let lastAsked = Number.NEGATIVE_INFINITY
  // A process that died may have left texts whose updates nobody entered.
  let areUpdatesDue = true
  return async () => {
    await enterChecks(db, source, await source.subjects(db))
    const check = await claimCheck(db, source.name, only)
    if (!check) return false
    try {
      const result = await source.run({
        db,
        check,
        now: now(),
        noteChange() {
          areUpdatesDue = true
        },
        async ask(request) {
          const wait = lastAsked + source.pauseMs - performance.now()
          if (wait > 0) await pause(wait)
          lastAsked = performance.now()
          const answer = await getSafely({ ...request, timeMs, allowedHosts })
          await noteClock(db, source.name, answer.clockSkewSeconds)
          return answer
        },
      })
      await finishCheck(db, check, result)
      if (result.held)
        log.warn(
          { source: source.name, subject: check.subject, because: result.held.because },
          'a text was held back',
        )
      return true
    } catch (error) {
      const message =
        error instanceof SourceError ? error.message : 'Something failed on our side; see the log.'
      await failCheck(db, check, message, error instanceof SourceError ? error.retryAfterMs : undefined)
      log.warn({ err: error, source: source.name, subject: check.subject }, 'a source was not understood')
      return true
    } finally {
      if (areUpdatesDue) {
        await enterTextUpdates(db)
        await pagesChanged()
        areUpdatesDue = false
      }
    }
  }
}
