import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import type { SamplePart } from '../../platform/session/sample-part.ts'
import { readShared, takeSnapshot } from './daily-snapshots.ts'

const DAYS = 90

/** Ninety days as the daily job counts them, with the clock set to each day; the dates of the rows make the history. */
export const snapshotSample: SamplePart = {
  name: 'snapshots',
  async make({ institutionId, today, db, inInstitution }) {
    const shared = await readShared(db)
    const last = parseDay(today, 'today')
    await inInstitution(async (tx) => {
      for (let ago = DAYS; ago > 0; ago--)
        await takeSnapshot(tx, institutionId, { day: formatDay(last - ago), isPast: true }, shared, {
          isLate: false,
        })
    })
  },
}
