const LINE_FEED = 0x0a

/** Where a row's text stands. */
export interface RowBytes {
  bytes: Uint8Array
  from: number
  to: number
}

/**
 * The loan rows of a file: its bytes as they came, where each line begins, and what was changed since.
 * Row 0 is the first loan row. Nothing is copied until a row is changed.
 */
export class Register {
  readonly bytes: Uint8Array
  count = 0
  /** Line number of loan row 0, counted from 1: 2 after a transmittal sheet. */
  firstLine = 2
  /** Lines without a character at the end of the file. */
  blankLines = 0
  private starts: Uint32Array
  private ends: Uint32Array
  private readonly changed = new Map<number, Uint8Array>()
  private readonly removed = new Set<number>()

  constructor(bytes: Uint8Array, expectedRows = 1024) {
    this.bytes = bytes
    this.starts = new Uint32Array(expectedRows)
    this.ends = new Uint32Array(expectedRows)
  }

  /** Notes a line of the file as the next row. */
  append(from: number, to: number): number {
    if (this.count === this.starts.length) {
      this.starts = grown(this.starts)
      this.ends = grown(this.ends)
    }
    this.starts[this.count] = from
    this.ends[this.count] = to
    return this.count++
  }

  /** Takes back trailing blank lines, which are no rows. */
  dropLast(): void {
    this.count--
    this.blankLines++
  }

  /** Adds a row that the file did not have. */
  appendText(text: Uint8Array): number {
    const row = this.append(0, 0)
    this.changed.set(row, text)
    return row
  }

  rowBytes(row: number): RowBytes {
    const changed = this.changed.get(row)
    if (changed) return { bytes: changed, from: 0, to: changed.length }
    return { bytes: this.bytes, from: this.starts[row]!, to: this.ends[row]! }
  }

  /** Replaces a row's text; `undefined` restores what the file had. */
  change(row: number, text: Uint8Array | undefined): void {
    if (text) this.changed.set(row, text)
    else this.changed.delete(row)
  }

  get changes(): ReadonlyMap<number, Uint8Array> {
    return this.changed
  }

  isRemoved(row: number): boolean {
    return this.removed.has(row)
  }

  remove(row: number): void {
    this.removed.add(row)
  }

  restore(row: number): void {
    this.removed.delete(row)
  }

  get removedRows(): ReadonlySet<number> {
    return this.removed
  }

  /** Row of the file before any change. */
  original(row: number): RowBytes {
    return { bytes: this.bytes, from: this.starts[row]!, to: this.ends[row]! }
  }

  line(row: number): number {
    return row + this.firstLine
  }
}

function grown(array: Uint32Array): Uint32Array {
  const larger = new Uint32Array(array.length * 2)
  larger.set(array)
  return larger
}

/** End of the line that begins at `from`: its line feed or the end of the file. */
export function lineEnd(bytes: Uint8Array, from: number): number {
  const at = bytes.indexOf(LINE_FEED, from)
  return at < 0 ? bytes.length : at
}
