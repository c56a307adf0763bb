import { useEffect, useRef } from 'react'

/**
 * Merges each change into the filter that was requested last. A navigation takes a moment to arrive: a
 * debounced search that started from the rendered address would overwrite a choice made just before it.
 */
export function useAddressChanges<Address extends object>(
  address: Address,
  goTo: (next: Address, change: Partial<Address>) => void,
): (change: Partial<Address>) => void {
  const requested = useRef(address)
  const rendered = JSON.stringify(address)
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the address by its content
  useEffect(() => {
    requested.current = address
  }, [rendered])
  return (change) => {
    requested.current = { ...requested.current, ...change }
    goTo(requested.current, change)
  }
}
