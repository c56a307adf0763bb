import type { CallOptions } from './operation.ts'
import { namesInPath, type Route } from './route.ts'

type Input = Readonly<Record<string, unknown>>

/** What `fetch` is given, made once for all attempts. */
export interface PreparedRequest {
  url: string
  method: string
  headers: Record<string, string>
  body: string | FormData | undefined
  signal: AbortSignal | undefined
}

/** Puts each member of the input where the operation takes it. */
export function requestFor(route: Route, given: Input, options: CallOptions): PreparedRequest {
  const input = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  let path = route.path
  for (const name of namesInPath(route.path)) {
    const value = input[name]
    if (value === undefined || value === '') throw new TypeError(`${name} is missing.`)
    path = path.replace(`{${name}}`, encodeURIComponent(String(value)))
    delete input[name]
  }
  const headers: Record<string, string> = {}
  const { ifMatch, signal } = options
  if (route.takesKey) headers['Idempotency-Key'] = options.idempotencyKey ?? crypto.randomUUID()
  if (ifMatch !== undefined) headers['If-Match'] = typeof ifMatch === 'number' ? `"${ifMatch}"` : ifMatch
  if (!route.takesBody)
    return { url: path + queryOf(input), method: route.method, headers, body: undefined, signal }
  const isForm = route.takesFiles && Object.values(input).some((value) => value instanceof Blob)
  if (!isForm) headers['Content-Type'] = 'application/json'
  return {
    url: path,
    method: route.method,
    headers,
    body: isForm ? formOf(input) : JSON.stringify(input),
    signal,
  }
}

/** A list is a parameter that is repeated. */
function queryOf(input: Input): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input))
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one))
  return query.size > 0 ? `?${query}` : ''
}

function formOf(input: Input): FormData {
  const form = new FormData()
  const add = (name: string, value: unknown): void => {
    if (value instanceof Blob) form.append(name, value)
    else if (typeof value === 'object' && value !== null)
      for (const [key, member] of Object.entries(value)) add(`${name}[${key}]`, member)
    else if (value !== undefined && value !== null) form.append(name, String(value))
  }
  for (const [name, value] of Object.entries(input)) add(name, value)
  return form
}
