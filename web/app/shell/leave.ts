import { forgetSignedIn } from '../session/session-names.ts'

/** Resolves never: the browser is on its way elsewhere, and nothing of this page may show meanwhile. */
export function leave(path: string): Promise<never> {
  forgetSignedIn()
  location.replace(path)
  return new Promise(() => {})
}
