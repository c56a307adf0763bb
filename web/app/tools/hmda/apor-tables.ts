import type { Ask } from './use-desk.ts'

/** Gives the worker the tables. Without them the desk says that rate spreads are not checked. */
export async function sendAporTables(ask: Ask): Promise<void> {
  try {
    const [fixed, variable] = await Promise.all(
      ['fixed', 'variable'].map(async (kind) => {
        const response = await fetch(`/api/apor-tables/${kind}`)
        if (!response.ok) throw new Error(`answered ${response.status}`)
        return ((await response.json()) as { text: string }).text
      }),
    )
    await ask({ type: 'apor', fixed: fixed!, variable: variable! })
  } catch {
    // The list of findings names what was not checked.
  }
}
