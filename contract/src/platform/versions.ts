import type { AnyContractProcedure } from '@orpc/contract'
import { z } from 'zod'

/** What a record answers to a write that was made against an older version of it. */
export const CONFLICT_CODES: readonly string[] = ['CHANGED', 'CHANGED_MEANWHILE', 'EDITED_MEANWHILE']

/** Whether the answer is one record with its version, which HTTP calls its ETag. */
export function answersWithVersion(procedure: AnyContractProcedure): boolean {
  return hasVersion(procedure['~orpc'].outputSchema)
}

/** Whether the write is made against a version, which HTTP takes as If-Match. */
export function takesVersion(procedure: AnyContractProcedure): boolean {
  const { route, inputSchema, errorMap } = procedure['~orpc']
  const refusesOld = CONFLICT_CODES.some((code) => code in errorMap)
  return route.method !== 'GET' && refusesOld && hasVersion(inputSchema)
}

function hasVersion(schema: unknown): boolean {
  if (!(schema instanceof z.ZodObject)) return false
  let version: unknown = schema.shape.version
  while (version instanceof z.ZodOptional || version instanceof z.ZodDefault) version = version.def.innerType
  return version instanceof z.ZodNumber
}
