import { createHash } from 'node:crypto'

const MODULUS = 1n << 256n

/**
 * Digests of the rows of each table, as the sum of the rows' hashes: two copies of a table agree in whatever order
 * their rows are read.
 */
export class TableDigests {
  private readonly sums = new Map<string, bigint>()

  add(table: string, rows: readonly string[]) {
    let sum = this.sums.get(table) ?? 0n
    for (const row of rows) sum += BigInt(`0x${createHash('sha256').update(row).digest('hex')}`)
    this.sums.set(table, sum % MODULUS)
  }

  toRecord(): Record<string, string> {
    return Object.fromEntries(
      [...this.sums].map(([table, sum]) => [table, sum.toString(16).padStart(64, '0')]),
    )
  }
}
