import { readStylesheet, type Stylesheet } from './used-styles.ts'

/** What the root route writes where stylesheets shall stand in the page: all of them, or what the page uses. */
const PLACE = /<style data-sheet="([^"]+)"( data-used="")?><\/style>/g

/** The text of a stylesheet of the build, by its address. */
export type ReadStyles = (address: string) => string

/** Puts the styles into a page that asks for them, and says which they are, for the policy. */
export function bringStylesAlong(html: string, read: ReadStyles): { html: string; styles: string[] } {
  const styles: string[] = []
  const styled = html.replace(PLACE, (element, addresses: string, isPart: string | undefined) => {
    const whole = () => addresses.split(' ').map(read).join('')
    const text = isPart === undefined ? whole() : sheetOf(addresses, whole)(html)
    styles.push(text)
    return element.replace('></style>', () => `>${text}</style>`)
  })
  return { html: styled, styles }
}

/** Built stylesheets do not change under their addresses. */
const sheets = new Map<string, Stylesheet>()

function sheetOf(addresses: string, read: () => string): Stylesheet {
  const known = sheets.get(addresses)
  if (known) return known
  const sheet = readStylesheet(read())
  sheets.set(addresses, sheet)
  return sheet
}
