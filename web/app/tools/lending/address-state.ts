import { useEffect, useState } from 'react'

export type Typed = Readonly<Record<string, string>>

/**
 * What is typed is behind the # of the address, so that a link holds it. Browsers send neither that part nor, as a
 * query would be, a Referer with it.
 */
export function useAddressState(): {
  values: Typed
  set: (name: string, value: string) => void
  replace: (values: Typed) => void
} {
  const [values, setValues] = useState<Typed>({})

  useEffect(() => setValues(Object.fromEntries(new URLSearchParams(location.hash.slice(1)))), [])

  function replace(next: Typed) {
    setValues(next)
    const filled = Object.entries(next).filter(([, value]) => value !== '')
    const typed = String(new URLSearchParams(filled))
    history.replaceState(history.state, '', typed ? `#${typed}` : location.pathname)
  }

  return { values, set: (name, value) => replace({ ...values, [name]: value }), replace }
}
