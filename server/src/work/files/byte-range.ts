export interface ByteRange {
  start: number
  /** The last byte, included. */
  end: number
}

/** RFC 9110, 14.1.2: one range of bytes. Several at once, or nonsense, mean the whole file. */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!parts) return undefined
  const [, first = '', last = ''] = parts
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size) return 'unsatisfiable'
  return end < start ? undefined : { start, end }
}
