/** What somebody may take at once, and what comes back of it each second. */
const AT_ONCE_MS = 1_000
const EACH_SECOND_MS = 250
const RESTS_AT_MOST_MS = 2_000
const ASKERS_AT_MOST = 10_000

/**
 * Counts the time that costly work takes, so that somebody who keeps it up rests in between: a short search takes
 * little of it, a long one much. Rests only while others work, so that nobody waits on an idle machine.
 */
export function createCostBudget(now = () => performance.now()) {
  const left = new Map<string, { ms: number; at: number }>()
  /** The two members who asked last. */
  let latest = { bearer: '', at: -Infinity }
  let earlier = latest

  return {
    saw(bearer: string) {
      if (bearer !== latest.bearer) earlier = latest
      latest = { bearer, at: now() }
    },
    /** How long this asker rests after work of this length. */
    restAfter(asker: string, workMs: number, bearer: string | undefined): number {
      const at = now()
      const known = left.get(asker) ?? { ms: AT_ONCE_MS, at }
      const back = ((at - known.at) / 1000) * EACH_SECOND_MS
      const ms = Math.min(AT_ONCE_MS, known.ms + back) - workMs
      left.delete(asker)
      left.set(asker, { ms: Math.max(ms, -RESTS_AT_MOST_MS), at })
      const [oldest] = left.size > ASKERS_AT_MOST ? left.keys() : []
      if (oldest !== undefined) left.delete(oldest)
      const other = latest.bearer === bearer ? earlier : latest
      if (ms >= 0 || at - other.at > 1000) return 0
      return Math.min((-ms / EACH_SECOND_MS) * 1000, RESTS_AT_MOST_MS)
    },
  }
}
