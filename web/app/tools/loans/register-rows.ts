import { csvText } from '@plumbline/rules/csv/csv-text.ts'
import { fieldTitle, valueWords } from '@plumbline/rules/hmda/field-words.ts'
import {
  type BuiltRow,
  buildRegister,
  leiProblem,
  type RegisterOrigin,
  registerText,
} from '@plumbline/rules/loan-files/build-register.ts'
import type { BuiltRegister, ShownRegisterRow } from './loan-protocol.ts'
import { ownIds, publishedData, wholeLoan } from './open-loans.ts'

function rowsOf(ids: readonly number[], lei: string): BuiltRow[] {
  const problem = lei.trim() === '' ? undefined : leiProblem(lei)
  if (problem !== undefined) throw new Error(problem)
  return buildRegister(ids.map(wholeLoan), publishedData(), lei)
}

/** The rows, with how often each field is filled. */
export function builtRegister(lei: string): BuiltRegister {
  const rows = rowsOf(ownIds(), lei)
  const fields = new Map<string, BuiltRegister['fields'][number]>()
  const count = (field: string, citation: string, kind: 'filled' | 'open') => {
    const one = fields.get(field) ?? { field, title: fieldTitle(field), citation, filled: 0, open: 0 }
    fields.set(field, one)
    one[kind]++
  }
  const blank = new Map<string, number>()
  for (const row of rows) {
    for (const { field, citation } of row.filled) count(field, citation, 'filled')
    for (const { field, citation } of row.open) count(field, citation, 'open')
    for (const field of row.blank) blank.set(field, (blank.get(field) ?? 0) + 1)
  }
  return {
    ...{ text: registerText(rows), rows: rows.length, fields: [...fields.values()] },
    blank: [...blank].filter(([, times]) => times === rows.length).map(([field]) => fieldTitle(field)),
  }
}

/** One row with where each value came from. */
export function shownRegisterRow(id: number, lei: string): ShownRegisterRow {
  const [{ filled, open }] = rowsOf([id], lei) as [BuiltRow]
  return {
    filled: filled.map((one) => ({
      ...one,
      title: fieldTitle(one.field),
      value: valueWords(one.field, one.value),
    })),
    open: open.map((one) => ({
      ...one,
      title: fieldTitle(one.field),
      choices: one.choices.map((choice) => valueWords(one.field, choice)),
    })),
  }
}

/** Every value of every row with its file, path, and line; then what a person has to decide. */
export function registerOrigins(lei: string): string {
  const lines = rowsOf(ownIds(), lei).flatMap(({ loan, file, filled, open }, index) => {
    const row = [String(index + 1), loan, file]
    return [
      ...filled.map(({ field, value, citation, from }) => [
        ...row,
        ...[fieldTitle(field), value, `12 CFR ${citation}`, from.map(originText).join('; ')],
      ]),
      ...open.map(({ field, choices, citation, because }) => [
        ...row,
        ...[fieldTitle(field), '', `12 CFR ${citation}`, `${because} ${choices.join(' or ')}`.trim()],
      ]),
    ]
  })
  return csvText([['Row', 'Loan', 'File', 'Field', 'Value', 'Paragraph', 'Where from'], ...lines])
}

function originText({ label, value, source }: RegisterOrigin): string {
  const said = value === null ? label : `${label} ${value}`
  if (source === null) return said
  return typeof source === 'string'
    ? `${said} (${source})`
    : `${said} (${source.file}, line ${source.line}: ${source.path})`
}
