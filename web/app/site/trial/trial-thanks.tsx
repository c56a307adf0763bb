import { buttonClass } from '../../ui/button.tsx'
import { Mark } from '../../ui/mark.tsx'

/** The thank-you alert, in place of the form. */
export function TrialThanks({ takeFocus = false }: { takeFocus?: boolean }) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      ref={takeFocus ? (element) => element?.focus() : undefined}
      className="grid justify-items-center gap-3 py-6 text-center outline-none"
    >
      <Mark className="h-16 w-11" />
      <h2 className="display mt-2 text-3xl">Thank you!</h2>
      <p className="max-w-md text-ink-soft">
        Your request for a 14-day free trial has been received. Once it is accepted, we send you an email with
        a link to set your password. No credit card is needed.
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <a href="/" className={buttonClass('primary')}>
          Back to home
        </a>
        <a href="/demo" className={buttonClass('quiet')}>
          See the demo
        </a>
      </div>
    </div>
  )
}
