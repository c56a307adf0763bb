import { useEffect, useRef, useState } from 'react'
import { type PressAddress, pressAddress, readPressAddress } from './press-address.ts'

/** State of the filter; the address follows it. Unused where the server filters. */
export function usePressFilter(asked: PressAddress, filtersHere: boolean) {
  const [filter, setFilter] = useState(asked)
  const form = useRef<HTMLFormElement>(null)

  function apply(next: PressAddress) {
    setFilter(next)
    showInAddress(next)
  }

  // Takes over what was typed before hydration.
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
