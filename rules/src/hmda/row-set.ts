const WORD = 32

function bitsIn(word: number): number {
  let pairs = word - ((word >>> 1) & 0x55555555)
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Rows that an edit fires for: one bit a row, made only for edits that fire. */
export class RowSet {
  count = 0
  private words: Uint32Array

  constructor(rows: number) {
    this.words = new Uint32Array(Math.ceil((rows + 1) / WORD))
  }

  has(row: number): boolean {
    const word = this.words[row >>> 5]
    return word !== undefined && (word & (1 << (row & 31))) !== 0
  }

  add(row: number): void {
    const at = row >>> 5
    if (at >= this.words.length) {
      const more = new Uint32Array(Math.max(at + 1, this.words.length * 2))
      more.set(this.words)
      this.words = more
    }
    const bit = 1 << (row & 31)
    if ((this.words[at]! & bit) !== 0) return
    this.words[at]! |= bit
    this.count++
  }

  delete(row: number): void {
    const at = row >>> 5
    const bit = 1 << (row & 31)
    if (at >= this.words.length || (this.words[at]! & bit) === 0) return
    this.words[at]! &= ~bit
    this.count--
  }

  clear(): void {
    this.words.fill(0)
    this.count = 0
  }

  copyFrom(other: RowSet): void {
    this.words = other.words.slice()
    this.count = other.count
  }

  /** The first row at or after `from`, or -1. */
  next(from: number): number {
    let at = from >>> 5
    if (at >= this.words.length) return -1
    let word = this.words[at]! & (-1 << (from & 31))
    while (word === 0) {
      at++
      if (at >= this.words.length) return -1
      word = this.words[at]!
    }
    return at * WORD + 31 - Math.clz32(word & -word)
  }

  /** The last row at or before `from`, or -1. */
  previous(from: number): number {
    for (let row = from; row >= 0; row--) {
      if ((row & 31) === 31 && this.words[row >>> 5] === 0) {
        row -= 31
        continue
      }
      if (this.has(row)) return row
    }
    return -1
  }

  /** How many rows stand before this one. */
  countBefore(row: number): number {
    const last = Math.min(row >>> 5, this.words.length)
    let count = 0
    for (let at = 0; at < last; at++) count += bitsIn(this.words[at]!)
    return last === row >>> 5 && last < this.words.length
      ? count + bitsIn(this.words[last]! & ((1 << (row & 31)) - 1))
      : count
  }

  rows(from = 0, limit = Number.POSITIVE_INFINITY): number[] {
    const rows: number[] = []
    for (let row = this.next(from); row >= 0 && rows.length < limit; row = this.next(row + 1)) rows.push(row)
    return rows
  }
}
