import { createHash } from 'node:crypto'
import { networkOf } from '@plumbline/rules/addresses/ip-network.ts'
import type { Context, MiddlewareHandler, Next } from 'hono'
import { problem } from '../platform/responses/problem.ts'
import { createTurns, type Turns } from '../platform/turns.ts'
import { API_PREFIX } from './api.ts'
import { bearerOf } from './bearer.ts'
import { clientAddress } from './client-address.ts'
import { createCostBudget } from './cost-budget.ts'
import { createHeldRefusals } from './held-refusals.ts'
import { operationLimits } from './operation-limits.ts'

/**
 * Strangers have room of their own, which members' work does not wait for. One institution never has all of the
 * members' room, and within it its people take turns.
 */
const ROOM = {
  members: { all: 3, each: 2, waiting: 100 },
  institution: { all: 2, each: 1, waiting: 40, waitingEach: 8 },
  strangers: { all: 1, each: 1, waiting: 60, waitingEach: 6 },
}
/** All of them share one budget of time. */
const STRANGERS = 'strangers'
const WAITS_AT_MOST_MS = 8_000
/** A provider gives a customer as much as a /48, so its networks share one place. */
const NEIGHBORHOOD = { ipv4: 24, ipv6: 48 } as const

/** Who asks, for taking turns alone: what they may do is looked up again for each operation. */
export interface Asker {
  userId: string
  institutionId: string
}
const KNOWN_FOR_MS = 60_000
const KNOWN_AT_MOST = 10_000

/**
 * Lets a few costly operations run at a time, by turns of those who ask and with rests for who keeps it up, so that
 * everybody else's work goes on.
 */
export function createCostlyTurns(
  trustedProxies: Parameters<typeof clientAddress>[1],
  findAsker: (bearer: string) => Promise<Asker | undefined>,
  { now = () => performance.now(), budget = createCostBudget(now) } = {},
) {
  const members = createTurns(ROOM.members)
  const strangers = createTurns(ROOM.strangers)
  const hold = createHeldRefusals(now)
  const institutions = new Map<string, { turns: Turns; count: number }>()
  const known = new Map<string, { asker: Asker; until: number }>()

  /** An invented bearer is a stranger's. */
  async function askerOf(bearer: string): Promise<Asker | undefined> {
    const key = createHash('sha256').update(bearer).digest('hex')
    const remembered = known.get(key)
    if (remembered && remembered.until > Date.now()) return remembered.asker
    known.delete(key)
    const asker = await findAsker(bearer)
    if (!asker) return undefined
    if (known.size >= KNOWN_AT_MOST) known.clear()
    known.set(key, { asker, until: Date.now() + KNOWN_FOR_MS })
    return asker
  }

  async function takeAsMember({ userId, institutionId }: Asker, signal: AbortSignal) {
    const line = institutions.get(institutionId) ?? { turns: createTurns(ROOM.institution), count: 0 }
    institutions.set(institutionId, line)
    line.count++
    const leave = () => {
      line.count--
      if (line.count === 0) institutions.delete(institutionId)
    }
    const endOwn = await line.turns.take(userId, signal)
    const end = endOwn && (await members.take(institutionId, signal))
    if (!end) {
      endOwn?.()
      leave()
      return undefined
    }
    return () => {
      end()
      endOwn()
      leave()
    }
  }

  async function take(context: Context, next: Next) {
    const bearer = bearerOf(context.req.header('authorization'))
    const asker = bearer && (await askerOf(bearer))
    const network = asker ? '' : networkOf(clientAddress(context, trustedProxies), NEIGHBORHOOD)
    // A flood is turned away before anything is made for the call.
    const hasRoom = asker
      ? (institutions.get(asker.institutionId)?.turns.hasRoom(asker.userId) ?? true)
      : strangers.hasRoom(network)
    if (!hasRoom) return hold(busy)
    const signal = AbortSignal.any([context.req.raw.signal, AbortSignal.timeout(WAITS_AT_MOST_MS)])
    const end = asker ? await takeAsMember(asker, signal) : await strangers.take(network, signal)
    if (!end) return hold(busy)
    const from = now()
    return next().finally(() => {
      const rest = budget.restAfter(asker ? asker.userId : STRANGERS, now() - from, bearer)
      if (rest > 0) setTimeout(end, rest).unref()
      else end()
    })
  }

  const ofApi: MiddlewareHandler = (context, next) => {
    const bearer = bearerOf(context.req.header('authorization'))
    if (bearer) budget.saw(bearer)
    const { isCostly } = operationLimits(context.req.method, context.req.path.slice(API_PREFIX.length))
    return isCostly ? take(context, next) : next()
  }

  /** A page of a search is made for it alone. */
  const ofPages: MiddlewareHandler = (context, next) =>
    context.req.query('search') || context.req.query('q') ? take(context, next) : next()

  return { ofApi, ofPages }
}

function busy(): Response {
  const response = problem({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message:
      'Several searches, documents, or previews are being made for you already. Try again in a few seconds.',
  })
  response.headers.set('Retry-After', '5')
  return response
}
