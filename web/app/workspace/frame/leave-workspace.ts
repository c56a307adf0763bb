import { forgetSignedIn } from '../../platform/session/session-names.ts'

/** Never resolves, so that nothing renders while the browser leaves. */
export function leave(path: string): Promise<never> {
  forgetSignedIn()
  location.replace(path)
  return new Promise(() => {})
}
