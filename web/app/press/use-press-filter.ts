import { useEffect, useRef, useState } from 'react'
import { type PressAddress, pressAddress, readPressAddress } from './press-address.ts'

/** The filter as the form holds it; the address follows, so that a reload or a shared link shows the same. */
export function usePressFilter(asked: PressAddress) {
  const [filter, setFilter] = useState(asked)
  const form = useRef<HTMLFormElement>(null)

  function apply(next: PressAddress) {
    setFilter(next)
    history.replaceState(history.state, '', pressAddress(next))
  }

  // The page was complete before its scripts came: what was typed meanwhile counts.
  useEffect(() => {
    if (form.current) setFilter(readPressAddress(new FormData(form.current)))
  }, [])

  return { filter, apply, form }
}
