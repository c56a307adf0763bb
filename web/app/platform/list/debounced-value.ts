import { useEffect, useState } from 'react'

/**
 * Debounces a value: returns the latest one after it has not changed for `delayMs`, and `before` until
 * then.
 */
export function useDebouncedValue<Value>(value: Value, delayMs: number, before: Value = value): Value {
  const [debounced, setDebounced] = useState(before)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}
