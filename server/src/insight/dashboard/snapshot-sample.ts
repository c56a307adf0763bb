import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { loanTestData } from '../../lending/loan-tests/loan-test-data-store.ts'
import type { SamplePart } from '../../platform/session/sample-part.ts'
import { takeSnapshot } from './daily-snapshots.ts'
import { countArticles } from './figure-store.ts'

const DAYS = 90

/** Ninety days as the daily job would have counted them: the same count, with the clock set to each day. */
export const snapshotSample: SamplePart = {
  name: 'snapshots',
  async make({ institutionId, today, db, inInstitution }) {
    const shared = { complianceArticles: await countArticles(db), tables: await loanTestData(db) }
    const last = parseDay(today, 'today')
    await inInstitution(async (tx) => {
      for (let ago = DAYS; ago > 0; ago--)
        await takeSnapshot(tx, institutionId, formatDay(last - ago), shared)
    })
  },
}
