import { signedIn } from '../procedures.ts'
import { listLatestUpdates } from '../regulatory-updates/regulatory-update-store.ts'
import { SAMPLE_STAT_CARDS } from '../sample-data/dashboard-figures.ts'

const RECENT_UPDATES = 3

export const dashboardHandlers = {
  overview: signedIn.dashboard.overview.handler(async ({ context: { db } }) => ({
    statCards: [...SAMPLE_STAT_CARDS],
    figuresAreSample: true,
    recentUpdates: await listLatestUpdates(db, RECENT_UPDATES),
  })),
}
