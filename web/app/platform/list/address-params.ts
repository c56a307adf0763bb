import { useCallback, useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'

type Change = (before: URLSearchParams) => URLSearchParams

/** What the rendered address was when the last change of it was asked for, and what it becomes. */
let underWay: { pathname: string; rendered: string; requested: string } | undefined

/**
 * The parameters of the address, and a function that changes them. A navigation takes a moment to arrive: a
 * second change in that moment builds on the first, where one made from the rendered address would undo it.
 */
export function useAddressParams(): [URLSearchParams, (change: Change) => void] {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const rendered = params.toString()
  useEffect(() => {
    if (underWay?.pathname !== pathname || underWay.rendered !== rendered) underWay = undefined
  }, [pathname, rendered])

  const update = useCallback(
    (change: Change) => {
      const isFollowUp = underWay?.pathname === pathname && underWay.rendered === rendered
      const next = change(new URLSearchParams(isFollowUp ? underWay?.requested : rendered))
      underWay = { pathname, rendered, requested: next.toString() }
      setParams(next, { replace: true, preventScrollReset: true })
    },
    [pathname, rendered, setParams],
  )
  return [params, update]
}
