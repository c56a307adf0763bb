import fc from 'fast-check'
import type { HttpCall } from './http-call.ts'
import type { Target } from './targets.ts'
import { type Answer, wrongWith } from './verdict.ts'

export interface FuzzReport {
  /** Response counts by target and status. */
  statuses: Map<string, Map<number, number>>
  /** Findings, each with its smallest case. */
  findings: string[]
  /** Targets of which no valid call succeeded, though one can. */
  unreached: string[]
}

/** A valid input may still conflict with existing data: a taken email, a form sent too fast. */
const VALID_TRIES = 25

class Found extends Error {}

/** Tries valid calls until some succeed, then hostile ones. The same seed makes the same cases. */
export async function fuzz(
  targets: readonly Target[],
  send: (call: HttpCall) => Promise<Answer>,
  { cases, seed }: { cases: number; seed: number },
): Promise<FuzzReport> {
  const report: FuzzReport = { statuses: new Map(), findings: [], unreached: [] }
  const casesEach = Math.ceil(cases / targets.length)

  async function attempt(target: Target, chosen: unknown): Promise<Answer> {
    const call = await target.call(chosen)
    const answer = await send(call)
    const counts = report.statuses.get(target.name) ?? new Map<number, number>()
    report.statuses.set(target.name, counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1))
    await target.learn?.(chosen, answer)
    const wrong = wrongWith(call, answer)
    if (wrong) throw new Found(`${wrong}\n  ${describe(call)}`)
    return answer
  }

  for (const target of targets) {
    let successes = 0
    for (const chosen of fc.sample(target.valid, { seed, numRuns: VALID_TRIES })) {
      try {
        if ((await attempt(target, chosen)).status < 400) successes++
      } catch (error) {
        if (!(error instanceof Found)) throw error
        report.findings.push(`${target.name} with a valid input ${error.message}`)
      }
      if (successes >= target.successesWanted) break
    }
    if (successes < Math.min(target.successesWanted, 1)) report.unreached.push(target.name)
  }
  for (const [number, target] of targets.entries()) {
    const property = fc.asyncProperty(target.hostile, async (chosen) => void (await attempt(target, chosen)))
    const outcome = await fc.check(property, { seed: seed + number, numRuns: casesEach })
    if (!outcome.failed) continue
    const { errorInstance: error } = outcome
    if (!(error instanceof Found)) throw error
    report.findings.push(`${target.name} ${error.message}`)
  }
  return report
}

function describe({ method, path, headers, body }: HttpCall): string {
  const shown =
    body instanceof FormData ? `form of ${[...body.keys()].join()}` : JSON.stringify(body?.toString())
  const { Authorization, ...rest } = headers
  const who = Authorization ? 'with a bearer' : 'as nobody'
  return `${method} ${path.slice(0, 300)} ${who} ${JSON.stringify(rest).slice(0, 200)} ${shown?.slice(0, 500)}`
}

/** One line per target: number of calls and their statuses. */
export function histogram({ statuses }: FuzzReport): string {
  return [...statuses]
    .map(([name, counts]) => {
      const sorted = [...counts].sort(([one], [other]) => one - other)
      return `${name.padEnd(64)} ${sorted.map(([status, count]) => `${status}×${count}`).join('  ')}`
    })
    .join('\n')
}
