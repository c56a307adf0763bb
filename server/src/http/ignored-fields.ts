import type { AnyContractProcedure } from '@orpc/contract'
import { z } from 'zod'

const NAMES_AT_MOST = 20
/** Rows of one list are alike: the first ones tell. */
const ROWS_AT_MOST = 20
const NAME_CHARACTERS_AT_MOST = 60

/** The fields of an input that its operation does not know, as paths such as `items.colour`: a typing mistake is seen. */
export function ignoredFields(procedure: AnyContractProcedure, input: unknown): string[] {
  const found = new Set<string>()
  collect(procedure['~orpc'].inputSchema, input, '', found)
  return [...found].slice(0, NAMES_AT_MOST)
}

function collect(given: unknown, value: unknown, path: string, found: Set<string>): void {
  if (found.size >= NAMES_AT_MOST) return
  const schema = unwrapped(given)
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    for (const row of value.slice(0, ROWS_AT_MOST)) collect(schema.element, row, path, found)
    return
  }
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return
  const takesAll = schema.def.catchall !== undefined && !(schema.def.catchall instanceof z.ZodNever)
  for (const [name, field] of Object.entries(value)) {
    const known = Object.hasOwn(schema.shape, name)
    const place = path + encodeURIComponent(name.slice(0, NAME_CHARACTERS_AT_MOST).toWellFormed())
    if (known) collect(schema.shape[name], field, `${place}.`, found)
    else if (!takesAll) found.add(place)
  }
}

function unwrapped(schema: unknown): unknown {
  let inner = schema
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault || inner instanceof z.ZodNullable)
    inner = inner.def.innerType
  return inner
}
