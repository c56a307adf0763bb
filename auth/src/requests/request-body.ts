import type { z } from 'zod'
import { Refusal } from './refusal.ts'

const BODY_MAX_BYTES = 1_048_576

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
    return JSON.parse(text, (key, value) => {
      if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) throw new UnstorableText()
      return value
    })
  } catch (cause) {
    if (cause instanceof UnstorableText)
      throw new Refusal(400, 'validation_failed', 'Text must be valid Unicode without the character U+0000')
    throw new Refusal(400, 'bad_json', 'Could not parse request body as JSON')
  }
}

class UnstorableText extends Error {}

/** PostgreSQL keeps neither U+0000 nor half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

const tooLarge = () => new Refusal(413, 'request_entity_too_large', 'Request body is larger than 1 MiB')

/** The body as text, up to what any call may send. */
export async function readText(request: Request): Promise<string> {
  const length = request.headers.get('Content-Length')
  if (Number(length) > BODY_MAX_BYTES) throw tooLarge()
  if (!request.body) return ''
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let bytes = 0
  try {
    for await (const chunk of request.body) {
      bytes += chunk.byteLength
      if (bytes > BODY_MAX_BYTES) throw tooLarge()
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    throw new Refusal(400, 'bad_json', 'Could not read the request body as UTF-8')
  }
}
