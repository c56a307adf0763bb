import { readStylesheet, type Stylesheet } from './used-styles.ts'

/** The placeholder of the root route for the page's styles. */
const PLACE = /<style data-sheet="([^"]+)"( data-used="")?><\/style>/g

/** Reads a built stylesheet by its address. */
export type ReadStyles = (address: string) => string

/** Inlines the styles of a page and returns their hashes for the policy. */
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

/** Built stylesheets never change under their address. */
const sheets = new Map<string, Stylesheet>()

function sheetOf(addresses: string, read: () => string): Stylesheet {
  const known = sheets.get(addresses)
  if (known) return known
  const sheet = readStylesheet(read())
  sheets.set(addresses, sheet)
  return sheet
}
