/** What comes sooner needs no sign that it is on its way. */
const SHOWN_AFTER_MS = 300

/** A line along the top of the window until what it gives is called. */
export function showWaiting(): () => void {
  const line = document.createElement('div')
  line.role = 'progressbar'
  line.ariaLabel = 'Loading the page'
  line.className = 'fixed inset-x-0 top-0 z-60 h-1 animate-pulse bg-brand'
  const timer = setTimeout(() => document.body.append(line), SHOWN_AFTER_MS)
  return () => {
    clearTimeout(timer)
    line.remove()
  }
}
