import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { StatementBudget, StatementBudgets } from './statement-budget.ts'
import type { TestClient } from './test-server.ts'

export interface NamedBudget extends StatementBudget {
  name: string
  operation: string
}

const SERVER_SOURCES = new URL('..', import.meta.url)

/** Each noun declares its budgets beside itself, in `<noun>-statement-budgets.ts`. */
export async function readStatementBudgets(): Promise<NamedBudget[]> {
  const paths = globSync('*/*/*-statement-budgets.ts', { cwd: fileURLToPath(SERVER_SOURCES) }).sort()
  const budgets: NamedBudget[] = []
  for (const path of paths) {
    const { BUDGETS } = (await import(/* @vite-ignore */ new URL(path, SERVER_SOURCES).href)) as {
      BUDGETS: StatementBudgets
    }
    for (const [name, budget] of Object.entries(BUDGETS)) {
      const whole = typeof budget === 'number' ? { atMost: budget } : budget
      budgets.push({ ...whole, name, operation: name.split(',')[0]! })
    }
  }
  return budgets
}

/** `tasks.list` is `client.tasks.list`. */
export function callOperation(client: TestClient, operation: string, input: object): Promise<unknown> {
  const [noun, verb] = operation.split('.') as [keyof TestClient, string]
  return (client[noun] as unknown as Record<string, (input: object) => Promise<unknown>>)[verb]!(input)
}
