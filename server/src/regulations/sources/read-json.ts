import type { z } from 'zod'
import { SourceError } from './get-safely.ts'

/** An answer of the documented shape, or a SourceError that names what is strange in it. */
export function readJson<Schema extends z.ZodType>(text: string, schema: Schema): z.infer<Schema> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new SourceError('The answer is not JSON.')
  }
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new SourceError(
    `The answer has another shape: ${issue!.path.join('.') || 'all of it'}: ${issue!.message}`,
  )
}
