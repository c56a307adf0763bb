/**
 * In a region marked `data-held`, what only scripts can do waits for them: a form sent by the browser
 * alone would put what was typed, a password even, into the address. Part of the document's own script.
 */
export function holdPresses(): void {
  addEventListener('submit', hold, { capture: true })
  addEventListener('click', hold, { capture: true })
}

function hold(event: Event): void {
  if (!(event.target instanceof Element) || !event.target.closest('[data-held]')) return
  const pressed = event.type === 'submit' ? event.target : event.target.closest('button[type=button]')
  if (!(pressed instanceof HTMLElement)) return
  event.preventDefault()
  window.plumbline.held = pressed
}
