import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until hydration, so that forms stay usable without scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
