import { type RefObject, useLayoutEffect } from 'react'

/**
 * While a form is being saved nothing can be changed in it: what was sent is what is saved, and
 * words typed meanwhile would belong to neither. What had the focus has it again afterwards.
 */
export function useStandStill(form: RefObject<HTMLFormElement | null>, isBusy: boolean): void {
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

/** Its buttons may stand outside of it. */
function belongsTo(form: HTMLFormElement, element: HTMLElement): boolean {
  return form.contains(element) || (element instanceof HTMLButtonElement && element.form === form)
}
