import type { TestName } from '@plumbline/contract/lending/loan-test-results.ts'
import { loanTests } from '@plumbline/contract/lending/loan-tests.ts'
import { madeOf } from '@plumbline/contract/platform/later.ts'
import { z } from 'zod'

/** A column that is not an input, stored beside each row. */
export const LOAN_NUMBER = 'loanNumber'

export type CellKind = 'text' | 'number' | 'boolean' | 'json'

/** As much of a JSON schema as names its columns. */
interface Schema {
  type?: string
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  oneOf?: Schema[]
}

const known = new Map<TestName, ReadonlyMap<string, CellKind>>()

/** The columns of a test: its input names flattened with dots. Lists stand as JSON in one cell. */
export function batchColumns(calculator: TestName): ReadonlyMap<string, CellKind> {
  let columns = known.get(calculator)
  if (!columns) {
    const schema = madeOf(loanTests[calculator]['~orpc'].inputSchema as z.ZodType)
    const found = new Map<string, CellKind>()
    collect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, '', found)
    columns = found
    known.set(calculator, columns)
  }
  return columns
}

function collect(schema: Schema, path: string, columns: Map<string, CellKind>): void {
  const variants = schema.anyOf ?? schema.oneOf
  if (variants?.some(({ properties }) => properties)) {
    for (const variant of variants) collect(variant, path, columns)
    return
  }
  if (schema.properties) {
    for (const [name, child] of Object.entries(schema.properties))
      collect(child, path ? `${path}.${name}` : name, columns)
    return
  }
  if (path) columns.set(path, kindOf(schema))
}

function kindOf({ type }: Schema): CellKind {
  if (type === 'number' || type === 'integer') return 'number'
  if (type === 'boolean') return 'boolean'
  return type === 'array' || type === 'object' ? 'json' : 'text'
}
