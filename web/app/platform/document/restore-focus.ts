import { useEffect } from 'react'
import { takeArrival } from '../session/session-names.ts'

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
export function focusOnce(place: HTMLElement) {
  place.tabIndex = -1
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  place.focus({ preventScroll: true })
}

/** Leaves a field of the header; the screen that opens, or a dialog or panel of it, may take the focus on. */
export function focusScreen() {
  const main = document.querySelector('main')
  if (main) focusOnce(main)
}

/** After a sign-in, which loads the page: the heading takes the focus once it is there, unless something has it. */
export function useFocusAfterSignIn(): void {
  useEffect(() => {
    const observer = new MutationObserver(focusHeading)
    observer.observe(document.body, { childList: true, subtree: true })
    focusHeading()
    function focusHeading() {
      const heading = document.querySelector<HTMLElement>('main h1')
      if (!heading) return
      observer.disconnect()
      if (takeArrival() && document.activeElement === document.body) focusOnce(heading)
    }
    return () => observer.disconnect()
  }, [])
}

/** Nearest first. */
function placesAround(element: Element): HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>(PLACES)
  return place ? [place, ...placesAround(place)] : []
}
