import type { RuleCitation } from './citation.ts'

/**
 * Whether two citations speak of one paragraph: the same one, or one that is above the other. A comment belongs to
 * the paragraph that it explains.
 */
export function overlaps(one: RuleCitation, other: RuleCitation): boolean {
  if (one.title !== other.title || one.part !== other.part) return false
  if (one.supplement || other.supplement) return one.supplement === other.supplement
  const isWholePart = ({ section, appendix }: RuleCitation) => section === undefined && appendix === undefined
  if (isWholePart(one) || isWholePart(other)) return true
  if (one.section !== other.section || one.appendix !== other.appendix) return false
  if (one.term !== undefined && other.term !== undefined && one.term !== other.term) return false
  const shared = Math.min(one.path.length, other.path.length)
  return one.path.slice(0, shared).every((mark, index) => mark === other.path[index])
}
