import { editTitle } from '@plumbline/rules/hmda/edit-sentences.ts'
import { findingLines } from '@plumbline/rules/hmda/finding-lines.ts'
import { F, LOAN_FIELDS } from '@plumbline/rules/hmda/loan-fields.ts'
import type { DecisionBook } from './decision-book.ts'
import type { DeskFile } from './desk-file.ts'
import { modifiedRow } from './modified-register.ts'

const FORMULA = /^[=+\-@\t\r]/
/** A cell that a spreadsheet cannot take for a formula. */
function cell(value: string | number): string {
  const text = String(value)
  const safe =
    typeof value === 'string' && FORMULA.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
const line = (cells: readonly (string | number)[]) => `${cells.map(cell).join(',')}\r\n`

function findingsCsv(file: DeskFile): string[] {
  const parts = [line(['Row', 'Edit', 'Kind', 'Title', 'ULI', 'Fields', 'Values', 'Official sentence'])]
  const texts = new Map(file.check.filing.edits.map(({ id, text }) => [id, text]))
  for (const { row, edit, kind, fields, values } of findingLines(file.check)) {
    const at = row === undefined ? undefined : row - file.check.register.firstLine
    const uli = at !== undefined && at >= 0 && kind !== 'reading' ? file.check.load(at).text(F.uli) : ''
    parts.push(
      line([
        row ?? '',
        edit,
        kind,
        editTitle(edit, file.check.filing),
        uli,
        fields.join(' | '),
        values.join(' | '),
        texts.get(edit) ?? '',
      ]),
    )
  }
  return parts
}

function changesCsv(file: DeskFile): string[] {
  const entries = file.changes
    .list()
    .map(({ line: row, field, from, to, how, when }) => line([row, field, from, to, how, when]))
  return [line(['Row', 'Field', 'From', 'To', 'How', 'When (UTC)']), ...entries]
}

function decisionsCsv(decisions: DecisionBook): string[] {
  const rows = decisions.all.map(({ edit, reason, who, when, loan }) => line([edit, reason, who, when, loan]))
  return [line(['Edit', 'Reason', 'Who', 'When (UTC)', 'Loan (keyed hash)']), ...rows]
}

/** Rows as the agency publishes them, to compare with its file; never to be sent to anyone. */
function modified(file: DeskFile): string[] {
  const { register } = file.check
  const parts: string[] = []
  for (let row = 0; row < register.count; row++) {
    if (register.isRemoved(row)) continue
    const loaded = file.check.load(row)
    if (loaded.hasRightLength)
      parts.push(`${modifiedRow(LOAN_FIELDS.map((_, field) => loaded.text(field).trim()))}\n`)
  }
  return parts
}

export function exportOf(
  file: DeskFile,
  what: 'file' | 'findings' | 'changes' | 'decisions' | 'modified',
  decisions: DecisionBook,
): Blob {
  if (what === 'file')
    return new Blob(file.changes.print() as Uint8Array<ArrayBuffer>[], { type: 'text/plain' })
  if (what === 'modified') return new Blob(modified(file), { type: 'text/plain' })
  const parts =
    what === 'findings' ? findingsCsv(file) : what === 'changes' ? changesCsv(file) : decisionsCsv(decisions)
  // Spreadsheets read UTF-8 only with a byte order mark.
  return new Blob(['\ufeff', ...parts], { type: 'text/csv' })
}
