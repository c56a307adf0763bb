import { EDIT_DIFFERENCES } from '@plumbline/rules/hmda/edit-differences.ts'
import { editTitle, plainSentence, requiredFields } from '@plumbline/rules/hmda/edit-sentences.ts'
import { fieldTitle, officialLabel, paragraphOf, valueWords } from '@plumbline/rules/hmda/field-words.ts'
import type { EditEntry } from '@plumbline/rules/hmda/filing-years.ts'
import {
  fieldsOfEdit,
  firstMisfit,
  macroLines,
  READING,
  rowLines,
  sheetLines,
} from '@plumbline/rules/hmda/finding-lines.ts'
import { F, LOAN_FIELDS, type LoanField, SHEET_FIELDS } from '@plumbline/rules/hmda/loan-fields.ts'
import { OWN_CHECKS, type OwnCheckId, type OwnChecks } from '@plumbline/rules/hmda/own-file/own-checks.ts'
import { rowText } from '@plumbline/rules/hmda/print-register.ts'
import type { RegisterCheck } from '@plumbline/rules/hmda/register-check.ts'
import { suggestedFix } from '@plumbline/rules/hmda/suggested-fix.ts'
import type { DecisionBook } from './decision-book.ts'
import type { ExplainedField, FindingDetail } from './desk-protocol.ts'

const MANY_FIELDS = 12
const SHOWN_VALUE = 60
/** No field takes more, so a longer value can only be replaced. */
const LONGEST_SHOWN = 1000
/** A longer row is no row that somebody typed; it can only be removed. */
const LONGEST_TEXT = 20_000
const shown = (value: string) => value.slice(0, LONGEST_SHOWN)

export const entryOf = (check: RegisterCheck, id: string): EditEntry | undefined =>
  check.filing.edits.find((edit) => edit.id === id)

export const runsMacros = ({ filing }: RegisterCheck): boolean =>
  filing.edits.some(({ kind, run }) => kind === 'macro' && run)

/** The fields to frame: the first few that an edit names, since some name fifty. */
export function markedFields(check: RegisterCheck, entry: EditEntry | undefined): LoanField[] {
  if (!entry) return []
  const fields = fieldsOfEdit(entry)
  if (fields.length > MANY_FIELDS) return []
  const required = requiredFields(entry.id, check.filing)
  return required.length > 0 ? required : fields.slice(0, 1)
}

/** One finding with its sentence, its values, and what would settle it. */
export function findingDetail(
  check: RegisterCheck,
  decisions: DecisionBook,
  edit: string,
  row: number | undefined,
): FindingDetail {
  const entry = entryOf(check, edit)
  const macro = check.macros.find((finding) => finding.edit === edit)
  const lines = macro ? macroLines(check) : row === undefined ? sheetLines(check) : rowLines(check, row)
  const line = lines.find((candidate) => candidate.edit === edit)
  const kind = entry?.kind ?? 'reading'
  const fields = (macro ? [] : (line?.fields ?? [])).map((field, at) => ({
    field,
    title: fieldTitle(field),
    value: shown(line!.values[at] ?? ''),
    words: valueWords(field as LoanField, shown(line!.values[at] ?? '')),
    editable: row !== undefined && edit !== READING.length,
  }))
  const loaded = row === undefined ? undefined : check.load(row)
  const judged = loaded?.hasRightLength && loaded.unreadable.length === 0
  const first = line?.fields[0]
  const { decision, reopened } = decisions.find(edit, row)
  return {
    edit,
    kind,
    title: editTitle(edit, check.filing),
    row,
    line: row === undefined ? undefined : check.register.line(row),
    uli: loaded?.hasRightLength ? loaded.text(F.uli) : '',
    sentence: macro
      ? `${plainSentence(edit, check.filing)} Here: ${macro.count.toLocaleString('en-US')} of ${macro.of.toLocaleString('en-US')}.`
      : sentence(check, edit, row),
    official: entry?.text ?? '',
    citation: first
      ? paragraphOf(
          edit.startsWith('Q617') ? 'combinedLoanToValueRatio' : concerned(check, edit, line!.fields),
        )
      : '12 CFR 1003.5(a)(3)',
    difference: EDIT_DIFFERENCES[edit],
    fields,
    fix: judged ? suggestedFix(edit, loaded!, check.filing, check.sheet?.lei.toUpperCase()) : [],
    others: row === undefined ? [] : lines.map((each) => each.edit).filter((id) => id !== edit),
    decision,
    reopened,
    rawText:
      row === undefined && !macro
        ? check.sheetText.replace(/\r$/, '')
        : row !== undefined && edit === READING.length && rowLength(check, row) <= LONGEST_TEXT
          ? rowText(check.register, row)
          : undefined,
    notice: notice(check, edit),
  }
}

/** A finding of one of our own checks. */
export function ownDetail(check: RegisterCheck, own: OwnChecks, id: OwnCheckId, row: number): FindingDetail {
  const { fields, sentence: text, citation, fix } = own.explain(id, row)
  const loaded = check.load(row)
  return {
    ...{ edit: id, kind: 'own', title: OWN_CHECKS[id], row, line: check.register.line(row) },
    ...{ sentence: text, citation, fix, official: '', uli: loaded.text(F.uli) },
    fields: fields.map((field) => {
      const value = loaded.text(F[field])
      return { field, title: fieldTitle(field), value, words: valueWords(field, value), editable: true }
    }),
    others: check.editsOf(row),
    ...{ difference: undefined, decision: undefined, reopened: undefined, rawText: undefined },
    notice: 'This is no official edit and keeps no file from being filed.',
  }
}

/** The field that the requirement is about, for the citation. */
function concerned(check: RegisterCheck, edit: string, fields: readonly string[]): string {
  return requiredFields(edit, check.filing)[0] ?? fields[0]!
}

function notice(check: RegisterCheck, edit: string): string | undefined {
  const { filing } = check
  const geographyYear = check.geography?.year
  if (['V625-2', 'V626', 'V627', 'V716', 'Q603'].includes(edit) && geographyYear !== filing.year)
    return `Compared with the county and tract lists of ${geographyYear}; the lists of ${filing.year} are not bundled.`
  if (entryOf(check, edit)?.kind === 'macro' && !runsMacros(check))
    return `The official flow of ${filing.year} does not run this edit. Its list names it, so we show it.`
  if (filing.draft)
    return 'This is a draft seen in a public working branch. It is not published and not binding.'
  return undefined
}

function sentence(check: RegisterCheck, edit: string, row: number | undefined): string {
  const plain = plainSentence(edit, check.filing)
  if (row === undefined) return plain
  const loaded = check.load(row)
  if (edit === READING.length) return lengthSentence(check, row, loaded.fieldCount, plain)
  if (edit === 'Q617') {
    const [amount, value] = [loaded.value[F.loanAmount]!, loaded.value[F.propertyValue]!]
    return `CLTV says ${loaded.text(F.combinedLoanToValueRatio)}%. This loan alone is ${amount.toLocaleString('en-US')} ÷ ${value.toLocaleString('en-US')} = ${((amount / value) * 100).toFixed(2)}%. ${plain}`
  }
  return plain
}

function rowLength(check: RegisterCheck, row: number): number {
  const { from, to } = check.register.rowBytes(row)
  return to - from
}

/** Which field is the first that does not fit: there a value is missing, or one too many. */
function lengthSentence(check: RegisterCheck, row: number, fields: number, plain: string): string {
  if (fields === SHEET_FIELDS.length)
    return `The row has ${fields} fields; 110 are needed. It looks like a second transmittal sheet: a file has one, in its first row. ${plain}`
  const field = LOAN_FIELDS[firstMisfit(check, row)]!
  const value = F[field] < check.row.fieldCount ? check.row.text(F[field]).trim().slice(0, SHOWN_VALUE) : ''
  const length = rowLength(check, row)
  if (length > LONGEST_TEXT)
    return `The row has ${length.toLocaleString('en-US')} characters in ${fields.toLocaleString('en-US')} fields. A row may have at most 1,048,576, and one of more than 20,000 is not shown. Remove it, or correct it in the file. ${plain}`
  return `The row has ${fields} fields; 110 are needed. The first that does not fit is field ${F[field] + 1}, ${fieldTitle(field)}${value ? `: “${value}”` : ''}. ${plain}`
}

/** All 110 fields of a row in words. */
export function explainRow(check: RegisterCheck, row: number): ExplainedField[] {
  const findings = rowLines(check, row)
  const loaded = check.load(row)
  return LOAN_FIELDS.map((field, at) => {
    const value = at < loaded.fieldCount ? loaded.text(at).trim() : ''
    return {
      position: at + 1,
      field,
      title: fieldTitle(field),
      label: officialLabel(field),
      value,
      words: valueWords(field, value),
      citation: paragraphOf(field),
      findings: findings
        .filter(
          ({ fields, edit }) =>
            fields.includes(field) && markedFields(check, entryOf(check, edit)).length > 0,
        )
        .map(({ edit }) => edit),
    }
  })
}
