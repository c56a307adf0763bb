import { randomFillSync } from 'node:crypto'

/** Random bytes are drawn for many ids at once. */
const drawn = Buffer.alloc(8 * 512)
let used = drawn.length

function draw(bytes: number): string {
  if (used + bytes > drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  used += bytes
  return drawn.toString('hex', used - bytes, used)
}

export const newTraceId = () => draw(16)
export const newSpanId = () => draw(8)

/** W3C Trace Context, version 00; later versions begin in the same way. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:$|-)/

export interface TraceParent {
  traceId: string
  spanId: string
  isSampled: boolean
}

/** What a proxy says of the trace that a request belongs to; nothing where the header is not one. */
export function readTraceparent(header: string | undefined): TraceParent | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(header ?? '') ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}
