/**
 * The loan from which a test was opened in a tab of its own. It is behind the #, which browsers do not send, and
 * is read at once: the first change of a value takes it from the address.
 */
const begun = typeof window === 'undefined' ? undefined : { path: location.pathname, hash: location.hash }

export const loanOfTab = (): string =>
  begun && begun.path === location.pathname
    ? (new URLSearchParams(begun.hash.slice(1)).get('loan') ?? '')
    : ''
