/** What the root route writes where a page shall have its styles in itself. */
const PLACE = /<style data-sheet="([^"]+)"><\/style>/

/** The text of a stylesheet of the build, by its address. */
export type ReadStyles = (address: string) => string

/** Puts the styles into a page that asks for it, and says which they are, for the policy. */
export function bringStylesAlong(html: string, read: ReadStyles): { html: string; styles: string[] } {
  const address = PLACE.exec(html)?.[1]
  if (address === undefined) return { html, styles: [] }
  const styles = read(address)
  return {
    html: html.replace(PLACE, () => `<style data-sheet="${address}">${styles}</style>`),
    styles: [styles],
  }
}
