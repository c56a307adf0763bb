import { checkMarketing } from '../marketing/check-marketing.ts'
import type { MarketingPiece } from '../marketing/marketing-piece.ts'

export type Piece = Partial<MarketingPiece> & Pick<MarketingPiece, 'text' | 'product'>

export const check = (piece: Piece) =>
  checkMarketing({ channel: 'website', rateMayChange: false, hasAccountFees: false, ...piece })

/** A rule's answer with the words themselves, as they stand in the text. */
export function found(rule: string, piece: Piece) {
  const finding = check(piece).find((each) => each.rule === rule)
  return (
    finding && {
      words: finding.places.map(({ from, to }) => piece.text.slice(from, to)),
      citation: finding.citation,
      missing: finding.missing.length,
    }
  )
}
