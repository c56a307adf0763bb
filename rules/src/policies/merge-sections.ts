import { sectionPieces } from './policy-sections.ts'

/** A section that two people changed, each in another way. Null: the person took it away. */
export interface SectionConflict {
  name: string
  mine: string | null
  theirs: string | null
}

/** A text in its order: what is settled, and what two people have to settle. */
export type MergedPiece = string | SectionConflict

/**
 * Two texts that began as the same one, section by section. What one person changed, added, or took away is kept;
 * only a section that both changed, not to the same words, is left to decide. Spaces at the end of a section are
 * no change of it.
 */
export function mergeSections(base: string, mine: string, theirs: string): MergedPiece[] {
  if (mine === base || mine === theirs) return [theirs]
  if (theirs === base) return [mine]
  const [old, own, other] = [base, mine, theirs].map(
    (text) => new Map(sectionPieces(text).map(({ name, text: words }) => [name, words])),
  ) as [Sections, Sections, Sections]
  return orderOf(old, own, other).flatMap((name): MergedPiece[] => {
    const piece = settled(old.get(name), own.get(name), other.get(name))
    if (piece === undefined) return []
    return piece === 'both'
      ? [{ name, mine: own.get(name) ?? null, theirs: other.get(name) ?? null }]
      : [piece]
  })
}

export const conflictsOf = (pieces: readonly MergedPiece[]): SectionConflict[] =>
  pieces.filter((piece) => typeof piece !== 'string')

/** The text that follows from what was decided on each conflict, in their order. */
export function mergedText(
  pieces: readonly MergedPiece[],
  decide: (conflict: SectionConflict) => 'mine' | 'theirs' | 'both',
): string {
  let text = ''
  for (const piece of pieces) {
    const chosen = typeof piece === 'string' ? [piece] : chosenTexts(piece, decide(piece))
    for (const words of chosen) {
      if (words === '') continue
      text += gapBetween(text, words) + words
    }
  }
  return text
}

/** A heading begins on its own line; one that is underlined needs an empty line before it. */
function gapBetween(text: string, next: string): string {
  if (text === '' || /\n\r?\n$/.test(text)) return ''
  if (!text.endsWith('\n')) return '\n\n'
  return /^ {0,3}#/.test(next) ? '' : '\n'
}

type Sections = Map<string, string>

function chosenTexts({ mine, theirs }: SectionConflict, choice: 'mine' | 'theirs' | 'both'): string[] {
  const wanted = choice === 'both' ? [theirs, mine] : [choice === 'mine' ? mine : theirs]
  return wanted.filter((words) => words !== null)
}

const isSame = (one: string | undefined, other: string | undefined) =>
  one === undefined || other === undefined ? one === other : one.trimEnd() === other.trimEnd()

function settled(base?: string, mine?: string, theirs?: string): string | 'both' | undefined {
  if (theirs === base) return mine
  if (isSame(mine, base) || isSame(mine, theirs)) return theirs
  if (isSame(theirs, base)) return mine
  return 'both'
}

/** As the other person ordered them, unless only this one changed the order; what one side lacks follows its neighbor. */
function orderOf(base: Sections, mine: Sections, theirs: Sections): string[] {
  const common = (sections: Sections) => [...sections.keys()].filter((name) => base.has(name)).join('\n')
  const kept = [...base.keys()]
  const orderIn = (sections: Sections) => kept.filter((name) => sections.has(name)).join('\n')
  const isMineOnly = common(mine) !== orderIn(mine) && common(theirs) === orderIn(theirs)
  const [first, second] = isMineOnly ? [mine, theirs] : [theirs, mine]
  const order = [...first.keys()]
  let before: string | undefined
  for (const name of second.keys()) {
    if (!first.has(name)) order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, name)
    before = name
  }
  return order
}
