import islandsEntry from 'virtual:islands-entry'
import type { ReactNode } from 'react'
import { Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteError } from 'react-router'
import type { Route } from './+types/root'
import { SignedInChat } from './chat/signed-in-chat.tsx'
import { CookieBanner } from './consent/cookie-banner.tsx'
import { CookieSettings } from './consent/cookie-settings.tsx'
import type { ScriptMoment } from './document/bring-islands.ts'
import documentScript from './document/document-script.ts?inline-script'
import { ErrorPage } from './document/error-page.tsx'
import { InlineScript } from './document/inline-script.tsx'
import { useNonce } from './document/nonce.tsx'
import { SiteIcons } from './document/site-icons.tsx'
import { StyleSheet } from './document/style-sheet.tsx'
import { originContext } from './entry.server.tsx'
import { Island } from './islands/island.tsx'
import { FontPreload } from './ui/font-preload.tsx'
import interCore from './ui/fonts/inter-core.woff2?url'
import sourceSerifCore from './ui/fonts/source-serif-core.woff2?url'
import sourceSerifDisplay from './ui/fonts/source-serif-display.woff2?url'

export interface PageHandle {
  /** A page for visitors, who come once and without anything kept: a document, of which islands come alive. */
  isPublic?: boolean
  /** When a public page's islands come alive. */
  scripts?: ScriptMoment
  /** Text to be read at length: its serif serves the headings, too, and theirs need not be fetched. */
  isReading?: boolean
}

export function loader({ context }: Route.LoaderArgs) {
  return { origin: context.get(originContext) }
}

/** The origin never changes: moving between screens need not ask for it again. */
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
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {fonts.map((font) => (
          <FontPreload key={font} href={font} />
        ))}
        <SiteIcons isInstallable={!isPublic} />
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

/** For what no layout below catches, such as an address that cannot be read. */
export function ErrorBoundary() {
  return (
    <main id="main">
      <ErrorPage error={useRouteError()} />
    </main>
  )
}

/** What the page says of itself, and where it says nothing, what its layout says. */
function usePageHandle(): PageHandle {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle))
}
