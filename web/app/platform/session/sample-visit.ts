const KEY = 'plumbline-visit'

/** The institution to come back to, while this tab looks around in the sample institution. */
export function visitedFrom(): string | undefined {
  return sessionStorage.getItem(KEY) ?? undefined
}

/** Loads every page again, so that the screens of one institution show nothing of the other. */
export function beginVisit(from: string): void {
  sessionStorage.setItem(KEY, from)
  location.assign('/dashboard')
}

export function endVisit(): void {
  forgetVisit()
  location.assign('/dashboard')
}

export function forgetVisit(): void {
  sessionStorage.removeItem(KEY)
}
