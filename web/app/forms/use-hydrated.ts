import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until the page's scripts have taken over: a form without scripts must not be shut. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
