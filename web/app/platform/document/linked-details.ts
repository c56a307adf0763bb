/** Opens the `details` element that the address names. */
export function openLinkedDetails(): void {
  addEventListener('DOMContentLoaded', open)
  addEventListener('hashchange', open)
}

function open(): void {
  const entry = document.getElementById(location.hash.slice(1))
  if (!(entry instanceof HTMLDetailsElement)) return
  entry.open = true
  entry.scrollIntoView()
}
