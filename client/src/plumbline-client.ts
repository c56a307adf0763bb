import { type ClientOptions, connectionOf } from './client-config.ts'
import type { PlumblineApi } from './generated/api.ts'
import { ROUTES } from './generated/routes.ts'
import type { CallOptions } from './operation.ts'
import { PlumblineError } from './refusal.ts'
import { requestFor } from './request.ts'
import { pause, send } from './retries.ts'
import { type Route, routeOf } from './route.ts'

export type { ClientOptions } from './client-config.ts'
export type * from './generated/api.ts'
export type { AnsweredBy, CallOptions, Operation, RefusedBy, TakenBy } from './operation.ts'
export { everyRow } from './paging.ts'
export { type FieldError, isRefusal, PlumblineError } from './refusal.ts'

const RETRIES = 3

/** Every operation of the API by noun and name. */
export function createClient(options: ClientOptions = {}): PlumblineApi {
  const call = createCall(options)
  const client: Record<string, Record<string, unknown>> = {}
  for (const operation of Object.keys(ROUTES)) {
    const at = operation.indexOf('.')
    const noun = operation.slice(0, at)
    client[noun] ??= {}
    client[noun][operation.slice(at + 1)] = (input: object = {}, callOptions: CallOptions = {}) =>
      call(routeOf(operation)!, input, callOptions)
  }
  return client as unknown as PlumblineApi
}

/** Calls one route; what the server refuses is thrown as a `PlumblineError`. */
export function createCall(options: ClientOptions) {
  const { api, key } = connectionOf(options)
  const attempts = {
    fetch: options.fetch ?? globalThis.fetch.bind(globalThis),
    retries: options.retries ?? RETRIES,
    wait: pause,
  }
  return async (route: Route, input: object, callOptions: CallOptions): Promise<unknown> => {
    const request = requestFor(route, input as Record<string, unknown>, callOptions)
    if (key) request.headers.Authorization = `Bearer ${key}`
    const response = await send({ ...request, url: api + request.url }, attempts)
    if (!response.ok) {
      const requestId = response.headers.get('X-Request-Id') ?? undefined
      throw new PlumblineError(response.status, await bodyOf(response), requestId)
    }
    return route.answersFile ? response.blob() : bodyOf(response)
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
