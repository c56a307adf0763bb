import type { RankedText } from './ranked-text.ts'

/** What the first search found beside a paragraph: in its section and below it, as shares of the best score. */
export function neighborhoodOf(found: readonly RankedText[]) {
  const best = found[0]?.score || 1
  const sectionBest = new Map<string, number>()
  const sectionSum = new Map<string, number>()
  const partSum = new Map<string, number>()
  const childBest = new Map<string, number>()
  const ruleShare = new Map<string, number>()
  const commentBest = new Map<string, number>()
  let whole = 0
  for (const one of found) {
    const share = one.score / best
    const section = sectionOf(one)
    // Cubed, so that many weak matches do not outweigh one that is good.
    const emphasized = share ** 3
    whole += emphasized
    partSum.set(one.part, (partSum.get(one.part) ?? 0) + emphasized)
    sectionSum.set(section, (sectionSum.get(section) ?? 0) + emphasized)
    sectionBest.set(section, Math.max(sectionBest.get(section) ?? 0, share))
    const rule = ruleOf(one)
    const known = one.kind === 'comment' ? commentBest : ruleShare
    known.set(rule, Math.max(known.get(rule) ?? 0, share))
    const above = one.key.replace(/\([^()]+\)$/, '')
    if (one.kind !== 'comment' && above !== one.key)
      childBest.set(above, Math.max(childBest.get(above) ?? 0, share))
  }
  return {
    sectionOf,
    of: (one: RankedText) => {
      const section = sectionOf(one)
      const share = one.score / best
      return {
        share,
        sectionBest: sectionBest.get(section) ?? 0,
        shareOfSectionBest: share / (sectionBest.get(section) || 1),
        partShare: (partSum.get(one.part) ?? 0) / (whole || 1),
        sectionShare: (sectionSum.get(section) ?? 0) / (whole || 1),
        childBest: childBest.get(one.key) ?? 0,
        pairBest: (one.kind === 'comment' ? ruleShare : commentBest).get(ruleOf(one)) ?? 0,
      }
    },
  }
}

/** The paragraph that a comment explains: a comment and its rule are a pair. */
function ruleOf({ part, key }: RankedText): string {
  const explained = /^comment (\d+\w?(?:\([A-Za-z0-9]+\))*)-/.exec(key)?.[1]
  return explained ? `${part}.${explained}` : key
}

/** "comment 19(e)(1)(i)-1" belongs to "1026.19(e)". */
export function sectionOf({ part, key }: Pick<RankedText, 'part' | 'key'>): string {
  const comment = /^comment (\d+)/.exec(key)?.[1]
  return comment ? `${part}.${comment}` : key.replace(/\(.*$/, '')
}
