import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { HttpCall } from './http-call.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** Details that only the program's internals would reveal. */
const LEAKS: readonly RegExp[] = [
  /\n\s+at .+:\d+:\d+/,
  /node_modules/,
  /\.(ts|js|mjs):\d+/,
  /Failed query|syntax error at or near|violates (unique|check|foreign key|not-null)|invalid input syntax|invalid byte sequence/i,
  /drizzle|pglite|ZodError|ECONNREFUSED/i,
  /Cannot read propert|is not a function|is not iterable|Maximum call stack/,
]

export interface Answer {
  status: number
  headers: Headers
  text: string
}

/** What is wrong with a response, if anything. */
export function wrongWith(call: HttpCall, { status, headers, text }: Answer): string | undefined {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 300)}`
  const asked = [call.path, typeof call.body === 'string' ? call.body : ''].join()
  const leak =
    status >= 400 &&
    LEAKS.map((pattern) => pattern.exec(text)?.[0]).find((found) => found && !asked.includes(found))
  if (leak) return `says what only the inside knows: ${leak}`
  if (text.includes(ROOT.slice(0, -sep.length))) return 'names a folder of this machine'
  if (headers.get('x-content-type-options') !== 'nosniff' || !headers.has('content-security-policy'))
    return 'lacks the headers of every answer'
  if (headers.has('x-injected') || /injected=1/.test(headers.get('set-cookie') ?? ''))
    return 'carries an injected header'
  // Dots in a path are normalized before it arrives.
  const [, area] = new URL(call.path, 'http://localhost').pathname.split('/')
  if (status >= 400 && text !== '' && (area === 'api' || area === 'auth'))
    return shapeError(area, status, text)
  return undefined
}

/** The error format of each area. */
function shapeError(area: 'api' | 'auth', status: number, text: string): string | undefined {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    return `refused with something that is no JSON: ${text.slice(0, 200)}`
  }
  const { code, message, status: said, msg, error_code, error } = answer as Record<string, unknown>
  const isProblem = typeof code === 'string' && typeof message === 'string'
  const shapes =
    area === 'api'
      ? [isProblem && said === status]
      : [isProblem, typeof msg === 'string' && typeof error_code === 'string', typeof error === 'string']
  return shapes.includes(true) ? undefined : `refused in another shape: ${text.slice(0, 200)}`
}
