import { forgetSignedIn } from '../../platform/session/session-names.ts'

/** Shown when the session was ended elsewhere; stays on the page, so that no input is lost. */
export function EndedSessionNotice() {
  return (
    <div
      role="alert"
      className="sticky top-16 z-20 border-line border-b bg-danger-soft px-4 py-2 text-sm md:px-8 print:hidden"
    >
      <span className="font-semibold">Your session has ended.</span> What you typed is still here.{' '}
      <a
        href="/login"
        target="_blank"
        // Otherwise the server would redirect back here.
        onClick={forgetSignedIn}
        rel="noopener"
        className="font-semibold text-brand underline underline-offset-4"
      >
        Sign in again in a new tab
      </a>
      , then go on here.
    </div>
  )
}
