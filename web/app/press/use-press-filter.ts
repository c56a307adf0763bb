import { useEffect, useRef, useState } from 'react'
import { type PressAddress, pressAddress, readPressAddress } from './press-address.ts'

/**
 * The filter as the form holds it; the address follows, so that a reload or a shared link
 * shows the same. Where the server filters, what was asked for stands.
 */
export function usePressFilter(asked: PressAddress, filtersHere: boolean) {
  const [filter, setFilter] = useState(asked)
  const form = useRef<HTMLFormElement>(null)

  function apply(next: PressAddress) {
    setFilter(next)
    showInAddress(next)
  }

  // The page was complete before its scripts came: what was typed meanwhile counts.
  useEffect(() => {
    if (!form.current || !filtersHere) return
    const typed = readPressAddress(new FormData(form.current))
    setFilter(typed)
    showInAddress(typed)
  }, [filtersHere])

  return { filter, apply, form }
}

function showInAddress(filter: PressAddress) {
  const address = pressAddress(filter)
  if (address !== location.pathname + location.search) history.replaceState(history.state, '', address)
}
