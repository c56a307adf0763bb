import islandsEntry from 'virtual:islands-entry'
import { printAddedParts } from '@plumbline/rules/citations/added-parts.ts'
import type { ReactNode } from 'react'
import { Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router'
import type { Route } from './+types/root'
import { originContext } from './platform/api/page-contexts.ts'
import { CookieBanner } from './platform/consent/cookie-banner.tsx'
import { CookieSettings } from './platform/consent/cookie-settings.tsx'
import documentScript from './platform/document/document-script.ts?inline-script'
import { ErrorPage } from './platform/document/error-page.tsx'
import { InlineScript } from './platform/document/inline-script.tsx'
import { useNonce } from './platform/document/nonce.tsx'
import { usePageHandle } from './platform/document/page-handle.ts'
import { SiteIcons } from './platform/document/site-icons.tsx'
import { StyleSheet } from './platform/document/style-sheet.tsx'
import { Island } from './platform/islands/island.tsx'
import { FontPreload } from './ui/font-preload.tsx'
import interCore from './ui/fonts/inter-core.woff2?url'
import sourceSerifCore from './ui/fonts/source-serif-core.woff2?url'
import sourceSerifDisplay from './ui/fonts/source-serif-display.woff2?url'
import { SignedInChat } from './workspace/assistant/signed-in-chat.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return { origin: context.get(originContext) }
}

/** The origin never changes, so navigation need not reload it. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const { scripts = 'signed-in', isPublic = false, isReading = false } = usePageHandle()
  const isDocument = isPublic && !import.meta.env.DEV
  const fonts = isReading ? [sourceSerifCore, interCore] : [interCore, sourceSerifDisplay]
  const nonce = useNonce()
  return (
    <html
      lang="en"
      data-reading={isReading || undefined}
      data-islands={isDocument ? islandsEntry : undefined}
      data-scripts={isDocument ? scripts : undefined}
      data-added-parts={printAddedParts() || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {fonts.map((font) => (
          <FontPreload key={font} href={font} />
        ))}
        <SiteIcons />
        <meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b1412" media="(prefers-color-scheme: dark)" />
        <Meta />
        <StyleSheet isPublic={isPublic} />
        <InlineScript text={documentScript} />
      </head>
      <body>
        {children}
        <CookieBanner />
        {isPublic ? (
          <Island name="cookie-settings" component={CookieSettings} props={{}} />
        ) : (
          <CookieSettings />
        )}
        {!isDocument && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  const { isPublic } = usePageHandle()
  return (
    <>
      <Outlet />
      {isPublic ? <Island name="signed-in-chat" component={SignedInChat} props={{}} /> : <SignedInChat />}
    </>
  )
}

/** For errors that no layout below catches, such as a malformed address. */
export function ErrorBoundary() {
  return (
    <main id="main">
      <ErrorPage error={useRouteError()} />
    </main>
  )
}
