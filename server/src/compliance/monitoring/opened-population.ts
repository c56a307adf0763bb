import type { Population } from '@plumbline/contract/compliance/monitoring-sheets.ts'
import { type OpenRunContext, openRun } from '../../lending/loan-runs/open-run-service.ts'
import { isSeen } from '../hmda/hmda-file-store.ts'
import { openRegister } from '../hmda/opened-register.ts'
import type { OpenedEntries } from './register-population.ts'

type Refusals = Record<'POPULATION_UNKNOWN' | 'OTHER_STORAGE_KEY', () => Error>

/** What is sealed: opened for one draw by somebody who may open it anyway, and the audit log says so. */
export type OpenedSource =
  | { from: 'loan_run'; loans: Buffer }
  | { from: 'hmda_register'; register: OpenedEntries }

export const isSealed = ({ from }: Population): boolean => from === 'loan_run' || from === 'hmda_register'

export async function openSealed(
  source: Population,
  context: OpenRunContext<'hmda.open'>,
  errors: Refusals,
): Promise<OpenedSource | undefined> {
  if (source.from === 'loan_run') {
    const refusals = { NOT_FOUND: errors.POPULATION_UNKNOWN, OTHER_STORAGE_KEY: errors.OTHER_STORAGE_KEY }
    const loans = await openRun(source.sourceId, context, refusals, 'loan_test.open_run')
    return { from: source.from, loans }
  }
  if (source.from !== 'hmda_register') return undefined
  const register = await openEntries(source.sourceId, context, errors)
  return { from: source.from, register }
}

/** No key opens a stored register, so none draws from one. */
async function openEntries(
  id: string,
  { institutionId, member, inInstitution, recordAct, storageKey }: OpenRunContext<'hmda.open'>,
  errors: Refusals,
): Promise<OpenedEntries> {
  if (member.key) throw errors.POPULATION_UNKNOWN()
  return inInstitution(async (tx) => {
    if (!(await isSeen(tx, member, id))) throw errors.POPULATION_UNKNOWN()
    const opened = await openRegister(tx, institutionId, id, storageKey)
    if (opened === 'gone') throw errors.POPULATION_UNKNOWN()
    if (opened === 'sealed') throw errors.OTHER_STORAGE_KEY()
    await recordAct(tx, { action: 'hmda.open', subjectId: id, detail: {} })
    return opened
  })
}
