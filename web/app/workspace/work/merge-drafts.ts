/** What becomes of a draft after somebody else saved the same record. */
export interface MergedDraft<Draft> {
  /** What only one of the two changed is as that one has it; what both changed is still one's own. */
  draft: Draft
  /** Fields that only the other person changed. */
  taken: (keyof Draft)[]
  /** Fields that both changed, each to something else. */
  clashing: (keyof Draft)[]
}

/** Both began with `base`; `theirs` is saved already. */
export function mergeDrafts<Draft extends object>(
  base: Draft,
  mine: Draft,
  theirs: Draft,
): MergedDraft<Draft> {
  const draft = { ...mine }
  const taken: (keyof Draft)[] = []
  const clashing: (keyof Draft)[] = []
  for (const field of Object.keys(theirs) as (keyof Draft)[]) {
    if (isSame(base[field], theirs[field]) || isSame(mine[field], theirs[field])) continue
    if (isSame(base[field], mine[field])) {
      draft[field] = theirs[field]
      taken.push(field)
    } else clashing.push(field)
  }
  return { draft, taken, clashing }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
