import { useSyncExternalStore } from 'react'

/** Where the header of the workspace leaves room for the assistant's button, so that it covers nothing. */
let place: HTMLElement | null = null
const listeners = new Set<() => void>()

/** A ref of the element in the header. */
export function setAssistantPlace(element: HTMLElement | null): void {
  place = element
  for (const listener of listeners) listener()
}

/** Nothing on pages without the header, where the button floats. */
export function useAssistantPlace(): HTMLElement | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => place,
    () => null,
  )
}
