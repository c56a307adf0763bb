import type { z } from 'zod'
import type { Service } from '../service.ts'
import { Refusal } from './refusal.ts'
import { BODY_MAX_KIB, isStorable, readBody, readText } from './request-body.ts'

/** One request, with what a handler may want to know of it. */
export interface Call {
  service: Service
  request: Request
  query: URLSearchParams
  /** The body; read once, however often it is asked for. */
  text(): Promise<string>
  /** A part of the path, named in the route. */
  param(name: string): string
  body<Schema extends z.ZodType>(schema: Schema, options?: { optional?: boolean }): Promise<z.infer<Schema>>
  /** The service's, asked for once for all that the request does; outside of transactions. */
  secret(): Promise<Buffer>
  ip: string
  /** Ends when nobody waits for the answer any more. */
  signal: AbortSignal
  userAgent: string
  /** The moment at which the request came: one for all that it does. */
  now: Date
}

export type CallHandler = (call: Call) => Promise<Response>

const USER_AGENT_MAX_CHARACTERS = 500

export function openCall(
  service: Service,
  request: Request,
  params: Record<string, string>,
  { signal, bodyMaxKib = BODY_MAX_KIB }: { signal: AbortSignal; bodyMaxKib?: number | undefined },
): Call {
  const query = new URL(request.url).searchParams
  for (const [name, value] of query)
    if (!isStorable(name) || !isStorable(value))
      throw new Refusal(400, 'validation_failed', `Query parameter holds a character that is not allowed`)
  let text: Promise<string> | undefined
  const readOnce = () => {
    text ??= readText(request, bodyMaxKib)
    return text
  }
  let secret: Promise<Buffer> | undefined
  return {
    service,
    request,
    query,
    param: (name) => params[name] ?? '',
    text: readOnce,
    body: async (schema, options) => readBody(await readOnce(), schema, options),
    secret() {
      secret ??= service.secret()
      return secret
    },
    ip: service.clientAddress(request),
    signal,
    userAgent: (request.headers.get('User-Agent') ?? '').slice(0, USER_AGENT_MAX_CHARACTERS),
    now: service.now(),
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value)
}

/** An id from the path; anything but a UUID names nothing (404). */
export function requireUuid(call: Call, name: string): string {
  const value = call.param(name)
  if (!isUuid(value)) throw new Refusal(404, 'validation_failed', `${name} must be an UUID`)
  return value.toLowerCase()
}
