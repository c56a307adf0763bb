/** Widths in proportion to the shares, none below its need; undefined where the needs do not fit. */
export function fitColumns(
  shares: readonly number[],
  needs: readonly number[],
  room: number,
): number[] | undefined {
  const isAtNeed = shares.map(() => false)
  for (;;) {
    const taken = needs.reduce((sum, need, at) => (isAtNeed[at] ? sum + need : sum), 0)
    if (taken > room) return undefined
    const left = shares.reduce((sum, share, at) => (isAtNeed[at] ? sum : sum + share), 0)
    const found = shares.map((share, at) => (isAtNeed[at] ? needs[at]! : (share / left) * (room - taken)))
    const short = found.findIndex((width, at) => width < needs[at]!)
    if (short < 0) return found
    isAtNeed[short] = true
  }
}
