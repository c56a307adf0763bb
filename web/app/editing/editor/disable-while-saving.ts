import { type RefObject, useLayoutEffect } from 'react'

/**
 * Makes a form inert while it is being saved, because text typed meanwhile would be in neither version.
 * Restores the focus afterwards.
 */
export function useDisableWhileSaving(form: RefObject<HTMLFormElement | null>, isBusy: boolean): void {
  useLayoutEffect(() => {
    const standing = form.current
    if (!isBusy || !standing) return
    const had = document.activeElement
    standing.inert = true
    return () => {
      standing.inert = false
      if (had instanceof HTMLElement && belongsTo(standing, had)) had.focus()
    }
  }, [form, isBusy])
}

/** Buttons may be outside the form element. */
function belongsTo(form: HTMLFormElement, element: HTMLElement): boolean {
  return form.contains(element) || (element instanceof HTMLButtonElement && element.form === form)
}
