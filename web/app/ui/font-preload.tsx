/** Preloads a font with the page instead of after its style sheet. */
export function FontPreload({ href }: { href: string }) {
  return <link rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
}
