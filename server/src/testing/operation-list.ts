import type { AnyContractProcedure } from '@orpc/contract'
import { isContractProcedure } from '@orpc/contract'
import { contract } from '@plumbline/contract/index.ts'
import type { OperationMeta } from '@plumbline/contract/platform/access.ts'
import type { z } from 'zod'

export interface Operation {
  name: string
  method: string
  path: string
  access: NonNullable<OperationMeta['access']>
  duringEndedTrial: boolean
  recentAuthentication: boolean
  byPersonAlone: boolean
  input: z.ZodType | undefined
}

function operationsBelow(node: unknown, path: string[]): Operation[] {
  if (isContractProcedure(node)) {
    const { route, meta, inputSchema } = (node as AnyContractProcedure)['~orpc']
    const {
      access = 'administrators',
      duringEndedTrial = false,
      recentAuthentication = false,
      byPersonAlone = false,
    } = meta as OperationMeta
    return [
      {
        name: path.join('.'),
        method: route.method ?? 'POST',
        path: route.path ?? '',
        access,
        duringEndedTrial,
        recentAuthentication,
        byPersonAlone,
        input: inputSchema as z.ZodType | undefined,
      },
    ]
  }
  return Object.entries(node as object).flatMap(([key, child]) => operationsBelow(child, [...path, key]))
}

/** Read from the contract, so that no operation is forgotten. */
export const operations: readonly Operation[] = operationsBelow(contract, [])
