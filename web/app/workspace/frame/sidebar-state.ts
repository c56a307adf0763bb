import { useState } from 'react'

const KEY = 'plumbline-sidebar'

/** Wide or narrow, stored in this browser. */
export function useSidebarState(): [narrow: boolean, toggle: () => void] {
  const [narrow, setNarrow] = useState(readNarrow)
  function toggle() {
    setNarrow(!narrow)
    try {
      localStorage.setItem(KEY, narrow ? 'wide' : 'narrow')
    } catch {
      // Storage is full or disabled: applies until the next load.
    }
  }
  return [narrow, toggle]
}

function readNarrow(): boolean {
  try {
    return localStorage.getItem(KEY) === 'narrow'
  } catch {
    return false
  }
}
