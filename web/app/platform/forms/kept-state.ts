import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'

/** State that a reload of this tab does not lose. Where the browser keeps nothing, it is plain state. */
export function useKeptState<Value>(
  key: string,
  initial: Value,
): [Value, Dispatch<SetStateAction<Value>>, () => void] {
  const [value, setValue] = useState<Value>(() => read(key) ?? initial)
  useEffect(() => write(key, value), [key, value])
  return [value, setValue, () => write(key, undefined)]
}

function read<Value>(key: string): Value | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Private windows of some browsers keep nothing.
  }
}
