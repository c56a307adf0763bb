/** Why a loan file cannot be read, with the line and the element where there is one. */
export class UnreadableLoanFile extends Error {
  override readonly name = 'UnreadableLoanFile'
  readonly line: number | null
  readonly element: string | null

  constructor(message: string, line: number | null = null, element: string | null = null) {
    const where = [line === null ? '' : `line ${line}`, element === null ? '' : `element ${element}`]
    const place = where.filter((part) => part !== '').join(', ')
    super(place === '' ? message : `${place[0]!.toUpperCase()}${place.slice(1)}: ${message}`)
    this.line = line
    this.element = element
  }
}
