import { useEffect, useState } from 'react'

/** A browser reads out the title of each document; within the application nothing would say that the page has changed. */
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
