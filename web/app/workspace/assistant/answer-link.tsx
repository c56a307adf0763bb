import type { ReactNode } from 'react'
import { Link, useInRouterContext } from 'react-router'

/** On public pages the chat is outside the router: there a link loads the page. */
export function PlaceLink({
  to,
  className,
  children,
}: {
  to: string
  className: string
  children: ReactNode
}) {
  return useInRouterContext() ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <a href={to} className={className}>
      {children}
    </a>
  )
}
