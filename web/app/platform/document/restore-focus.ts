import { useEffect } from 'react'

/** Elements that can take the focus in place of a removed one. */
const PLACES = 'table, ul, ol, section, aside, main'
/** Overlays restore the focus themselves. */
const OVER_THE_PAGE = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/**
 * When the focused element is removed (the button of a deleted row, a "Try again" that succeeded, a link of
 * the previous page), moves the focus to the nearest remaining container. It would otherwise fall back to the
 * body, where screen readers read nothing.
 */
export function useRestoreFocus(): void {
  useEffect(() => {
    let last: Element | undefined
    let places: HTMLElement[] = []
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest(OVER_THE_PAGE)) return
      last = target.closest('main') ? target : undefined
      places = last ? placesAround(last) : []
    }
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return
      const place = places.find(({ isConnected }) => isConnected)
      last = undefined
      if (place) focusOnce(place)
    })
    document.addEventListener('focusin', note)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', note)
      observer.disconnect()
    }
  }, [])
}

/** Focuses a non-interactive element once, without adding it to the tab order. */
function focusOnce(place: HTMLElement) {
  place.tabIndex = -1
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  place.focus({ preventScroll: true })
}

/** Nearest first. */
function placesAround(element: Element): HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>(PLACES)
  return place ? [place, ...placesAround(place)] : []
}
