/** An address that names a closed entry opens it: a link to one answer shows that answer. */
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
