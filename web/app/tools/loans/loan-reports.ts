import { csvText } from '@plumbline/rules/csv/csv-text.ts'
import { fieldTitle, valueWords } from '@plumbline/rules/hmda/field-words.ts'
import { compareRegister } from '@plumbline/rules/loan-files/compare-register.ts'
import { LOAN_FILE_MEGABYTES_AT_MOST } from '@plumbline/rules/loan-files/decode-text.ts'
import type { ShownComparison } from './loan-protocol.ts'
import { ownIds, publishedData, testOf, wholeLoan } from './open-loans.ts'

const REGISTER_BYTES = LOAN_FILE_MEGABYTES_AT_MOST * 1024 * 1024

/** One row for each test of each loan. */
export function allResults(): string {
  const rows = [
    [
      'Loan',
      'File',
      'Test',
      'Verdict',
      'Sentence',
      'Citation',
      'Dollars',
      'Days',
      'Disclosed',
      'Recomputed',
      'Missing',
    ],
  ]
  for (const id of ownIds()) {
    const report = testOf(id)
    for (const one of report.verdicts)
      rows.push([
        report.name,
        report.file,
        one.id,
        one.verdict,
        one.sentence,
        one.citation,
        one.dollars ?? '',
        one.days === null ? '' : String(one.days),
        one.disclosed ?? '',
        one.recomputed ?? '',
        one.missing.map(({ label }) => label).join('; '),
      ])
  }
  return csvText(rows)
}

export async function compareWith(register: File): Promise<ShownComparison> {
  if (register.size > REGISTER_BYTES)
    throw new Error(`The register is larger than ${LOAN_FILE_MEGABYTES_AT_MOST} MB.`)
  const compared = compareRegister(await register.text(), ownIds().map(wholeLoan), publishedData())
  if (compared.rows === 0)
    throw new Error('This is no register: no line has the 110 fields of a loan row, divided by |.')
  return {
    ...compared,
    differences: compared.differences.map((one) => ({
      ...one,
      title: fieldTitle(one.field),
      register: valueWords(one.field, one.register),
      file: one.file.map((value) => valueWords(one.field, value)),
    })),
    byField: compared.byField.map((one) => ({ ...one, title: fieldTitle(one.field) })),
    notCompared: compared.notCompared.map(fieldTitle),
  }
}
