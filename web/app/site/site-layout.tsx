import { Outlet, useRouteError } from 'react-router'
import { ErrorPage } from '../document/error-page.tsx'
import type { PageHandle } from '../root.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export const handle: PageHandle = { scripts: 'signed-in' }

/** The frame of the public site. */
export default function SiteLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorPage error={useRouteError()} />
    </Frame>
  )
}

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="absolute -top-20 left-4 z-50 rounded-control bg-brand px-4 py-2.5 font-semibold text-on-brand focus:top-3"
      >
        Skip to content
      </a>
      <SiteHeader />
      <main id="main">{children}</main>
      <SiteFooter />
    </>
  )
}
