import { useEffect, useRef, useState } from 'react'
import { type HelpFilter, helpAddress, readHelpFilter } from './help-address.ts'

/** State of the filter; the address follows it. */
export function useHelpFilter(asked: HelpFilter) {
  const [filter, setFilter] = useState(asked)
  const form = useRef<HTMLFormElement>(null)

  function apply(next: HelpFilter) {
    setFilter(next)
    const search = form.current?.elements.namedItem('search')
    if (search instanceof HTMLInputElement && search.value.trim() !== next.search) search.value = next.search
    showInAddress(next)
  }

  // Takes over what was typed before hydration.
  useEffect(() => {
    if (!form.current) return
    const typed = readHelpFilter(new FormData(form.current))
    setFilter(typed)
    showInAddress(typed)
  }, [])

  return { filter, apply, form }
}

function showInAddress(filter: HelpFilter) {
  const address = helpAddress(filter)
  if (address !== location.pathname + location.search)
    history.replaceState(history.state, '', address + location.hash)
}
