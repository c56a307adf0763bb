/** Faster loads show no progress bar. */
const SHOWN_AFTER_MS = 300

/** Shows a progress bar at the top of the window; returns the function that hides it. */
export function showProgressBar(): () => void {
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
