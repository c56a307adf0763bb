import { Outlet, useRouteError } from 'react-router'
import { ErrorPage } from '../../platform/document/error-page.tsx'
import type { PageHandle } from '../../platform/document/page-handle.ts'
import { SkipLink } from '../../platform/document/skip-link.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export const handle: PageHandle = { scripts: 'signed-in', isPublic: true }

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
      <SkipLink />
      <SiteHeader />
      <main id="main">{children}</main>
      <SiteFooter />
    </>
  )
}
