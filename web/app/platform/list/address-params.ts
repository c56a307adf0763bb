import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLocation, useSearchParams } from 'react-router'

type Change = (before: URLSearchParams) => URLSearchParams

/** Changes of the address that were asked for and have not arrived. */
interface Pending {
  pathname: string
  /** The address before them. */
  from: string
  /** What each of them asked for, the newest last. */
  requested: readonly string[]
}

let pending: Pending | undefined
const listeners = new Set<() => void>()

function setPending(next: Pending | undefined): void {
  pending = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The newest address asked for, while the rendered one is the one before it or a step on the way. */
function newestOf(changes: Pending | undefined, pathname: string, rendered: string): string | undefined {
  if (changes?.pathname !== pathname) return undefined
  const newest = changes.requested.at(-1)
  const isOnTheWay = changes.from === rendered || changes.requested.includes(rendered)
  return isOnTheWay && newest !== rendered ? newest : undefined
}

/**
 * The parameters of the address, and a function that changes them. A navigation takes a moment to arrive: until then
 * the requested parameters are returned, and a second change builds on them. A field that showed the rendered ones
 * would lose the letters typed in that moment.
 */
export function useAddressParams(): [URLSearchParams, (change: Change) => void] {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const rendered = params.toString()
  const changes = useSyncExternalStore(
    subscribe,
    () => pending,
    () => undefined,
  )
  const newest = newestOf(changes, pathname, rendered)
  useEffect(() => {
    if (pending && newestOf(pending, pathname, rendered) === undefined) setPending(undefined)
  }, [pathname, rendered])

  const update = useCallback(
    (change: Change) => {
      const before = newestOf(pending, pathname, rendered)
      const next = change(new URLSearchParams(before ?? rendered))
      const requested = next.toString()
      setPending(
        before === undefined
          ? { pathname, from: rendered, requested: [requested] }
          : { ...pending!, requested: [...pending!.requested, requested] },
      )
      setParams(next, { replace: true, preventScrollReset: true })
    },
    [pathname, rendered, setParams],
  )
  const shown = useMemo(() => (newest === undefined ? params : new URLSearchParams(newest)), [newest, params])
  return [shown, update]
}
