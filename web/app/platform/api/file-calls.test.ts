import { isContractProcedure } from '@orpc/contract'
import { contract } from '@plumbline/contract/index.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { FILE_CALLS } from './file-calls.ts'

test('exactly the calls that carry a file have the longer timeout', () => {
  const carrying = callsOf(contract).filter(({ schemas }) => schemas.some(hasFile))
  expect(carrying.map(({ name }) => name).sort()).toEqual([...FILE_CALLS].sort())
})

interface ContractCall {
  name: string
  schemas: unknown[]
}

function callsOf(node: object, path: string[] = []): ContractCall[] {
  if (isContractProcedure(node)) {
    const { inputSchema, outputSchema } = node['~orpc']
    return [{ name: path.join('.'), schemas: [inputSchema, outputSchema] }]
  }
  return Object.entries(node).flatMap(([name, inner]) => callsOf(inner, [...path, name]))
}

function hasFile(schema: unknown): boolean {
  if (!(schema instanceof z.ZodType)) return false
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return JSON.stringify(described).includes('"contentEncoding":"binary"')
}
