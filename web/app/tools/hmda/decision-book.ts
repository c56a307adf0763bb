import { fieldsOfEdit } from '@plumbline/rules/hmda/finding-lines.ts'
import { F } from '@plumbline/rules/hmda/loan-fields.ts'
import type { RegisterCheck } from '@plumbline/rules/hmda/register-check.ts'
import type { RowSet } from '@plumbline/rules/hmda/row-set.ts'
import type { Decision, DeskFiling, RememberedDecision } from './desk-protocol.ts'

/** The file that decisions are about. */
export interface DecidedFile {
  check: RegisterCheck
  rowsOf(edit: string): RowSet | undefined
  macroFinding(edit: string): { key: string; values: string } | undefined
}

export const macroKey = ({ year, quarter }: DeskFiling): string =>
  `filing ${year}${quarter ? ` Q${quarter}` : ''}`
const encoder = new TextEncoder()
const HASHES_AT_ONCE = 512

/** Quality findings that somebody looked at and keeps as they are. A decision holds while its values stay. */
export class DecisionBook {
  private kept: RememberedDecision[] = []
  /** By edit, the rows whose decision still holds. */
  private rows = new Map<string, Map<number, RememberedDecision>>()
  private reopened = new Map<string, Map<number, RememberedDecision>>()
  private macros = new Map<string, RememberedDecision>()
  private key: CryptoKey | undefined
  private secret = ''
  /** Whether key and decisions are the institution's, which stay only with people who work on HMDA there. */
  isOfInstitution = false
  /** Hashes of rows that did not change since: a file may have a finding in each of 100,000 rows. */
  private loanHashes = new Map<number, string>()
  private valueHashes = new Map<string, Map<number, string>>()
  /** One match at a time, in the order asked for. */
  private turn: Promise<unknown> = Promise.resolve()

  /** The secret is the institution's, or made in this browser for visitors. */
  async setSecret(secret: string): Promise<void> {
    this.secret = secret
    this.key = await crypto.subtle.importKey(
      'raw',
      encoder.encode(secret),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign'],
    )
  }

  get all(): readonly RememberedDecision[] {
    return this.kept
  }

  toJson(): unknown {
    return { secret: this.secret, kept: this.kept, isOfInstitution: this.isOfInstitution }
  }

  load(saved: { secret?: string; kept?: RememberedDecision[] } | undefined): void {
    if (saved?.secret && !this.secret) this.secret = saved.secret
    this.kept = saved?.kept ?? []
  }

  get savedSecret(): string {
    return this.secret
  }

  private async hash(text: string): Promise<string> {
    const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', this.key!, encoder.encode(text)))
    return btoa(String.fromCharCode(...bytes.subarray(0, 24)))
  }

  private async hashesOf(
    file: DecidedFile,
    edit: string,
    row: number | undefined,
  ): Promise<{ loan: string; values: string }> {
    if (row === undefined) {
      const macro = file.macroFinding(edit)
      return {
        loan: await this.hash(macro?.key ?? 'sheet'),
        values: await this.hash(macro?.values ?? file.check.sheetText),
      }
    }
    const entry = file.check.filing.edits.find(({ id }) => id === edit)!
    const loaded = file.check.load(row)
    const values = fieldsOfEdit(entry).map((field) => loaded.text(F[field]))
    return {
      loan: await this.hash(loaded.text(F.uli).toUpperCase()),
      values: await this.hash(JSON.stringify(values)),
    }
  }

  /** Rows whose text changed are hashed again. */
  forgetRows(rows: Iterable<number>): void {
    for (const row of rows) {
      this.loanHashes.delete(row)
      for (const hashes of this.valueHashes.values()) hashes.delete(row)
    }
  }

  /** Hashes of the ULIs of rows, several at a time: each goes to another thread and back. */
  private async hashLoans(file: DecidedFile, rows: RowSet): Promise<void> {
    let batch: Promise<unknown>[] = []
    for (let row = rows.next(0); row >= 0; row = rows.next(row + 1)) {
      if (this.loanHashes.has(row)) continue
      const at = row
      const uli = file.check.load(at).text(F.uli).toUpperCase()
      batch.push(this.hash(uli).then((loan) => this.loanHashes.set(at, loan)))
      if (batch.length < HASHES_AT_ONCE) continue
      await Promise.all(batch)
      batch = []
    }
    await Promise.all(batch)
  }

  /** Finds the rows that the stored decisions are about. Call after a check and after every change. */
  match(file: DecidedFile, only?: { edits: readonly string[] }): Promise<void> {
    const matched = this.turn.then(() => this.matchNow(file, only))
    this.turn = matched.catch(() => undefined)
    return matched
  }

  private async matchNow(file: DecidedFile, only?: { edits: readonly string[] }): Promise<void> {
    const edits = [...new Set(this.kept.map(({ edit }) => edit))].filter(
      (edit) => !only || only.edits.includes(edit),
    )
    for (const edit of edits) {
      const ofEdit = new Map(
        this.kept.filter((decision) => decision.edit === edit).map((decision) => [decision.loan, decision]),
      )
      const holds = new Map<number, RememberedDecision>()
      const reopened = new Map<number, RememberedDecision>()
      const rows = file.rowsOf(edit)
      if (rows) await this.hashLoans(file, rows)
      for (let row = rows?.next(0) ?? -1; row >= 0; row = rows!.next(row + 1)) {
        const decision = ofEdit.get(this.loanHashes.get(row) ?? '')
        if (!decision) continue
        const values = await this.valueHash(file, edit, row)
        ;(decision.values === values ? holds : reopened).set(row, decision)
      }
      this.rows.set(edit, holds)
      this.reopened.set(edit, reopened)
      const macro = file.macroFinding(edit)
      if (!macro) continue
      const { loan, values } = await this.hashesOf(file, edit, undefined)
      const decision = ofEdit.get(loan)
      if (decision?.values === values) this.macros.set(edit, decision)
      else this.macros.delete(edit)
    }
  }

  private async valueHash(file: DecidedFile, edit: string, row: number): Promise<string> {
    let hashes = this.valueHashes.get(edit)
    if (!hashes) {
      hashes = new Map()
      this.valueHashes.set(edit, hashes)
    }
    let hash = hashes.get(row)
    if (hash === undefined) {
      hash = (await this.hashesOf(file, edit, row)).values
      hashes.set(row, hash)
    }
    return hash
  }

  async keep(
    file: DecidedFile,
    edit: string,
    row: number | undefined,
    reason: string,
    who: string,
  ): Promise<RememberedDecision> {
    const { loan, values } = await this.hashesOf(file, edit, row)
    const decision = { edit, loan, values, reason, who, when: new Date().toISOString() }
    this.kept = [...this.kept.filter((other) => other.edit !== edit || other.loan !== loan), decision]
    await this.match(file, { edits: [edit] })
    return decision
  }

  async unkeep(
    file: DecidedFile,
    edit: string,
    row: number | undefined,
  ): Promise<{ edit: string; loan: string }> {
    const { loan } = await this.hashesOf(file, edit, row)
    this.kept = this.kept.filter((other) => other.edit !== edit || other.loan !== loan)
    this.macros.delete(edit)
    if (!this.kept.some((other) => other.edit === edit)) {
      this.rows.delete(edit)
      this.reopened.delete(edit)
    }
    await this.match(file, { edits: [edit] })
    return { edit, loan }
  }

  keptOf(edit: string): number {
    return (this.rows.get(edit)?.size ?? 0) + (this.macros.has(edit) ? 1 : 0)
  }

  /** What holds in this file, by edit and row. */
  *held(): Generator<{ row: number | undefined; decision: RememberedDecision }> {
    for (const rows of this.rows.values()) for (const [row, decision] of rows) yield { row, decision }
    for (const decision of this.macros.values()) yield { row: undefined, decision }
  }

  isKept(edit: string, row: number): boolean {
    return this.rows.get(edit)?.has(row) ?? false
  }

  find(
    edit: string,
    row: number | undefined,
  ): { decision: Decision | undefined; reopened: Decision | undefined } {
    if (row === undefined) return { decision: this.macros.get(edit), reopened: undefined }
    return { decision: this.rows.get(edit)?.get(row), reopened: this.reopened.get(edit)?.get(row) }
  }
}
