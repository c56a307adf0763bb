import { type RefObject, useEffect } from 'react'

/** For a region marked `data-held`: lets it go once its scripts are here, and does what was asked for meanwhile. */
export function useHeldRegion(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    delete region.current?.dataset.held
    const { held } = window.plumbline
    if (!held || !region.current?.contains(held)) return
    window.plumbline.held = undefined
    if (held instanceof HTMLFormElement) held.requestSubmit()
    else held.click()
  }, [region])
}
