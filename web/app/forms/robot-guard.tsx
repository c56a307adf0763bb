/**
 * What every form for strangers carries along: a field that people neither see nor
 * reach, the moment at which the form was shown, and the key under which it is filed once.
 */
export function RobotGuard({ shownAt }: { shownAt: string }) {
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
