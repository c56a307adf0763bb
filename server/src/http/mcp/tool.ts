import type { AnyContractProcedure } from '@orpc/contract'
import { contract } from '@plumbline/contract/index.ts'
import { z } from 'zod'
import type { ApiClient } from '../../router.ts'

export type ToolInput = Record<string, unknown>

export interface McpTool {
  name: string
  title: string
  description: string
  /** The operation whose rights and refusals hold. */
  operation: string
  input: z.ZodType
  output: z.ZodType
  isReading: boolean
  /** Answers with texts that people wrote, of the institution or from outside. */
  isFromPeople: boolean
  /** What the operation calls the argument `search`. */
  searchIs: string
  call(api: ApiClient, input: ToolInput): Promise<unknown>
}

export function procedureOf(operation: string): AnyContractProcedure['~orpc'] {
  const procedure = operation
    .split('.')
    .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], contract)
  return (procedure as AnyContractProcedure)['~orpc']
}

type Wording = Pick<McpTool, 'name' | 'title' | 'operation' | 'description'>
type Traits = Partial<Pick<McpTool, 'input' | 'isReading' | 'isFromPeople' | 'searchIs'>>

/** An operation of the contract as a tool, with the same input and output. */
export function toolOf(wording: Wording, traits: Traits = {}): McpTool {
  const { inputSchema, outputSchema } = procedureOf(wording.operation)
  const [noun, verb] = wording.operation.split('.') as [string, string]
  const { isReading = true, isFromPeople = false, searchIs = 'search' } = traits
  return {
    ...wording,
    ...{ isReading, isFromPeople, searchIs },
    input: traits.input ?? (inputSchema as z.ZodType | undefined) ?? z.object({}),
    output: (outputSchema as z.ZodType | undefined) ?? z.object({}),
    call: (api, { search, ...rest }) => {
      const operations = api as unknown as Record<
        string,
        Record<string, (input: ToolInput) => Promise<unknown>>
      >
      return operations[noun]![verb]!(search === undefined ? rest : { ...rest, [searchIs]: search })
    },
  }
}
