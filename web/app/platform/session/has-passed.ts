import { useEffect, useReducer } from 'react'

const DAY_MS = 86_400_000

/** Whether a moment has passed; updates when it passes. */
export function useHasPassed(moment: string | null): boolean {
  const [looks, lookAgain] = useReducer((count: number) => count + 1, 0)
  const left = moment === null ? undefined : new Date(moment).getTime() - Date.now()
  const isAhead = left !== undefined && left > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look sets the next; browsers count no month ahead
  useEffect(() => {
    if (!isAhead) return
    const timer = setTimeout(lookAgain, Math.min(left, DAY_MS))
    return () => clearTimeout(timer)
  }, [moment, isAhead, looks])
  return left !== undefined && !isAhead
}
