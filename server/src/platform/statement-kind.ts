import type { AnyContractProcedure } from '@orpc/contract'
import type { StatementKind } from '@plumbline/database/statement-limits.ts'
import { z } from 'zod'

/** What answers while somebody types. */
const SEARCHES = /[/-](search|suggestions)$/

/** They take the text of a file, or do the work of months. */
const LIKE_FILES = /^\/(imports(\/check)?|(institutions|setup)\/sample)$/

const kinds = new WeakMap<object, StatementKind>()

/** How long statements of the operation may run follows from what it takes and answers. */
export function statementKindOf(procedure: AnyContractProcedure): StatementKind {
  const { inputSchema, outputSchema, route } = procedure['~orpc']
  const known = kinds.get(route)
  if (known) return known
  const path = route.path ?? ''
  const takesFile = inputSchema instanceof z.ZodObject && Object.values(inputSchema.shape).some(isFile)
  const isLong = takesFile || isFile(outputSchema) || LIKE_FILES.test(path)
  const kind = isLong ? 'file' : SEARCHES.test(path) ? 'search' : 'screen'
  kinds.set(route, kind)
  return kind
}

/** A file, or a stream of one. */
const isFile = (schema: unknown): boolean =>
  schema instanceof z.ZodFile ||
  schema instanceof z.ZodCustom ||
  (schema instanceof z.ZodOptional && isFile(schema.unwrap()))
