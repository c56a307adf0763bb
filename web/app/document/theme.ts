/** Follows the system until someone chooses; the choice is kept in this browser. */
export type Theme = 'light' | 'dark'

const KEY = 'plumbline-theme'

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Storage is full or switched off: the choice holds for this page.
  }
}

/** Before the first paint. */
export function startTheme(): void {
  try {
    const kept = localStorage.getItem(KEY)
    if (kept === 'light' || kept === 'dark') document.documentElement.dataset.theme = kept
  } catch {
    // Storage is switched off: the system's theme stands.
  }
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-theme-switch]')) return
    chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')
  })
}
