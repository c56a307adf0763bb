import icon from '../../../public/favicon.svg?raw'

/** Inlined: a request for it would compete with the fonts for bandwidth on slow phones. */
const ICON = `data:image/svg+xml,${encodeURIComponent(icon.trim())}`

/** Browsers fetch the manifest after the page has loaded, so linking it does not delay the first paint. */
export function SiteIcons() {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={ICON} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  )
}
