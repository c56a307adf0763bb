import { useEffect } from 'react'

/** In which somebody may find themselves again. */
const PLACES = 'table, ul, ol, section, main'
/** What lies over the page for a while, and gives the focus back. */
const OVER_THE_PAGE = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/**
 * What has the focus may go away with what it was for: the button of a row that is deleted, the "Try again"
 * of what came after all, a link of the page before. The focus then stays near, in what is left around it.
 * It would else fall back to the top of the document, where nothing is read out.
 */
export function useFocusNear(): void {
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

/** What is no control has the focus until it moves on, and is not reached by it again. */
function focusOnce(place: HTMLElement) {
  place.tabIndex = -1
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  place.focus({ preventScroll: true })
}

/** From the nearest on. */
function placesAround(element: Element): HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>(PLACES)
  return place ? [place, ...placesAround(place)] : []
}
