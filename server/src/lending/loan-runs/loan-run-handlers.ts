import { randomUUID } from 'node:crypto'
import { LOAN_RUNS_AT_MOST } from '@plumbline/contract/lending/loan-runs.ts'
import { REGULATION_TEXT_AS_OF } from '@plumbline/rules/loan-tests/answer.ts'
import { RULES_VERSION } from '@plumbline/rules/loan-tests/outcome.ts'
import { UnreadableFile } from '@plumbline/rules/workbooks/unreadable-file.ts'
import { members } from '../../platform/procedures.ts'
import { sandboxed } from '../../platform/sandbox/sandbox.ts'
import { seal } from '../../platform/sealing/sealed-bytes.ts'
import { keyOrNothing, markOfKey } from '../../platform/sealing/storage-key.ts'
import type { SignedInMember } from '../../platform/session/member-session.ts'
import { loanTestTables } from '../loan-tests/loan-test-data-store.ts'
import { deleteRun, findRunOwner, insertRun, listRuns, lockRuns } from './loan-run-store.ts'
import { openRun } from './open-run-service.ts'
import { runWorkpaper } from './run-workpaper.ts'
import type { StoredRun } from './stored-run.ts'

const readLoans = sandboxed<typeof import('./read-run.ts').readRun>('loan-run', {
  processorMs: 20_000,
  clockMs: 40_000,
})
const { loanRuns } = members

/** Loans that somebody chose to store. Each look inside is written down. */
export const loanRunHandlers = {
  list: loanRuns.list.handler(({ context: { inInstitution, member }, errors }) => {
    requireAccess(member, errors)
    return inInstitution((tx) => listRuns(tx, member))
  }),

  store: loanRuns.store.handler(async ({ input, context, errors }) => {
    const { institutionId, member } = context
    requireAccess(member, errors)
    const key = await keyOrNothing(context.storageKey)
    if (!key) throw errors.NO_STORAGE_KEY()
    const { data, registerVersion } = await loanTestTables(context.db)
    const bytes = await input.loans.bytes()
    // The notes on law cannot leave the process, and no verdict depends on them.
    const { loans, results } = await readLoans(institutionId, {
      bytes,
      data: { thresholds: data.thresholds, apor: data.apor },
    }).catch((error) => {
      if (error instanceof UnreadableFile)
        throw errors.UNREADABLE_FILE({ message: error.message, data: { because: error.because } })
      throw error
    })
    const id = randomUUID()
    const run: StoredRun = {
      ...{
        name: input.name,
        storedAt: new Date().toISOString(),
        rulesVersion: RULES_VERSION,
        registerVersion,
      },
      ...{ textAsOf: REGULATION_TEXT_AS_OF, loans, results },
    }
    const sealed = await seal(key, institutionId, id, Buffer.from(JSON.stringify(run)))
    const count = (verdict: string) => results.filter((one) => one.verdict === verdict).length
    return context.inInstitution(async (tx) => {
      if ((await lockRuns(tx, institutionId)) >= LOAN_RUNS_AT_MOST) throw errors.TOO_MANY_RUNS()
      const stored = await insertRun(tx, institutionId, {
        ...{ id, name: input.name, sealed, keyMark: markOfKey(key), keepYears: input.keepYears },
        ...{ outside: count('outside'), undetermined: count('undetermined'), within: count('within') },
        ...{ rulesVersion: RULES_VERSION, registerVersion },
        ...{ userId: member.userId, userName: member.fullName },
      })
      await context.recordAct(tx, {
        action: 'loan_test.store_run',
        subjectId: id,
        detail: { loans: String(results.length), outside: String(stored.outside) },
      })
      return stored
    })
  }),

  open: loanRuns.open.handler(async ({ input: { id }, context, errors }) => {
    requireAccess(context.member, errors)
    const run = await openRun(id, context, errors, 'loan_test.open_run')
    return new File([new Uint8Array(run)], 'loan-run.json', { type: 'application/json' })
  }),

  workpaper: loanRuns.workpaper.handler(async ({ input: { id }, context, errors }) => {
    requireAccess(context.member, errors)
    const run = await openRun(id, context, errors, 'loan_test.run_workpaper')
    const { companyName, timeZone } = context.member
    const file = await runWorkpaper(JSON.parse(run.toString('utf8')) as StoredRun, { companyName, timeZone })
    return new File([new Uint8Array(file)], 'loan-run-workpaper.pdf', { type: 'application/pdf' })
  }),

  remove: loanRuns.remove.handler(({ input: { id }, context, errors }) => {
    const { institutionId, member } = context
    requireAccess(member, errors)
    return context.inInstitution(async (tx) => {
      const run = await findRunOwner(tx, institutionId, id)
      if (!run) throw errors.NOT_FOUND()
      if (member.role === 'user' && run.storedBy !== member.userId) throw errors.NOT_YOURS()
      await deleteRun(tx, institutionId, id)
      await context.recordAct(tx, { action: 'loan_test.remove_run', subjectId: id, detail: {} })
    })
  }),
}

/** Stored loans open to the people who may open stored registers; both hold whole loans of people. */
function requireAccess(
  { worksOnHmda }: Pick<SignedInMember, 'worksOnHmda'>,
  errors: { LOAN_DATA_ACCESS: () => Error },
): void {
  if (!worksOnHmda) throw errors.LOAN_DATA_ACCESS()
}
