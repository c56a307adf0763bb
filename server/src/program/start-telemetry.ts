import { limitStatements } from '@plumbline/database/statement-limits.ts'
import type { BackgroundJob } from '../platform/jobs/background-job.ts'
import type { Log } from '../platform/log.ts'
import type { Telemetry } from '../platform/telemetry/telemetry.ts'
import type { Config } from './config.ts'
import type { Metrics } from './metrics.ts'

/** Looks that come more often are sent only where they found something to do. */
const RARE_FROM_MS = 60_000
const KEEPERS_OF_THE_LAW = ['www.ecfr.gov', 'www.federalregister.gov', 'uscode.house.gov']

/** Nothing of it is loaded where no collector is set. */
export async function startTelemetry(
  config: Config,
  metrics: Metrics,
  log: Log,
): Promise<Telemetry | undefined> {
  if (!config.telemetry) return undefined
  const { openTelemetry } = await import('../platform/telemetry/telemetry.ts')
  const ours = [config.ASSISTANT_URL, config.AUDIT_ANCHOR_URL, config.s3?.url].filter(
    (url) => url !== undefined,
  )
  return openTelemetry({
    settings: config.telemetry,
    metrics,
    namedHosts: [...KEEPERS_OF_THE_LAW, ...ours.map((url) => new URL(url).hostname)],
    log,
  })
}

/** One look of a background job, within a trace where those are sent. */
export function traced(
  telemetry: Telemetry | undefined,
  { name, everyMs, run }: BackgroundJob,
): () => Promise<boolean> {
  const work = () => limitStatements('background', run)
  return telemetry ? () => telemetry.tracer.around(name, work, everyMs >= RARE_FROM_MS) : work
}
