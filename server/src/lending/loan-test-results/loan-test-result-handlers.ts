import type { SavedProof } from '@plumbline/contract/lending/loan-test-results.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { FeeToleranceInput, FeeToleranceResult } from '@plumbline/rules/fees/fee-tolerance-shape.ts'
import { RULES_VERSION } from '@plumbline/rules/loan-tests/outcome.ts'
import { LoanTestRefusal } from '@plumbline/rules/loan-tests/refusal.ts'
import { members } from '../../platform/procedures.ts'
import { lawNotesOf } from '../loan-tests/law-of-tests.ts'
import { loanTestData, loanTestTables } from '../loan-tests/loan-test-data-store.ts'
import { runByName } from '../loan-tests/run-by-name.ts'
import { cureLetterFile } from './cure-letter-file.ts'
import {
  findResult,
  insertResult,
  listResultRows,
  listResults,
  type ResultScope,
} from './loan-test-result-store.ts'
import { proofPdf } from './proof-pdf.ts'
import { resultToSave } from './saved-result.ts'

const { loanTestResults } = members

export const loanTestResultHandlers = {
  list: loanTestResults.list.handler(({ input, context }) =>
    context.inInstitution((tx) => listResults(tx, scopeOf(context), input)),
  ),

  rows: loanTestResults.rows.handler(({ input, context }) =>
    context.inInstitution((tx) => listResultRows(tx, scopeOf(context), input)),
  ),

  find: loanTestResults.find.handler(async ({ input, context, errors }) => {
    const proof = await context.inInstitution((tx) => findResult(tx, scopeOf(context), input.id))
    if (!proof) throw errors.NOT_FOUND()
    return { ...proof, notesSince: await notesSince(context.db, proof) }
  }),

  save: loanTestResults.save.handler(async ({ input, context, errors }) => {
    const { institutionId, member } = context
    const tables = await loanTestTables(context.db)
    const result = refusing(errors, () => resultToSave(input, member.userId, tables))
    return context.inInstitution(async (tx) => {
      const id = await insertResult(tx, institutionId, result)
      await context.recordAct(tx, {
        action: 'loan_test.save',
        subjectId: id,
        detail: { calculator: input.calculator, sha256: result.sha256 },
      })
      return (await findResult(tx, { institutionId, onlyOf: undefined }, id))!
    })
  }),

  runAgain: loanTestResults.runAgain.handler(async ({ input, context, errors }) => {
    const proof = await context.inInstitution((tx) => findResult(tx, scopeOf(context), input.id))
    if (!proof) throw errors.NOT_FOUND()
    const { data, registerVersion } = await loanTestTables(context.db)
    const answer = refusing(errors, () => runByName(proof.calculator as never, proof.input, data))
    return { rulesVersion: RULES_VERSION, registerVersion, answer }
  }),

  downloadPdf: loanTestResults.downloadPdf.handler(async ({ input, context, errors }) => {
    const proof = await context.inInstitution((tx) => findResult(tx, scopeOf(context), input.id))
    if (!proof) throw errors.NOT_FOUND()
    const file = await proofPdf({ ...proof, notesSince: await notesSince(context.db, proof) })
    return new File([new Uint8Array(file)], `loan-test-${proof.sha256.slice(0, 12)}.pdf`, {
      type: 'application/pdf',
    })
  }),

  cureLetter: loanTestResults.cureLetter.handler(async ({ input, context, errors }) => {
    const { data } = await loanTestTables(context.db)
    const refunds = [input, ...input.others].map((one) => {
      const { result } = refusing(errors, () => runByName('fee-tolerance', one.input, data))
      const { consummation } = one.input as FeeToleranceInput
      return { ledger: result as FeeToleranceResult, consummation, loanNumber: one.loanNumber }
    })
    const owed = refunds.filter(({ ledger }) => Number(ledger.cure) > 0)
    if (owed.length === 0) throw errors.NOTHING_TO_REFUND()
    return cureLetterFile(owed, { companyName: context.member.companyName, format: input.format })
  }),
}

/** The law may change after a result was saved, which is written once. */
async function notesSince(db: Db, { calculator, answer }: Pick<SavedProof, 'calculator' | 'answer'>) {
  const notes = lawNotesOf(await loanTestData(db), calculator)
  return notes.filter((note) => !answer.notes.includes(note))
}

/** People see their own results; managers see all of their institution. */
function scopeOf(context: { institutionId: string; member: { userId: string; role: string } }): ResultScope {
  const { institutionId, member } = context
  return { institutionId, onlyOf: member.role === 'user' ? member.userId : undefined }
}

interface RuleErrors {
  RULE_REFUSED: (options: { message: string; data: { code: string; field: string } }) => Error
}

function refusing<Result>(errors: RuleErrors, run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof LoanTestRefusal)) throw error
    throw errors.RULE_REFUSED({ message: error.message, data: { code: error.code, field: error.field } })
  }
}
