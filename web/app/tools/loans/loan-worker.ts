import { type AporTable, parseAporFile } from '@plumbline/rules/apor/apor-table.ts'
import { kindValue } from '@plumbline/rules/loan-files/field-value.ts'
import type { Loan } from '@plumbline/rules/loan-files/loan.ts'
import { fieldOf } from '@plumbline/rules/loan-files/loan-field-names.ts'
import { registerOf } from '@plumbline/rules/thresholds/threshold-register.ts'
import type { LoanAnswers, LoanMessage, LoanRequest, TypedValue } from './loan-protocol.ts'
import { forgetTables, matchTable, readLoans } from './loan-reading.ts'
import { allResults, compareWith } from './loan-reports.ts'
import { detailOf, refundOf, rowOf } from './loan-rows.ts'
import { forgetLoans, joinedLoan, loans, ownIds, setData, testOf, wholeLoan } from './open-loans.ts'
import { builtRegister, registerOrigins, shownRegisterRow } from './register-rows.ts'
import { restoreRun } from './stored-run-reading.ts'

const REASON_AT_MOST = 300

const tableOf = (text: string | null): AporTable => (text === null ? new Map() : parseAporFile(text).table)

const KIND_WORDS: Readonly<Record<string, string>> = {
  date: 'a date',
  amount: 'an amount',
  percent: 'a percent',
  boolean: 'true or false',
  integer: 'a whole number',
}

/** A value that the file lacks, or one that corrects it, with the reason. */
function take(id: number, { key, name, value: typed, reason = '' }: TypedValue): LoanAnswers['type'] {
  const entry = loans[id]!
  const field = fieldOf(name)
  const written = typed.trim()
  const value = written === '' ? '' : field && kindValue(field.kind, written.replace(/^\$|,(?=\d{3})/g, ''))
  if (value === undefined)
    throw new Error(
      `${field?.label ?? name}: "${written.slice(0, 40)}" is not ${KIND_WORDS[field?.kind ?? ''] ?? 'a value of this field'}.`,
    )
  const { [key]: before, ...others } = entry.additions
  entry.additions = others
  const because = reason.trim().slice(0, REASON_AT_MOST)
  if (value !== '') {
    if (because === '' && isGiven(wholeLoan(id), key)) {
      if (before) entry.additions = { ...others, [key]: before }
      throw new Error(`${field?.label ?? name}: say why the value of the file is corrected.`)
    }
    entry.additions = {
      ...others,
      [key]: { value, source: 'typed', ...(because ? { reason: because } : {}) },
    }
  }
  const report = testOf(id)
  return { row: rowOf(id, report), detail: detailOf(wholeLoan(id), report) }
}

/** A value of a list is there, or it could not be corrected. */
const isGiven = (loan: Loan, key: string): boolean => key.includes(' ') || loan.values[key] !== undefined

async function answer(request: LoanRequest): Promise<LoanAnswers[keyof LoanAnswers]> {
  switch (request.type) {
    case 'tables':
      setData({
        thresholds: registerOf(request.thresholds),
        apor: { fixed: tableOf(request.fixed), variable: tableOf(request.variable) },
      })
      return null
    case 'read':
      return await readLoans(request.file, request.kept)
    case 'match':
      return matchTable(request.id, request.columns)
    case 'open': {
      return detailOf(wholeLoan(request.id), testOf(request.id))
    }
    case 'type':
      return take(request.id, request)
    case 'results':
      return allResults()
    case 'export':
      return JSON.stringify(
        ownIds().map((id) => {
          const { loan, additions } = loans[id]!
          return { loan: joinedLoan(loan), additions }
        }),
      )
    case 'restore':
      return await restoreRun(request.run)
    case 'refunds':
      return request.ids.flatMap((id) => refundOf(testOf(id)) ?? [])
    case 'compare':
      return await compareWith(request.register)
    case 'register':
      return builtRegister(request.lei)
    case 'registerRow':
      return shownRegisterRow(request.id, request.lei)
    case 'registerOrigins':
      return registerOrigins(request.lei)
    case 'forget':
      forgetLoans()
      forgetTables()
      return null
  }
}

/** One request after the other: a list that is cleared while a file is read stays clear. */
let working: Promise<void> = Promise.resolve()

self.onmessage = ({ data: { id, request } }: MessageEvent<{ id: number; request: LoanRequest }>) => {
  const reply = (message: LoanMessage) => self.postMessage(message)
  working = working.then(async () => {
    try {
      reply({ id, answer: await answer(request) })
    } catch (error) {
      reply({ id, problem: error instanceof Error ? error.message : 'The file could not be tested.' })
    }
  })
}
