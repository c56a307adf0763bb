/** Follows the system until the user chooses; the choice is stored in this browser. */
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
    // Storage is full or disabled: the choice applies to this page.
  }
}

/** Before the first paint. */
export function startTheme(): void {
  try {
    const stored = localStorage.getItem(KEY)
    if (stored === 'light' || stored === 'dark') document.documentElement.dataset.theme = stored
  } catch {
    // Storage is disabled: the system's theme applies.
  }
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-theme-switch]')) return
    chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')
  })
}
