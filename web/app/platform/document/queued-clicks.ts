import { SCRIPTS_REQUESTED } from '../islands/scripts-requested.ts'

/**
 * Queues the last click or submit in an island until the island is hydrated, then replays it. Applies to
 * buttons that only scripts can serve, and to forms marked `data-queue-submit`: the browser alone would
 * submit those too early, or put a password into the address. Part of the document's inline script.
 */
export function queueClicks(): void {
  addEventListener('submit', queue, { capture: true })
  addEventListener('click', queue, { capture: true })
  addEventListener('keydown', queueKey, { capture: true })
}

/** Keys that walk along a strip of tabs, pressed before the strip is hydrated. */
function queueKey(event: KeyboardEvent): void {
  const { target, key } = event
  if (!/^Arrow[LR]/.test(key) || !(target instanceof Element)) return
  if (!target.closest('[data-island]:not([data-hydrated]) [role=tablist]')) return
  event.preventDefault()
  window.plumbline.queuedKeys.push(key)
  dispatchEvent(new Event(SCRIPTS_REQUESTED))
}

function queue(event: Event): void {
  if (!(event.target instanceof Element) || !event.target.closest('[data-island]:not([data-hydrated])'))
    return
  const selector = event.type === 'submit' ? 'form[data-queue-submit]' : 'button[type=button]:not([command])'
  const element = event.target.closest<HTMLElement>(selector)
  if (!element) return
  event.preventDefault()
  window.plumbline.queuedClick = element
  dispatchEvent(new Event(SCRIPTS_REQUESTED))
}

/** Call when scripts failed to load: tells the person, who can then click again. */
export function dropQueuedClick(within: Element = document.body): void {
  window.plumbline.queuedKeys = []
  const { queuedClick } = window.plumbline
  if (!queuedClick || !within.contains(queuedClick)) return
  window.plumbline.queuedClick = undefined
  window.plumbline.showLoadFailure()
}
