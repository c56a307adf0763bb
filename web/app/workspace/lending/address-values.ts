import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useAddressParams } from '../../platform/list/address-params.ts'
import type { Values } from './test-definition.ts'

/** Names of the address that are not inputs of a test. */
const OWN_NAMES: ReadonlySet<string> = new Set(['compare'])

/** The inputs stand in the address, so that the link is the draft. */
export function useAddressValues() {
  const [params, update] = useAddressParams()
  const [, setParams] = useSearchParams()
  const values = useMemo(() => valuesIn(params), [params])
  const change = useCallback(
    (changes: Values) =>
      update((before) => {
        for (const [name, value] of Object.entries(changes))
          if (value === '') before.delete(name)
          else before.set(name, value)
        return before
      }),
    [update],
  )
  return { values, change, params, setParams }
}

export function valuesIn(params: URLSearchParams): Values {
  return Object.fromEntries([...params].filter(([name]) => !OWN_NAMES.has(name)))
}

/** The address of the same screen with these inputs. */
export function addressOf(values: Values): string {
  const filled = Object.entries(values).filter(([, value]) => value !== '')
  return `?${new URLSearchParams(filled)}`
}
