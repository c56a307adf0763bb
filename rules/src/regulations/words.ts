/** Only letters, digits, $ and %, in lower case: what a rule says, whatever its marks and line breaks. */
export function wordKey(text: string) {
  return text.toLowerCase().replace(/[^\p{L}\p{N}$%]+/gu, '')
}

/** Everything but blanks and the lines of forms: what the renderer of the eCFR cannot change. */
export function markKey(text: string) {
  return text.replace(/[\s_\u200b]+/g, '')
}

/** Words, numbers, and marks of a text, with the blanks that follow each. */
export function tokensOf(text: string): string[] {
  return (
    text.match(/\$?\d[\d,.]*\d%?|\$?\d%?|[\p{L}\p{N}]+(?:['’][\p{L}]+)*|\n|[^\S\n]+|[^\p{L}\p{N}\s]/gu) ?? []
  )
}

const isBlank = (token: string) => /^\s+$/.test(token)

export interface WordPiece {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Longer texts than this (a table of an appendix) are compared line by line first. */
const TOKENS_AT_MOST = 6_000

/** The words that were taken out and put in, in reading order. */
export function compareWords(before: string, after: string): WordPiece[] {
  const old = tokensOf(before)
  const now = tokensOf(after)
  if (old.length + now.length > TOKENS_AT_MOST)
    return merged(compareLists(before.split(/(?<=\n)/), after.split(/(?<=\n)/)))
  return merged(joinAcrossBlanks(compareLists(old, now)))
}

/** Myers' difference of two lists, which finds the shortest list of insertions and deletions. */
export function compareLists(old: readonly string[], now: readonly string[]): WordPiece[] {
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start++
  let end = 0
  while (
    end < old.length - start &&
    end < now.length - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  )
    end++
  const middle = shortestEdit(old.slice(start, old.length - end), now.slice(start, now.length - end))
  return [...old.slice(0, start).map(same), ...middle, ...old.slice(old.length - end).map(same)]
}

const same = (text: string): WordPiece => ({ kind: 'same', text })
const STEPS_AT_MOST = 2_000

function shortestEdit(old: readonly string[], now: readonly string[]): WordPiece[] {
  const whole = (): WordPiece[] => [
    ...old.map((text): WordPiece => ({ kind: 'removed', text })),
    ...now.map((text): WordPiece => ({ kind: 'added', text })),
  ]
  if (old.length === 0 || now.length === 0) return whole()
  const size = Math.min(old.length + now.length, STEPS_AT_MOST)
  const trace: Int32Array[] = []
  const offset = size + 1
  let reach = new Int32Array(2 * size + 3)
  for (let steps = 0; steps <= size; steps++) {
    trace.push(reach.slice(offset - steps - 1, offset + steps + 2))
    for (let line = -steps; line <= steps; line += 2) {
      const goesDown =
        line === -steps || (line !== steps && reach[offset + line - 1]! < reach[offset + line + 1]!)
      let x = goesDown ? reach[offset + line + 1]! : reach[offset + line - 1]! + 1
      let y = x - line
      while (x < old.length && y < now.length && old[x] === now[y]) {
        x++
        y++
      }
      reach[offset + line] = x
      if (x >= old.length && y >= now.length) return walkBack(trace, old, now)
    }
  }
  reach = new Int32Array(0)
  return whole()
}

function walkBack(trace: Int32Array[], old: readonly string[], now: readonly string[]): WordPiece[] {
  const pieces: WordPiece[] = []
  let x = old.length
  let y = now.length
  for (let steps = trace.length - 1; steps > 0; steps--) {
    const reach = trace[steps]!
    const at = (line: number) => reach[line + steps + 1]!
    const line = x - y
    const goesDown = line === -steps || (line !== steps && at(line - 1) < at(line + 1))
    const fromLine = goesDown ? line + 1 : line - 1
    const fromX = at(fromLine)
    const fromY = fromX - fromLine
    while (x > fromX && y > fromY && x > 0 && y > 0 && old[x - 1] === now[y - 1]) {
      pieces.push(same(old[--x]!))
      y--
    }
    if (goesDown) pieces.push({ kind: 'added', text: now[--y]! })
    else pieces.push({ kind: 'removed', text: old[--x]! })
  }
  while (x > 0 && y > 0) {
    pieces.push(same(old[--x]!))
    y--
  }
  return pieces.reverse()
}

/** "a b" to "c d" reads better as one replaced phrase than as two words with a common blank. */
function joinAcrossBlanks(pieces: readonly WordPiece[]): WordPiece[] {
  const joined: WordPiece[] = []
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index]!
    const isBetween =
      piece.kind === 'same' &&
      isBlank(piece.text) &&
      piece.text !== '\n' &&
      joined.length > 0 &&
      joined.at(-1)!.kind !== 'same' &&
      pieces[index + 1] !== undefined &&
      pieces[index + 1]!.kind !== 'same'
    if (isBetween) joined.push({ kind: 'removed', text: piece.text }, { kind: 'added', text: piece.text })
    else joined.push(piece)
  }
  return joined
}

/** Neighbours of one kind become one piece; in a run of changes what was removed comes first. */
function merged(pieces: readonly WordPiece[]): WordPiece[] {
  const result: WordPiece[] = []
  let removed = ''
  let added = ''
  const flush = () => {
    if (removed) result.push({ kind: 'removed', text: removed })
    if (added) result.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const { kind, text } of pieces) {
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else {
      flush()
      const last = result.at(-1)
      if (last?.kind === 'same') last.text += text
      else result.push({ kind: 'same', text })
    }
  }
  flush()
  return result
}

/** Share of words that two texts have in common, from 0 to 1. */
export function likeness(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) {
  let common = 0
  let total = 0
  for (const [word, count] of one) {
    common += Math.min(count, other.get(word) ?? 0)
    total += count
  }
  for (const count of other.values()) total += count
  return total === 0 ? 0 : (2 * common) / total
}

export function wordCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}$%]+/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
