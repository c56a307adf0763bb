import type { AnyContractProcedure } from '@orpc/contract'
import { z } from 'zod'

/** A list with one entry looks like a single value in a query: `?statuses=open` means the same as `?statuses[]=open`. */
export function withLists(procedure: AnyContractProcedure, input: unknown): unknown {
  const { route, inputSchema } = procedure['~orpc']
  if (route.method !== 'GET' || !(inputSchema instanceof z.ZodObject)) return input
  if (typeof input !== 'object' || input === null) return input
  const lists = Object.entries(input).filter(
    ([name, value]) => typeof value === 'string' && isList(inputSchema.shape[name]),
  )
  if (lists.length === 0) return input
  return { ...input, ...Object.fromEntries(lists.map(([name, value]) => [name, [value]])) }
}

function isList(schema: unknown): boolean {
  let inner = schema
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault) inner = inner.def.innerType
  return inner instanceof z.ZodArray
}
