import type { z } from 'zod'
import { Refusal } from './refusal.ts'

/** Reads the JSON body: null counts as absent and what the schema does not name is ignored (section 1). */
export function readBody<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  { optional = false }: { optional?: boolean } = {},
): z.infer<Schema> {
  const value = optional && text.trim() === '' ? {} : parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal(400, 'bad_json', 'Could not parse request body as JSON: an object is expected')
  const given = Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Refusal(
    400,
    'bad_json',
    `Could not parse request body as JSON: ${issue?.path.join('.')}: ${issue?.message}`,
  )
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    refuseUnfit(value)
    return value
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    throw new Refusal(400, 'bad_json', 'Could not parse request body as JSON')
  }
}

/** The longest body that means something has some hundred. */
const MEMBERS_AT_MOST = 2000

/** Refuses what cannot be stored, and more members than any call needs, before a schema looks at it. */
function refuseUnfit(body: unknown): void {
  const waiting = [body]
  let members = 0
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value === 'string' && !isStorable(value)) throw unstorable()
    if (typeof value !== 'object' || value === null) continue
    for (const [key, member] of Object.entries(value)) {
      if (++members > MEMBERS_AT_MOST)
        throw new Refusal(400, 'validation_failed', `A request may have ${MEMBERS_AT_MOST} members at most`)
      if (!isStorable(key)) throw unstorable()
      waiting.push(member)
    }
  }
}

const unstorable = () =>
  new Refusal(400, 'validation_failed', 'Text must be valid Unicode without the character U+0000')

/** PostgreSQL keeps neither U+0000 nor half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** Where the list of routes says nothing else. */
export const BODY_MAX_KIB = 16

/** The body as text, up to what this call may send. */
export async function readText(request: Request, maxKib: number): Promise<string> {
  const maxBytes = maxKib * 1024
  const tooLarge = () =>
    new Refusal(413, 'request_entity_too_large', `Request body is larger than ${maxKib} KiB`)
  const length = request.headers.get('Content-Length')
  if (Number(length) > maxBytes) throw tooLarge()
  if (!request.body) return ''
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let bytes = 0
  try {
    for await (const chunk of request.body) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) throw tooLarge()
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    throw new Refusal(400, 'bad_json', 'Could not read the request body as UTF-8')
  }
}
