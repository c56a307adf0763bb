import icon from '../../public/favicon.svg?raw'

/** In the page itself: fetched, it would compete with the fonts for a slow phone's line. */
const ICON = `data:image/svg+xml,${encodeURIComponent(icon.trim())}`

/** The application can be installed; a page to read once need not name what that takes. */
export function SiteIcons({ isInstallable }: { isInstallable: boolean }) {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={ICON} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      {isInstallable && <link rel="manifest" href="/manifest.webmanifest" />}
    </>
  )
}
