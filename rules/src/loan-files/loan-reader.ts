import { type Cents, readCents } from '../money/cents.ts'
import type { Entry, Given, Loan } from './loan.ts'

/** What a shared figure found, and which values it looked at to find it. */
interface Shared {
  result: unknown
  uses: ReadonlySet<string>
  missing: readonly string[]
}

/**
 * A loan as one test looks at it. It remembers every value that was looked at, so that a verdict can show its
 * inputs, and what was needed and is not there.
 */
export class LoanReader {
  readonly loan: Loan
  readonly uses = new Set<string>()
  readonly missing: string[] = []
  readonly #shared: Map<string, Shared>

  constructor(loan: Loan, shared: Map<string, Shared> = new Map()) {
    this.loan = loan
    this.#shared = shared
  }

  /** Another test of the same loan. What both compute is computed once. */
  fresh(): LoanReader {
    return new LoanReader(this.loan, this.#shared)
  }

  given(key: string): Given | undefined {
    this.uses.add(key)
    return this.loan.values[key]
  }

  value(key: string): string | undefined {
    return this.given(key)?.value
  }

  /** The value, or a note that the test lacks it. */
  need(key: string): string | undefined {
    const value = this.value(key)
    if (value === undefined) this.lack(key)
    return value
  }

  lack(key: string): void {
    if (!this.missing.includes(key)) this.missing.push(key)
  }

  cents(key: string): Cents | undefined {
    const value = this.value(key)
    return value === undefined ? undefined : readCents(value)
  }

  isTrue(key: string): boolean {
    return this.value(key) === 'true'
  }

  list(key: string): EntryReader[] {
    return (this.loan.lists[key] ?? []).map((entry) => new EntryReader(entry, key, this.uses))
  }

  /** A figure that several tests need. Each of them used what it was computed from. */
  shared<Result>(name: string, compute: (reader: LoanReader) => Result): Result {
    let known = this.#shared.get(name)
    if (!known) {
      const reader = this.fresh()
      const result = compute(reader)
      known = { result, uses: reader.uses, missing: reader.missing }
      this.#shared.set(name, known)
    }
    for (const key of known.uses) this.uses.add(key)
    for (const key of known.missing) this.lack(key)
    return known.result as Result
  }
}

/** One entry of a list, which says to its loan what was looked at. */
export class EntryReader {
  readonly entry: Entry
  readonly #name: string
  readonly #uses: Set<string>

  constructor(entry: Entry, name: string, uses: Set<string>) {
    this.entry = entry
    this.#name = name
    this.#uses = uses
  }

  value(key: string): string | undefined {
    this.#uses.add(`${this.#name}.${key}`)
    return this.entry.values[key]?.value
  }

  cents(key: string): Cents | undefined {
    const value = this.value(key)
    return value === undefined ? undefined : readCents(value)
  }

  isTrue(key: string): boolean {
    return this.value(key) === 'true'
  }

  list(key: string): EntryReader[] {
    return (this.entry.lists[key] ?? []).map(
      (entry) => new EntryReader(entry, `${this.#name}.${key}`, this.#uses),
    )
  }
}
