import { AsyncLocalStorage } from 'node:async_hooks'

/** Is told of each statement of the work that it is current for: its text, never its values. */
export interface StatementWatcher {
  /** Called before the statement; what it returns is called after it, with the error of one that failed. */
  startStatement(text: string): (error?: unknown) => void
}

export const currentWatcher = new AsyncLocalStorage<StatementWatcher>()

/** Runs a statement, and tells the watcher when it begins and ends. */
export function watched<Answer>(text: string, run: () => Promise<Answer>): Promise<Answer> {
  const end = currentWatcher.getStore()?.startStatement(text)
  const answer = run()
  if (end) answer.then(() => end(), end)
  return answer
}
