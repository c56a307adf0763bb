/** The mark before a mark of the same kind: xi before xii, C before D, 11 before 12. */
function markBefore(mark: string): string | undefined {
  if (/^\d+$/.test(mark)) return mark === '1' ? undefined : String(Number(mark) - 1)
  if (/^[B-Z]$/.test(mark)) return String.fromCharCode(mark.charCodeAt(0) - 1)
  const at = ROMANS.indexOf(mark)
  return at > 0 ? ROMANS[at - 1] : undefined
}

const ROMANS = Array.from({ length: 60 }, (_, index) => roman(index + 1))

function roman(value: number): string {
  const signs: [number, string][] = [
    [50, 'l'],
    [40, 'xl'],
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ]
  let rest = value
  let text = ''
  for (const [worth, sign] of signs)
    while (rest >= worth) {
      text += sign
      rest -= worth
    }
  return text
}

/**
 * The entry of last year beside an added entry of a yearly list: for comment 43(e)(3)(ii)-1.xii.D,
 * of which 1.xii is new, comment 43(e)(3)(ii)-1.xi.D.
 */
export function entryBefore(key: string, added: ReadonlySet<string>): string | undefined {
  const match = /^(comment .*-)([\w.]+)$/.exec(key)
  if (!match) return undefined
  const path = match[2]!.split('.')
  for (let level = 0; level < path.length; level++) {
    if (!added.has(match[1] + path.slice(0, level + 1).join('.'))) continue
    const before = markBefore(path[level]!)
    return before && match[1] + [...path.slice(0, level), before, ...path.slice(level + 1)].join('.')
  }
  return undefined
}
