import { rowText } from '@plumbline/rules/hmda/print-register.ts'
import type { Register } from '@plumbline/rules/hmda/register.ts'
import type { RowSet } from '@plumbline/rules/hmda/row-set.ts'

/** The file whose rows are shown. Its check is replaced when another year is chosen. */
interface ShownFile {
  readonly check: { readonly register: Register }
  rowsOf(edit: string): RowSet | undefined
}

/** Which rows of the register are shown, in their order: all, those of an edit, or those that a search finds. */
export class ShownRows {
  edit: string | undefined
  search = ''
  private rows: Int32Array | undefined
  private readonly file: ShownFile

  constructor(file: ShownFile) {
    this.file = file
  }

  get count(): number {
    return this.rows?.length ?? this.file.check.register.count
  }

  at(place: number): number {
    return this.rows?.[place] ?? place
  }

  placeOf(row: number): number {
    return this.rows ? this.rows.indexOf(row) : row
  }

  show(edit: string | undefined, search: string): void {
    const { register } = this.file.check
    const only = edit ? this.file.rowsOf(edit) : undefined
    this.edit = edit
    this.search = search
    this.rows = undefined
    if (!only && !search.trim() && register.removedRows.size === 0) return
    const found: number[] = []
    const fits = this.searched()
    for (
      let row = only ? only.next(0) : 0;
      row >= 0 && row < register.count;
      row = only ? only.next(row + 1) : row + 1
    )
      if (!register.isRemoved(row) && fits(row)) found.push(row)
    this.rows = Int32Array.from(found)
  }

  private searched(): (row: number) => boolean {
    const needle = this.search.trim().toLowerCase()
    const { register } = this.file.check
    return (row) =>
      !needle ||
      String(register.line(row)) === needle ||
      rowText(register, row).toLowerCase().includes(needle)
  }

  /** After a change: rows that no longer fit leave, and others join. */
  showAgain(touched: readonly number[], rowsCameOrWent: boolean): void {
    const { edit, search, rows } = this
    if (!rows) {
      if (rowsCameOrWent) this.show(edit, search)
      return
    }
    // Reading each row of a large file again would hold up every edit while a search is on.
    if (edit || !search.trim()) {
      this.show(edit, search)
      return
    }
    const { register } = this.file.check
    const fits = this.searched()
    const again = new Set(touched)
    const kept = [...rows].filter((row) => !again.has(row))
    const joined = [...again].filter((row) => !register.isRemoved(row) && fits(row))
    this.rows = Int32Array.from([...kept, ...joined]).sort()
  }
}
