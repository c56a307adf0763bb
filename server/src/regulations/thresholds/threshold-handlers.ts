import { loanTestData } from '../../lending/loan-tests/loan-test-data-store.ts'
import { everyone } from '../../platform/procedures.ts'

export const thresholdHandlers = {
  /** As loan tests read it: what this installation imported is in it. */
  list: everyone.thresholds.list.handler(async ({ context: { db } }) =>
    [...(await loanTestData(db)).thresholds.values()].flat(),
  ),
}
