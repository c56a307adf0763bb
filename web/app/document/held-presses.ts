import { SCRIPTS_WANTED } from '../islands/scripts-wanted.ts'

/**
 * What only scripts can do waits for them, in the parts of a page that are still to come alive: a press
 * of a button, and the sending of a form marked `data-held`, which the browser alone would put into the
 * address, a password even, or send too early. Part of the document's own script.
 */
export function holdPresses(): void {
  addEventListener('submit', hold, { capture: true })
  addEventListener('click', hold, { capture: true })
}

function hold(event: Event): void {
  if (!(event.target instanceof Element) || !event.target.closest('[data-island]:not([data-alive])')) return
  const what = event.type === 'submit' ? 'form[data-held]' : 'button[type=button]:not([command])'
  const pressed = event.target.closest<HTMLElement>(what)
  if (!pressed) return
  event.preventDefault()
  window.plumbline.held = pressed
  dispatchEvent(new Event(SCRIPTS_WANTED))
}

/** The scripts did not come: whoever waits for them is told, and may press again. */
export function letGoOfPress(within: Element = document.body): void {
  const { held } = window.plumbline
  if (!held || !within.contains(held)) return
  window.plumbline.held = undefined
  window.plumbline.tellLost()
}
