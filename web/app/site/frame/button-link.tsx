import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button.tsx'

/** A link that looks like a button. */
export function ButtonLink({
  href,
  quiet = false,
  children,
}: {
  href: string
  quiet?: boolean
  children: ReactNode
}) {
  return (
    <a href={href} className={buttonClass(quiet ? 'quiet' : 'primary', 'large')}>
      {children}
    </a>
  )
}
