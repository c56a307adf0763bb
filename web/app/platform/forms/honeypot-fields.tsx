/**
 * Hidden fields of every public form: a honeypot, the time when the form was shown, and the idempotency key.
 */
export function HoneypotFields({ shownAt }: { shownAt: string }) {
  return (
    <div aria-hidden className="sr-only">
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name="shownAt" defaultValue={shownAt} />
      <input type="hidden" name="idempotencyKey" />
    </div>
  )
}
