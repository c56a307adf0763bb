import { NUMBER } from './field-sets.ts'
import type { FilingYear } from './filing-years.ts'
import { F } from './loan-fields.ts'
import type { LoanRow } from './loan-row.ts'
import type { MacroCounts } from './macro-edits.ts'
import type { RowSet } from './row-set.ts'

const READABLE = 1
const PURCHASE = 2
const PREAPPROVAL = 4
const INCOME = 8
const LOW_INCOME = 16
const IN_QUARTER = 32
const AFTER_QUARTER = 64
const QUARTERS = { 1: [0, 331], 2: [401, 630], 3: [701, 930] } as const

/** What the edits of the whole file need of each row: ten bytes a row. */
export class RowNotes {
  private readonly filing: FilingYear
  private flags: Uint8Array
  /** Action taken, or 0. */
  actions: Uint8Array
  /** Two hashes of the ULI. */
  hashes: Int32Array
  hashes2: Int32Array

  constructor(filing: FilingYear, rows: number) {
    this.filing = filing
    this.flags = new Uint8Array(rows)
    this.actions = new Uint8Array(rows)
    this.hashes = new Int32Array(rows)
    this.hashes2 = new Int32Array(rows)
  }

  get capacity(): number {
    return this.flags.length
  }

  isReadable(at: number): boolean {
    return (this.flags[at]! & READABLE) !== 0
  }

  /** What decides which rows a row repeats: whether it can be read, its action, and its ULI. */
  identity(at: number): readonly number[] {
    return [this.flags[at]! & READABLE, this.actions[at]!, this.hashes[at]!, this.hashes2[at]!]
  }

  private grow(at: number): void {
    const larger = Math.max(at + 1, this.flags.length * 2)
    const copy = <T extends Uint8Array | Int32Array>(old: T, fresh: T): T => {
      fresh.set(old)
      return fresh
    }
    this.flags = copy(this.flags, new Uint8Array(larger))
    this.actions = copy(this.actions, new Uint8Array(larger))
    this.hashes = copy(this.hashes, new Int32Array(larger))
    this.hashes2 = copy(this.hashes2, new Int32Array(larger))
  }

  forget(at: number): void {
    if (at >= this.flags.length) this.grow(at)
    this.flags[at] = 0
    this.actions[at] = 0
  }

  note(at: number, { value, bits, uliHash, uliHash2 }: LoanRow): void {
    if (at >= this.flags.length) this.grow(at)
    const { filing } = this
    let flags = READABLE
    const income = bits[F.income]!
    if (value[F.loanPurpose] === 1) flags |= PURCHASE
    if (value[F.preapproval] === 1) flags |= PREAPPROVAL
    if ((income & NUMBER) !== 0) {
      flags |= INCOME
      if (value[F.income]! < filing.limits['Q640.income']!) flags |= LOW_INCOME
    }
    if (filing.quarter) {
      const [first, last] = QUARTERS[filing.quarter]
      const year = filing.year * 10_000
      const day = value[F.actionTakenDate]!
      if (day > year + last) flags |= AFTER_QUARTER
      else if (first === 0 || day >= year + first) flags |= IN_QUARTER
    }
    const action = value[F.actionTaken]!
    this.flags[at] = flags
    this.actions[at] = action >= 1 && action <= 8 ? action : 0
    this.hashes[at] = uliHash
    this.hashes2[at] = uliHash2
  }

  /** Counts of all readable rows; those after the quarter are added to the set. */
  count(rows: number, afterQuarter: RowSet): { counts: MacroCounts; inQuarter: number } {
    const counts: MacroCounts = {
      rows: 0,
      byAction: Array.from({ length: 9 }, () => 0),
      purchases: 0,
      originatedPurchases: 0,
      preapprovalRequests: 0,
      incomes: 0,
      lowIncomes: 0,
    }
    const { flags, actions } = this
    let inQuarter = 0
    for (let at = 0; at < rows; at++) {
      const flag = flags[at]!
      if ((flag & READABLE) === 0) continue
      const action = actions[at]!
      counts.rows++
      counts.byAction[action]!++
      if (flag & PURCHASE) {
        counts.purchases++
        if (action === 1) counts.originatedPurchases++
      }
      if (flag & PREAPPROVAL) counts.preapprovalRequests++
      if (flag & INCOME) counts.incomes++
      if (flag & LOW_INCOME) counts.lowIncomes++
      if (flag & IN_QUARTER) inQuarter++
      if (flag & AFTER_QUARTER) afterQuarter.add(at)
    }
    return { counts, inQuarter }
  }
}
