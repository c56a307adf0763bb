import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import documentScript from './document/document-script.ts?inline-script'
import { useNonce } from './document/nonce.tsx'
import './ui/fonts.css'
import './ui/theme.css'

/** When a page's scripts come: at once; when it is idle or first touched; or only for people who are signed in. */
export interface PageHandle {
  scripts: 'now' | 'late' | 'signed-in'
}

export function Layout({ children }: { children: ReactNode }) {
  const scripts = useScripts()
  const nonce = useNonce()
  return (
    <html lang="en" data-scripts={scripts} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, bundled at build time */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: documentScript }} />
      </head>
      <body>
        {children}
        {scripts === 'now' && <ScrollRestoration nonce={nonce} />}
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

function useScripts(): PageHandle['scripts'] {
  const handle = useMatches().findLast((match) => (match.handle as PageHandle | undefined)?.scripts)?.handle
  return (handle as PageHandle | undefined)?.scripts ?? 'now'
}
