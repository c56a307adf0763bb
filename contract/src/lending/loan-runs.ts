import { z } from 'zod'
import { requiredLine } from '../compliance/work-text.ts'
import { members } from '../platform/access.ts'
import { StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'

export const LOAN_RUN_MEGABYTES_AT_MOST = 30
export const LOANS_OF_A_RUN = 500
export const LOAN_RUNS_AT_MOST = 50
const MIB = 1024 * 1024

export const LoanRun = z.object({
  id: Id,
  name: z.string(),
  loanCount: z.number().int(),
  outside: z.number().int(),
  undetermined: z.number().int(),
  within: z.number().int(),
  rulesVersion: z.string(),
  registerVersion: z.string(),
  storedByName: z.string(),
  storedAt: StoredMoment,
  /** Deleted on the day after. */
  keepUntil: z.string(),
})
export type LoanRun = z.infer<typeof LoanRun>

const named = members.errors({
  LOAN_DATA_ACCESS: {
    status: 403,
    message:
      'Saved runs hold loans of people. A manager can let you work with them, as with HMDA, under User Management.',
  },
})
const found = named.errors({
  NOT_FOUND: { status: 404, message: 'This run does not exist, or you may not see it.' },
})
const opened = found.errors({
  OTHER_STORAGE_KEY: {
    status: 409,
    message: 'The run was sealed with another key than this installation has now.',
  },
})

/** Loans are stored only where somebody chooses it. They are sealed with the key of the installation. */
export const loanRuns = {
  list: named
    .route({
      method: 'GET',
      path: '/loan-runs',
      summary: 'Runs of loan files that the institution stores, newest first',
    })
    .output(z.array(LoanRun)),

  store: named
    .meta({ bodyMaxKib: (LOAN_RUN_MEGABYTES_AT_MOST + 1) * 1024 })
    .errors({
      UNREADABLE_FILE: {
        status: 422,
        message: 'These are not the loans of a run.',
        data: z.object({ because: z.string() }),
      },
      NO_STORAGE_KEY: {
        status: 409,
        message: 'This installation has no key to seal loans with. Its operator sets STORAGE_KEY.',
      },
      TOO_MANY_RUNS: {
        status: 409,
        message: `An institution stores at most ${LOAN_RUNS_AT_MOST} runs. Delete one first.`,
      },
    })
    .route({
      method: 'POST',
      path: '/loan-runs',
      summary: `Test up to ${LOANS_OF_A_RUN} loans once more and store them with the results, sealed, for 1 to 10 years`,
      successStatus: 201,
    })
    .input(
      z.object({
        /** JSON, as the page of loan files writes it: the loans with what was typed. */
        loans: z.file().max(LOAN_RUN_MEGABYTES_AT_MOST * MIB),
        name: requiredLine('Name', 200),
        keepYears: z.coerce.number().int().min(1).max(10),
      }),
    )
    .output(LoanRun),

  open: opened
    .route({
      method: 'POST',
      path: '/loan-runs/{id}/open',
      summary: 'Read a stored run with its loans and results; the audit log says who did',
    })
    .input(z.object({ id: Id }))
    .output(z.file()),

  workpaper: opened
    .route({
      method: 'POST',
      path: '/loan-runs/{id}/workpaper',
      summary: 'The workpaper of a stored run as PDF: method, population, results by cause, exceptions',
    })
    .input(z.object({ id: Id }))
    .output(z.file()),

  remove: found
    .errors({ NOT_YOURS: { status: 403, message: 'Only who stored the run, or a manager, may delete it.' } })
    .route({ method: 'DELETE', path: '/loan-runs/{id}', summary: 'Delete a stored run', successStatus: 204 })
    .input(z.object({ id: Id }))
    .output(z.void()),
}
