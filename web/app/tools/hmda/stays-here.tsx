/** Says where the file is, and how to check it. */
export function StaysHere() {
  return (
    <section
      aria-label="Where the file stays"
      className="rounded-card border border-line bg-surface px-5 py-4 text-sm text-ink-soft"
    >
      <h2 className="font-semibold text-ink">Nothing leaves this computer</h2>
      <p className="mt-1 max-w-prose">
        The check runs in this page. The file is kept in the browser’s own storage, encrypted with a key that
        no script can read, so that it survives a reload. It is erased when you choose Forget this file or
        sign out. To check: open the developer tools of your browser, choose Network, and work on. No request
        carries any of it.
      </p>
    </section>
  )
}
