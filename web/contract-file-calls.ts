import { isContractProcedure } from '@orpc/contract'
import { z } from 'zod'

/** The calls of the contract whose input or answer is or has a file: `users.exportCsv`. */
export function fileCalls(node: object, path: readonly string[] = []): string[] {
  if (isContractProcedure(node)) {
    const { inputSchema, outputSchema } = node['~orpc']
    return [inputSchema, outputSchema].some(hasFile) ? [path.join('.')] : []
  }
  return Object.entries(node).flatMap(([name, inner]) => fileCalls(inner, [...path, name]))
}

function hasFile(schema: unknown): boolean {
  if (!(schema instanceof z.ZodType)) return false
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return JSON.stringify(described).includes('"contentEncoding":"binary"')
}
