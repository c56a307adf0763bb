import { useEffect, useState } from 'react'

/** Announces the title after a client-side navigation, as browsers do after a page load. */
export function PageAnnouncer() {
  const [title, setTitle] = useState('')
  useEffect(() => {
    let known = document.title
    const observer = new MutationObserver(() => {
      if (document.title === known) return
      known = document.title
      setTitle(known)
    })
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
