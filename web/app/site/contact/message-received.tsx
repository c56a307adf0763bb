import { CircleCheck } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'

/** Replaces the form after it was sent. */
export function MessageReceived({ takeFocus = false }: { takeFocus?: boolean }) {
  return (
    <div
      role="status"
      tabIndex={-1}
      ref={takeFocus ? (element) => element?.focus() : undefined}
      className="grid justify-items-start gap-3 rounded-card border border-line bg-surface p-7 outline-none sm:p-10"
    >
      <CircleCheck className="size-8 text-success" aria-hidden />
      <h3 className="display text-2xl">Your message has been received.</h3>
      <p className="text-ink-soft">
        Thank you. We reply within one business day. We have sent a confirmation to your email address.
      </p>
      <a href="/contact" className={buttonClass('quiet', 'medium', 'mt-3')}>
        Send another message
      </a>
    </div>
  )
}
